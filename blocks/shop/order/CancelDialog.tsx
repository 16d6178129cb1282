import { type CancelReason, cancelOrder, type Order } from '#api/client/order/order.ts'
import { errorWords } from '#api/client/error-table.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import styles from './CancelDialog.module.css'

/** Source: M-121, MO-64. */
const REASONS = [
  'WRONG_ITEMS',
  'INPUT_ERROR',
  'PAYMENT_PROBLEM',
  'PRICE_DISSATISFIED',
  'BETTER_ALTERNATIVE',
  'NO_LONGER_NEEDED',
] as const satisfies readonly CancelReason[]

interface Props {
  readonly orderCode: string
  readonly token: string | null
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onCancelled: (order: Order) => void
}

/** Asks why, says what happens, and cancels once confirmed. Source: M-121, M-122. */
export function CancelDialog({ orderCode, token, isOpen, onClose, onCancelled }: Props) {
  const t = useTranslations('account.order.cancel')
  const { cancel, error, isBusy } = useCancel({ orderCode, token, onCancelled })
  const [reason, setReason] = useState<CancelReason>()
  const name = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="form"
      title={t('title')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            disabled={!reason}
            isLoading={isBusy}
            onClick={() => reason && void cancel(reason)}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>{t('why', { order: orderCode })}</legend>
        {REASONS.map(key => (
          <label key={key} className={styles.reason}>
            <input type="radio" name={name} checked={reason === key} onChange={() => setReason(key)} />
            {t(`reason.${key}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.small}>{t('effect')}</p>
      {error && <Notice tone="error">{error}</Notice>}
    </Dialog>
  )
}

function useCancel({ orderCode, token, onCancelled }: Pick<Props, 'orderCode' | 'token' | 'onCancelled'>) {
  const t = useTranslations('account.order.cancel')
  const { api } = useBlockContext()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const cancel = async (cancelReason: CancelReason) => {
    setBusy(true)
    setError(undefined)
    try {
      const how = token ? { token } : undefined
      const { order, userErrors } = await cancelOrder(api, { orderId: orderCode, cancelReason }, how)
      if (order) onCancelled(order)
      else setError(userErrors[0] ? errorWords(userErrors[0], t('failed')) : t('failed'))
    } catch {
      setError(t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { cancel, error, isBusy }
}
