import { z } from 'zod'
import { AFTER_SALES_STATUSES } from '../rules/after-sales-status.ts'
import { MOVE_REASONS } from '../rules/move-reason.ts'
import type { WebhookType } from '../rules/webhook-types.ts'

const money = z.strictObject({ amount: z.number(), currencyCode: z.string() })
const order = {
  /** Number of the order, by which `orders.find` finds it. */
  order: z.string(),
}
const total = { ...order, total: money }

/** An event: a sentence about it, and its data. Neither names nor addresses: a program asks the operations for the rest. */
interface EventDefinition {
  readonly summary: string
  readonly data: z.ZodObject
}

/** All events by their types. The OpenAPI document and the types of what is sent follow from it. */
const WEBHOOK_EVENTS = {
  'order.placed': {
    summary:
      'An order was placed. With `isPaid` there was nothing to pay, and no `order.paid` follows. With `isTrial` staff placed it while the shop was closed.',
    data: z.strictObject({ ...total, isPaid: z.boolean(), isTrial: z.boolean() }),
  },
  'order.paid': { summary: 'An order was paid.', data: z.strictObject(total) },
  'order.cancelled': {
    summary: 'An order was cancelled by the shopper, the shop or the deadline for its payment.',
    data: z.strictObject(total),
  },
  'order.shipped': {
    summary: 'A parcel of an order left. `isLast`: nothing of the order is left to ship.',
    data: z.strictObject({ ...order, shipment: z.int(), isLast: z.boolean() }),
  },
  'order.refunded': {
    summary: 'Money was paid back.',
    data: z.strictObject({ ...order, refunded: money }),
  },
  'return.changed': {
    summary: 'A return, an exchange or a refund of goods that stay took a step; `NEW` is the request.',
    data: z.strictObject({
      ...order,
      /** Number by which `returns.find` finds it. */
      return: z.string(),
      type: z.enum(['RETURN', 'EXCHANGE', 'REFUND']),
      status: z.enum(AFTER_SALES_STATUSES),
    }),
  },
  'stock.changed': {
    summary:
      'Stock on hand of a SKU changed. Units that unpaid and unshipped orders hold are still part of it. `null`: not counted.',
    data: z.strictObject({ sku: z.string(), onHand: z.int().nullable(), reason: z.enum(MOVE_REASONS) }),
  },
  'product.changed': {
    summary:
      'A product was added, changed or removed. What a promotion or the time changes about it is no such event.',
    data: z.strictObject({ spu: z.string() }),
  },
} as const satisfies Record<WebhookType, EventDefinition>

type DataOf<Type extends WebhookType> = z.output<(typeof WEBHOOK_EVENTS)[Type]['data']>

/** An event that programs are to hear of. */
export type WebhookEvent = {
  readonly [Type in WebhookType]: {
    readonly type: Type
    /** Epoch milliseconds. */
    readonly at: number
    readonly data: DataOf<Type>
  }
}[WebhookType]

/** Type of what `webhooks.test` sends, whichever events a receiver has chosen. */
export const TEST_TYPE = 'test'

/** The schema of a request's body. */
const bodySchema = (type: string, data: z.ZodType) =>
  z.strictObject({
    /** The same in each attempt: a receiver that knows it has nothing to do. */
    id: z.string(),
    type: z.literal(type),
    at: z.iso.datetime({ offset: true }),
    data,
  })

/** Bodies by type, with a sentence about each, for the OpenAPI document. */
export const WEBHOOK_BODIES: Readonly<
  Record<string, { readonly summary: string; readonly body: z.ZodType }>
> = {
  ...Object.fromEntries(
    Object.entries(WEBHOOK_EVENTS).map(([type, { summary, data }]) => [
      type,
      { summary, body: bodySchema(type, data) },
    ]),
  ),
  [TEST_TYPE]: {
    summary: 'Staff have asked for a test.',
    body: bodySchema(TEST_TYPE, z.strictObject({})),
  },
}
