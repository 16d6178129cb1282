import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../order/books/books.ts'
import type { AfterSalesReason } from '../rules/after-sales-status.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createAfterSalesStore } from './after-sales-store.ts'
import { createUnitClosing } from './desk/close-units.ts'
import { createReturnsDesk } from './desk/returns-desk.ts'
import { demoReturnAddress } from './services.ts'
import { addStock, receivedOrder } from './testing.ts'

const act = { by: 'wing', now: NOW }

describeOnBothDatabases('freight of an order whose goods come back', open => {
  let keys = 0
  const desk = () => createReturnsDesk(open().db, { returnAddress: demoReturnAddress })
  const orderOf = (units: Readonly<Record<string, number>>) => receivedOrder(open().db, { now: NOW, units })

  beforeAll(() => addStock(open().db, ['jacket', 'socks']))

  /** Asks for one unit of a line, as an exchange for a SKU without stock or as a return. */
  async function ask(
    orderCode: string,
    type: 'RETURN' | 'EXCHANGE',
    { reason = 'FAULTY' as Exclude<AfterSalesReason, 'UNAVAILABLE'>, position = 0, quantity = 1 } = {},
  ) {
    const asked = await createAfterSalesStore(open().db).apply(
      orderCode,
      {
        type,
        reason,
        memo: '',
        method: 'SHOP',
        photoIds: [],
        lines: [{ position, quantity, exchangeSku: type === 'EXCHANGE' ? 'soldOut' : '' }],
        clientKey: `freight ${(keys += 1)}`,
      },
      { actor: 'shopper', now: NOW },
    )
    if (!asked.ok) throw new Error(asked.refusal.code)
    const { code } = asked.value.head
    await desk().approve(code, act)
    await desk().receivedBack(code, act)
    return code
  }
  /** What the desk announces, and what is paid back then. Cents and GO DOLLAR. */
  async function refund(code: string) {
    const shown = (await desk().find(code))?.head
    const done = await desk().refund(code, act)
    if (!done.ok) throw new Error(done.refusal.code)
    const { head, refund: paid } = done.value
    expect(shown).toMatchObject({ amount: head.amount, freight: head.freight, points: head.points })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
    return [paid?.amount ?? 0, head.points]
  }

  test.each([
    ['a faulty exchange', 'EXCHANGE', 'FAULTY', 13_000],
    ['a faulty return', 'RETURN', 'FAULTY', 13_000],
    ['an exchange of the wrong item', 'EXCHANGE', 'WRONG_ITEM', 13_000],
    ['an exchange for another size', 'EXCHANGE', 'WRONG_SIZE', 10_000],
    ['a return after a change of mind', 'RETURN', 'CHANGED_MIND', 10_000],
  ] as const)('%s of all that was bought (MO-73)', async (_, type, reason, expected) => {
    const { code } = await orderOf({ jacket: 1 })
    expect(await refund(await ask(code, type, { reason }))).toEqual([expected, 0])
  })

  test.each([
    ['EXCHANGE', 'EXCHANGE'],
    ['EXCHANGE', 'RETURN'],
    ['RETURN', 'EXCHANGE'],
    ['RETURN', 'RETURN'],
  ] as const)('comes back with the last faulty goods: %s, then %s (MO-73)', async (first, second) => {
    const { code } = await orderOf({ jacket: 1, socks: 1 })
    const asked = [await ask(code, first), await ask(code, second, { position: 1 })] as const
    expect(await refund(asked[0])).toEqual([10_000, 0])
    expect(await refund(asked[1])).toEqual([13_000, 0])
  })

  test('stays with the shop when part of the order came back for the shopper’s own reason (MO-73)', async () => {
    const { code } = await orderOf({ jacket: 2 })
    expect(await refund(await ask(code, 'RETURN', { reason: 'CHANGED_MIND' }))).toEqual([10_000, 0])
    expect(await refund(await ask(code, 'EXCHANGE'))).toEqual([10_000, 0])
  })

  test('comes back with units that never ship once the rest was faulty (spec, “units that will never ship”)', async () => {
    await addStock(open().db, ['jacket'])
    const { code } = await receivedOrder(open().db, {
      now: NOW,
      units: { jacket: 2 },
      lines: [{ position: 0, quantity: 1 }],
    })
    expect(await refund(await ask(code, 'EXCHANGE'))).toEqual([10_000, 0])
    const closed = await createUnitClosing(open().db).close(code, {
      ...act,
      reason: 'Lost',
      isWrittenOff: true,
      paysBack: true,
    })
    expect(closed.ok).toBe(true)
    const refunds = open().db.selectFrom('refund').select('amount').where('order_code', '=', code)
    expect((await refunds.orderBy('amount').execute()).map(({ amount }) => amount)).toEqual([10_000, 13_000])
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })
})
