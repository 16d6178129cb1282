import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Units of returns, each with the SKU as which it comes back: that of a replacement, otherwise the one that was bought. */
export const returnedUnits = (db: Pick<Kysely<Tables>, 'selectFrom'>) =>
  db
    .selectFrom('after_sales_unit')
    .innerJoin('order_line', join =>
      join
        .onRef('order_line.order_code', '=', 'after_sales_unit.order_code')
        .onRef('order_line.position', '=', 'after_sales_unit.position'),
    )
    .select([
      'after_sales_unit.after_sales_code',
      sql<string>`coalesce(nullif(after_sales_unit.sku_code, ''), order_line.sku_code)`.as('sku_code'),
    ])
