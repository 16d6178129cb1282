import type { Category, Sku, Spu } from '../catalogue/catalogue.ts'
import type { promotionsOf } from './product-parts.ts'
import type { ViewProduct, CatalogueView } from './view/catalogue-view.ts'

/** What resolvers get as their parent, per type of the schema; the generated types refer to these. */
export type ShopModel = object
export type ProductModel = ViewProduct
export type SkuModel = { readonly sku: Sku; readonly spu: Spu; readonly view: CatalogueView }
export type CategoryModel = Category
export type PromotionModel = ReturnType<typeof promotionsOf>[number] & { readonly view: CatalogueView }
