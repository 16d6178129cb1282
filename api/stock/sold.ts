import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { chunks } from '../shared/chunks.ts'

/** Orders whose lines name goods, whatever became of them. */
export interface NamingOrders {
  /** The numbers that shoppers see, the newest first. */
  readonly orders: readonly string[]
  /** Of all of them. */
  readonly count: number
}

/** Orders that are named; the others are only counted. */
const NAMED = 5

/** Orders that name a product, or a SKU that it has now. */
export async function ordersOfProduct(db: Database, code: string): Promise<NamingOrders> {
  const own = db.selectFrom('sku').select('code').where('spu_code', '=', code)
  const lines = db
    .selectFrom('order_line')
    .select('order_code')
    .distinct()
    .where(eb => eb.or([eb('spu_code', '=', code), eb('sku_code', 'in', own)]))
  const rows = await db
    .selectFrom('order_head')
    .select(['external_no', sql<number | string>`count(*) over ()`.as('count')])
    .where('code', 'in', lines)
    .orderBy('created_at', 'desc')
    .orderBy('external_no', 'desc')
    .limit(NAMED)
    .execute()
  return { orders: rows.map(row => row.external_no), count: Number(rows[0]?.count ?? 0) }
}

/** Orders that name SKUs; SKUs that were never sold are left out. */
export async function ordersOfSkus(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, NamingOrders>> {
  const found = new Map<string, NamingOrders>()
  for (const part of chunks(skus)) {
    const lines = db
      .selectFrom('order_line')
      .select(['sku_code', 'order_code'])
      .distinct()
      .where('sku_code', 'in', part)
    const placed = db
      .selectFrom(lines.as('line'))
      .innerJoin('order_head', 'order_head.code', 'line.order_code')
      .select([
        'line.sku_code',
        'order_head.external_no',
        sql<number | string>`count(*) over (partition by line.sku_code)`.as('count'),
        sql<
          number | string
        >`row_number() over (partition by line.sku_code order by order_head.created_at desc, order_head.external_no desc)`.as(
          'place',
        ),
      ])
    const rows = await db
      .selectFrom(placed.as('placed'))
      .selectAll()
      .where('placed.place', '<=', NAMED)
      .orderBy('placed.place')
      .execute()
    for (const [sku, own] of Map.groupBy(rows, row => row.sku_code))
      found.set(sku, { orders: own.map(row => row.external_no), count: Number(own[0]?.count ?? 0) })
  }
  return found
}
