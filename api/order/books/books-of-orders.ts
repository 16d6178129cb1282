/** Name of the schema that holds the tables: `main` on SQLite, `public` on PostgreSQL. */
export type BooksSchema = 'main' | 'public'

const OF_THE_ORDERS = 'order_code in (select code from order_head)'

/**
 * Which rows of each table the rules see when a few orders are checked. A condition may name the tables above it, which are narrowed
 * already.
 */
const rowsOf = (schema: BooksSchema, codes: string): readonly (readonly [table: string, where: string])[] => [
  // All orders of an owner: the counts and lots of the owner name every one of them.
  ['order_head', `owner_code in (select owner_code from ${schema}.order_head where code in (${codes}))`],
  ['order_line', OF_THE_ORDERS],
  [
    'sku_stock',
    `sku_code in (select sku_code from order_line union select sku_code from ${schema}.stock_hold where ${OF_THE_ORDERS})`,
  ],
  ['stock_move', 'sku_code in (select sku_code from sku_stock)'],
  // What other orders hold of a SKU is reserved too.
  ['stock_hold', `sku_code in (select sku_code from sku_stock) or ${OF_THE_ORDERS}`],
  ['shipment', OF_THE_ORDERS],
  ['shipment_line', OF_THE_ORDERS],
  ['payment_attempt', OF_THE_ORDERS],
  ['spare_payment', OF_THE_ORDERS],
  ['refund', OF_THE_ORDERS],
  ['order_event', OF_THE_ORDERS],
  ['order_mail', OF_THE_ORDERS],
  ['order_search', OF_THE_ORDERS],
  ['order_count', 'owner_code in (select owner_code from order_head)'],
  ['coupon', `${OF_THE_ORDERS} or (order_code is null and user_code in (select owner_code from order_head))`],
  ['code_use', OF_THE_ORDERS],
  ['unique_code', OF_THE_ORDERS],
  ['code_batch', 'id in (select batch_id from unique_code)'],
  [
    'campaign_count',
    `campaign_code in (select campaign_code from code_use union select campaign_code from coupon
      union select campaign_code from ${schema}.campaign_count where user_code in (select owner_code from order_head))`,
  ],
  ['after_sales_order', OF_THE_ORDERS],
  ['after_sales_line', 'after_sales_code in (select code from after_sales_order)'],
  ['after_sales_unit', OF_THE_ORDERS],
  ['go_dollar_use', OF_THE_ORDERS],
  ['go_dollar_change', OF_THE_ORDERS],
  [
    'go_dollar_lot',
    `user_code in (select owner_code from order_head) or id in (select lot_id from go_dollar_use
      union select returned_to from go_dollar_use union select lot_id from go_dollar_change)`,
  ],
]

/**
 * The beginning of a statement that makes it see only some orders: all orders of their owners, the stock of their SKUs, and the coupons,
 * codes and GO DOLLAR that these name. The tables are hidden by narrower ones of the same names.
 */
export function narrowToOrders(schema: BooksSchema, orders: readonly string[]): string {
  const codes = orders.map(code => `'${code.replaceAll("'", "''")}'`).join(', ')
  const tables = rowsOf(schema, codes).map(
    ([table, where]) => `${table} as (select * from ${schema}.${table} where ${where})`,
  )
  return `with ${tables.join(',\n')}`
}
