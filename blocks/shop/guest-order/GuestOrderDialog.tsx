import { MAX_EMAIL } from '#api/rules/email-address.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { useShopper } from '../session/shopper.ts'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'
import styles from './GuestOrder.module.css'
import { useGuestOrder } from './useGuestOrder.ts'

/** Longest number of an order anybody types (characters); ours. */
const MAX_ORDER_CODE = 40

interface Props {
  /** What `showOverlay` hands over. */
  readonly leave: () => void
  /** Opens the order's page; by a page load unless said otherwise. */
  readonly open?: (href: string) => void
}

const load = (href: string) => location.assign(href)

/**
 * Looks up the order of somebody without an account; members find the way to theirs as well. To be shown by `showOverlay`,
 * together with `loadTexts('service')`. Source: M-159 … M-167, L-116 … L-123, LO-77, LO-92, MO-85.
 */
export function GuestOrderDialog({ leave, open = load }: Props) {
  const t = useTranslations('service.guestOrder')
  const formId = useId()
  const { isOpen, onClose } = useOverlayDialog(leave)
  const { submit, change, problems, isIncorrect, isLooking } = useGuestOrder(open)
  const isMember = useShopper()?.isVisitor === false
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="form"
      title={t('title')}
      actions={
        <Button type="submit" form={formId} isWide isLoading={isLooking}>
          {t('send')}
        </Button>
      }
    >
      <p>{t('intro')}</p>
      <form
        id={formId}
        noValidate
        className={styles.form}
        aria-label={t('title')}
        onSubmit={event => void submit(event)}
      >
        <TextField
          name="orderCode"
          isRequired
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_ORDER_CODE}
          label={t('orderCode')}
          error={problems.orderCode && t(`problems.${problems.orderCode}`)}
          onChange={() => change('orderCode')}
        />
        <TextField
          name="email"
          type="email"
          isRequired
          autoComplete="email"
          inputMode="email"
          maxLength={MAX_EMAIL}
          label={t('email')}
          error={problems.email && t(`problems.${problems.email}`)}
          onChange={() => change('email')}
        />
      </form>
      <p role="alert" className={styles.incorrect}>
        {isIncorrect && t('incorrect')}
      </p>
      {isMember && (
        <p>
          <a href={NAMED_PAGES.userOrders} className={styles.mine} onClick={onClose}>
            {t('myOrders')}
          </a>
        </p>
      )}
    </Dialog>
  )
}
