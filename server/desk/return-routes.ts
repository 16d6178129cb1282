import { Router } from 'express'
import { z } from 'zod'
import { AFTER_SALES_STATUSES } from '#api/after-sales/after-sales-status.ts'
import type { AfterSalesProblem, AfterSalesRecord } from '#api/after-sales/after-sales-record.ts'
import { isLate, type ReturnRecord, returnRecord } from '#api/after-sales/return-record.ts'
import type { ReturnsDesk } from '#api/after-sales/returns-desk.ts'
import type { OrderDetails } from '#api/order/order-details.ts'
import type { OrderStore } from '#api/order/order-store.ts'
import { toWire } from '#api/shared/money.ts'
import { answer } from '#content-store/http/answer.ts'
import { operatorOf } from '#content-store/http/session-routes.ts'
import { done, type Outcome, type Refusal, refuse } from '#content-store/outcome.ts'
import { ifAllowed } from '#content-store/roles.ts'
import { addOperations, guarded, operationsOf, pageFields, parcelFields, withWish } from './operation.ts'

export interface ReturnDeskParts {
  readonly returnsDesk: ReturnsDesk
  readonly orders: Pick<OrderStore, 'find' | 'findAll'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  readonly clock: () => number
}

const listSchema = z.object({ status: z.enum(AFTER_SALES_STATUSES).optional(), ...pageFields })
const nothing = z.strictObject({})

/** A refusal of an operation in the operator's language. */
function refusalOf(problem: AfterSalesProblem): Refusal {
  switch (problem.code) {
    case 'AFTER_SALES_UNKNOWN':
      return refuse(404, 'returnNotFound')
    case 'ORDER_UNKNOWN':
      return refuse(404, 'orderNotFound')
    case 'AFTER_SALES_STATE':
      return refuse(409, 'returnState', { values: { status: problem.status } })
    case 'AFTER_SALES_REFUNDED':
      return refuse(409, 'returnRefunded')
    case 'AFTER_SALES_TYPE':
      return refuse(409, 'returnNoExchange')
    case 'AFTER_SALES_STOCK':
      return refuse(409, 'returnStock', { values: { skus: problem.skuCodes.join(', ') } })
    case 'AFTER_SALES_TRACKING':
      return refuse(422, 'trackingNo')
    case 'AFTER_SALES_REMARK':
      return refuse(422, 'orderRemark')
    default:
      // The others are about what shoppers ask for, which no operator does here.
      throw new Error(`An operator met ${problem.code}`)
  }
}

const operation = operationsOf<ReturnsDesk, AfterSalesProblem>(refusalOf)

/** What operators do with returns and exchanges. */
const OPERATIONS = {
  approve: operation('handleReturns', nothing, (desk, code, act) => desk.approve(code, act)),
  refuse: operation('handleReturns', z.strictObject({ reason: z.string().max(1000) }), (desk, code, wish) =>
    desk.refuse(code, wish),
  ),
  'received-back': operation(
    'handleReturns',
    z.strictObject({ isDamaged: z.boolean().default(false) }),
    (desk, code, wish) => desk.receivedBack(code, wish),
  ),
  refund: operation('payBack', nothing, (desk, code, act) => desk.refund(code, act)),
  'exchange-out': operation(
    'handleReturns',
    z.strictObject(parcelFields),
    (desk, code, { carrier, ...wish }) => desk.exchangeOut(code, { ...wish, courier: carrier }),
  ),
  'exchange-received': operation('handleReturns', nothing, (desk, code, act) =>
    desk.exchangeReceived(code, act),
  ),
}

const detailOf = (record: ReturnRecord) => ({
  ...record,
  amount: toWire(record.amount),
  refund: record.refund && { ...record.refund, amount: toWire(record.refund.amount) },
  lines: record.lines.map(line => ({ ...line, amount: toWire(line.amount) })),
})

const summaryOf = ({ head, lines }: AfterSalesRecord, orderNumber: string, now: number) => ({
  number: head.code,
  order: orderNumber,
  type: head.type,
  status: head.status,
  asked: new Date(head.created_at).toISOString(),
  reason: head.reason,
  amount: toWire(head.amount + head.freight),
  goDollar: head.points,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  /** Open for more than three weeks. */
  isLate: isLate({ status: head.status, asked: head.created_at }, now),
})

/** Returns and exchanges for operators: lists, one of them with its photos, and what is done with it. */
export function returnRoutes({ returnsDesk, orders, orderDetails, clock }: ReturnDeskParts): Router {
  const router = Router()
  const unknown = refuse(404, 'returnNotFound')
  const codeOf = async (number: string) => (await returnsDesk.find(number))?.head.code
  const detail = async (code: string): Promise<Outcome<unknown>> => {
    const record = await returnsDesk.find(code)
    const order = record && (await orders.find(record.head.order_code))
    if (!record || !order) return unknown
    return done(detailOf(await returnRecord(record, order, orderDetails([order.code]))))
  }

  router.get(
    '/',
    guarded('readOrders', ({ query }) =>
      withWish(listSchema, query, async ({ size, status, after }) => {
        const found = await returnsDesk.list({ status, after, most: size + 1 })
        if (!found) return unknown
        const page = found.slice(0, size)
        const known = await orders.findAll(page.map(({ head }) => head.order_code))
        const numbers = new Map(known.map(({ code, externalNo }) => [code, externalNo]))
        const now = clock()
        return done({
          returns: page.map(each => summaryOf(each, numbers.get(each.head.order_code) ?? '', now)),
          hasMore: found.length > size,
        })
      }),
    ),
  )
  router.get(
    '/:number',
    guarded<{ number: string }>('readOrders', ({ params }) => detail(params.number)),
  )
  router.get('/:number/photos/:id', async (request, response) => {
    const { number, id } = request.params
    const photo = await ifAllowed(operatorOf(response), 'readOrders', async () => {
      const found = (await returnsDesk.photos(number)).find(each => each.id === id)
      return found ? done(found.bytes) : refuse(404, 'photoNotFound')
    })
    if (photo.status !== 200) return answer(request, response, photo)
    response.type('image/jpeg').send(Buffer.from(photo.data))
  })
  addOperations(router, { operations: OPERATIONS, desk: returnsDesk, clock, codeOf, unknown, detail })
  return router
}
