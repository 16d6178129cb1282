import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../database/tables.ts'
import { AFTER_SALES_STATUSES } from '../rules/after-sales-status.ts'
import type { WebhookType } from '../rules/webhook-types.ts'
import { toWire } from '../shared/money.ts'
import { emitEvents } from '../webhooks/emit-events.ts'
import type { WebhookEvent } from '../webhooks/webhook-events.ts'
import type { NewOrderEvent } from './order-events.ts'

const TYPES: ReadonlyMap<string, WebhookType> = new Map<string, WebhookType>([
  ['PLACED', 'order.placed'],
  ['PAID', 'order.paid'],
  ['CANCELLED', 'order.cancelled'],
  ['SHIPPED', 'order.shipped'],
  ['REFUNDED', 'order.refunded'],
  ...AFTER_SALES_STATUSES.map(status => [`AFTER_SALES_${status}`, 'return.changed'] as const),
])

const shippedSchema = z.object({ shipment: z.int(), isLast: z.boolean() })
const refundedSchema = z.object({ amount: z.int() })
const returnSchema = z.object({ afterSales: z.string(), type: z.enum(['RETURN', 'EXCHANGE', 'REFUND']) })

const STATUS_AT = 'AFTER_SALES_'.length
const statusSchema = z.enum(AFTER_SALES_STATUSES)

/** The event as programs hear of it. */
function eventOf(
  type: WebhookType,
  { kind, at, detail = {} }: NewOrderEvent,
  {
    external_no: order,
    amount,
    is_paid,
    is_trial,
  }: Pick<Tables['order_head'], 'external_no' | 'amount' | 'is_paid' | 'is_trial'>,
): WebhookEvent | undefined {
  const total = toWire(amount)
  switch (type) {
    case 'order.placed':
      return { type, at, data: { order, total, isPaid: is_paid === 1, isTrial: is_trial === 1 } }
    case 'order.paid':
    case 'order.cancelled':
      return { type, at, data: { order, total } }
    case 'order.shipped': {
      const { shipment, isLast } = shippedSchema.parse(detail)
      return { type, at, data: { order, shipment, isLast } }
    }
    case 'order.refunded':
      return { type, at, data: { order, refunded: toWire(refundedSchema.parse(detail).amount) } }
    case 'return.changed': {
      const { afterSales, type: of } = returnSchema.parse(detail)
      const status = statusSchema.parse(kind.slice(STATUS_AT))
      return { type, at, data: { order, return: afterSales, type: of, status } }
    }
    default:
      return undefined
  }
}

/** Notifies programs of what happened to an order whose row is locked. */
export async function notifyPrograms(trx: Transaction<Tables>, event: NewOrderEvent): Promise<void> {
  const type = TYPES.get(event.kind)
  if (!type) return
  await emitEvents(trx, type, async () => {
    const head = await trx
      .selectFrom('order_head')
      .select(['external_no', 'amount', 'is_paid', 'is_trial'])
      .where('code', '=', event.code)
      .executeTakeFirstOrThrow()
    const made = eventOf(type, event, head)
    return made ? [made] : []
  })
}
