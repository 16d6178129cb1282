import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark } from '#api/rules/remark.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { RefundLimit } from '../parts/RefundLimit.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** Cancels a paid order of which nothing has left; what was paid goes back. */
export function CancelDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders.cancel')
  const money = useDeskMoney()
  const cancel = useOrderOperation('cancel', order, () => onDone(t('done', { number: order.number })))
  const amount = order.refundable.amount > 0 ? money(order.refundable) : 'none'
  return (
    <CancelForm
      title={t('title', { number: order.number })}
      text={t('text', { amount })}
      refunds={order.refundable.amount > 0}
      operation={cancel}
      onClose={onClose}
    />
  )
}

interface Props {
  readonly title: string
  readonly text: string
  /** True if it pays something back. */
  readonly refunds?: boolean
  readonly operation: {
    readonly isPending: boolean
    readonly error: Error | null
    readonly start: (input: { readonly reason: string }) => void
  }
  readonly onClose: () => void
}

/** Asks for the reason of a cancellation. */
export function CancelForm({ title, text, refunds = false, operation, onClose }: Props) {
  const t = useTranslations('editor.orders.cancel')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const submit = () => {
    setTried(true)
    if (isRemark(reason)) operation.start({ reason })
  }
  return (
    <OperationDialog
      title={title}
      submit={t('submit')}
      isGrave
      isPending={operation.isPending}
      error={operation.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text}</p>
      {refunds && <RefundLimit />}
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        error={hasTried && !isRemark(reason) ? t('missing') : undefined}
        onChange={setReason}
      />
    </OperationDialog>
  )
}
