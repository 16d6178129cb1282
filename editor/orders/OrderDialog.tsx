import type { DeskOrder } from '#api/client/desk/orders.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ReceivedDialog } from './ReceivedDialog.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'
import { TrackDialog } from './TrackDialog.tsx'

/** What an operator is about to do; without a parcel, to the order as a whole. */
export type Asked =
  | { readonly operation: 'ship' | 'cancel' | 'refund' }
  | { readonly operation: 'received'; readonly shipment?: number }
  | { readonly operation: 'track'; readonly shipment: number }

/** What the dialog of an operation gets. */
export interface OrderDialogProps {
  readonly order: DeskOrder
  /** Called with what to say about it. */
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}

/** The dialog of an operation. */
export function OrderDialog({ asked, ...props }: OrderDialogProps & { readonly asked: Asked }) {
  switch (asked.operation) {
    case 'ship':
      return <ShipDialog {...props} />
    case 'received':
      return <ReceivedDialog {...props} {...('shipment' in asked && { shipment: asked.shipment })} />
    case 'track':
      return <TrackDialog {...props} shipment={asked.shipment} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'refund':
      return <RefundDialog {...props} />
  }
}
