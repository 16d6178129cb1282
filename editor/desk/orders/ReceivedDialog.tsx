import { useTranslations } from 'use-intl'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'

interface Props extends OrderDialogProps {
  /** All that are on their way by default. */
  readonly shipment?: number
}

/** Marks a parcel as received, or all that are on their way. */
export function ReceivedDialog({ order, shipment, onDone, onClose }: Props) {
  const t = useTranslations('editor.orders.received')
  const received = useOrderOperation('received', order, () => onDone(t('done', { number: order.number })))
  return (
    <OperationDialog
      title={shipment === undefined ? t('titleAll') : t('title', { shipment })}
      submit={t('submit')}
      isPending={received.isPending}
      error={received.error}
      onSubmit={() => received.start(shipment === undefined ? {} : { shipment })}
      onClose={onClose}
    >
      <p>{t('text')}</p>
    </OperationDialog>
  )
}
