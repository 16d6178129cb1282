import type { DeskSparePayment } from '#desk/orders/desk-order.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { CancelUnpaidDialog } from './CancelUnpaidDialog.tsx'
import { CloseUnitsDialog } from './CloseUnitsDialog.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { ReturnPaymentDialog } from './ReturnPaymentDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'
import { TrackDialog } from './TrackDialog.tsx'
import type { OrderDialogProps } from './order-dialog-props.ts'

/** Operation in the dialog; without a parcel, to the order as a whole. */
export type Asked =
  | { readonly operation: 'ship' | 'close-units' | 'cancel-unpaid' | 'cancel' | 'refund' }
  | { readonly operation: 'return-payment'; readonly payment: DeskSparePayment }
  | { readonly operation: 'received'; readonly shipment?: number }
  | { readonly operation: 'track'; readonly shipment: number }

/** The dialog of an operation. */
export function OrderDialog({ asked, ...props }: OrderDialogProps & { readonly asked: Asked }) {
  switch (asked.operation) {
    case 'ship':
      return <ShipDialog {...props} />
    case 'received':
      return <ReceivedDialog {...props} {...('shipment' in asked && { shipment: asked.shipment })} />
    case 'track':
      return <TrackDialog {...props} shipment={asked.shipment} />
    case 'close-units':
      return <CloseUnitsDialog {...props} />
    case 'cancel-unpaid':
      return <CancelUnpaidDialog {...props} />
    case 'return-payment':
      return <ReturnPaymentDialog {...props} payment={asked.payment} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'refund':
      return <RefundDialog {...props} />
  }
}
