import { ApiError } from '#api/client/api-error.ts'
import { filterCondition, type ProductPage, productPage } from '#api/client/product/product-page.ts'
import type { Store } from '#ui/store/store.ts'
import type { DataContext } from '../../../page/define-block.ts'
import type { ListQuery } from '../../../page/list-query.ts'
import type { ListPlace } from '../../../page/shop-route.ts'
import { namesIn } from './filter-names.ts'
import { criteriaOf } from './list-criteria.ts'
import type { ListState } from './list-state.ts'

type Edges = ProductPage['edges']

/** More products below; one that moved down meanwhile shows once. Source: C-120. */
function joined(edges: Edges, more: Edges): Edges {
  const shown = new Set(edges.map(({ node }) => node.code))
  return [...edges, ...more.filter(({ node }) => !shown.has(node.code))]
}

/** The shopper's prices are others than when the list began: they have logged in or out since. */
const isOtherList = (error: unknown) => error instanceof ApiError && error.code === 'BAD_USER_INPUT'

interface Asking {
  /** Number of products to load, if the list has as many. */
  readonly atLeast?: number
  /** The status when the list does not come. */
  readonly otherwise?: ListState['status']
}

/** Loads the products of a list into its store. Of several requests the latest wins. */
export function createListRequests(
  store: Store<ListState>,
  place: ListPlace,
  context: Pick<DataContext, 'api' | 'now' | 'settings'>,
) {
  const { api } = context
  const set = (change: Partial<ListState>) => store.set(state => ({ ...state, ...change }))
  const criteria = (query: ListQuery) => criteriaOf({ place, query }, context)
  let wanted = 0

  /** A list from its start, on until it has as many products as asked for. */
  async function load(query: ListQuery, atLeast: number) {
    const conditions = criteria(query)
    const [first, filters] = await Promise.all([
      productPage(api, conditions),
      filterCondition(api, conditions),
    ])
    let { edges, pageInfo } = first
    while (edges.length < atLeast && pageInfo.hasNextPage && pageInfo.endCursor !== null) {
      const more = await productPage(api, conditions, pageInfo.endCursor)
      edges = joined(edges, more.edges)
      pageInfo = more.pageInfo
    }
    return { edges, pageInfo, filters, names: { ...store.get().names, ...namesIn(filters) } }
  }

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

  /** Appends the next page. @returns true if the list may be longer now */
  async function askMore(): Promise<boolean> {
    const { status, pageInfo, query } = store.get()
    const canGrow = (status === 'idle' || status === 'halted') && pageInfo.hasNextPage
    if (!canGrow || pageInfo.endCursor === null) return false
    const ticket = wanted
    set({ status: 'growing' })
    try {
      const more = await productPage(api, criteria(query), pageInfo.endCursor)
      if (ticket !== wanted) return false
      set({ edges: joined(store.get().edges, more.edges), pageInfo: more.pageInfo, status: 'idle' })
    } catch (error) {
      if (ticket !== wanted) return false
      if (!isOtherList(error)) {
        set({ status: 'halted' })
        return false
      }
      await ask(query, { atLeast: store.get().edges.length + 1, otherwise: 'halted' })
    }
    return true
  }

  return {
    ask,
    askMore,
    /** Shows a list that is known already, in place of any on its way. */
    show: (known: ListState) => {
      wanted += 1
      set({ ...known, isPanelOpen: store.get().isPanelOpen })
    },
  }
}
