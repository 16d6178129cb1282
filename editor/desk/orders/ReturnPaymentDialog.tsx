import { useTranslations } from 'use-intl'
import type { DeskSparePayment } from '#desk/orders/desk-order.ts'
import { RefundLimit } from '../parts/RefundLimit.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'

/** Refunds the whole of a payment that the order does not keep. */
export function ReturnPaymentDialog({
  order,
  payment: { number, amount },
  onDone,
  onClose,
}: OrderDialogProps & { readonly payment: DeskSparePayment }) {
  const t = useTranslations('editor.orders.return-payment')
  const money = useDeskMoney()
  const worth = amount ? money(amount) : ''
  const back = useOrderOperation('return-payment', order, () => onDone(t('done', { amount: worth })))
  return (
    <ConfirmDialog
      title={t('title', { amount: worth })}
      confirm={t('confirm')}
      cancel={t('back')}
      isPending={back.isPending}
      error={back.error}
      onConfirm={() => back.start({ payment: number })}
      onClose={onClose}
      more={<RefundLimit />}
    >
      {t('text', { number: order.number })}
    </ConfirmDialog>
  )
}
