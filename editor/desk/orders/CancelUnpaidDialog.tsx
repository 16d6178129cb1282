import { useTranslations } from 'use-intl'
import { CancelForm } from './CancelDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'

/** Cancels an order that waits for payment; what it holds is free at once. */
export function CancelUnpaidDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders')
  const cancel = useOrderOperation('cancel-unpaid', order, () =>
    onDone(t('cancel.done', { number: order.number })),
  )
  return (
    <CancelForm
      title={t('cancel-unpaid.title', { number: order.number })}
      text={t('cancel-unpaid.text')}
      operation={cancel}
      onClose={onClose}
    />
  )
}
