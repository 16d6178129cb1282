import { type NamingOrders, ordersOfProduct, ordersOfSkus } from '../../stock/sold.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import { offersNaming, type Use } from './uses.ts'

/** Things that hang on a product or a SKU, and would lose it. */
export interface GoodsTies {
  readonly orders: NamingOrders
  /** Promotions and campaigns that name it. */
  readonly offers: readonly Use[]
  readonly stock: {
    /** Units that are counted. */
    readonly onHand: number
    /** Units that orders hold. */
    readonly held: number
  }
}

const NO_ORDERS: NamingOrders = { orders: [], count: 0 }

/** Orders, stock and offers of a product and all of its SKUs, or of one SKU alone. */
export async function tiesOf(db: Read, product: string, sku?: string): Promise<GoodsTies> {
  const levels = await db
    .selectFrom('sku')
    .leftJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
    .select(['sku.code', 'sku_stock.on_hand', 'sku_stock.reserved'])
    .where('sku.spu_code', '=', product)
    .execute()
  const own = levels.filter(({ code }) => sku === undefined || code === sku)
  const sum = (units: (level: (typeof own)[number]) => number | null) =>
    own.reduce((all, level) => all + (units(level) ?? 0), 0)
  const codes = own.map(({ code }) => code)
  return {
    orders:
      sku === undefined
        ? await ordersOfProduct(db, product)
        : ((await ordersOfSkus(db, [sku])).get(sku) ?? NO_ORDERS),
    offers: await offersNaming(db, new Set(sku === undefined ? [product, ...codes] : codes)),
    stock: { onHand: sum(level => level.on_hand), held: sum(level => level.reserved) },
  }
}
