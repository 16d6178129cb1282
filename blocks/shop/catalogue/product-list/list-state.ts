import {
  type FilterCondition,
  filterConditionQuery,
  type ProductPage,
  productPageQuery,
} from '#api/client/product/product-page.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import type { DataContext } from '../../../page/define-block.ts'
import type { ListQuery } from '../../../page/list-query.ts'
import { namesIn } from './filter-names.ts'
import { criteriaOf } from './list-criteria.ts'

/** State shared by the blocks of a list. */
export interface ListState {
  readonly query: ListQuery
  readonly edges: ProductPage['edges']
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

/** State of a list as the server sent it; after a failed call, an empty list. Source: C-138. */
export const stateOf = (query: ListQuery, { list, filters }: ListData): ListState => ({
  query,
  edges: list?.edges ?? [],
  pageInfo: list?.pageInfo ?? NO_PAGE,
  filters: filters ?? NO_FILTERS,
  names: namesIn(filters ?? NO_FILTERS),
  status: list ? 'idle' : 'failed',
  isPanelOpen: false,
})
