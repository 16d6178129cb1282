import { useTranslations } from 'use-intl'
import { RefundLimit } from '../parts/RefundLimit.tsx'
import { type OperationProps, ReturnDialog } from './ReturnDialog.tsx'
import { useWorth } from './use-worth.ts'

const nothing = () => ({})

/** Lets the shopper send the goods back. */
export function ApproveDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.approve')
  const { method, isReturnFree } = props.record
  return (
    <ReturnDialog {...props} operation="approve" read={nothing}>
      <p>{t('text', { way: method === 'SHOP' ? 'shop' : isReturnFree ? 'free' : 'paid' })}</p>
    </ReturnDialog>
  )
}

/** Ends an exchange. */
export function ExchangeReceivedDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.exchange-received')
  return (
    <ReturnDialog {...props} operation="exchange-received" read={nothing}>
      <p>{t('text')}</p>
    </ReturnDialog>
  )
}

/** Pays back; names how much, and what becomes of the goods. Source: MO-73, MO-76. */
export function RefundDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.refund')
  const worth = useWorth()
  const { status, type, refundable, goDollar, isRefunded } = props.record
  return (
    <ReturnDialog {...props} operation="refund" isGrave read={nothing}>
      <p>{t('text', { worth: worth(refundable, isRefunded ? 0 : goDollar) })}</p>
      <RefundLimit />
      {status === 'NEW' && <p>{t('keeps')}</p>}
      {status === 'BACK_IN_STORAGE' && type === 'EXCHANGE' && <p>{t('noExchange')}</p>}
    </ReturnDialog>
  )
}
