import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { hongKongDay } from '#locales/format.ts'
import { DAY_MS, dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { createOrderStore } from '../order/order-store.ts'
import { createSoldCount } from '../order/sold-count.ts'
import { newOrder, putStock } from '../order/testing.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createSalesReport, periodsAt } from './sales-report.ts'

/** 29 November 2026, 10:00 in Hong Kong. */
const NOW = Date.UTC(2026, 10, 29, 2)
const DAYS = 7

const offer = (code: string, amount: number) => ({
  code,
  type: 'PROMOTION_CODE',
  name: { zh_HK: code, en_US: code },
  amount,
})

interface Wish {
  /** Milliseconds before now. */
  readonly ago: number
  readonly units: number
  readonly off: number
  readonly fate: 'unpaid' | 'paid' | 'cancelled' | 'refunded' | 'refused'
  /** Placed by staff in a closed shop. */
  readonly isTrial: boolean
  /** The job runs after it. */
  readonly isCounted: boolean
}
const wish: fc.Arbitrary<Wish> = fc.record({
  ago: fc.integer({ min: 0, max: 2 * DAYS * DAY_MS }),
  units: fc.integer({ min: 1, max: 3 }),
  off: fc.constantFrom(0, 1000),
  fate: fc.constantFrom('unpaid', 'paid', 'cancelled', 'refunded', 'refused'),
  isTrial: fc.boolean(),
  isCounted: fc.boolean(),
})

describeOnBothDatabases('sales by day', open => {
  beforeAll(() => putStock(open().db, { a: 1_000_000, b: 1_000_000 }))
  beforeEach(() => emptyTables(open().db, 'sales_day', 'sales_offer', 'spu_sold'))

  async function place({ ago, units, off, fate, isTrial }: Omit<Wish, 'isCounted'>) {
    const { db } = open()
    const [orders, fulfilment] = [createOrderStore(db), createFulfilment(db)]
    const at = NOW - ago
    const order = newOrder({ a: units, b: 1 })
    const activities = off === 0 ? [] : [offer('TEN', off)]
    const amounts = { ...order.amounts, discount: off, amount: order.amounts.amount - off }
    const lines = order.lines.map((line, position) =>
      position === 0 ? { ...line, net: line.net - off } : line,
    )
    const content = { ...order.content, activities }
    const placed = await orders.place({ ...order, amounts, lines, content, isTrial }, at)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const { code } = placed.value.order
    if (fate === 'unpaid') return
    const { ref = '' } = (await orders.openAttempt(code, 'visa', at)) ?? {}
    await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: amounts.amount }, at)
    // Refunds may be decided on a later day than the order.
    const act = { by: 'ada', now: NOW - Math.floor(ago / 2), reason: 'Torn' }
    if (fate === 'cancelled') await fulfilment.cancel(code, act)
    if (fate === 'refunded' || fate === 'refused') await fulfilment.refund(code, { ...act, amount: 500 })
    if (fate === 'refused')
      await db.updateTable('refund').set({ state: 'REFUSED' }).where('order_code', '=', code).execute()
  }

  /** Sums of the order book without trial orders, row by row. */
  async function book() {
    const { db } = open()
    const heads = await db
      .selectFrom('order_head')
      .selectAll()
      .where('is_paid', '=', 1)
      .where('is_trial', '=', 0)
      .execute()
    const sales = new Set(heads.map(({ code }) => code))
    const lines = await db.selectFrom('order_line').selectAll().execute()
    const refunds = await db.selectFrom('refund').selectAll().where('state', '<>', 'REFUSED').execute()
    const { present, before } = periodsAt(NOW, DAYS)
    return Array.from({ length: present.last - before.first + 1 }, (_, at) => {
      const day = before.first + at
      const isOn = (instant: number) => hongKongDay(instant) === dayText(day)
      const own = heads.filter(head => isOn(head.created_at))
      const units = own.flatMap(({ code }) => lines.filter(line => line.order_code === code))
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
      return {
        day,
        orders: own.length,
        amount: sum(own.map(head => head.amount)),
        units: sum(units.map(line => line.quantity)),
        refunds: sum(
          refunds
            .filter(refund => sales.has(refund.order_code) && isOn(refund.created_at))
            .map(({ amount }) => amount),
        ),
        returned: 0,
      }
    })
  }

  test('sums of days, goods and offers agree with the order book, whenever the job runs', async () => {
    const { db } = open()
    const report = createSalesReport(db)
    const count = createSoldCount(db)
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 12 }), async wishes => {
        for (const { isCounted, ...each } of wishes) {
          await place(each)
          if (isCounted) await count.run(NOW)
        }
        await count.run(NOW)
        const { present, before } = periodsAt(NOW, DAYS)
        const whole = { first: before.first, last: present.last }
        const expected = await book()
        expect(await report.days(whole)).toEqual(expected)
        const units = expected.reduce((sum, day) => sum + day.units, 0)
        const best = await report.best(whole, 50)
        expect(best.reduce((sum, row) => sum + row.units, 0)).toBe(units)
        const heads = await db
          .selectFrom('order_head')
          .select(['product_amount', 'discount'])
          .where('is_paid', '=', 1)
          .where('is_trial', '=', 0)
          .where('created_at', '>=', startOfDay(whole.first))
          .execute()
        const goods = heads.reduce((sum, head) => sum + head.product_amount - head.discount, 0)
        expect(best.reduce((sum, row) => sum + row.amount, 0)).toBe(goods)
        const off = heads.reduce((sum, head) => sum + head.discount, 0)
        const reduced = heads.filter(head => head.discount > 0).length
        expect(await report.offers(whole, 50)).toEqual(
          off === 0 ? [] : [{ ...offer('TEN', off), orders: reduced }],
        )
      }),
      { numRuns: 12 },
    )
  })

  test('a day ends at midnight in Hong Kong', async () => {
    await emptyTables(open().db, 'refund')
    await open().db.updateTable('order_head').set({ is_sold_counted: 1 }).execute()
    const midnight = Date.UTC(2026, 10, 28, 16)
    for (const at of [midnight - 1, midnight])
      await place({ ago: NOW - at, units: 1, off: 0, fate: 'paid', isTrial: false })
    await createSoldCount(open().db).run(NOW)
    const last = dayInHongKong(NOW)
    const days = await createSalesReport(open().db).days({ first: last - 1, last })
    expect(days.map(({ day, orders }) => [dayText(day), orders])).toEqual([
      ['2026-11-28', 1],
      ['2026-11-29', 1],
    ])
  })

  test('every question goes by an index', async () => {
    const { db, statements, url } = open()
    const report = createSalesReport(db)
    const period = { first: 1, last: 90 }
    const from = statements.length
    await Promise.all([report.days(period), report.best(period, 50), report.offers(period, 50)])
    const asked = statements.slice(from).filter(statement => statement.startsWith('select'))
    // Best sellers are summed up 15 days at a time.
    expect(asked).toHaveLength(3 + 6 + 1)
    if (!url.startsWith('sqlite')) return
    const plans: string[] = []
    for (const statement of asked) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db)
      plans.push(...rows.map(({ detail }) => detail))
    }
    expect(plans.filter(detail => detail.startsWith('SCAN'))).toEqual([])
  })
})
