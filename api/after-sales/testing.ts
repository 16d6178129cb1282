import type { Database } from '../database/database.ts'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import type { LineUnits } from '../order/fulfilment/operation.ts'
import { createOrderStore, type NewOrder, type StoredOrder } from '../order/order-store.ts'
import { newOrder, putStock } from '../order/testing.ts'
import { createAfterSalesStore } from './after-sales-store.ts'
import { createReturnsDesk } from './desk/returns-desk.ts'
import { demoReturnAddress } from './services.ts'

const by = 'wing'

/** Enough of each SKU; those that have stock keep it. */
export async function addStock(db: Database, skuCodes: readonly string[]): Promise<void> {
  const known = await db
    .selectFrom('sku_stock')
    .select('sku_code')
    .where('sku_code', 'in', skuCodes)
    .execute()
  const missing = skuCodes.filter(code => known.every(row => row.sku_code !== code))
  if (missing.length > 0) await putStock(db, Object.fromEntries(missing.map(code => [code, 1000])))
}

/** An order that was placed, paid, shipped and received, in one parcel. */
export async function receivedOrder(
  db: Database,
  {
    units = { jacket: 2, socks: 1 },
    change = {},
    now,
    lines,
  }: {
    readonly units?: Readonly<Record<string, number>>
    readonly change?: Partial<NewOrder>
    readonly now: number
    /** What the parcel holds; everything when missing. */
    readonly lines?: readonly LineUnits[]
  },
): Promise<StoredOrder> {
  await addStock(db, Object.keys(units))
  const [orders, fulfilment] = [createOrderStore(db), createFulfilment(db)]
  const placed = await orders.place(newOrder(units, change), now)
  if (!placed.ok) throw new Error(placed.refusal.reason)
  const { code, amounts } = placed.value.order
  if (amounts.amount > 0) {
    const attempt = await orders.openAttempt(code, 'visa', now)
    const ref = attempt?.ref ?? ''
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: amounts.amount }, now)
  }
  await fulfilment.ship(code, { by, now, courier: 'SF', trackingNo: 'SF1234', lines })
  await fulfilment.receive(code, { by, now })
  const order = await orders.find(code)
  if (!order) throw new Error('The order is gone')
  return order
}

/** The first unit of the first line comes back and is paid back. */
export async function returnOneUnit(db: Database, orderCode: string, now: number): Promise<string> {
  const desk = createReturnsDesk(db, { returnAddress: demoReturnAddress })
  const asked = await createAfterSalesStore(db).apply(
    orderCode,
    {
      type: 'RETURN',
      reason: 'CHANGED_MIND',
      memo: '',
      method: 'SHOP',
      photoIds: [],
      lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
      clientKey: 'one unit',
    },
    { actor: 'shopper', now },
  )
  if (!asked.ok) throw new Error(asked.refusal.code)
  const { code } = asked.value.head
  await desk.approve(code, { by, now })
  await desk.receivedBack(code, { by, now })
  await desk.refund(code, { by, now })
  return code
}
