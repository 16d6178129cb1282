import { ApiError } from '#api/client/api-error.ts'
import { lookUpOrder } from '#api/client/support/support.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { NAMED_PAGES } from '../../page/link-target.ts'
import { useBlockContext } from '../../page/view.ts'
import { type Refusal, trimmed } from '../form/form-values.ts'
import { CODE_TEXT, EMAIL_TEXT } from '../form/text-kinds.ts'
import { useForm } from '../form/useForm.ts'
import { useOverlayDialog } from '../popups/useOverlayDialog.ts'
import { useShopper } from '../session/shopper.ts'
import {
  EMPTY_LOOK_UP,
  INCORRECT,
  type LookUpProblem,
  lookUpProblems,
  type LookUpValues,
} from './guest-order.ts'
import styles from './GuestOrder.module.css'
import { orderHref } from '../order/order-links.ts'

/** Longest order number (characters); ours. */
const MAX_ORDER_CODE = 40

interface Props {
  /** Argument of `showOverlay`. */
  readonly leave: () => void
  /** Opens the order's page; by a page load unless said otherwise. */
  readonly open?: (href: string) => void
}

const load = (href: string) => location.assign(href)

/**
 * Looks up an order that was placed without an account; members also find a link to their orders. Show it by `showOverlay`,
 * together with `loadTexts('service')`. Source: M-159 … M-167, L-116 … L-123, LO-77, LO-92, MO-85.
 */
export function GuestOrderDialog({ leave, open = load }: Props) {
  const t = useTranslations('service.guestOrder')
  const formId = useId()
  const { isOpen, onClose } = useOverlayDialog(leave)
  const form = useLookUp(open)
  const isMember = useShopper()?.isVisitor === false
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="form"
      title={t('title')}
      actions={
        <Button type="submit" form={formId} isWide isLoading={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <p>{t('intro')}</p>
      <form {...form.form} id={formId} className={styles.form} aria-label={t('title')}>
        <TextField
          {...form.text('orderCode')}
          isRequired
          {...CODE_TEXT}
          maxLength={MAX_ORDER_CODE}
          label={t('orderCode')}
        />
        <TextField {...form.text('email')} {...EMAIL_TEXT} isRequired label={t('email')} />
      </form>
      <p role="alert" className={styles.incorrect}>
        {form.notice}
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

/** A wrong pair shows a message until something changes; other failures show nothing. Source: L-117 … L-123, M-161 … M-167. */
function useLookUp(open: (href: string) => void) {
  const t = useTranslations('service.guestOrder')
  const { api } = useBlockContext()
  // With a code of its own, as the shared one would show a toast too.
  const incorrect: Refusal = { code: 'ORDER_NOT_FOUND', message: t('incorrect'), field: null }
  const onlyIncorrect = (codes: readonly string[]) => (codes.includes(INCORRECT) ? [incorrect] : [])
  return useForm<LookUpValues, LookUpProblem>({
    initial: EMPTY_LOOK_UP,
    validate: values => lookUpProblems(trimmed(values)),
    texts: { problem: problem => t(`problems.${problem}`), network: '', server: '' },
    async send(values) {
      const fields = trimmed(values)
      try {
        const { token, userErrors } = await lookUpOrder(api, fields)
        if (!token) return onlyIncorrect(userErrors.map(({ code }) => code))
        // A page load, so that the token is used for nothing else.
        open(orderHref(fields.orderCode, token))
        return undefined
      } catch (error) {
        if (error instanceof ApiError) return onlyIncorrect([error.code])
        throw error
      }
    },
  })
}
