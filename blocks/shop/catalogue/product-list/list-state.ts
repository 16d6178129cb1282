import type { DataNeed } from '#api/client/data-need.ts'
import {
  type FilterCondition,
  filterCondition,
  filterConditionQuery,
  type ProductPage,
  productPage,
  productPageQuery,
} from '#api/client/product-page.ts'
import type { DataContext } from '../../../page/define-block.ts'
import { createStore, type Store, useStoreIfAny } from '#ui/store/store.ts'
import type { ListRoute } from '../../../page/shop-route.ts'
import { type BlockContext, useBlockContext } from '../../../page/view.ts'
import { namesIn } from './filter-names.ts'
import { criteriaOf } from './list-criteria.ts'
import { countBefore, followedBefore, keepFollowed } from './list-memory.ts'
import { formatListQuery, type ListQuery } from '../../../page/list-query.ts'

type Edges = ProductPage['edges']

/** What the blocks of a list show together. */
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
  /** Whether the phone's filter drawer is open. */
  readonly isPanelOpen: boolean
}

export type ListNeeds = { readonly list: DataNeed<ProductPage>; readonly filters: DataNeed<FilterCondition> }

/** The data every list block asks for; equal needs are asked once per page. On other pages nothing is asked. */
export const listNeeds = ({ api, now, route }: DataContext): ListNeeds => {
  // A view finds `undefined` where no block requested it, as after a failed call.
  if (route.kind !== 'list') return {} as ListNeeds
  const criteria = criteriaOf(route, now)
  return {
    list: productPageQuery(api, criteria),
    filters: filterConditionQuery(api, criteria.filters),
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
  /** After a return or a reload: as many products as showed before. In browsers, once. */
  readonly resume: () => Promise<void>
  readonly openPanel: (isOpen: boolean) => void
}

/** What a call that failed leaves behind: an empty list. Source: C-138. */
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

/** Whether a longer list begins with this one. */
const beginsWith = (longer: Edges, edges: Edges) =>
  longer.length > edges.length && edges.every(({ node }, at) => node.code === longer[at]?.node.code)

export function createList(
  { pathname, place, query: first }: Pick<ListRoute, 'pathname' | 'place' | 'query'>,
  data: ListData,
  { api, now, go }: Pick<BlockContext, 'api' | 'now' | 'go'>,
): List {
  const store = createStore(stateOf(first, data))
  const set = (change: Partial<ListState>) => store.set(state => ({ ...state, ...change }))
  const addressOf = (query: ListQuery) => pathname + formatListQuery(query)
  const memoryOf = (query: ListQuery) => `${api.locale} ${addressOf(query)}`
  let wanted = 0

  async function change(query: ListQuery) {
    wanted += 1
    const ticket = wanted
    const isSame = addressOf(query) === addressOf(store.get().query)
    set({ query, status: 'filtering' })
    go(addressOf(query), { isHere: true, replace: isSame })
    const criteria = criteriaOf({ place, query }, now)
    try {
      const [list, filters] = await Promise.all([
        productPage(api, criteria),
        filterCondition(api, criteria.filters),
      ])
      if (ticket !== wanted) return
      const names = { ...store.get().names, ...namesIn(filters) }
      set({ edges: list.edges, pageInfo: list.pageInfo, filters, names, status: 'idle' })
    } catch {
      // Said to the shopper, who may try again.
      if (ticket === wanted) set({ status: 'failed' })
    }
  }

  async function grow() {
    const { status, pageInfo, query } = store.get()
    const canGrow = (status === 'idle' || status === 'halted') && pageInfo.hasNextPage
    if (!canGrow || pageInfo.endCursor === null) return
    const ticket = wanted
    set({ status: 'growing' })
    try {
      const more = await productPage(api, criteriaOf({ place, query }, now), pageInfo.endCursor)
      if (ticket !== wanted) return
      const followed = { edges: joined(store.get().edges, more.edges), pageInfo: more.pageInfo }
      set({ ...followed, status: 'idle' })
      keepFollowed(memoryOf(query), followed)
    } catch {
      if (ticket === wanted) set({ status: 'halted' })
    }
  }

  async function resume() {
    const { edges, query } = store.get()
    const before = followedBefore(memoryOf(query))
    // What is fresh stays; only the rest comes from memory.
    if (before && beginsWith(before.edges, edges))
      return set({ edges: [...edges, ...before.edges.slice(edges.length)], pageInfo: before.pageInfo })
    const count = countBefore(memoryOf(query))
    const isOnTheWay = () => store.get().status === 'idle' && store.get().edges.length < count
    while (isOnTheWay() && store.get().pageInfo.hasNextPage) await grow()
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
