import type { Category, Sku, Spu } from './catalogue/catalogue.ts'
import type { promotionsOf } from './product/product-parts.ts'
import type { ShelfProduct, Shelf } from './product/shelf.ts'

/** What resolvers get as their parent, per type of the schema; the generated types refer to these. */
export type ShopModel = object
export type ProductModel = ShelfProduct
export type SkuModel = { readonly sku: Sku; readonly spu: Spu; readonly shelf: Shelf }
export type CategoryModel = Category
export type PromotionModel = ReturnType<typeof promotionsOf>[number] & { readonly shelf: Shelf }
