import { z } from 'zod'
import type { UnitClosing } from '#api/after-sales/desk/close-units.ts'
import type { Fulfilment } from '#api/order/fulfilment/fulfilment.ts'
import type { Act, Fulfilled, FulfilmentProblem } from '#api/order/fulfilment/operation.ts'
import { ORDER_STATUSES, type OrderStatus } from '#api/rules/order-status.ts'
import type { MailsAgain } from '#api/order/mail/given-up-mails.ts'
import type { OrderStore } from '#api/order/order-store.ts'
import { orderNumber } from '#api/order/operations/find-order.ts'
import type { OrderDetails } from '#api/order/reading/order-details.ts'
import { type OrderList, WAITING_FILTERS } from '#api/order/reading/order-list.ts'
import { orderRecord } from '#api/order/reading/order-record.ts'
import type { UnpaidHolder } from '#api/order/unpaid/unpaid-list.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import { HOLDER_KINDS, type HolderKind } from '#api/rules/holder-kinds.ts'
import { isRemark } from '#api/rules/remark.ts'
import { toCents } from '#api/shared/money.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import type { Operator } from '#operators/operator.ts'
import { limitsOf, type Right } from '#operators/rights.ts'
import { moneyWords, refundLimitRefusal } from '../role-limits.ts'
import {
  afterStep,
  screenWord,
  noOrder,
  number,
  pageFields,
  pageOf,
  parcelFields,
  withCode,
} from '../shared.ts'
import type { DeskOrder, ReleasedUnpaid } from './desk-order.ts'
import { detailOf, holderOf, summaryOf } from './order-shapes.ts'

export interface OrderDesk {
  readonly orders: Pick<OrderStore, 'find' | 'findByNumber'>
  readonly orderList: Pick<OrderList, 'latest'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  readonly fulfilment: Fulfilment
  readonly unpaidHolders: (kind: HolderKind) => Promise<readonly UnpaidHolder[]>
  readonly unitClosing: UnitClosing
  readonly mailsAgain: MailsAgain
}

/** A status as the desk's screens call it. */
const statusWords = (status: OrderStatus) => screenWord(({ editor }) => editor.orders.statuses[status])

/** A refusal of an operation in the operator's language. */
function refusalOf(problem: FulfilmentProblem, actor: Operator): Refusal {
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
    case 'REFUND_LIMIT':
      return refundLimitRefusal(actor, problem)
    case 'REMARK':
      return refuse(422, 'orderRemark')
    case 'PAYMENT_UNKNOWN':
      return refuse(409, 'paymentUnknown')
    case 'NOTHING_DELIVERED':
      return refuse(409, 'nothingDelivered')
  }
}

/** Input of an operation on one order. With the `version` that the operator saw, another one is refused. */
const onOrder = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ number, version: z.int().min(1).optional(), ...fields })
const reason = z.string().max(1000)
const units = z
  .array(z.strictObject({ line: z.int().min(1), quantity: z.int().min(1) }))
  .min(1)
  .max(200)
/** Most orders released at once. */
const MOST_RELEASED = 100

const positionsOf = (lines: z.output<typeof units> | undefined) =>
  lines?.map(({ line, quantity }) => ({ position: line - 1, quantity }))

const codeOf = async ({ orders }: OrderDesk, given: string) =>
  (await orders.findByNumber(orderNumber(given)))?.code

async function orderOf({ orders, orderDetails }: OrderDesk, code: string): Promise<Outcome<DeskOrder>> {
  const order = await orders.find(code)
  return order ? done(detailOf(await orderRecord(order, orderDetails([code])))) : noOrder
}

const { read, change } = operationsOn<OrderDesk>()

interface Step<Schema extends z.ZodType> {
  readonly right: Right
  readonly asks?: 'again'
  readonly summary: string
  readonly input: Schema
  readonly run: (
    desk: OrderDesk,
    code: string,
    input: z.output<Schema> & Pick<Act, 'by' | 'now' | 'refundLimit'>,
  ) => Promise<Fulfilled>
}

/** An operation on one order that answers with the order as it is after it. */
const step = <Schema extends z.ZodType<{ readonly number: string }>>({ run, ...entry }: Step<Schema>) =>
  change({
    ...entry,
    about: input => input.number,
    run: (desk, input, { actor, now }) =>
      withCode(codeOf(desk, input.number), noOrder, code => {
        const act = { by: actor.name, now, refundLimit: limitsOf(actor).refund }
        return afterStep((problem: FulfilmentProblem) => refusalOf(problem, actor))(
          run(desk, code, { ...input, ...act }),
          () => orderOf(desk, code),
        )
      }),
  })

/** Operations of staff on one order. */
const steps = {
  ship: step({
    right: 'orders.ship',
    summary: 'Sends units of an order in one parcel, all that are left by default.',
    input: onOrder({ ...parcelFields, memo: reason.default(''), lines: units.optional() }),
    run: ({ fulfilment }, code, { carrier, lines, ...input }) =>
      fulfilment.ship(code, { ...input, courier: carrier, lines: positionsOf(lines) }),
  }),
  'close-units': step({
    right: 'money.refund',
    asks: 'again',
    summary: 'Closes units that will never be sent, all that are left by default.',
    input: onOrder({
      lines: units.optional(),
      reason,
      /** True for units that are lost or damaged; false puts them on sale again. */
      isWrittenOff: z.boolean(),
      /** False when their share was refunded before. */
      paysBack: z.boolean(),
    }),
    run: ({ unitClosing }, code, { lines, ...input }) =>
      unitClosing.close(code, { ...input, lines: positionsOf(lines) }),
  }),
  received: step({
    right: 'orders.ship',
    summary: 'Notes that a parcel arrived, all by default.',
    input: onOrder({ shipment: z.int().min(1).optional() }),
    run: ({ fulfilment }, code, input) => fulfilment.receive(code, input),
  }),
  track: step({
    right: 'orders.ship',
    summary: 'Notes where a parcel is.',
    input: onOrder({ shipment: z.int().min(1), remark: reason }),
    run: ({ fulfilment }, code, input) => fulfilment.track(code, input),
  }),
  'cancel-unpaid': step({
    right: 'orders.ship',
    summary: 'Cancels an order that waits for payment.',
    input: onOrder({ reason }),
    run: ({ fulfilment }, code, input) => fulfilment.cancelUnpaid(code, input),
  }),
  cancel: step({
    right: 'money.refund',
    asks: 'again',
    summary: 'Cancels a paid order of which nothing was sent, and refunds it.',
    input: onOrder({ reason }),
    run: ({ fulfilment }, code, input) => fulfilment.cancel(code, input),
  }),
  refund: step({
    right: 'money.refund',
    asks: 'again',
    summary: 'Refunds an amount, at most what is left of the payment.',
    input: onOrder({
      /** Dollars, as on the wire. */
      amount: z.number().positive().max(10_000_000).multipleOf(0.01),
      reason,
    }),
    run: ({ fulfilment }, code, { amount, ...input }) =>
      fulfilment.refund(code, { ...input, amount: toCents(amount) }),
  }),
  'return-payment': step({
    right: 'money.refund',
    asks: 'again',
    summary: 'Pays back a payment that the order does not keep.',
    input: onOrder({
      /** The provider's number of it. */
      payment: z.string().min(1).max(100),
    }),
    run: ({ fulfilment }, code, input) => fulfilment.returnPayment(code, input),
  }),
} satisfies Record<OrderOperation, unknown>

/** Orders for staff. Events name the operator. */
export const orderOperations = {
  list: read({
    right: 'orders.read',
    summary: 'Lists orders, newest first.',
    input: z.strictObject({
      /** A status, or work that waits. */
      status: z.enum([...ORDER_STATUSES, ...WAITING_FILTERS]).optional(),
      /** The whole address, in any case. */
      email: z.string().trim().max(200).optional(),
      ...pageFields,
    }),
    async run({ orderList }, { size, ...search }) {
      const found = await orderList.latest({ ...search, most: size + 1 })
      return found ? done(pageOf(found, size, { rowOf: summaryOf, codeOf: ({ code }) => code })) : noOrder
    },
  }),
  find: read({
    right: 'orders.read',
    summary: 'Looks up an order with its lines, parcels, refunds, returns and events.',
    input: z.strictObject({ number }),
    run: (desk, input) => withCode(codeOf(desk, input.number), noOrder, code => orderOf(desk, code)),
  }),
  unpaid: read({
    right: 'orders.read',
    summary: 'Lists who holds how much stock by unpaid orders, most units first.',
    input: z.strictObject({ by: z.enum(HOLDER_KINDS).default('SHOPPER') }),
    run: async ({ unpaidHolders }, { by }) => done((await unpaidHolders(by)).map(holderOf)),
  }),
  release: change({
    right: 'orders.ship',
    summary: 'Cancels unpaid orders. Orders that were paid or changed meanwhile stay as they are.',
    input: z.strictObject({
      orders: z
        .array(z.strictObject({ number, version: z.int().min(1) }))
        .min(1)
        .max(MOST_RELEASED),
      reason,
    }),
    async run(desk, given, { actor, now }): Promise<Outcome<ReleasedUnpaid>> {
      if (!isRemark(given.reason)) return refuse(422, 'orderRemark')
      const [released, left]: [string[], string[]] = [[], []]
      for (const order of given.orders) {
        const code = await codeOf(desk, order.number)
        const act = { reason: given.reason, version: order.version, by: actor.name, now }
        const result = code === undefined ? undefined : await desk.fulfilment.cancelUnpaid(code, act)
        const list = result?.ok ? released : left
        list.push(order.number)
      }
      return done({ released, left })
    },
    about: (_, { released }) => released.join(', '),
  }),
  'send-mails': change({
    right: 'orders.ship',
    summary: 'Queues mails about an order again that could not be sent.',
    input: z.strictObject({ number }),
    about: input => input.number,
    run: (desk, input, { now }) =>
      withCode(codeOf(desk, input.number), noOrder, async code => {
        await desk.mailsAgain(code, now)
        return orderOf(desk, code)
      }),
  }),
  ...steps,
}
