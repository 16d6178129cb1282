import type { DeskOrder } from '#desk/orders/desk-order.ts'

/** Props of an operation's dialog. */
export interface OrderDialogProps {
  readonly order: DeskOrder
  /** Called with what to say about it. */
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}
