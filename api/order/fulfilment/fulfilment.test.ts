import {
  type Arbitrary,
  asyncProperty,
  assert as assertProperty,
  constantFrom,
  nat,
  oneof,
  array,
  record,
  constant,
  boolean,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGoDollarStore } from '../../go-dollar/go-dollar-store.ts'
import { booksOf } from '../../testing/books.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { checkBooks } from '../books/books.ts'
import { createFulfilment } from './fulfilment.ts'
import type { Fulfilled, LineUnits } from './operation.ts'
import { createOrderDetails } from '../reading/order-details.ts'
import { lineRefunds } from '../reading/order-model.ts'
import { type OrderStatus, statusOf } from '../../rules/order-status.ts'
import { createOrderStore, type NewOrder } from '../order-store.ts'
import { newOrder, putStock } from '../testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const DAY = 24 * 3_600_000
const act = { by: 'ada', now: NOW }
const parcel = { ...act, courier: 'SF', trackingNo: 'SF1234567890' } as const
const isDone = ({ ok }: Fulfilled) => ok
const problemOf = (done: Fulfilled) => (done.ok ? undefined : done.refusal.code)

describeOnBothDatabases('fulfilment', open => {
  const shop = () => createFulfilment(open().db)
  const orders = () => createOrderStore(open().db)

  const place = async (units: Readonly<Record<string, number>>, change?: Partial<NewOrder>) => {
    await putStock(open().db, Object.fromEntries(Object.keys(units).map(sku => [sku, 100])))
    const placed = await orders().place(newOrder(units, change), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order
  }
  const pay = async (code: string) => {
    const attempt = await orders().openAttempt(code, 'visa', NOW)
    if (!attempt) throw new Error('No attempt')
    const { ref, amount } = attempt
    return orders().settle({ ref, payRef: `p ${ref}`, isPaid: true, amount }, NOW)
  }
  const paid = async (units: Readonly<Record<string, number>>, change?: Partial<NewOrder>) => {
    const { code } = await place(units, change)
    await pay(code)
    return code
  }
  const find = async (code: string) => {
    const order = await orders().find(code)
    if (!order) throw new Error('No order')
    return order
  }
  const statusNow = async (code: string) => (await find(code)).status
  const stockOf = (sku: string) =>
    open()
      .db.selectFrom('sku_stock')
      .select(['on_hand', 'reserved'])
      .where('sku_code', '=', sku)
      .executeTakeFirstOrThrow()
  const details = (code: string) => createOrderDetails(open().db, [code])
  const kinds = async (code: string) =>
    (await details(code).events(code)).map(({ kind }) => kind).toReversed()
  const refundsOf = async (code: string) =>
    (await details(code).refunds(code)).map(({ amount, reason, state }) => ({ amount, reason, state }))

  describe('shipping', () => {
    test('the whole order makes it WAIT_RECEIVE; its goods leave the stock (MO-52, M-111, M-201)', async () => {
      const code = await paid({ whole: 3 })
      expect(await stockOf('whole')).toEqual({ on_hand: 100, reserved: 3 })
      expect(await shop().ship(code, { ...parcel, memo: 'Fragile' })).toEqual({
        ok: true,
        value: 'WAIT_RECEIVE',
      })
      expect(await statusNow(code)).toBe('WAIT_RECEIVE')
      expect(await stockOf('whole')).toEqual({ on_hand: 97, reserved: 0 })
      expect(await details(code).shipments(code)).toMatchObject([
        {
          number: 1,
          courier: 'SF',
          trackingNo: 'SF1234567890',
          memo: 'Fragile',
          lines: [{ position: 0, quantity: 3 }],
        },
      ])
      expect(await kinds(code)).toEqual(['PLACED', 'PAID', 'SHIPPED'])
    })

    test('in parts takes several parcels, each received by itself (MO-52, MO-54)', async () => {
      const code = await paid({ first: 2, second: 1 })
      const ship = (lines?: readonly LineUnits[]) => shop().ship(code, { ...parcel, lines })
      expect(await ship([{ position: 0, quantity: 1 }])).toEqual({ ok: true, value: 'PARTIAL_SHIPPED' })
      expect(await stockOf('first')).toEqual({ on_hand: 99, reserved: 1 })
      expect(await shop().receive(code, { ...act, shipment: 1 })).toEqual({
        ok: true,
        value: 'PARTIAL_RECEIVED',
      })
      expect(await ship()).toEqual({ ok: true, value: 'PARTIAL_RECEIVED' })
      expect((await find(code)).lines).toMatchObject([
        { shipped: 2, received: 1 },
        { shipped: 1, received: 0 },
      ])
      expect(await shop().receive(code, act)).toEqual({ ok: true, value: 'WAIT_EVALUATE' })
      expect(await kinds(code)).toEqual(['PLACED', 'PAID', 'SHIPPED', 'RECEIVED', 'SHIPPED', 'RECEIVED'])
      expect(await stockOf('first')).toEqual({ on_hand: 98, reserved: 0 })
    })

    test.each([
      ['more units than ordered', [{ position: 0, quantity: 3 }]],
      ['a line that does not exist', [{ position: 7, quantity: 1 }]],
      ['a line before the first', [{ position: -1, quantity: 1 }]],
      [
        'a line named twice',
        [
          { position: 0, quantity: 1 },
          { position: 0, quantity: 1 },
        ],
      ],
      ['no units', [{ position: 0, quantity: 0 }]],
      ['fewer than no units', [{ position: 0, quantity: -1 }]],
      ['half a unit', [{ position: 0, quantity: 0.5 }]],
      ['a number that is none', [{ position: 0, quantity: Number.NaN }]],
    ])('%s is refused, and nothing is changed', async (_, lines) => {
      const code = await paid({ strict: 2 })
      const before = await find(code)
      expect(problemOf(await shop().ship(code, { ...parcel, lines }))).toBe('UNITS')
      expect(await find(code)).toEqual(before)
      expect(await details(code).shipments(code)).toEqual([])
    })

    test('an unpaid, a cancelled, a shipped or an unknown order is refused', async () => {
      const { code } = await place({ unpaid: 1 })
      expect(await shop().ship(code, parcel)).toEqual({
        ok: false,
        refusal: { code: 'ORDER_STATE', status: 'WAIT_PAY' },
      })
      await orders().cancel(code, 'SHOPPER', NOW, 'test')
      expect(problemOf(await shop().ship(code, parcel))).toBe('ORDER_STATE')
      const shipped = await paid({ shipped: 1 })
      await shop().ship(shipped, parcel)
      expect(problemOf(await shop().ship(shipped, parcel))).toBe('ORDER_STATE')
      expect(problemOf(await shop().ship('O1', parcel))).toBe('ORDER_UNKNOWN')
    })

    test.each([
      ['SF', ''],
      ['SF', 'a b'],
      ['SF', '<script>'],
      ['DHL', 'x'.repeat(41)],
      ['SHOP', '1234'],
    ] as const)('a parcel of %s with number “%s” is refused', async (courier, trackingNo) => {
      const code = await paid({ numbers: 1 })
      expect(problemOf(await shop().ship(code, { ...act, courier, trackingNo }))).toBe('TRACKING_NO')
    })

    test('the same units twice at once ships them once', async () => {
      const code = await paid({ twice: 2 })
      const done = await Promise.all(Array.from({ length: 8 }, () => shop().ship(code, parcel)))
      expect(done.filter(isDone)).toHaveLength(1)
      expect(await stockOf('twice')).toEqual({ on_hand: 98, reserved: 0 })
    })

    test('goods that are not counted stay uncounted', async () => {
      const code = await paid({ endless: 1 })
      await open()
        .db.updateTable('sku_stock')
        .set({ on_hand: null })
        .where('sku_code', '=', 'endless')
        .execute()
      expect(isDone(await shop().ship(code, parcel))).toBe(true)
      expect(await stockOf('endless')).toEqual({ on_hand: null, reserved: 0 })
    })

    test('stops of a parcel are listed, the newest first (MO-60)', async () => {
      const code = await paid({ stops: 1 })
      await shop().ship(code, parcel)
      await shop().track(code, { ...act, shipment: 1, remark: ' Picked up ' })
      await shop().track(code, { ...act, now: NOW + 1, shipment: 1, remark: 'In the van' })
      const [shipment] = await details(code).shipments(code)
      expect(shipment?.stops.map(({ remark }) => remark)).toEqual(['In the van', 'Picked up'])
      expect(problemOf(await shop().track(code, { ...act, shipment: 2, remark: 'Lost' }))).toBe(
        'SHIPMENT_UNKNOWN',
      )
      expect(problemOf(await shop().track(code, { ...act, shipment: 1, remark: ' ' }))).toBe('REMARK')
    })
  })

  describe('receiving', () => {
    test('counts each parcel once, also at the same time', async () => {
      const code = await paid({ arrives: 2 })
      await shop().ship(code, parcel)
      const done = await Promise.all(Array.from({ length: 6 }, () => shop().receive(code, act)))
      expect(done.filter(isDone)).toHaveLength(1)
      expect((await find(code)).lines).toMatchObject([{ received: 2 }])
    })

    test('is refused before anything was shipped, and for a parcel that does not exist', async () => {
      const code = await paid({ early: 2 })
      expect(problemOf(await shop().receive(code, act))).toBe('ORDER_STATE')
      await shop().ship(code, { ...parcel, lines: [{ position: 0, quantity: 1 }] })
      expect(problemOf(await shop().receive(code, { ...act, shipment: 2 }))).toBe('SHIPMENT_UNKNOWN')
      await shop().receive(code, act)
      expect(problemOf(await shop().receive(code, act))).toBe('NOTHING_TO_RECEIVE')
    })

    test('is over after 14 days: COMPLETED, once (MO-52)', async () => {
      const code = await paid({ done: 1 })
      await shop().ship(code, parcel)
      await shop().receive(code, act)
      await shop().completeReceived(NOW + 14 * DAY - 1)
      expect(await statusNow(code)).toBe('WAIT_EVALUATE')
      expect(await shop().hasReceived(NOW + 14 * DAY)).toBe(true)
      await Promise.all([shop().completeReceived(NOW + 14 * DAY), shop().completeReceived(NOW + 14 * DAY)])
      expect(await statusNow(code)).toBe('COMPLETED')
      expect((await kinds(code)).filter(kind => kind === 'COMPLETED')).toHaveLength(1)
    })
  })

  describe('cancelling by the shop', () => {
    const cancel = (code: string) => shop().cancel(code, { ...act, reason: 'Out of stock in the end' })

    test('gives the stock back and queues the whole payment to be paid back, once; its line is refunded as a whole (M-119)', async () => {
      const code = await paid({ ended: 2 })
      const done = await Promise.all(Array.from({ length: 6 }, () => cancel(code)))
      expect(done.filter(isDone)).toHaveLength(1)
      expect(await statusNow(code)).toBe('CANCELED')
      expect(await stockOf('ended')).toEqual({ on_hand: 100, reserved: 0 })
      expect(await refundsOf(code)).toEqual([{ amount: 23_000, reason: 'CANCELLED', state: 'QUEUED' }])
      expect(await kinds(code)).toEqual(['PLACED', 'PAID', 'CANCELLED', 'REFUND_QUEUED'])
      const { refunds } = createOrderDetails(open().db, [code])
      expect(lineRefunds({ id: '1', quantity: 2 }, await refunds(code), [])).toEqual([
        { refundStatus: 'AUDIT_PASSED', quantity: 2 },
      ])
    })

    test('pays back what is left after a refund, and nothing of an order that cost nothing', async () => {
      const code = await paid({ rest: 1 })
      await shop().refund(code, { ...act, amount: 3000, reason: 'Late' })
      await cancel(code)
      expect((await refundsOf(code)).map(({ amount }) => amount).toSorted()).toEqual([10_000, 3000])
      const free = await place({ free: 1 }, { amounts: { ...newOrder({}).amounts, amount: 0 } })
      expect(isDone(await cancel(free.code))).toBe(true)
      expect(await refundsOf(free.code)).toEqual([])
    })

    test('is refused once something was shipped, before it was paid, and without a reason', async () => {
      const code = await paid({ gone: 2 })
      expect(problemOf(await shop().cancel(code, { ...act, reason: ' ' }))).toBe('REMARK')
      await shop().ship(code, { ...parcel, lines: [{ position: 0, quantity: 1 }] })
      expect(problemOf(await cancel(code))).toBe('ORDER_STATE')
      expect(problemOf(await cancel((await place({ waits: 1 })).code))).toBe('ORDER_STATE')
    })

    test('and shipping at once do not both happen', async () => {
      for (let round = 0; round < 10; round += 1) {
        const code = await paid({ race: 1 })
        const [cancelled, shipped] = await Promise.all([cancel(code), shop().ship(code, parcel)])
        expect([isDone(cancelled), isDone(shipped)].filter(Boolean)).toHaveLength(1)
        expect(await statusNow(code)).toBe(isDone(cancelled) ? 'CANCELED' : 'WAIT_RECEIVE')
      }
    })
  })

  describe('refunds', () => {
    const refund = (code: string, amount: number) => shop().refund(code, { ...act, amount, reason: 'A tear' })

    test('never exceed what was paid, however many are asked for at once (M-202)', async () => {
      const code = await paid({ torn: 1 })
      const done = await Promise.all(Array.from({ length: 8 }, () => refund(code, 4000)))
      expect(done.filter(isDone)).toHaveLength(3)
      expect(await refund(code, 1001)).toEqual({ ok: false, refusal: { code: 'REFUND_AMOUNT', left: 1000 } })
      expect(isDone(await refund(code, 1000))).toBe(true)
    })

    test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d cents are refused', async amount =>
      expect(problemOf(await refund(await paid({ odd: 1 }), amount))).toBe('REFUND_AMOUNT'),
    )

    test('of an order that was not paid are refused; so is a payment that is paid back already', async () => {
      const { code } = await place({ never: 1 })
      expect(problemOf(await refund(code, 1))).toBe('REFUND_AMOUNT')
      const twice = await paid({ double: 1 })
      const second = `${(await find(twice)).externalNo}A02`
      await open()
        .db.insertInto('payment_attempt')
        .values({
          ref: second,
          order_code: twice,
          number: 2,
          method: 'visa',
          amount: 13_000,
          state: 'OPEN',
          pay_ref: null,
          created_at: NOW,
          settled_at: null,
        })
        .execute()
      await orders().settle({ ref: second, payRef: 'p second', isPaid: true, amount: 13_000 }, NOW)
      expect(await refund(twice, 13_001)).toEqual({
        ok: false,
        refusal: { code: 'REFUND_AMOUNT', left: 13_000 },
      })
    })
  })

  describe('GO DOLLAR', () => {
    const member = (mark: string) => ({ owner: { code: mark, isMember: true } })
    const balance = (code: string) => createGoDollarStore(open().db).balance(code, NOW)

    test('is earned once, when the last unit leaves: 1 per full HK$100 of goods paid (C-227, M-140, MO-75)', async () => {
      const plain = newOrder({ earns: 3 })
      const lines = plain.lines.map(line => ({ ...line, net: 29_900, deduction: 900 }))
      const code = await paid({ earns: 3 }, { ...member('earner'), lines })
      await shop().ship(code, { ...parcel, lines: [{ position: 0, quantity: 2 }] })
      expect(await balance('earner')).toBe(0)
      await Promise.all(Array.from({ length: 4 }, () => shop().ship(code, parcel)))
      expect(await balance('earner')).toBe(2)
      expect((await kinds(code)).filter(kind => kind === 'GO_DOLLAR_EARNED')).toHaveLength(1)
    })

    test('is not earned by visitors', async () => {
      const code = await paid({ visits: 3 }, { owner: { code: 'passer-by', isMember: false } })
      await shop().ship(code, parcel)
      expect(await balance('passer-by')).toBe(0)
    })
  })

  const step = oneof(
    record({ kind: constant('pay' as const) }),
    record({ kind: constant('ship' as const), position: nat(2), quantity: nat(3), isAll: boolean() }),
    record({ kind: constant('receive' as const), shipment: constantFrom(undefined, 1, 2, 3) }),
    record({ kind: constant('cancel' as const) }),
    record({ kind: constant('shopperCancels' as const) }),
    record({ kind: constant('refund' as const), amount: constantFrom(1, 4000, 20_000, 53_000) }),
    record({ kind: constant('complete' as const) }),
  )

  type Step = typeof step extends Arbitrary<infer Value> ? Value : never
  type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>
  /** What the model's order costs. Cents. */
  const PAID = 53_000

  test('any history ends as a plain model says: status, units, stock, and money back at most what was paid', async () => {
    await assertProperty(
      asyncProperty(array(step, { maxLength: 14 }), async history => {
        const { code } = await place({ modelA: 3, modelB: 2 })
        const model = {
          isPaid: false,
          cancelledBy: null as 'SHOP' | 'SHOPPER' | null,
          isEvaluated: false,
          back: 0,
          parcels: [] as { units: number[]; isReceived: boolean }[],
        }
        const ordered = [3, 2]
        const sum = (position: number, isReceivedOnly: boolean) =>
          model.parcels
            .filter(({ isReceived }) => isReceived || !isReceivedOnly)
            .reduce((total, { units }) => total + (units[position] ?? 0), 0)
        const lines = () =>
          ordered.map((quantity, position) => ({
            quantity,
            shipped: sum(position, false),
            received: sum(position, true),
            closed: 0,
          }))
        const status = (): OrderStatus => statusOf({ ...model, lines: lines() })
        /** Does a step in the shop and in the model; gives whether the shop did it, and whether the model says so. */
        const steps = {
          async pay() {
            if (status() !== 'WAIT_PAY') return [false, false]
            model.isPaid = true
            return [(await pay(code)) === 'paid', true]
          },
          async ship({ position, quantity, isAll }: StepOf<'ship'>) {
            const before = status()
            const left = lines().map(line => line.quantity - line.shipped)
            const units = isAll ? left : left.map((_, at) => (at === position ? quantity : 0))
            const isOpen = ['WAIT_DELIVERY', 'PARTIAL_SHIPPED', 'PARTIAL_RECEIVED'].includes(before)
            const fits =
              units.some(count => count > 0) && units.every((count, at) => count <= (left[at] ?? 0))
            const done = await shop().ship(code, {
              ...parcel,
              lines: isAll ? undefined : [{ position, quantity }],
            })
            if (isOpen && fits) model.parcels.push({ units, isReceived: false })
            return [isDone(done), isOpen && fits]
          },
          async receive({ shipment }: StepOf<'receive'>) {
            const isOpen = ['WAIT_RECEIVE', 'PARTIAL_SHIPPED', 'PARTIAL_RECEIVED'].includes(status())
            const arriving = model.parcels.filter(
              ({ isReceived }, at) => !isReceived && (shipment === undefined || shipment === at + 1),
            )
            const done = await shop().receive(code, { ...act, shipment })
            if (isOpen) for (const one of arriving) one.isReceived = true
            return [isDone(done), isOpen && arriving.length > 0]
          },
          async cancel() {
            const isOpen = status() === 'WAIT_DELIVERY'
            const done = await shop().cancel(code, { ...act, reason: 'model' })
            if (isOpen) Object.assign(model, { cancelledBy: 'SHOP', back: PAID })
            return [isDone(done), isOpen]
          },
          async shopperCancels() {
            const isOpen = status() === 'WAIT_PAY'
            const done = await orders().cancel(code, 'SHOPPER', NOW, 'model')
            if (isOpen) model.cancelledBy = 'SHOPPER'
            return [done, isOpen]
          },
          async refund({ amount }: StepOf<'refund'>) {
            const fits = model.isPaid && model.back + amount <= PAID
            const done = await shop().refund(code, { ...act, amount, reason: 'model' })
            if (fits) model.back += amount
            return [isDone(done), fits]
          },
          async complete() {
            await shop().completeReceived(NOW + 14 * DAY)
            if (status() === 'WAIT_EVALUATE') model.isEvaluated = true
            return [true, true]
          },
        }
        for (const one of history) {
          const run = steps[one.kind] as (given: typeof one) => Promise<readonly boolean[]> // each takes its own kind
          const [isDoneByShop, isExpected] = await run(one)
          const order = await find(code)
          expect([one, isDoneByShop, order.status]).toEqual([one, isExpected, status()])
          expect(order.lines).toMatchObject(lines())
        }
        const off = await checkBooks(booksOf(open().db))
        expect(off.filter(({ what }) => what.some(one => one.includes(code)))).toEqual([])
        const back = (await refundsOf(code)).reduce((total, { amount }) => total + amount, 0)
        expect(back).toBe(model.back)
        expect(back).toBeLessThanOrEqual(PAID)
        for (const [at, sku] of ['modelA', 'modelB'].entries()) {
          const shipped = sum(at, false)
          const held = model.cancelledBy ? 0 : (ordered[at] ?? 0) - shipped
          expect(await stockOf(sku)).toEqual({ on_hand: 100 - shipped, reserved: held })
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
