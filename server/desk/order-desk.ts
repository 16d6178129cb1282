import { Router, type Request } from 'express'
import { rateLimit } from 'express-rate-limit'
import { z } from 'zod'
import { COURIER_CODES } from '#api/order/couriers.ts'
import { orderNumber } from '#api/order/find-order.ts'
import type { Fulfilled, Fulfilment, FulfilmentProblem } from '#api/order/fulfilment.ts'
import type { OrderDetails } from '#api/order/order-details.ts'
import type { OrderList } from '#api/order/order-list.ts'
import { type OrderRecord, orderRecord } from '#api/order/order-record.ts'
import { ORDER_STATUSES } from '#api/order/order-status.ts'
import type { OrderStore, StoredOrder } from '#api/order/order-store.ts'
import { toCents, toWire } from '#api/shared/money.ts'
import type { Operator } from '#content-store/client/types.ts'
import { answer, errorAnswer } from '#content-store/http/answer.ts'
import { jsonBody } from '#content-store/http/json-body.ts'
import { operatorOf, sameOriginOnly, signedInOnly } from '#content-store/http/session-routes.ts'
import type { Operators } from '#content-store/operators.ts'
import { done, type Outcome, type Refusal, refuse } from '#content-store/outcome.ts'
import { may, type Right } from '#content-store/roles.ts'

/** Where the operators' order operations stand. */
export const ORDER_DESK_PATH = '/api/desk/orders'

const BODY_BYTES = 16 * 1024
/** Calls of one operator in a minute. The choice is ours. */
const CALLS_PER_MINUTE = 120
const MAX_PAGE = 100

interface OrderDeskParts {
  readonly operators: Operators
  readonly orders: Pick<OrderStore, 'find' | 'findByNumber'>
  readonly orderList: Pick<OrderList, 'latest'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  readonly fulfilment: Fulfilment
  readonly clock: () => number
  /** Called with errors that were answered with 500. */
  readonly report: (error: unknown) => void
}

const listSchema = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  after: z.string().max(40).optional(),
  size: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
})
const unitSchema = z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) })
const shipSchema = z.strictObject({
  carrier: z.enum(COURIER_CODES),
  trackingNo: z.string().max(100).default(''),
  memo: z.string().max(1000).default(''),
  lines: z.array(unitSchema).min(1).max(200).optional(),
})
const receiveSchema = z.strictObject({ shipment: z.int().min(1).optional() })
const trackSchema = z.strictObject({ shipment: z.int().min(1), remark: z.string().max(1000) })
const cancelSchema = z.strictObject({ reason: z.string().max(1000) })
const refundSchema = z.strictObject({
  /** Dollars, as on the wire. */
  amount: z.number().positive().max(10_000_000).multipleOf(0.01),
  reason: z.string().max(1000),
})

/** A refusal of an operation in the operator's language. */
function refusalOf(problem: FulfilmentProblem): Refusal {
  switch (problem.code) {
    case 'ORDER_UNKNOWN':
      return refuse(404, 'orderNotFound')
    case 'ORDER_STATE':
      return refuse(409, 'orderState', { values: { status: problem.status } })
    case 'UNITS':
      return refuse(409, 'orderUnits', { values: { line: problem.position + 1, left: problem.left } })
    case 'NOTHING_TO_SHIP':
      return refuse(409, 'nothingToShip')
    case 'TRACKING_NO':
      return refuse(422, 'trackingNo')
    case 'SHIPMENT_UNKNOWN':
      return refuse(404, 'shipmentNotFound')
    case 'NOTHING_TO_RECEIVE':
      return refuse(409, 'nothingToReceive')
    case 'REFUND_AMOUNT':
      return refuse(409, 'refundAmount', { values: { left: problem.left / 100 } })
    case 'REMARK':
      return refuse(422, 'orderRemark')
  }
}

const summaryOf = (order: StoredOrder) => ({
  code: order.code,
  number: order.externalNo,
  status: order.status,
  placed: new Date(order.createdAt).toISOString(),
  email: order.email,
  amount: toWire(order.amounts.amount),
  isPaid: order.isPaid,
  units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

const detailOf = (record: OrderRecord) => ({
  ...record,
  amount: toWire(record.amount),
  refunds: record.refunds.map(refund => ({ ...refund, amount: toWire(refund.amount) })),
})

type Act = { readonly by: string; readonly now: number }

/** What operators do with orders. Each operation reads its wish, and says what role may ask for it. */
const OPERATIONS = {
  ship: {
    right: 'shipOrders',
    schema: shipSchema,
    run: (fulfilment: Fulfilment, code: string, wish: z.output<typeof shipSchema>, act: Act) =>
      fulfilment.ship(code, {
        ...act,
        courier: wish.carrier,
        trackingNo: wish.trackingNo,
        memo: wish.memo,
        lines: wish.lines?.map(({ line, quantity }) => ({ position: line - 1, quantity })),
      }),
  },
  received: {
    right: 'shipOrders',
    schema: receiveSchema,
    run: (fulfilment: Fulfilment, code: string, wish: z.output<typeof receiveSchema>, act: Act) =>
      fulfilment.receive(code, { ...act, ...wish }),
  },
  track: {
    right: 'shipOrders',
    schema: trackSchema,
    run: (fulfilment: Fulfilment, code: string, wish: z.output<typeof trackSchema>, act: Act) =>
      fulfilment.track(code, { ...act, ...wish }),
  },
  cancel: {
    right: 'payBack',
    schema: cancelSchema,
    run: (fulfilment: Fulfilment, code: string, wish: z.output<typeof cancelSchema>, act: Act) =>
      fulfilment.cancel(code, { ...act, ...wish }),
  },
  refund: {
    right: 'payBack',
    schema: refundSchema,
    run: (fulfilment: Fulfilment, code: string, wish: z.output<typeof refundSchema>, act: Act) =>
      fulfilment.refund(code, { ...act, reason: wish.reason, amount: toCents(wish.amount) }),
  },
} as const

interface Operation<Wish> {
  readonly right: Right
  readonly schema: z.ZodType<Wish>
  readonly run: (fulfilment: Fulfilment, code: string, wish: Wish, act: Act) => Promise<Fulfilled>
}

const malformed = (error: z.ZodError): Refusal =>
  refuse(400, 'requestMalformed', { values: { path: error.issues[0]?.path.join('.') || 'body' } })

/**
 * Orders for operators over HTTP: what `npm run orders` does, with the session and the role of the page builder. Events name the
 * operator. Answers are the content store's envelopes; amounts are `{ amount, currencyCode }`.
 */
export function orderDesk(parts: OrderDeskParts): Router {
  const { operators, orders, orderList, orderDetails, fulfilment, clock, report } = parts
  const router = Router()
  router.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
  router.use(sameOriginOnly, signedInOnly(operators))
  router.use(
    rateLimit({
      windowMs: 60_000,
      limit: CALLS_PER_MINUTE,
      keyGenerator: (_, response) => operatorOf(response).name,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: (request, response) => answer(request, response, refuse(429, 'tooManyRequests')),
    }),
  )

  const allowed = async (
    actor: Operator,
    right: Right,
    job: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))

  const detail = async (code: string): Promise<Outcome<unknown>> => {
    const order = await orders.find(code)
    return order
      ? done(detailOf(await orderRecord(order, orderDetails([code]))))
      : refuse(404, 'orderNotFound')
  }

  const operate = async <Wish>(
    { right, schema, run }: Operation<Wish>,
    request: Request<{ number: string }>,
    actor: Operator,
  ): Promise<Outcome<unknown>> =>
    allowed(actor, right, async () => {
      const wish = schema.safeParse(request.body)
      if (!wish.success) return malformed(wish.error)
      const order = await orders.findByNumber(orderNumber(request.params.number))
      if (!order) return refuse(404, 'orderNotFound')
      const outcome = await run(fulfilment, order.code, wish.data, { by: actor.name, now: clock() })
      return outcome.ok ? detail(order.code) : refusalOf(outcome.problem)
    })

  router.get('/', async (request, response) =>
    answer(
      request,
      response,
      await allowed(operatorOf(response), 'readOrders', async () => {
        const wanted = listSchema.safeParse(request.query)
        if (!wanted.success) return malformed(wanted.error)
        const { size, ...filter } = wanted.data
        const found = await orderList.latest({ status: filter.status, after: filter.after, most: size + 1 })
        if (!found) return refuse(404, 'orderNotFound')
        return done({ orders: found.slice(0, size).map(summaryOf), hasMore: found.length > size })
      }),
    ),
  )
  router.get('/:number', async (request, response) =>
    answer(
      request,
      response,
      await allowed(operatorOf(response), 'readOrders', async () => {
        const order = await orders.findByNumber(orderNumber(request.params.number))
        return order ? detail(order.code) : refuse(404, 'orderNotFound')
      }),
    ),
  )
  for (const [name, operation] of Object.entries(OPERATIONS))
    router.post(`/:number/${name}`, ...jsonBody(BODY_BYTES), async (request, response) => {
      // Each operation reads the wish of its own schema.
      const outcome = await operate(
        operation as Operation<unknown>,
        request as Request<{ number: string }>,
        operatorOf(response),
      )
      answer(request, response, outcome)
    })
  router.use((request, response) => answer(request, response, refuse(404, 'routeNotFound')))
  router.use(errorAnswer(report))
  return router
}
