import type {
  DeskOrder,
  DeskPage,
  DeskUnpaidHolder,
  ListedDeskOrder,
  OrderOperationInput,
  OrderSearch,
  ReleasedUnpaid,
  ReleaseUnpaid,
} from '#api/client/desk/orders.ts'
import type {
  DeskReturn,
  ListedDeskReturn,
  NewDeskReturn,
  ReturnOperationInput,
  ReturnSearch,
} from '#api/client/desk/returns.ts'
import type { HolderKind } from '#api/rules/holder-kinds.ts'
import type { OrderOperation, ReturnOperation } from '#api/rules/desk-operations.ts'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { type CallOptions, ContentError, createCall } from '#operators/client/call.ts'

/** Orders as the desk asks the shop for them. Failed calls reject with a message fit to show. */
interface OrderPort {
  /** `after`: the `next` of the page before. */
  readonly list: (search: OrderSearch, after?: string) => Promise<DeskPage<ListedDeskOrder>>
  /** `undefined` when there is no order of that number. */
  readonly find: (number: string) => Promise<DeskOrder | undefined>
  /** Who holds how much stock by unpaid orders, the most first. */
  readonly unpaid: (by: HolderKind) => Promise<readonly DeskUnpaidHolder[]>
  /** Cancels unpaid orders, so that their stock can be sold. */
  readonly release: (given: ReleaseUnpaid) => Promise<ReleasedUnpaid>
  /** Resolves to the order after the operation. */
  readonly operate: <Operation extends OrderOperation>(
    operation: Operation,
    number: string,
    input: OrderOperationInput[Operation],
  ) => Promise<DeskOrder>
}

/** Returns and exchanges as the desk asks the shop for them, in the same way. */
export interface ReturnPort {
  readonly list: (search: ReturnSearch, after?: string) => Promise<DeskPage<ListedDeskReturn>>
  readonly find: (number: string) => Promise<DeskReturn | undefined>
  readonly operate: <Operation extends ReturnOperation>(
    operation: Operation,
    number: string,
    input: ReturnOperationInput[Operation],
  ) => Promise<DeskReturn>
  /** What can be returned of an order now. */
  readonly options: (order: string) => Promise<AfterSalesOptions>
  /** Asks for a return in a shopper's name. */
  readonly create: (wish: NewDeskReturn) => Promise<DeskReturn>
  /** The address of a photo. */
  readonly photo: (number: string, id: string) => string
}

/** What the shop does for operators beside its pages. */
export interface DeskPort {
  readonly orders: OrderPort
  readonly returns: ReturnPort
}

/** Where the shop answers operators about orders and returns. */
const DESK_URL = '/api/desk'

/** The part of an address after `?`, without what is not asked for. */
const queryOf = (asked: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** `undefined` where there is no such thing; other refusals stay errors. */
const ifKnown = <Data>(asked: Promise<Data>): Promise<Data | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof ContentError && error.status === 404) return undefined
    throw error
  })

export function createDesk(options: Omit<CallOptions, 'baseUrl'>): DeskPort {
  const call = createCall({ ...options, baseUrl: DESK_URL })
  const order = (number: string, rest = '') => `/orders/${encodeURIComponent(number)}${rest}`
  const returned = (number: string, rest = '') => `/returns/${encodeURIComponent(number)}${rest}`
  return {
    orders: {
      list: (search, after) => call('GET', `/orders?${queryOf({ ...search, after })}`),
      find: number => ifKnown(call('GET', order(number))),
      unpaid: by => call('GET', `/orders/unpaid?${queryOf({ by })}`),
      release: given => call('POST', '/orders/unpaid/release', given),
      operate: (operation, number, input) => call('POST', order(number, `/${operation}`), input),
    },
    returns: {
      list: (search, after) => call('GET', `/returns?${queryOf({ ...search, after })}`),
      find: number => ifKnown(call('GET', returned(number))),
      operate: (operation, number, input) => call('POST', returned(number, `/${operation}`), input),
      options: number => call('GET', `/returns/options?${queryOf({ order: number })}`),
      create: wish => call('POST', '/returns', wish),
      photo: (number, id) => `${DESK_URL}${returned(number, `/photos/${encodeURIComponent(id)}`)}`,
    },
  }
}
