import { sql } from 'kysely'
import { chunks, type Read } from './catalogue-writer.ts'
import { returnedUnits } from './returned-units.ts'

/** Units of a SKU that an order holds until they ship. */
export interface Hold {
  /** The number that shoppers see. */
  readonly order: string
  readonly units: number
}

/** Why stock of a SKU is another than at an instant. */
export interface Movement {
  /** Epoch milliseconds, the latest one. */
  readonly at: number
  /** The order of a parcel, a return or units that never ship; missing for a count by an import. */
  readonly order?: string
}

/** Detail of an event AFTER_SALES_BACK_IN_STORAGE. */
interface ReturnStep {
  /** Number of the return. */
  readonly afterSales: string
  /** Its units are not sold again. */
  readonly isDamaged?: boolean
}

/** Detail of an event UNITS_CLOSED. */
interface ClosedUnits {
  readonly isWrittenOff: boolean
  readonly lines: readonly { readonly position: number }[]
}

/** Which orders hold units of these SKUs, the most units first. SKUs without any are left out. */
export async function holdsOf(db: Read, skus: readonly string[]): Promise<ReadonlyMap<string, Hold[]>> {
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

const parcelsSince = (db: Read, skus: readonly string[], since: number) =>
  db
    .selectFrom('shipment')
    .innerJoin('shipment_line', join =>
      join
        .onRef('shipment_line.order_code', '=', 'shipment.order_code')
        .onRef('shipment_line.number', '=', 'shipment.number'),
    )
    .innerJoin('order_line', join =>
      join
        .onRef('order_line.order_code', '=', 'shipment_line.order_code')
        .onRef('order_line.position', '=', 'shipment_line.position'),
    )
    .innerJoin('order_head', 'order_head.code', 'shipment.order_code')
    .select(['order_line.sku_code', 'shipment.shipped_at', 'order_head.external_no'])
    .where('order_line.sku_code', 'in', skus)
    .where('shipment.shipped_at', '>', since)
    .execute()

const closingsSince = (db: Read, skus: readonly string[], since: number) =>
  db
    .selectFrom('order_event')
    .innerJoin('order_line', 'order_line.order_code', 'order_event.order_code')
    .innerJoin('order_head', 'order_head.code', 'order_event.order_code')
    .select([
      'order_line.sku_code',
      'order_line.position',
      'order_event.detail',
      'order_event.happened_at',
      'order_head.external_no',
    ])
    .where('order_line.sku_code', 'in', skus)
    .where('order_event.kind', '=', 'UNITS_CLOSED')
    .where('order_event.happened_at', '>', since)
    .execute()

/**
 * The latest movement of each SKU's stock on hand after an instant: parcels that left, returns that are sold again, exchanges that went
 * out, units that were written off, counts by imports. SKUs that did not move are left out.
 */
export async function movementsSince(
  db: Read,
  skus: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, Movement>> {
  const found = new Map<string, Movement>()
  const note = (sku: string, at: number | string | null, order?: string) => {
    const known = found.get(sku)
    if (at !== null && Number(at) > since && Number(at) > (known?.at ?? 0))
      found.set(sku, { at: Number(at), ...(order !== undefined && { order }) })
  }
  for (const part of chunks(skus)) {
    const parcels = await parcelsSince(db, part, since)
    for (const { sku_code, shipped_at, external_no } of parcels) note(sku_code, shipped_at, external_no)

    const returns = await returnedUnits(db)
      .innerJoin('order_head', 'order_head.code', 'after_sales_unit.order_code')
      .innerJoin('order_event', 'order_event.order_code', 'after_sales_unit.order_code')
      .select(['order_event.detail', 'order_event.happened_at', 'order_head.external_no'])
      .where(eb =>
        eb.or([eb('order_line.sku_code', 'in', part), eb('after_sales_unit.sku_code', 'in', part)]),
      )
      .where('order_event.kind', '=', 'AFTER_SALES_BACK_IN_STORAGE')
      .where('order_event.happened_at', '>', since)
      .execute()
    for (const { after_sales_code, sku_code, detail, happened_at, external_no } of returns) {
      const { afterSales, isDamaged } = JSON.parse(detail) as ReturnStep // written by `takeStep`
      if (afterSales === after_sales_code && !isDamaged) note(sku_code, happened_at, external_no)
    }

    const exchanges = await db
      .selectFrom('after_sales_line')
      .innerJoin('after_sales_order', 'after_sales_order.code', 'after_sales_line.after_sales_code')
      .innerJoin('order_head', 'order_head.code', 'after_sales_order.order_code')
      .select(['after_sales_line.exchange_sku', 'after_sales_order.out_at', 'order_head.external_no'])
      .where('after_sales_line.exchange_sku', 'in', part)
      .where('after_sales_order.out_at', '>', since)
      .execute()
    for (const { exchange_sku, out_at, external_no } of exchanges) note(exchange_sku, out_at, external_no)

    const closings = await closingsSince(db, part, since)
    for (const { sku_code, position, detail, happened_at, external_no } of closings) {
      const { isWrittenOff, lines } = JSON.parse(detail) as ClosedUnits // written by `closeUnits`
      if (isWrittenOff && lines.some(line => line.position === position))
        note(sku_code, happened_at, external_no)
    }

    const counts = await db
      .selectFrom('sku_stock')
      .select(['sku_code', 'counted_at'])
      .where('sku_code', 'in', part)
      .where(sql<number>`coalesce(counted_at, 0)`, '>', since)
      .execute()
    for (const { sku_code, counted_at } of counts) note(sku_code, counted_at)
  }
  return found
}
