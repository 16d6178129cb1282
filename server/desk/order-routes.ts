import { Router } from 'express'
import { z } from 'zod'
import type {
  DeskOrder,
  DeskPage,
  DeskReceiver,
  DeskText,
  DeskUnpaidHolder,
  ListedDeskOrder,
  ReleasedUnpaid,
} from '#api/client/desk/orders.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import { orderNumber } from '#api/order/reading/find-order.ts'
import type { Fulfilment, FulfilmentProblem } from '#api/order/fulfilment/fulfilment.ts'
import { isToShip } from '#api/order/fulfilment/possible-operations.ts'
import type { UnitClosing } from '#api/after-sales/desk/close-units.ts'
import { HKD } from '#api/payment/paydollar-protocol.ts'
import type { OrderDetails } from '#api/order/reading/order-details.ts'
import type { OrderList } from '#api/order/reading/order-list.ts'
import { type OrderRecord, orderRecord } from '#api/order/reading/order-record.ts'
import { ORDER_STATUSES, type OrderStatus } from '#api/order/order-status.ts'
import type { OrderStore, StoredOrder } from '#api/order/order-store.ts'
import type { UnpaidHolder } from '#api/order/unpaid/unpaid-list.ts'
import { HOLDER_KINDS, type HolderKind } from '#api/rules/holder-kinds.ts'
import { receiverName } from '#api/rules/postal-address.ts'
import { isRemark } from '#api/rules/remark.ts'
import { toCents, toWire } from '#api/shared/money.ts'
import { placeLines } from '#blocks/shop/address/place-lines.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { formatMoney } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'
import {
  addOperations,
  BODY_BYTES,
  guarded,
  inBothLanguages,
  operationsOf,
  pageFields,
  pageOf,
  parcelFields,
  withInput,
} from './operation.ts'

export interface OrderDeskParts {
  readonly orders: Pick<OrderStore, 'find' | 'findByNumber'>
  readonly orderList: Pick<OrderList, 'latest'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  readonly fulfilment: Fulfilment
  readonly unpaidHolders: (kind: HolderKind) => Promise<readonly UnpaidHolder[]>
  readonly unitClosing: UnitClosing
  readonly clock: () => number
}

const listSchema = z.object({
  status: z.enum([...ORDER_STATUSES, 'TO_SHIP']).optional(),
  email: z.string().trim().max(200).optional(),
  ...pageFields,
})
/** The order as the operator saw it; an operation on another version is refused. */
const seen = { version: z.int().min(1).optional() }
const unitSchema = z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) })
const shipSchema = z.strictObject({
  ...parcelFields,
  memo: z.string().max(1000).default(''),
  lines: z.array(unitSchema).min(1).max(200).optional(),
  ...seen,
})
const receiveSchema = z.strictObject({ shipment: z.int().min(1).optional(), ...seen })
const trackSchema = z.strictObject({ shipment: z.int().min(1), remark: z.string().max(1000), ...seen })
const cancelSchema = z.strictObject({ reason: z.string().max(1000), ...seen })
const holdersSchema = z.object({ by: z.enum(HOLDER_KINDS).default('SHOPPER') })
/** Most orders released at once. */
const MOST_RELEASED = 100
const releaseSchema = z.strictObject({
  orders: z
    .array(z.strictObject({ number: z.string().max(40), version: z.int().min(1) }))
    .min(1)
    .max(MOST_RELEASED),
  reason: z.string().max(1000),
})
const closeSchema = z.strictObject({
  lines: z.array(unitSchema).min(1).max(200).optional(),
  reason: z.string().max(1000),
  isWrittenOff: z.boolean(),
  paysBack: z.boolean(),
  ...seen,
})
const paymentSchema = z.strictObject({ payment: z.string().min(1).max(100), ...seen })
const refundSchema = z.strictObject({
  /** Dollars, as on the wire. */
  amount: z.number().positive().max(10_000_000).multipleOf(0.01),
  reason: z.string().max(1000),
  ...seen,
})

/** A status as the desk's screens call it. */
const statusWords = (status: OrderStatus) => inBothLanguages(({ editor }) => editor.orders.statuses[status])

/** An amount in cents as the desk's screens write it. */
const moneyWords = (cents: number): DeskText => ({
  zh_HK: formatMoney(cents / 100, 'zh_HK'),
  en_US: formatMoney(cents / 100, 'en_US'),
})

/** A refusal of an operation in the operator's language. */
function refusalOf(problem: FulfilmentProblem): Refusal {
  switch (problem.code) {
    case 'ORDER_UNKNOWN':
      return refuse(404, 'orderNotFound')
    case 'ORDER_CHANGED':
      return refuse(409, 'orderChanged')
    case 'ORDER_STATE':
      return refuse(409, 'orderState', { values: { status: statusWords(problem.status) } })
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
      return refuse(409, 'refundAmount', { values: { left: moneyWords(problem.left) } })
    case 'REMARK':
      return refuse(422, 'orderRemark')
    case 'PAYMENT_UNKNOWN':
      return refuse(409, 'paymentUnknown')
    case 'NOTHING_DELIVERED':
      return refuse(409, 'nothingDelivered')
  }
}

const operation = operationsOf<OrderDeskParts, FulfilmentProblem>(refusalOf)

const positionsOf = (lines: readonly { readonly line: number; readonly quantity: number }[] | undefined) =>
  lines?.map(({ line, quantity }) => ({ position: line - 1, quantity }))

/** What operators do with orders. */
const OPERATIONS = {
  ship: operation('orders.ship', shipSchema, ({ fulfilment }, code, { carrier, lines, ...input }) =>
    fulfilment.ship(code, { ...input, courier: carrier, lines: positionsOf(lines) }),
  ),
  'close-units': operation('money.refund', closeSchema, ({ unitClosing }, code, { lines, ...input }) =>
    unitClosing.close(code, { ...input, lines: positionsOf(lines) }),
  ),
  received: operation('orders.ship', receiveSchema, ({ fulfilment }, code, input) =>
    fulfilment.receive(code, input),
  ),
  track: operation('orders.ship', trackSchema, ({ fulfilment }, code, input) =>
    fulfilment.track(code, input),
  ),
  'cancel-unpaid': operation('orders.ship', cancelSchema, ({ fulfilment }, code, input) =>
    fulfilment.cancelUnpaid(code, input),
  ),
  cancel: operation('money.refund', cancelSchema, ({ fulfilment }, code, input) =>
    fulfilment.cancel(code, input),
  ),
  refund: operation('money.refund', refundSchema, ({ fulfilment }, code, { amount, ...input }) =>
    fulfilment.refund(code, { ...input, amount: toCents(amount) }),
  ),
  'return-payment': operation('money.refund', paymentSchema, ({ fulfilment }, code, input) =>
    fulfilment.returnPayment(code, input),
  ),
} satisfies Record<OrderOperation, unknown>

const summaryOf = (order: StoredOrder): ListedDeskOrder => ({
  number: order.externalNo,
  status: order.status,
  placed: new Date(order.createdAt).toISOString(),
  email: order.email,
  amount: toWire(order.amounts.amount),
  isPaid: order.isPaid,
  units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  isToShip: isToShip(order),
})

/** An address as a language writes it. */
const placeIn = (receiver: OrderRecord['receiver'], locale: Locale) =>
  placeLines(
    {
      address: receiver.address[locale],
      district: receiver.district[locale],
      city: receiver.city[locale],
      province: receiver.province[locale],
      country: receiver.country[locale],
      countryId: receiver.countryId,
      zipCode: receiver.zipCode,
    },
    locale,
  )

const receiverOf = (receiver: OrderRecord['receiver']): DeskReceiver => ({
  name: receiverName({ receiverFirstName: receiver.firstName, receiverLastName: receiver.lastName }),
  mobile: receiver.mobile,
  mail: receiver.mail,
  place: { zh_HK: placeIn(receiver, 'zh_HK'), en_US: placeIn(receiver, 'en_US') },
  pickup: receiver.pickup,
})

const detailOf = ({ amounts, receiver, ...record }: OrderRecord): DeskOrder => ({
  ...record,
  receiver: receiverOf(receiver),
  amount: toWire(record.amount),
  amounts: {
    goods: toWire(amounts.goods),
    reductions: toWire(amounts.reductions),
    freight: toWire(amounts.freight),
    services: toWire(amounts.services),
    goDollar: toWire(amounts.goDollar),
  },
  refundable: toWire(record.refundable),
  spare: record.spare.map(payment => ({
    ...payment,
    amount: payment.amount === null || payment.currency !== HKD ? null : toWire(payment.amount),
  })),
  lines: record.lines.map(line => ({ ...line, amount: toWire(line.amount) })),
  refunds: record.refunds.map(refund => ({ ...refund, amount: toWire(refund.amount) })),
})

const holderOf = ({ orders, units, amount }: UnpaidHolder): DeskUnpaidHolder => ({
  units,
  amount: toWire(amount),
  orders: orders.map(({ placedAt, payUntil, ...order }) => ({
    ...order,
    amount: toWire(order.amount),
    placed: new Date(placedAt).toISOString(),
    payUntil: new Date(payUntil).toISOString(),
  })),
})

/** Orders for operators: lists, one order, and what is done with it. */
export function orderRoutes(parts: OrderDeskParts): Router {
  const { orders, orderList, orderDetails, fulfilment, unpaidHolders, clock } = parts
  const router = Router()
  const unknown = refuse(404, 'orderNotFound')
  const codeOf = async (number: string) => (await orders.findByNumber(orderNumber(number)))?.code
  const detail = async (code: string): Promise<Outcome<DeskOrder>> => {
    const order = await orders.find(code)
    return order ? done(detailOf(await orderRecord(order, orderDetails([code])))) : unknown
  }

  router.get(
    '/',
    guarded('orders.read', ({ query }) =>
      withInput(
        listSchema,
        query,
        async ({ size, ...search }): Promise<Outcome<DeskPage<ListedDeskOrder>>> => {
          const found = await orderList.latest({ ...search, most: size + 1 })
          if (!found) return unknown
          return done(pageOf(found, size, { rowOf: summaryOf, codeOf: ({ code }) => code }))
        },
      ),
    ),
  )
  /** Cancels orders one by one; those that no longer wait, or are not as the operator saw them, stay as they are. */
  const release = async (given: z.output<typeof releaseSchema>, by: string) => {
    if (!isRemark(given.reason)) return refuse(422, 'orderRemark')
    const [released, left]: [string[], string[]] = [[], []]
    for (const { number, version } of given.orders) {
      const code = await codeOf(number)
      const act = { reason: given.reason, version, by, now: clock() }
      const result = code === undefined ? undefined : await fulfilment.cancelUnpaid(code, act)
      const list = result?.ok ? released : left
      list.push(number)
    }
    return done<ReleasedUnpaid>({ released, left })
  }
  router.get(
    '/unpaid',
    guarded('orders.read', ({ query }) =>
      withInput(holdersSchema, query, async ({ by }) => done((await unpaidHolders(by)).map(holderOf))),
    ),
  )
  router.post(
    '/unpaid/release',
    ...jsonBody(BODY_BYTES),
    guarded('orders.ship', ({ body }, { name }) =>
      withInput(releaseSchema, body, given => release(given, name)),
    ),
  )
  router.get(
    '/:number',
    guarded<{ number: string }>('orders.read', async ({ params }) => {
      const code = await codeOf(params.number)
      return code === undefined ? unknown : detail(code)
    }),
  )
  addOperations(router, { operations: OPERATIONS, desk: parts, clock, codeOf, unknown, detail })
  return router
}
