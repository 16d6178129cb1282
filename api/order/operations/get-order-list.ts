import { pageAfter } from '../../shared/page-after.ts'
import { ownerOf } from '../../auth/session/session-owner.ts'
import type { QueryGetOrderListArgs } from '../../generated/resolver-types.ts'
import { keywordOf, pageSizeOf } from '../../product/list/criteria.ts'
import { failure } from '../../shared/failure.ts'
import { DAY_MS, HONG_KONG_MS } from '#locales/hong-kong.ts'
import { messagesIn } from '../../shared/messages.ts'
import { endOverdue, orderModels } from './find-order.ts'
import type { OrderFilter, StatusCounts } from '../reading/order-list.ts'
import { ORDER_STATUSES } from '../../rules/order-status.ts'
import type { OrderContext } from '../services.ts'

/** Orders of a page. Source: MO-62. */
const PAGE_SIZE = 10
/** Source: MO-61. */
const MAX_MONTHS = 36

/** The same day and time a number of months ago in Hong Kong, at most the last day of that month. Source: MO-61. */
export function monthsBefore(now: number, months: number): number {
  const day = new Date(now + HONG_KONG_MS)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() - months]
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const timeOfDay = (now + HONG_KONG_MS) % DAY_MS
  return Date.UTC(year, month, Math.min(day.getUTCDate(), lastDate)) + timeOfDay - HONG_KONG_MS
}

function filterOf(args: Partial<QueryGetOrderListArgs>, context: OrderContext): OrderFilter {
  const { months } = args
  if (typeof months === 'number' && (months < 1 || months > MAX_MONTHS))
    throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.months', { max: MAX_MONTHS }))
  return {
    since: typeof months === 'number' ? monthsBefore(context.request.now, months) : undefined,
    statuses: args.orderStatuses?.length ? args.orderStatuses : undefined,
    keyword: keywordOf(args.keyword, context),
  }
}

/** Number of orders that fit a filter of states alone: the counts tell. */
const sumOf = (counts: StatusCounts, { statuses = ORDER_STATUSES }: OrderFilter) =>
  [...new Set(statuses)].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)

/** Counts, after orders whose time is over were ended. */
async function currentCounts(ownerCode: string, { request }: OrderContext): Promise<StatusCounts> {
  const { orderList, now } = request
  const counts = await orderList.counts(ownerCode)
  if (!counts.get('WAIT_PAY')) return counts
  const overdue = await orderList.overdue(ownerCode, now)
  if (overdue.length === 0) return counts
  await Promise.all(overdue.map(order => endOverdue(order, request)))
  return orderList.counts(ownerCode)
}

/** Source: M-106 … M-108, M-245, MO-53, MO-61, MO-62. */
export async function getOrderList(_: unknown, args: Partial<QueryGetOrderListArgs>, context: OrderContext) {
  const { orderList } = context.request
  const { code: owner } = ownerOf(context)
  const size = pageSizeOf({ ...args, first: PAGE_SIZE }, context)
  const filter = filterOf(args, context)
  const after = pageAfter(args)
  const counts = await currentCounts(owner, context)
  const found = await orderList.page(owner, filter, { after, size })
  if (!found) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  const isCounted = filter.since === undefined && filter.keyword === undefined
  const nodes = orderModels(found.slice(0, size), context)
  return {
    edges: nodes.map(node => ({ cursor: node.code, node })),
    pageInfo: {
      totalCount: isCounted ? sumOf(counts, filter) : await orderList.count(owner, filter),
      hasNextPage: found.length > size,
      hasPreviousPage: after !== undefined,
      startCursor: nodes[0]?.code ?? null,
      endCursor: nodes.at(-1)?.code ?? null,
    },
    statusCounts: [...counts].map(([orderStatus, count]) => ({ orderStatus, count })),
  }
}
