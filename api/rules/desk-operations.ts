/** What an operator can do with an order; named as its route below `/api/desk/orders/:number`. */
export type OrderOperation =
  | 'ship'
  | 'close-units'
  | 'received'
  | 'track'
  | 'cancel-unpaid'
  | 'cancel'
  | 'refund'
  | 'return-payment'

/** What an operator can do with a return; named as its route below `/api/desk/returns/:number`. */
export type ReturnOperation =
  | 'approve'
  | 'refuse'
  | 'received-back'
  | 'exchange-out'
  | 'exchange-received'
  | 'refund'
