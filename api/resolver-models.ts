import type { Category, Sku, Spu } from './catalogue/catalogue.ts'
import type { ShelfProduct, Shelf } from './product/shelf.ts'

/** What resolvers get as their parent, per type of the schema; the generated types refer to these. */
export type ShopModel = object
export type ProductModel = ShelfProduct
export type SkuModel = { readonly sku: Sku; readonly spu: Spu; readonly shelf: Shelf }
export type CategoryModel = Category
