import { pageAfter } from '../shared/page-after.ts'
import type {
  MutationCancelAfterSalesArgs,
  MutationCreateAfterSalesOrderArgs,
  MutationSendBackAfterSalesArgs,
  QueryAfterSalesOptionsArgs,
  QueryGetAfterSalesOrderDetailArgs,
  QueryGetAfterSalesRecordArgs,
  QueryGetRefundOrderDetailArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { findOrder, orderNumber } from '../order/operations/find-order.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { pageSizeOf } from '../product/list/criteria.ts'
import { typedCode, typedLine } from '../rules/typed-text.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import {
  type AfterSalesModel,
  afterSalesModel,
  eventModels,
  plainRefundModel,
  recordRefundModel,
} from './after-sales-model.ts'
import type { AfterSalesRecord } from './after-sales-record.ts'
import type { Actor, AfterSalesFilter, Handled } from './after-sales-store.ts'
import { readAfterSalesRequest, refusalOf, type RequestProblem } from './after-sales-request.ts'
import { returnOptionsModel } from './return-options-model.ts'
import type { AfterSalesContext } from './services.ts'

/** Longest number of a record or a refund (characters). */
const MAX_NUMBER = 40

const around = (order: StoredOrder, { request, locale, view }: AfterSalesContext) => ({
  order,
  catalogue: view.catalogue,
  details: request.orderDetails([order.code]),
  returnAddress: request.returnAddress,
  locale,
})

/** A record and its order, if the caller may see the order. */
async function findRecord(typed: string, context: AfterSalesContext) {
  const { afterSales, orders } = context.request
  const record = await afterSales.find(typedCode(typed).slice(0, MAX_NUMBER))
  const known = record && (await orders.find(record.head.order_code))
  // Asked for without a record too: callers without a session get the same error for every number.
  const order = await findOrder(known?.externalNo ?? '', context)
  return record && order && { record, order }
}

/** Source: M-135, MO-70. */
async function afterSalesOptions(
  _: unknown,
  { orderNo }: QueryAfterSalesOptionsArgs,
  context: AfterSalesContext,
) {
  const order = await findOrder(orderNo, context)
  if (!order) return null
  const { afterSales, orderDetails, now } = context.request
  const { view, locale, stated } = context
  return returnOptionsModel(order, await afterSales.unitsOf(order), {
    catalogue: view.catalogue,
    locale,
    left: await orderDetails([order.code]).refundable(order.code),
    time: { now, days: stated.returnDays },
  })
}

/** Whose records a list shows; `undefined` when the order asked for is not the caller's. */
async function filterOf(
  { afterSalesInput }: Partial<QueryGetAfterSalesRecordArgs>,
  context: AfterSalesContext,
): Promise<AfterSalesFilter | undefined> {
  const { caller } = context.request
  const statuses = afterSalesInput?.statuses?.length ? afterSalesInput.statuses : undefined
  const asked = afterSalesInput?.orderNo ?? undefined
  const ownOrder =
    caller.state === 'known' && caller.session.kind === 'order' ? caller.session.orderCode : null
  const number = asked ?? ownOrder ?? undefined
  if (number !== undefined) {
    const order = await findOrder(number, context)
    return order && { orderCode: order.code, statuses }
  }
  // Throws for callers without a session.
  await findOrder('', context)
  return caller.state === 'known' ? { ownerCode: caller.session.userCode, statuses } : undefined
}

/** Source: M-129, M-137, M-251. */
async function getAfterSalesRecord(
  _: unknown,
  args: Partial<QueryGetAfterSalesRecordArgs>,
  context: AfterSalesContext,
) {
  const { afterSales } = context.request
  const size = pageSizeOf(args, context)
  const after = pageAfter(args)
  const filter = await filterOf(args, context)
  const found = filter ? await afterSales.page(filter, { after, size }) : []
  if (!found) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  const nodes = await modelsOf(found.slice(0, size), context)
  return {
    edges: nodes.map(node => ({ cursor: node.code, node })),
    pageInfo: {
      totalCount: filter ? await afterSales.count(filter) : 0,
      hasNextPage: found.length > size,
      hasPreviousPage: after !== undefined,
      startCursor: nodes[0]?.code ?? null,
      endCursor: nodes.at(-1)?.code ?? null,
    },
  }
}

/** Records with their orders, which are read together. */
async function modelsOf(
  records: readonly AfterSalesRecord[],
  context: AfterSalesContext,
): Promise<readonly AfterSalesModel[]> {
  const { request } = context
  const codes = [...new Set(records.map(({ head }) => head.order_code))]
  const orders = new Map((await request.orders.findAll(codes)).map(order => [order.code, order]))
  const details = request.orderDetails(codes)
  return Promise.all(
    records.flatMap(record => {
      const order = orders.get(record.head.order_code)
      return order ? afterSalesModel(record, { ...around(order, context), details }) : []
    }),
  )
}

/** Source: M-131, M-207, M-208, M-252. */
async function getAfterSalesOrderDetail(
  _: unknown,
  { code }: QueryGetAfterSalesOrderDetailArgs,
  context: AfterSalesContext,
) {
  const found = await findRecord(code, context)
  return found ? afterSalesModel(found.record, around(found.order, context)) : null
}

/** A refund of an order is named after it: the order's number, then that of the payment attempt. */
const REFUND_NO = /^R(\d{18})A\d+/

/** Source: M-130, M-206, MO-71. */
async function getRefundOrderDetail(
  _: unknown,
  { code }: QueryGetRefundOrderDetailArgs,
  context: AfterSalesContext,
) {
  const number = typedCode(code).slice(0, MAX_NUMBER)
  const plain = REFUND_NO.exec(number)?.[1]
  if (plain) {
    const order = await findOrder(orderNumber(plain), context)
    return order ? plainRefundModel(order, number, around(order, context)) : null
  }
  const found = await findRecord(number.replace(/^R/, 'A'), context)
  return found ? recordRefundModel(found.record, around(found.order, context)) : null
}

const refused = (problem: RequestProblem, field: string | null, { locale, request }: AfterSalesContext) => ({
  afterSalesOrder: null,
  userErrors: [refusalOf(problem, field, { locale, mostPhotos: request.limits.mostPhotos })],
})

const answerOf = async (
  handled: Handled,
  order: StoredOrder,
  { field, context }: { readonly field: string | null; readonly context: AfterSalesContext },
) =>
  handled.ok
    ? { afterSalesOrder: await afterSalesModel(handled.value, around(order, context)), userErrors: [] }
    : refused(handled.refusal, field, context)

/** Source: M-135, MO-70. */
async function createAfterSalesOrder(
  _: unknown,
  { input }: MutationCreateAfterSalesOrderArgs,
  context: AfterSalesContext,
) {
  const { afterSales, limits, now } = context.request
  const order = await findOrder(input.orderNo, context)
  if (!order) return refused({ code: 'ORDER_UNKNOWN' }, 'orderNo', context)
  const asked = readAfterSalesRequest(input, order, context.view.catalogue, limits.mostPhotos)
  if (!asked.ok) return refused(asked.refusal.problem, asked.refusal.field, context)
  const handled = await afterSales.apply(order.code, asked.value, {
    actor: 'shopper',
    now,
    returnDays: context.stated.returnDays,
  })
  return answerOf(handled, order, { field: 'lines', context })
}

/** Lets the shopper act on a record that they may see; refuses any other. */
async function withRecord(
  code: string,
  context: AfterSalesContext,
  act: (record: string, by: Actor) => Promise<Handled>,
) {
  const found = await findRecord(code, context)
  if (!found) return refused({ code: 'AFTER_SALES_UNKNOWN' }, 'code', context)
  const by = { actor: 'shopper', now: context.request.now }
  return answerOf(await act(found.record.head.code, by), found.order, { field: 'code', context })
}

const cancelAfterSales = (_: unknown, { code }: MutationCancelAfterSalesArgs, context: AfterSalesContext) =>
  withRecord(code, context, context.request.afterSales.cancel)

const PARCEL_NO = /^[A-Za-z0-9-]{4,40}$/
const MAX_CARRIER = 40

function sendBackAfterSales(
  _: unknown,
  { input }: MutationSendBackAfterSalesArgs,
  context: AfterSalesContext,
) {
  const parcel = { carrier: typedLine(input.carrier), trackingNo: typedCode(input.trackingNo) }
  if (parcel.carrier === '' || parcel.carrier.length > MAX_CARRIER || !PARCEL_NO.test(parcel.trackingNo))
    return refused({ code: 'AFTER_SALES_TRACKING' }, 'trackingNo', context)
  return withRecord(input.code, context, (record, by) =>
    context.request.afterSales.sendBack(record, { ...parcel, ...by }),
  )
}

export const afterSalesResolvers: Resolvers<AfterSalesContext> = {
  Query: { afterSalesOptions, getAfterSalesRecord, getAfterSalesOrderDetail, getRefundOrderDetail },
  Mutation: { createAfterSalesOrder, cancelAfterSales, sendBackAfterSales },
  AfterSalesOrder: { events: (record, _, { locale }) => eventModels(record, locale) },
}
