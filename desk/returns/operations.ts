import { z } from 'zod'
import type { AfterSalesStore, Handled } from '#api/after-sales/after-sales-store.ts'
import type { RequestProblem } from '#api/after-sales/after-sales-request.ts'
import { askForShopper } from '#api/after-sales/desk/ask-for-shopper.ts'
import { returnRecord } from '#api/after-sales/desk/return-record.ts'
import type { ReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import { returnOptionsModel } from '#api/after-sales/return-options-model.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { OrderStore } from '#api/order/order-store.ts'
import { orderNumber } from '#api/order/operations/find-order.ts'
import type { OrderDetails } from '#api/order/reading/order-details.ts'
import { AFTER_SALES_REASONS, AFTER_SALES_STATUSES } from '#api/rules/after-sales-status.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { limitsOf, type Right } from '#operators/rights.ts'
import type { DeskPage } from '../page.ts'
import { afterStep, noOrder, number, pageFields, pageOf, parcelFields, withCode } from '../shared.ts'
import type { DeskReturn, ListedDeskReturn } from './desk-return.ts'
import { refusalOf } from './return-refusals.ts'
import { detailOf, summaryOf } from './return-shapes.ts'

export interface ReturnDesk {
  readonly returnsDesk: ReturnsDesk
  readonly afterSales: Pick<AfterSalesStore, 'apply' | 'unitsOf'>
  readonly orders: Pick<OrderStore, 'find' | 'findAll' | 'findByNumber'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  /** The current catalogue, which decides what goods can be exchanged for. */
  readonly catalogue: () => Pick<Catalogue, 'spus'>
  readonly settings: () => Pick<ShopSettings, 'returns'>
}

/** Any of an order's numbers. */
const anyNumber = z.string().trim().min(1).max(40)

const noReturn = refuse(404, 'returnNotFound')
const codeOf = async ({ returnsDesk }: ReturnDesk, given: string) =>
  (await returnsDesk.find(given))?.head.code

async function returnOf(desk: ReturnDesk, code: string, now: number): Promise<Outcome<DeskReturn>> {
  const record = await desk.returnsDesk.find(code)
  const order = record && (await desk.orders.find(record.head.order_code))
  if (!record || !order) return noReturn
  const whole = await returnRecord(record, order, desk.orderDetails([order.code]))
  return done(detailOf(whole, desk.catalogue(), now))
}

const { read, change } = operationsOn<ReturnDesk>()

interface Step<Schema extends z.ZodType> {
  readonly right: Right
  readonly asks?: 'again'
  readonly summary: string
  readonly input: Schema
  readonly run: (
    desk: ReturnsDesk,
    code: string,
    input: z.output<Schema> & {
      readonly by: string
      readonly now: number
      readonly refundLimit: number | null
    },
  ) => Promise<Handled>
}

/** An operation on one return that answers with the return as it is after it. */
const step = <Schema extends z.ZodType<{ readonly number: string }>>({ run, ...entry }: Step<Schema>) =>
  change({
    ...entry,
    about: input => input.number,
    run: (desk, input, { actor, now }) =>
      withCode(codeOf(desk, input.number), noReturn, code => {
        const act = { by: actor.name, now, refundLimit: limitsOf(actor).refund }
        return afterStep((problem: RequestProblem) => refusalOf(problem, actor))(
          run(desk.returnsDesk, code, { ...input, ...act }),
          () => returnOf(desk, code, now),
        )
      }),
  })

/** Operations of staff on one return or exchange. */
const steps = {
  approve: step({
    right: 'returns.handle',
    summary: 'Approves a return.',
    input: z.strictObject({ number }),
    run: (desk, code, input) => desk.approve(code, input),
  }),
  refuse: step({
    right: 'returns.handle',
    summary: 'Refuses a return.',
    input: z.strictObject({
      number,
      /** The shopper reads it. */
      reason: z.string().max(1000),
    }),
    run: (desk, code, input) => desk.refuse(code, input),
  }),
  'received-back': step({
    right: 'returns.handle',
    summary: 'Notes that the goods are back.',
    input: z.strictObject({
      number,
      /** Damaged goods are not sold again. */
      isDamaged: z.boolean().default(false),
    }),
    run: (desk, code, input) => desk.receivedBack(code, input),
  }),
  refund: step({
    right: 'money.refund',
    asks: 'again',
    summary: 'Refunds a return. Before anything is sent back, the shopper keeps the goods.',
    input: z.strictObject({ number }),
    run: (desk, code, input) => desk.refund(code, input),
  }),
  'exchange-out': step({
    right: 'returns.handle',
    summary: 'Sends the replacement of an exchange.',
    input: z.strictObject({ number, ...parcelFields }),
    run: (desk, code, { carrier, ...input }) => desk.exchangeOut(code, { ...input, courier: carrier }),
  }),
  'exchange-received': step({
    right: 'returns.handle',
    summary: 'Notes that the replacement arrived.',
    input: z.strictObject({ number }),
    run: (desk, code, input) => desk.exchangeReceived(code, input),
  }),
} satisfies Record<ReturnOperation, unknown>

/** Returns and exchanges for staff. Events name the operator. */
export const returnOperations = {
  list: read({
    right: 'orders.read',
    summary: 'Lists returns and exchanges, newest first.',
    input: z.strictObject({
      /** `TO_HANDLE` finds those that wait for the shop. */
      status: z.enum([...AFTER_SALES_STATUSES, 'TO_HANDLE']).optional(),
      order: anyNumber.optional(),
      ...pageFields,
    }),
    async run({ orders, returnsDesk }, { size, order, ...search }, { now }) {
      const own = order === undefined ? undefined : await orders.findByNumber(orderNumber(order))
      if (order !== undefined && !own) return noOrder
      const found = await returnsDesk.list({ ...search, orderCode: own?.code, most: size + 1 })
      if (!found) return noReturn
      const known = await orders.findAll(found.map(({ head }) => head.order_code))
      const numbers = new Map(known.map(({ code, externalNo }) => [code, externalNo]))
      return done<DeskPage<ListedDeskReturn>>(
        pageOf(found, size, {
          rowOf: each => summaryOf(each, numbers.get(each.head.order_code) ?? '', now),
          codeOf: ({ head }) => head.code,
        }),
      )
    },
  }),
  find: read({
    right: 'orders.read',
    summary: 'Looks up a return with its lines, refund, photos and events.',
    input: z.strictObject({ number }),
    run: (desk, input, { now }) => returnOf(desk, input.number, now),
  }),
  options: read({
    right: 'returns.handle',
    summary: 'Says what can be returned of an order, and what for.',
    input: z.strictObject({ order: anyNumber }),
    async run(desk, { order: given }, { locale, now }): Promise<Outcome<AfterSalesOptions>> {
      const order = await desk.orders.findByNumber(orderNumber(given))
      if (!order) return noOrder
      const left = await desk.orderDetails([order.code]).refundable(order.code)
      const around = {
        catalogue: desk.catalogue(),
        locale,
        left,
        time: { now, days: desk.settings().returns.days },
      }
      const options = returnOptionsModel(order, await desk.afterSales.unitsOf(order), around)
      return done({
        ...options,
        lines: options.lines.map(({ returnUntil, ...line }) => ({
          ...line,
          returnUntil: returnUntil === null ? null : isoInHongKong(returnUntil),
        })),
      })
    },
  }),
  create: change({
    right: 'returns.handle',
    summary: 'Asks for a return or an exchange in a shopper’s name, by the same rules.',
    input: z.strictObject({
      order: anyNumber,
      type: z.enum(['RETURN', 'EXCHANGE']),
      reason: z.enum(AFTER_SALES_REASONS),
      memo: z.string().max(5000).default(''),
      method: z.enum(['COURIER', 'SHOP']),
      lines: z
        .array(
          z.strictObject({
            line: z.int().min(1).max(1000),
            quantity: z.int().min(1),
            /** The replacement; the same SKU when it is missing. */
            exchangeSku: z.string().max(100).optional(),
          }),
        )
        .min(1)
        .max(200),
      /** The same key gives the same return. */
      clientKey: z.string(),
    }),
    async run(desk, { order: given, ...input }, { actor, now }) {
      const order = await desk.orders.findByNumber(orderNumber(given))
      if (!order) return noOrder
      const around = {
        catalogue: desk.catalogue(),
        by: actor.name,
        now,
        returnDays: desk.settings().returns.days,
      }
      const handled = await askForShopper(desk.afterSales, order, input, around)
      return handled.ok ? returnOf(desk, handled.value.head.code, now) : refusalOf(handled.refusal, actor)
    },
    about: (_, created) => created.number,
  }),
  ...steps,
}
