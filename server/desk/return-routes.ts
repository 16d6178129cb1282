import { Router } from 'express'
import { z } from 'zod'
import {
  AFTER_SALES_REASONS,
  AFTER_SALES_STATUSES,
  type AfterSalesStatus,
  MAX_MEMO,
} from '#api/rules/after-sales-status.ts'
import type { AfterSalesRecord } from '#api/after-sales/after-sales-record.ts'
import type { AfterSalesStore } from '#api/after-sales/after-sales-store.ts'
import type { RequestProblem } from '#api/after-sales/after-sales-request.ts'
import { askForShopper } from '#api/after-sales/desk/ask-for-shopper.ts'
import { isLate, type ReturnRecord, returnRecord } from '#api/after-sales/desk/return-record.ts'
import { KEY_LENGTH } from '#api/checkout/terms.ts'
import { replacementProperties } from '#api/after-sales/exchanges.ts'
import { returnOptionsModel } from '#api/after-sales/return-options-model.ts'
import { RETURN_DAYS } from '#api/after-sales/returnable.ts'
import type { ReturnsDesk } from '#api/after-sales/desk/returns-desk.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { orderNumber } from '#api/order/reading/find-order.ts'
import type { OrderDetails } from '#api/order/reading/order-details.ts'
import type { DeskPage, DeskText } from '#api/client/desk/orders.ts'
import type { DeskReturn, DeskReturnLine, ListedDeskReturn } from '#api/client/desk/returns.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import type { OrderStore } from '#api/order/order-store.ts'
import { toWire } from '#api/shared/money.ts'
import { answer, localeOf } from '#operators/http/answer.ts'
import { jsonBody } from '#operators/http/json-body.ts'
import { operatorOf } from '#operators/http/session-routes.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { ifAllowed } from '#operators/rights.ts'
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

export interface ReturnDeskParts {
  readonly returnsDesk: ReturnsDesk
  readonly afterSales: Pick<AfterSalesStore, 'apply' | 'unitsOf'>
  readonly orders: Pick<OrderStore, 'find' | 'findAll' | 'findByNumber'>
  readonly orderDetails: (codes: readonly string[]) => OrderDetails
  /** The current catalogue, which decides what goods can be exchanged for. */
  readonly catalogue: () => Pick<Catalogue, 'spus'>
  readonly clock: () => number
}

/** Any of an order's numbers. */
const anyNumber = z.string().trim().min(1).max(40)
const listSchema = z.object({
  status: z.enum([...AFTER_SALES_STATUSES, 'TO_HANDLE']).optional(),
  order: anyNumber.optional(),
  ...pageFields,
})
const optionsSchema = z.object({ order: anyNumber })
const nothing = z.strictObject({})
/** What a shopper asked for on the phone or in a shop. */
const askSchema = z.strictObject({
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
  clientKey: z.string(),
})
type AskInput = z.output<typeof askSchema>

/** A status as the desk's screens call it. */
const statusWords = (status: AfterSalesStatus) =>
  inBothLanguages(({ editor }) => editor.returns.statuses[status])

/** A refusal of an operation in the operator's language. */
function refusalOf(problem: RequestProblem): Refusal {
  switch (problem.code) {
    case 'AFTER_SALES_UNKNOWN':
      return refuse(404, 'returnNotFound')
    case 'ORDER_UNKNOWN':
      return refuse(404, 'orderNotFound')
    case 'AFTER_SALES_STATE':
      return refuse(409, 'returnState', { values: { status: statusWords(problem.status) } })
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
    case 'AFTER_SALES_LINES':
      return refuse(422, 'returnLines')
    case 'AFTER_SALES_UNITS':
      return refuse(409, 'returnUnits', { values: { left: problem.left } })
    case 'AFTER_SALES_NOT_RECEIVED':
      return refuse(409, 'returnNotReceived')
    case 'AFTER_SALES_OVERDUE':
      return refuse(409, 'returnOverdue', { values: { days: RETURN_DAYS } })
    case 'AFTER_SALES_GIFT':
      return refuse(409, 'returnGift')
    case 'AFTER_SALES_EXCHANGE':
      return refuse(409, 'returnOtherProduct')
    case 'AFTER_SALES_FAULTY_ONLY':
      return refuse(422, 'returnFaultyOnly')
    case 'AFTER_SALES_MEMO':
      return refuse(422, 'returnMemo', { values: { max: MAX_MEMO } })
    case 'AFTER_SALES_KEY':
      return refuse(409, 'returnKey', { values: KEY_LENGTH })
    case 'AFTER_SALES_PHOTOS':
      // Operators add no photos.
      throw new Error(`An operator met ${problem.code}`)
  }
}

const operation = operationsOf<ReturnsDesk, RequestProblem>(refusalOf)

/** What operators do with returns and exchanges. */
const OPERATIONS = {
  approve: operation('returns.handle', nothing, (desk, code, act) => desk.approve(code, act)),
  refuse: operation('returns.handle', z.strictObject({ reason: z.string().max(1000) }), (desk, code, input) =>
    desk.refuse(code, input),
  ),
  'received-back': operation(
    'returns.handle',
    z.strictObject({ isDamaged: z.boolean().default(false) }),
    (desk, code, input) => desk.receivedBack(code, input),
  ),
  refund: operation('money.refund', nothing, (desk, code, act) => desk.refund(code, act)),
  'exchange-out': operation(
    'returns.handle',
    z.strictObject(parcelFields),
    (desk, code, { carrier, ...input }) => desk.exchangeOut(code, { ...input, courier: carrier }),
  ),
  'exchange-received': operation('returns.handle', nothing, (desk, code, act) =>
    desk.exchangeReceived(code, act),
  ),
} satisfies Record<ReturnOperation, unknown>

type Goods = Pick<Catalogue, 'spus'>

/** Colour and size of a replacement in both languages; none once it is gone from the catalogue. */
function replacementTexts(skuCode: string, spuCode: string, catalogue: Goods): readonly DeskText[] {
  const inEnglish = replacementProperties(skuCode, spuCode, { catalogue, locale: 'en_US' })
  return replacementProperties(skuCode, spuCode, { catalogue, locale: 'zh_HK' }).map(({ value }, at) => ({
    zh_HK: value,
    en_US: inEnglish[at]?.value ?? value,
  }))
}

const lineOf = (
  { spuCode, exchangeSku, exchangeValues, amount, ...line }: ReturnRecord['lines'][number],
  catalogue: Goods,
): DeskReturnLine => ({
  ...line,
  amount: toWire(amount),
  exchange:
    exchangeSku === ''
      ? null
      : {
          skuCode: exchangeSku,
          values: exchangeValues ?? replacementTexts(exchangeSku, spuCode, catalogue),
        },
})

const detailOf = (record: ReturnRecord, catalogue: Goods, now: number): DeskReturn => ({
  ...record,
  amount: toWire(record.amount),
  refundable: toWire(record.refundable),
  refund: record.refund && { ...record.refund, amount: toWire(record.refund.amount) },
  lines: record.lines.map(line => lineOf(line, catalogue)),
  isLate: isLate({ status: record.status, asked: Date.parse(record.asked) }, now),
})

const summaryOf = (
  { head, lines }: AfterSalesRecord,
  orderNumber: string,
  now: number,
): ListedDeskReturn => ({
  number: head.code,
  order: orderNumber,
  type: head.type,
  status: head.status,
  method: head.method,
  asked: new Date(head.created_at).toISOString(),
  reason: head.reason,
  amount: toWire(head.amount + head.freight),
  goDollar: head.points,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  isLate: isLate({ status: head.status, asked: head.created_at }, now),
})

/** Returns and exchanges for operators: lists, one of them with its photos, and what is done with it. */
export function returnRoutes({
  returnsDesk,
  afterSales,
  orders,
  orderDetails,
  catalogue,
  clock,
}: ReturnDeskParts): Router {
  const router = Router()
  const unknown = refuse(404, 'returnNotFound')
  const codeOf = async (number: string) => (await returnsDesk.find(number))?.head.code
  const detail = async (code: string): Promise<Outcome<DeskReturn>> => {
    const record = await returnsDesk.find(code)
    const order = record && (await orders.find(record.head.order_code))
    if (!record || !order) return unknown
    const whole = await returnRecord(record, order, orderDetails([order.code]))
    return done(detailOf(whole, catalogue(), clock()))
  }

  async function open({ order: number, ...input }: AskInput, by: string): Promise<Outcome<unknown>> {
    const order = await orders.findByNumber(orderNumber(number))
    if (!order) return refuse(404, 'orderNotFound')
    const handled = await askForShopper(afterSales, order, input, {
      catalogue: catalogue(),
      by,
      now: clock(),
    })
    return handled.ok ? detail(handled.record.head.code) : refusalOf(handled.problem)
  }

  router.post(
    '/',
    ...jsonBody(BODY_BYTES),
    guarded('returns.handle', ({ body }, { name }) => withInput(askSchema, body, input => open(input, name))),
  )
  router.get(
    '/',
    guarded('orders.read', ({ query }) =>
      withInput(
        listSchema,
        query,
        async ({ size, order, ...search }): Promise<Outcome<DeskPage<ListedDeskReturn>>> => {
          const own = order === undefined ? undefined : await orders.findByNumber(orderNumber(order))
          if (order !== undefined && !own) return refuse(404, 'orderNotFound')
          const found = await returnsDesk.list({ ...search, orderCode: own?.code, most: size + 1 })
          if (!found) return unknown
          const known = await orders.findAll(found.map(({ head }) => head.order_code))
          const numbers = new Map(known.map(({ code, externalNo }) => [code, externalNo]))
          const now = clock()
          return done(
            pageOf(found, size, {
              rowOf: each => summaryOf(each, numbers.get(each.head.order_code) ?? '', now),
              codeOf: ({ head }) => head.code,
            }),
          )
        },
      ),
    ),
  )
  router.get(
    '/options',
    guarded('returns.handle', request =>
      withInput(
        optionsSchema,
        request.query,
        async ({ order: number }): Promise<Outcome<AfterSalesOptions>> => {
          const order = await orders.findByNumber(orderNumber(number))
          if (!order) return refuse(404, 'orderNotFound')
          const left = await orderDetails([order.code]).refundable(order.code)
          const around = { catalogue: catalogue(), locale: localeOf(request), left, now: clock() }
          return done(returnOptionsModel(order, await afterSales.unitsOf(order), around))
        },
      ),
    ),
  )
  router.get(
    '/:number',
    guarded<{ number: string }>('orders.read', ({ params }) => detail(params.number)),
  )
  router.get('/:number/photos/:id', async (request, response) => {
    const { number, id } = request.params
    const photo = await ifAllowed(operatorOf(response), 'orders.read', async () => {
      const found = (await returnsDesk.photos(number)).find(each => each.id === id)
      return found ? done(found.bytes) : refuse(404, 'photoNotFound')
    })
    if (photo.status !== 200) return answer(request, response, photo)
    response.type('image/jpeg').send(Buffer.from(photo.data))
  })
  addOperations(router, { operations: OPERATIONS, desk: returnsDesk, clock, codeOf, unknown, detail })
  return router
}
