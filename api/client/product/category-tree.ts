import {
  brandsGqlDocument,
  type BrandsGqlQuery,
  type CategoryPartsFragment,
  getCategoriesDocument,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'

/** A category with what is below it, three levels in all. */
export interface CategoryTree extends CategoryPartsFragment {
  readonly children?: readonly CategoryTree[]
}
type Brand = BrandsGqlQuery['shop']['brands'][number]

/** The category tree, from the first level down, in the order shown. Source: C-360. */
export const categoryTree = async (api: Api): Promise<readonly CategoryTree[]> =>
  (await api.run(getCategoriesDocument, {})).getCategories

/** All brands, in the order shown. Source: C-350. */
export const allBrands = async (api: Api): Promise<readonly Brand[]> =>
  (await api.run(brandsGqlDocument, {})).shop.brands
