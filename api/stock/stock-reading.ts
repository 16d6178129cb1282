import { MOST_LOW } from '../rules/low-stock.ts'
import { sql } from 'kysely'
import type { BothTexts } from '#locales/locale.ts'
import type { Database } from '../database/database.ts'
import type { MoveReason } from '../rules/move-reason.ts'
import { type Hold, holdsOf } from './holds.ts'
import { freeOf } from './stock-mark.ts'

/** Stock of a SKU, as staff see it. */
export interface SkuStock {
  readonly sku: string
  readonly spu: string
  readonly style: string
  readonly title: BothTexts
  readonly colour: string | null
  readonly size: string | null
  /** The SKU is enabled and its product on the shelves. */
  readonly isOnSale: boolean
  /** `null`: not counted. */
  readonly onHand: number | null
  readonly held: number
  /** Units that can be sold; `null`: not counted. */
  readonly free: number | null
}

/** With the orders that hold units, the most units first. */
export interface HeldSkuStock extends SkuStock {
  readonly holds: readonly Hold[]
}

/** An entry of the ledger. */
export interface StockMove {
  readonly number: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason: MoveReason
  readonly delta: number
  readonly units: number
  readonly onHand: number | null
  /** Epoch milliseconds. */
  readonly countedAt: number | null
  readonly actor: string
  readonly document: string
  readonly note: string
}

/** Which SKUs are asked for. */
export type StockSearch =
  | { readonly sku: string }
  | { readonly spu: string }
  /** All products of a style. */
  | { readonly style: string }

/** Most SKUs of a style that are listed. */
const MOST_SKUS = 2000

const skuStocks = (db: Database) =>
  db
    .selectFrom('sku')
    .innerJoin('spu', 'spu.code', 'sku.spu_code')
    .innerJoin('sku_stock', 'sku_stock.sku_code', 'sku.code')
    .select([
      'sku.code',
      'sku.spu_code',
      'sku.colour',
      'sku.size',
      'sku.is_enabled',
      'spu.style',
      'spu.on_shelves',
      'spu.content',
      'sku_stock.on_hand',
      'sku_stock.reserved',
    ])

type StockRow = Awaited<ReturnType<ReturnType<typeof skuStocks>['execute']>>[number]

const stockOf = (row: StockRow): SkuStock => {
  const level = { onHand: row.on_hand, held: row.reserved }
  const { title } = JSON.parse(row.content) as { readonly title?: BothTexts } // written by the import
  return {
    sku: row.code,
    spu: row.spu_code,
    style: row.style,
    title: title ?? { zh_HK: row.spu_code, en_US: row.spu_code },
    colour: row.colour,
    size: row.size,
    isOnSale: row.is_enabled === 1 && row.on_shelves === 1,
    ...level,
    free: freeOf(level),
  }
}

/** Stock of a SKU, of a product's SKUs or of a style's, products and SKUs in their order. Empty where there are none. */
export async function findStock(db: Database, search: StockSearch): Promise<readonly HeldSkuStock[]> {
  let query = skuStocks(db)
  if ('sku' in search) query = query.where('sku.code', '=', search.sku)
  else if ('spu' in search) query = query.where('sku.spu_code', '=', search.spu)
  else query = query.where('spu.style', '=', search.style)
  const rows = await query.orderBy('spu.code').orderBy('sku.position').limit(MOST_SKUS).execute()
  const holds = await holdsOf(
    db,
    rows.flatMap(row => (row.reserved > 0 ? [row.code] : [])),
  )
  return rows.map(row => ({ ...stockOf(row), holds: holds.get(row.code) ?? [] }))
}

/**
 * Entries of a SKU, newest first; also of one that has left the catalogue.
 * @param before number of the last entry of the page before
 */
export async function stockHistory(
  db: Database,
  {
    sku,
    before,
    most,
  }: { readonly sku: string; readonly before?: number | undefined; readonly most: number },
): Promise<readonly StockMove[]> {
  let query = db.selectFrom('stock_move').selectAll().where('sku_code', '=', sku)
  if (before !== undefined) query = query.where('number', '<', before)
  const rows = await query.orderBy('number', 'desc').limit(most).execute()
  return rows.map(row => ({
    number: row.number,
    at: Number(row.at),
    reason: row.reason,
    delta: row.delta,
    units: row.units,
    onHand: row.on_hand,
    countedAt: row.counted_at === null ? null : Number(row.counted_at),
    actor: row.actor,
    document: row.document,
    note: row.note,
  }))
}

/** Place of a SKU in the list of low stock. */
export interface LowPlace {
  readonly free: number
  readonly sku: string
}

const FREE = sql<number>`(sku_stock.on_hand - sku_stock.reserved)`

/**
 * SKUs with few units to sell, the fewest first.
 * @param upTo most units that can be sold, at most `MOST_LOW`
 * @param after last SKU of the page before
 */
export async function lowStock(
  db: Database,
  {
    upTo,
    onSaleOnly,
    after,
    most,
  }: {
    readonly upTo: number
    readonly onSaleOnly: boolean
    readonly after?: LowPlace | undefined
    readonly most: number
  },
): Promise<readonly SkuStock[]> {
  let query = db
    .selectFrom('sku_stock')
    .select(['sku_stock.sku_code', FREE.as('free')])
    .where(FREE, '<=', upTo)
    // As the index of few units says it: databases use it for these words only.
    .where(sql<boolean>`sku_stock.on_hand - sku_stock.reserved <= ${sql.lit(MOST_LOW)}`)
  if (after)
    query = query.where(eb =>
      eb.or([
        eb(FREE, '>', after.free),
        eb.and([eb(FREE, '=', after.free), eb('sku_stock.sku_code', '>', after.sku)]),
      ]),
    )
  // Asked of each row that is low, which is why the tables are not joined: that would begin with all products.
  if (onSaleOnly)
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('sku')
          .innerJoin('spu', 'spu.code', 'sku.spu_code')
          .select('sku.code')
          .whereRef('sku.code', '=', 'sku_stock.sku_code')
          .where('sku.is_enabled', '=', 1)
          .where('spu.on_shelves', '=', 1),
      ),
    )
  const places = await query.orderBy(FREE).orderBy('sku_stock.sku_code').limit(most).execute()
  if (places.length === 0) return []
  const rows = await skuStocks(db)
    .where(
      'sku.code',
      'in',
      places.map(place => place.sku_code),
    )
    .execute()
  const stocks = new Map(rows.map(row => [row.code, stockOf(row)]))
  return places.flatMap(({ sku_code }) => stocks.get(sku_code) ?? [])
}
