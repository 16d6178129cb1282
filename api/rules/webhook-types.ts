/** Events that programs can be notified of. Names are part of the API: chosen once, kept for good. */
export const WEBHOOK_TYPES = [
  'order.placed',
  'order.paid',
  'order.cancelled',
  'order.shipped',
  'order.refunded',
  'return.changed',
  'stock.changed',
  'product.changed',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]

/** State of a delivery. One that was given up is sent again only if staff ask for it. */
export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
