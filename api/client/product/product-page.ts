import {
  filterConditionGqlDocument,
  type FilterConditionGqlQuery,
  getProductListGqlDocument,
  type GetProductListGqlQuery,
  type GetProductListGqlQueryVariables,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

type ProductFilters = NonNullable<GetProductListGqlQueryVariables['filters']>
export type ProductSorts = NonNullable<GetProductListGqlQueryVariables['sorts']>
export type ProductPage = GetProductListGqlQuery['shop']['products']
export type FilterCondition = FilterConditionGqlQuery['shop']['filterCondition']

/** Products on a page of a list. Source: C-120. */
export const LIST_PAGE_SIZE = 30

/** Criteria of a list. */
export interface ListCriteria {
  readonly filters: ProductFilters
  readonly sorts: ProductSorts
  /** One product for all colours of a style; absent for every product by itself. */
  readonly gatherStyles?: true
}

/** The order does not matter to what a list can be narrowed by. */
type FilterCriteria = Omit<ListCriteria, 'sorts'>

/** A page of a list: 30 products from the beginning or after a cursor. Source: C-120, C-344. */
export async function productPage(api: Api, criteria: ListCriteria, after?: string): Promise<ProductPage> {
  const { shop } = await api.run(getProductListGqlDocument, {
    ...criteria,
    pageInput: { first: LIST_PAGE_SIZE, ...(after !== undefined && { after }) },
  })
  return shop.products
}

/** Filters of a list, with counts. Source: C-125, C-345. */
export async function filterCondition(
  api: Api,
  { filters, gatherStyles }: FilterCriteria,
): Promise<FilterCondition> {
  const { shop } = await api.run(filterConditionGqlDocument, {
    filters,
    ...(gatherStyles && { gatherStyles }),
  })
  return shop.filterCondition
}

/** The first page, for a block's data needs. */
export const productPageQuery = (api: Api, criteria: ListCriteria): DataNeed<ProductPage> => ({
  queryKey: ['product', 'list', api.locale, criteria],
  queryFn: () => productPage(api, criteria),
})

/** The filters, for a block's data needs. */
export const filterConditionQuery = (api: Api, criteria: FilterCriteria): DataNeed<FilterCondition> => ({
  queryKey: ['product', 'filters', api.locale, criteria.filters, criteria.gatherStyles === true],
  queryFn: () => filterCondition(api, criteria),
})
