import type { Database } from '../database/database.ts'
import { chunks } from '../shared/chunks.ts'

/** Units of a SKU that an order holds until they ship. */
export interface Hold {
  /** The number that shoppers see. */
  readonly order: string
  readonly units: number
}

/** Which orders hold units of these SKUs, the most units first. SKUs without any are left out. */
export async function holdsOf(db: Database, skus: readonly string[]): Promise<ReadonlyMap<string, Hold[]>> {
  const found = new Map<string, Hold[]>()
  for (const part of chunks(skus)) {
    const rows = await db
      .selectFrom('stock_hold')
      .innerJoin('order_head', 'order_head.code', 'stock_hold.order_code')
      .select(['stock_hold.sku_code', 'stock_hold.quantity', 'order_head.external_no'])
      .where('stock_hold.sku_code', 'in', part)
      .where('stock_hold.state', '=', 'HELD')
      .where('stock_hold.quantity', '>', 0)
      .orderBy('stock_hold.quantity', 'desc')
      .orderBy('order_head.external_no')
      .execute()
    for (const { sku_code, quantity, external_no } of rows) {
      const holds = found.get(sku_code)
      const hold = { order: external_no, units: quantity }
      if (holds) holds.push(hold)
      else found.set(sku_code, [hold])
    }
  }
  return found
}
