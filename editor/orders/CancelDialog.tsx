import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark } from '#api/rules/remark.ts'
import { OperationDialog } from '../desk/OperationDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './OrderDialog.tsx'
import { RemarkField } from '../desk/RemarkField.tsx'
import { useDeskMoney } from '../desk/use-desk-money.ts'

/** Cancels a paid order of which nothing has left; what was paid goes back. */
export function CancelDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders.cancel')
  const money = useDeskMoney()
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const cancel = useOrderOperation('cancel', order, () => onDone(t('done', { number: order.number })))
  const submit = () => {
    setTried(true)
    if (isRemark(reason)) cancel.start({ reason })
  }
  const amount = order.refundable.amount > 0 ? money(order.refundable) : 'none'
  return (
    <OperationDialog
      title={t('title', { number: order.number })}
      submit={t('submit')}
      isGrave
      isPending={cancel.isPending}
      error={cancel.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text', { amount })}</p>
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
