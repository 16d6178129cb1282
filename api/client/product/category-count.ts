import { categoryCountDocument } from '../../generated/documents.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

/** A category's name in menus and how many products are in it and below it. Source: L-247. */
export interface CategoryCount {
  readonly code: string
  readonly navFrontName: string
  readonly productCount: number | null
}

/** One category for a block's data needs; `null` for an unknown code, and without a call for an empty one. */
export const categoryCountQuery = (api: Api, code: string): DataNeed<CategoryCount | null> => ({
  queryKey: ['category', 'count', api.locale, code],
  queryFn: async () => (code === '' ? null : (await api.run(categoryCountDocument, { code })).shop.category),
})
