/** Operations on one order: `orders.ship` and so on at the desk. */
export type OrderOperation =
  | 'ship'
  | 'close-units'
  | 'received'
  | 'track'
  | 'cancel-unpaid'
  | 'cancel'
  | 'refund'
  | 'return-payment'

/** Operations on one return: `returns.approve` and so on at the desk. */
export type ReturnOperation =
  | 'approve'
  | 'refuse'
  | 'received-back'
  | 'exchange-out'
  | 'exchange-received'
  | 'refund'
