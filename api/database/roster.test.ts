import { expect, test } from 'vitest'
import { createOrderStore } from '../order/order-store.ts'
import { newOrder, putStock } from '../order/testing.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { roster } from './migrations/0157-roster.ts'

const NOW = Date.UTC(2026, 10, 30, 4)

describeOnBothDatabases('the migration that begins the roster', open => {
  test('makes the guide of each earlier order a column', async () => {
    const { db } = open()
    await putStock(db, { jacket: 100 })
    const orders = createOrderStore(db)
    const place = async (guideCode: string | undefined) => {
      const { content } = newOrder({})
      const placed = await orders.place(
        newOrder({ jacket: 1 }, { content: { ...content, ...(guideCode !== undefined && { guideCode }) } }),
        NOW,
      )
      if (!placed.ok) throw new Error(placed.refusal.reason)
      return placed.value.order.code
    }
    const guided = await place('S1001')
    const empty = await place('')
    const without = await place(undefined)
    await db.schema.dropIndex('order_head_of_guide').execute()
    await db.schema.alterTable('order_head').dropColumn('guide_code').execute()
    await db.schema.alterTable('staff').dropColumn('active_until').execute()

    await roster.up(db)
    const rows = await db.selectFrom('order_head').select(['code', 'guide_code']).execute()
    expect(new Map(rows.map(row => [row.code, row.guide_code]))).toEqual(
      new Map([
        [guided, 'S1001'],
        [empty, ''],
        [without, ''],
      ]),
    )
  })
})
