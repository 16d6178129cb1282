import { ApiError } from '#api/client/api-error.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import {
  type FilterCondition,
  filterCondition,
  filterConditionQuery,
  type ProductPage,
  productPage,
  productPageQuery,
} from '#api/client/product/product-page.ts'
import type { DataContext } from '../../../page/define-block.ts'
import { createStore, type Store, useStoreIfAny } from '#ui/store/store.ts'
import type { ListRoute } from '../../../page/shop-route.ts'
import { type BlockContext, useBlockContext } from '../../../page/view.ts'
import { namesIn } from './filter-names.ts'
import { criteriaOf, isPriced } from './list-criteria.ts'
import { holdScrollPosition, savedPlace, savePlace } from './list-memory.ts'
import { formatListQuery, type ListQuery, parseListQuery } from '../../../page/list-query.ts'

type Edges = ProductPage['edges']

/** State shared by the blocks of a list. */
export interface ListState {
  readonly query: ListQuery
  readonly edges: Edges
  readonly pageInfo: ProductPage['pageInfo']
  readonly filters: FilterCondition
  /** Names of filter values that were ever offered here, by `nameKey`: a chosen one may have no products left. */
  readonly names: Readonly<Record<string, string>>
  /**
   * `filtering` while another list is on its way, `failed` when it did not come; `growing` while more of this one is,
   * `halted` when that did not come.
   */
  readonly status: 'idle' | 'filtering' | 'failed' | 'growing' | 'halted'
  /** True if the phone's filter drawer is open. */
  readonly isPanelOpen: boolean
}

export type ListNeeds = { readonly list: DataNeed<ProductPage>; readonly filters: DataNeed<FilterCondition> }

/** The data every list block asks for; equal needs are asked once per page. On other pages nothing is asked. */
export const listNeeds = ({ route, ...context }: DataContext): ListNeeds => {
  // A view finds `undefined` where no block requested it, as after a failed call.
  if (route.kind !== 'list') return {} as ListNeeds
  const criteria = criteriaOf(route, context)
  return {
    list: productPageQuery(context.api, criteria),
    filters: filterConditionQuery(context.api, criteria),
  }
}

export interface ListData {
  readonly list?: ProductPage | undefined
  readonly filters?: FilterCondition | undefined
}

const NO_PAGE: ProductPage['pageInfo'] = {
  hasPreviousPage: false,
  hasNextPage: false,
  startCursor: null,
  endCursor: null,
  totalCount: 0,
}
const NO_FILTERS: FilterCondition = {
  totalCount: 0,
  categories: [],
  attributes: [],
  salePrices: [],
  brands: [],
}

/** A list and what can be done to it. */
export interface List {
  readonly store: Store<ListState>
  /** Shows another list of the same place: address at once, products when they are there. */
  readonly change: (query: ListQuery) => Promise<void>
  /** The next page, below. Source: C-120, C-140. */
  readonly grow: () => Promise<void>
  /**
   * Shows as many products as before a return or a reload, and from then on follows Back and Forward between the lists of this
   * document. In browsers, once.
   */
  readonly resume: () => Promise<void>
  readonly openPanel: (isOpen: boolean) => void
}

/** State after a failed call: an empty list. Source: C-138. */
const stateOf = (query: ListQuery, { list, filters }: ListData): ListState => ({
  query,
  edges: list?.edges ?? [],
  pageInfo: list?.pageInfo ?? NO_PAGE,
  filters: filters ?? NO_FILTERS,
  names: namesIn(filters ?? NO_FILTERS),
  status: list ? 'idle' : 'failed',
  isPanelOpen: false,
})

/** More products below; one that moved down meanwhile shows once. Source: C-120. */
function joined(edges: Edges, more: Edges): Edges {
  const shown = new Set(edges.map(({ node }) => node.code))
  return [...edges, ...more.filter(({ node }) => !shown.has(node.code))]
}

/** Lists of one document that Back shows at once. Ours. */
const MOST_SEEN = 5

/** The shopper's prices are others than when the list began: they have logged in or out since. */
const isOtherList = (error: unknown) => error instanceof ApiError && error.code === 'BAD_USER_INPUT'

interface Asking {
  readonly atLeast?: number
  readonly otherwise?: ListState['status']
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

export function createList(
  { pathname, place, query: first }: Pick<ListRoute, 'pathname' | 'place' | 'query'>,
  data: ListData,
  context: Pick<BlockContext, 'api' | 'now' | 'settings' | 'go' | 'session'>,
): List {
  const { api, go, session } = context
  const store = createStore(stateOf(first, data))
  const set = (change: Partial<ListState>) => store.set(state => ({ ...state, ...change }))
  const addressOf = (query: ListQuery) => pathname + formatListQuery(query)
  const count = () => store.get().edges.length
  /** Lists that showed in this document, by address, the latest last. */
  const seen = new Map<string, ListState>()
  let wanted = 0

  function noteSeen() {
    const state = store.get()
    if (state.status !== 'idle') return
    seen.delete(addressOf(state.query))
    seen.set(addressOf(state.query), state)
    const [oldest] = seen.keys()
    if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
  }

  /** A list from its start, on until it has as many products as asked for. */
  async function load(query: ListQuery, atLeast: number) {
    const criteria = criteriaOf({ place, query }, context)
    const [first, filters] = await Promise.all([productPage(api, criteria), filterCondition(api, criteria)])
    let { edges, pageInfo } = first
    while (edges.length < atLeast && pageInfo.hasNextPage && pageInfo.endCursor !== null) {
      const more = await productPage(api, criteria, pageInfo.endCursor)
      edges = joined(edges, more.edges)
      pageInfo = more.pageInfo
    }
    return { edges, pageInfo, filters, names: { ...store.get().names, ...namesIn(filters) } }
  }

  /** @param otherwise the status when the list does not come */
  async function ask(query: ListQuery, { atLeast = 0, otherwise = 'failed' }: Asking = {}) {
    wanted += 1
    const ticket = wanted
    set({ query, status: 'filtering' })
    try {
      const found = await load(query, atLeast)
      if (ticket === wanted) set({ ...found, status: 'idle' })
    } catch {
      // Said to the shopper, who may try again.
      if (ticket === wanted) set({ status: otherwise })
    }
  }

  /**
   * Finished pages are the same for everybody: where prices decide, a member's list is another one from its first product on.
   * Without an answer what the server sent stays. Source: C-209.
   */
  async function askAsMember(atLeast: number) {
    const { query, status } = store.get()
    if (status === 'idle' && isPriced(query) && session.mayBeMember())
      await ask(query, { atLeast: Math.max(atLeast, count()), otherwise: 'idle' })
  }

  async function change(query: ListQuery) {
    const isSame = addressOf(query) === addressOf(store.get().query)
    noteSeen()
    if (!isSame) savePlace(count())
    const asking = ask(query)
    go(addressOf(query), { isHere: true, replace: isSame })
    await asking
  }

  async function grow() {
    const { status, pageInfo, query } = store.get()
    const canGrow = (status === 'idle' || status === 'halted') && pageInfo.hasNextPage
    if (!canGrow || pageInfo.endCursor === null) return
    const ticket = wanted
    set({ status: 'growing' })
    try {
      const more = await productPage(api, criteriaOf({ place, query }, context), pageInfo.endCursor)
      if (ticket !== wanted) return
      set({ edges: joined(store.get().edges, more.edges), pageInfo: more.pageInfo, status: 'idle' })
    } catch (error) {
      if (ticket !== wanted) return
      if (!isOtherList(error)) return set({ status: 'halted' })
      await ask(query, { atLeast: count() + 1, otherwise: 'halted' })
    }
    savePlace(count())
  }

  async function growTo(wantedCount: number) {
    const isOnTheWay = () => store.get().status === 'idle' && count() < wantedCount
    while (isOnTheWay() && store.get().pageInfo.hasNextPage) await grow()
  }

  /** Back or Forward has led to another list of this document. */
  async function follow() {
    const query = parseListQuery(new URLSearchParams(location.search))
    if (addressOf(query) === addressOf(store.get().query)) return
    const before = savedPlace()
    const returnTo = holdScrollPosition()
    noteSeen()
    const known = seen.get(addressOf(query))
    if (known) {
      wanted += 1
      set({ ...known, isPanelOpen: store.get().isPanelOpen })
    } else await ask(query)
    if (before) await growTo(before.count)
    // A list that changes goes to its top first.
    await nextFrame()
    returnTo(before?.top ?? 0)
  }

  async function resume() {
    const before = savedPlace()
    const returnTo = holdScrollPosition()
    addEventListener('popstate', () => void follow())
    const sent = store.get().edges
    await askAsMember(before?.count ?? 0)
    if (before && before.count > count()) await growTo(before.count)
    if (before && store.get().edges !== sent) {
      await nextFrame()
      returnTo(before.top)
    }
    document.addEventListener('scrollend', () => savePlace(count()))
  }

  let resumed: Promise<void> | undefined
  return {
    store,
    change,
    grow,
    resume: () => (resumed ??= resume()),
    openPanel: isPanelOpen => set({ isPanelOpen }),
  }
}

/** The page's list; `undefined` where the page is no list (the editor's canvas). */
export function useList(
  data: ListData,
): (List & { readonly state: ListState; readonly route: ListRoute }) | undefined {
  const context = useBlockContext()
  const { route, shared } = context
  const list = shared.of('list', () => (route.kind === 'list' ? createList(route, data, context) : undefined))
  const state = useStoreIfAny(list?.store)
  return list && state && route.kind === 'list' ? { ...list, state, route } : undefined
}
