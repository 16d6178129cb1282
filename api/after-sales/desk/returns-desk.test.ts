import { beforeEach, describe, expect, test } from 'vitest'
import { createGoDollarStore } from '../../go-dollar/go-dollar-store.ts'
import { takeGoDollar } from '../../go-dollar/order-use.ts'
import { createMailFooter } from '../../messaging/mail-footer.ts'
import type { Mail } from '../../messaging/messaging.ts'
import { checkBooks } from '../../order/books/books.ts'
import { createFulfilment } from '../../order/fulfilment/fulfilment.ts'
import { createOrderDetails } from '../../order/reading/order-details.ts'
import { createOrderMails } from '../../order/mail/order-mails.ts'
import { lineRefunds } from '../../order/reading/order-model.ts'
import { createOrderStore, type NewOrder, type StoredOrder } from '../../order/order-store.ts'
import { createRefunds } from '../../order/payment/refunds.ts'
import { newOrder } from '../../order/testing.ts'
import { booksOf } from '../../testing/books.ts'
import { DEFAULT_STATED } from '../../rules/default-stated.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { NOW } from '../../testing/serve.ts'
import { AFTER_SALES_STATUSES, NEXT_AFTER_SALES } from '../../rules/after-sales-status.ts'
import { type AfterSalesRequest, createAfterSalesStore, type Handled } from '../after-sales-store.ts'
import { createReturnsDesk } from './returns-desk.ts'
import { demoReturnAddress } from '../services.ts'
import { addStock, receivedOrder } from '../testing.ts'

const DAY = 24 * 3_600_000
const act = { by: 'wing', now: NOW }
const shopper = { actor: 'shopper', now: NOW }

test('the steps of the table, and no others (M-134, MO-73)', () => {
  const steps = AFTER_SALES_STATUSES.flatMap(from => NEXT_AFTER_SALES[from].map(to => `${from} → ${to}`))
  expect(steps).toEqual([
    'NEW → WAIT_SEND_BACK',
    'NEW → AUDIT_FAILED',
    'NEW → FINISHED',
    'NEW → CANCELED',
    'WAIT_SEND_BACK → ON_BACKING',
    'WAIT_SEND_BACK → BACK_IN_STORAGE',
    'WAIT_SEND_BACK → CANCELED',
    'ON_BACKING → BACK_IN_STORAGE',
    'BACK_IN_STORAGE → EXCHANGE_OUT',
    'BACK_IN_STORAGE → FINISHED',
    'EXCHANGE_OUT → FINISHED',
  ])
})

describeOnBothDatabases('the desk of returns', open => {
  let keys = 0
  let members = 0
  let reports: string[]
  let accepts: boolean
  const desk = () => createReturnsDesk(open().db, { returnAddress: demoReturnAddress })
  const store = () => createAfterSalesStore(open().db)
  const refunds = () =>
    createRefunds({
      db: open().db,
      report: (_, message) => void reports.push(message),
      provider: {
        methods: [],
        form: () => expect.unreachable(),
        readNotice: () => expect.unreachable(),
        query: () => Promise.resolve([]),
        refund: () => Promise.resolve(accepts),
      },
    })
  const newMember = () => `member ${(members += 1)}`

  beforeEach(async () => {
    await addStock(open().db, ['jacket', 'socks', 'large'])
    reports = []
    accepts = true
  })

  const wish = (change: Partial<AfterSalesRequest> = {}): AfterSalesRequest => ({
    type: 'RETURN',
    reason: 'CHANGED_MIND',
    memo: '',
    method: 'COURIER',
    photoIds: [],
    lines: [{ position: 0, quantity: 1, exchangeSku: '' }],
    clientKey: `key ${(keys += 1)}`,
    ...change,
  })
  const recordOf = (handled: Handled) => {
    if (!handled.ok) throw new Error(handled.refusal.code)
    return handled.value
  }
  const statusOf = (handled: Handled) => (handled.ok ? handled.value.head.status : handled.refusal.code)
  const ask = async (order: StoredOrder, change: Partial<AfterSalesRequest> = {}) =>
    recordOf(await store().apply(order.code, wish(change), shopper)).head.code
  const onHand = async (skuCode: string) =>
    (
      await open()
        .db.selectFrom('sku_stock')
        .select('on_hand')
        .where('sku_code', '=', skuCode)
        .executeTakeFirst()
    )?.on_hand
  const refundOf = (code: string) =>
    open().db.selectFrom('refund').selectAll().where('after_sales_code', '=', code).orderBy('id').execute()
  const books = () => checkBooks(booksOf(open().db))
  /** Units of a line by the state of their refund, such as `1 REFUNDED`. */
  const refundsOfLine = async ({ code, lines }: StoredOrder, position = 0) => {
    const details = createOrderDetails(open().db, [code])
    const line = { id: String(position + 1), quantity: lines[position]?.quantity ?? 0 }
    const refunds = lineRefunds(line, await details.refunds(code), await details.returns(code))
    return refunds.map(({ refundStatus, quantity }) => `${quantity} ${refundStatus}`)
  }
  const balance = (member: string) => createGoDollarStore(open().db).balance(member, NOW)

  /** Goods are approved, sent back and in the shop again. */
  const bringBack = async (code: string, more: { isDamaged?: boolean } = {}) => {
    expect(statusOf(await desk().approve(code, act))).toBe('WAIT_SEND_BACK')
    const sent = await store().sendBack(code, { carrier: 'SF', trackingNo: 'SF1234', ...shopper })
    expect(statusOf(sent)).toBe('ON_BACKING')
    expect(statusOf(await desk().receivedBack(code, { ...act, ...more }))).toBe('BACK_IN_STORAGE')
  }

  test('a return goes its way, and its line says how far the money is (M-119, M-132, M-133, M-202)', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order)
    expect(await refundsOfLine(order)).toEqual(['1 CREATED'])
    expect(await refundsOfLine(order, 1)).toEqual([])
    const before = (await onHand('jacket')) ?? 0
    await bringBack(code)
    expect(await onHand('jacket')).toBe(before + 1)
    expect((await store().find(code))?.lines).toMatchObject([{ quantity: 1, executed: 1 }])
    expect(await refundsOfLine(order)).toEqual(['1 AUDIT_PASSED'])
    expect(statusOf(await desk().refund(code, act))).toBe('FINISHED')
    expect(await refundOf(code)).toMatchObject([{ amount: 10_000, reason: 'RETURN', state: 'QUEUED' }])
    await refunds().run(NOW)
    expect(await refundsOfLine(order)).toEqual(['1 REFUNDED'])
    expect(await refundOf(code)).toMatchObject([{ state: 'DONE' }])
    expect(await books()).toEqual([])
  })

  test('a line tells each refund with its units: one is refunded, two are asked for, the rest stays (M-119, M-132)', async () => {
    const order = await receivedOrder(open().db, { now: NOW, units: { jacket: 8 } })
    const kept = await ask(order, { reason: 'FAULTY' })
    await desk().refund(kept, act)
    await refunds().run(NOW)
    await ask(order, { lines: [{ position: 0, quantity: 2, exchangeSku: '' }] })
    expect((await refundsOfLine(order)).toSorted()).toEqual(['1 REFUNDED', '2 CREATED'])
  })

  test('a refused return gives its units back and tells why; nothing is paid (MO-73)', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order)
    expect(statusOf(await desk().refuse(code, { ...act, reason: ' ' }))).toBe('AFTER_SALES_REMARK')
    expect(statusOf(await desk().refuse(code, { ...act, reason: 'It was worn.' }))).toBe('AUDIT_FAILED')
    expect((await store().find(code))?.head.answer).toBe('It was worn.')
    expect(statusOf(await desk().approve(code, act))).toBe('AFTER_SALES_STATE')
    expect(statusOf(await desk().refund(code, act))).toBe('AFTER_SALES_STATE')
    expect(await refundOf(code)).toEqual([])
    expect(await refundsOfLine(order)).toEqual([])
    expect(
      recordOf(
        await store().apply(
          order.code,
          wish({ lines: [{ position: 0, quantity: 2, exchangeSku: '' }] }),
          shopper,
        ),
      ).lines,
    ).toHaveLength(1)
    expect(await books()).toEqual([])
  })

  test('damaged goods are not sold again', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order, { reason: 'FAULTY' })
    const before = await onHand('jacket')
    await bringBack(code, { isDamaged: true })
    expect(await onHand('jacket')).toBe(before)
  })

  test('a refund before goods are sent back leaves them with the shopper (MO-73)', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order, { reason: 'FAULTY' })
    expect(statusOf(await desk().refund(code, act))).toBe('FINISHED')
    expect((await store().find(code))?.head).toMatchObject({ type: 'REFUND', refunded_at: NOW })
    expect(statusOf(await desk().refund(code, act))).toBe('AFTER_SALES_REFUNDED')
    expect(await books()).toEqual([])
  })

  test('nothing is paid back while goods are on their way', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order)
    await desk().approve(code, act)
    expect(statusOf(await desk().refund(code, act))).toBe('AFTER_SALES_STATE')
    expect(await refundOf(code)).toEqual([])
    expect((await store().find(code))?.head.refunded_at).toBeNull()
    expect(await books()).toEqual([])
  })

  test('two operators at once pay back once', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order)
    await bringBack(code)
    const both = await Promise.all([1, 2].map(() => desk().refund(code, act)))
    expect(both.map(statusOf).toSorted()).toEqual(['AFTER_SALES_REFUNDED', 'FINISHED'])
    expect(await refundOf(code)).toHaveLength(1)
  })

  test('a refund that the provider refused is asked for again (MO-72)', async () => {
    const order = await receivedOrder(open().db, { now: NOW })
    const code = await ask(order)
    await bringBack(code)
    await desk().refund(code, act)
    accepts = false
    await refunds().run(NOW)
    expect(await refundsOfLine(order)).toEqual(['1 AUDIT_PASSED'])
    expect(statusOf(await desk().refund(code, act))).toBe('FINISHED')
    accepts = true
    await refunds().run(NOW)
    expect(await refundOf(code)).toMatchObject([
      { state: 'REFUSED', amount: 10_000 },
      { state: 'DONE', amount: 10_000 },
    ])
    expect(await refundsOfLine(order)).toEqual(['1 REFUNDED'])
    expect(await books()).toEqual([])
  })

  test('never more is paid back than is left of the payment', async () => {
    const order = await receivedOrder(open().db, { now: NOW, units: { jacket: 1 } })
    await createFulfilment(open().db).refund(order.code, { ...act, amount: 12_500, reason: 'kindness' })
    const code = await ask(order)
    await bringBack(code)
    await desk().refund(code, act)
    expect(await refundOf(code)).toMatchObject([{ amount: 500 }])
    expect(await books()).toEqual([])
  })

  describe('GO DOLLAR (M-140, MO-75, MO-76)', () => {
    /** Three units for HK$600, of which GO DOLLAR pay `points`. */
    const withPoints = (owner: string, points: number): Partial<NewOrder> => {
      const base = newOrder({ jacket: 3 })
      const goods = 60_000
      return {
        owner: { code: owner, isMember: true },
        lines: base.lines.map(line => ({ ...line, net: goods, deduction: points * 100 })),
        content: { ...base.content, goDollar: points > 0 ? { points, amount: points * 100 } : null },
        amounts: {
          ...base.amounts,
          productAmount: goods,
          freight: 0,
          deduction: points * 100,
          amount: goods - points * 100,
        },
      }
    }
    const placeWith = async (member: string, points: number) => {
      const placed = await createOrderStore(open().db).place(
        newOrder({ jacket: 3 }, withPoints(member, points)),
        NOW,
        [
          async (trx, orderCode) =>
            (await takeGoDollar(trx, { orderCode, userCode: member, points }, NOW))
              ? undefined
              : { code: 'GO_DOLLAR_BALANCE' },
        ],
      )
      if (!placed.ok) throw new Error(placed.refusal.reason)
      return placed.value.order
    }
    /** Bought with points, received. */
    const buy = async (points: number, { expiresAt = NOW + 200 * DAY } = {}) => {
      const member = newMember()
      const remark = { zh_HK: '', en_US: '' }
      if (points > 0)
        await createGoDollarStore(open().db).grant(member, { granted: points, remark, now: NOW, expiresAt })
      const orders = createOrderStore(open().db)
      const { code, amounts } = await placeWith(member, points)
      const attempt = await orders.openAttempt(code, 'visa', NOW)
      const ref = attempt?.ref ?? ''
      await orders.settle({ ref, payRef: `p ${ref}`, isPaid: true, amount: amounts.amount }, NOW)
      const fulfilment = createFulfilment(open().db)
      await fulfilment.ship(code, { ...act, courier: 'SF', trackingNo: 'SF1234' })
      await fulfilment.receive(code, act)
      const order = await orders.find(code)
      if (!order) throw new Error('The order is gone')
      return { order, member }
    }
    const giveBack = async (order: StoredOrder, quantity: number) => {
      const code = await ask(order, { lines: [{ position: 0, quantity, exchangeSku: '' }] })
      await bringBack(code)
      await desk().refund(code, act)
      return code
    }

    test('come back pro rata with the unit that they paid for, and what it earned goes', async () => {
      const { order, member } = await buy(100)
      // HK$500 of the goods were paid with money: 5 were earned.
      expect(await balance(member)).toBe(5)
      const code = await giveBack(order, 1)
      // 34 of the 100 come back; 166.66 of the 500 too, so 3 of 5 stay earned.
      expect(await refundOf(code)).toMatchObject([{ amount: 16_666 }])
      expect(await balance(member)).toBe(3 + 34)
      await giveBack(order, 2)
      expect(await balance(member)).toBe(100)
      expect(await books()).toEqual([])
    })

    test('come back to a lot of their own that lives 30 days when the old one ends sooner', async () => {
      const { order, member } = await buy(30, { expiresAt: NOW + DAY })
      await giveBack(order, 3)
      const [back] = (await createGoDollarStore(open().db).lots(member)).filter(
        ({ granted }) => granted === 0,
      )
      expect(back).toMatchObject({ remaining: 30, expiresAt: NOW + 30 * DAY })
      expect(await books()).toEqual([])
    })

    test('are taken back only as far as there are some', async () => {
      const { order, member } = await buy(0)
      expect(await balance(member)).toBe(6)
      await placeWith(member, 5)
      const code = await giveBack(order, 3)
      expect(await balance(member)).toBe(0)
      expect((await store().find(code))?.head.earned_back).toBe(6)
      const [event] = await open()
        .db.selectFrom('order_event')
        .select('detail')
        .where('kind', '=', 'AFTER_SALES_FINISHED')
        .where('order_code', '=', order.code)
        .execute()
      expect(JSON.parse(event?.detail ?? '')).toMatchObject({ earnedBack: 6, earnedTaken: 1 })
    })

    test('a unit that came back before the order was wholly dispatched earns nothing', async () => {
      const member = newMember()
      const order = await receivedOrder(open().db, {
        now: NOW,
        units: { jacket: 3 },
        change: withPoints(member, 0),
        lines: [{ position: 0, quantity: 1 }],
      })
      await giveBack(order, 1)
      await createFulfilment(open().db).ship(order.code, { ...act, courier: 'SF', trackingNo: 'SF1234' })
      expect(await balance(member)).toBe(4)
      expect(await books()).toEqual([])
    })
  })

  describe('an exchange (MO-73)', () => {
    const askExchange = async (exchangeSku: string) => {
      const order = await receivedOrder(open().db, { now: NOW, units: { jacket: 2, large: 1 } })
      const code = await ask(order, {
        type: 'EXCHANGE',
        reason: 'WRONG_SIZE',
        lines: [{ position: 0, quantity: 2, exchangeSku }],
      })
      await bringBack(code)
      return { order, code }
    }

    test('sends other goods, and pays nothing back', async () => {
      const { order, code } = await askExchange('large')
      const before = (await onHand('large')) ?? 0
      const parcel = { ...act, courier: 'SF' as const, trackingNo: 'SF9999' }
      expect(statusOf(await desk().exchangeOut(code, { ...parcel, trackingNo: '?' }))).toBe(
        'AFTER_SALES_TRACKING',
      )
      expect(statusOf(await desk().exchangeOut(code, parcel))).toBe('EXCHANGE_OUT')
      expect(await onHand('large')).toBe(before - 2)
      expect(statusOf(await desk().exchangeOut(code, parcel))).toBe('AFTER_SALES_STATE')
      expect(await onHand('large')).toBe(before - 2)
      expect(statusOf(await desk().refund(code, act))).toBe('AFTER_SALES_STATE')
      expect(statusOf(await desk().exchangeReceived(code, act))).toBe('FINISHED')
      expect(await refundOf(code)).toEqual([])
      expect(await refundsOfLine(order)).toEqual([])
      expect(await books()).toEqual([])
    })

    test('is refused when too little is there, and the shop pays back instead', async () => {
      const { code } = await askExchange('large')
      await open()
        .db.updateTable('sku_stock')
        .set({ on_hand: 1, reserved: 0 })
        .where('sku_code', '=', 'large')
        .execute()
      const out = await desk().exchangeOut(code, { ...act, courier: 'SF', trackingNo: 'SF9999' })
      expect(out).toMatchObject({ ok: false, refusal: { code: 'AFTER_SALES_STOCK', skuCodes: ['large'] } })
      expect(await onHand('large')).toBe(1)
      expect(statusOf(await desk().refund(code, act))).toBe('FINISHED')
      expect(await refundOf(code)).toMatchObject([{ amount: 20_000 }])
    })

    test('is not for a return', async () => {
      const order = await receivedOrder(open().db, { now: NOW })
      const code = await ask(order)
      await bringBack(code)
      const out = await desk().exchangeOut(code, { ...act, courier: 'SF', trackingNo: 'SF9999' })
      expect(statusOf(out)).toBe('AFTER_SALES_TYPE')
    })
  })

  test.each(['zh_HK', 'en_US'] as const)('each step has its mail, in %s (MO-73)', async locale => {
    const mails: Mail[] = []
    const orders = createOrderStore(open().db)
    const sender = createOrderMails({
      db: open().db,
      orders,
      orderLinks: { linkFor: () => undefined },
      messaging: { mail: async mail => void mails.push(mail) },
      mailFooter: createMailFooter({
        origin: () => 'https://shop.example',
        reach: () => ({ hotline: '', contactEmail: '' }),
        shopName: () => DEFAULT_STATED.shopName,
      }),
      report: () => expect.unreachable(),
    })
    await open().db.deleteFrom('order_mail').execute()
    const member = { owner: { code: newMember(), isMember: true }, locale }
    const order = await receivedOrder(open().db, { now: NOW, change: member })
    await open().db.deleteFrom('order_mail').execute()
    const code = await ask(order, { reason: 'FAULTY' })
    await bringBack(code)
    await desk().refund(code, act)
    const refusedCode = await ask(order)
    await desk().refuse(refusedCode, { ...act, reason: 'It was worn.' })
    const cancelled = await ask(order, { method: 'SHOP' })
    await desk().approve(cancelled, act)
    await store().cancel(cancelled, shopper)
    const exchange = await ask(order, { type: 'EXCHANGE' })
    await bringBack(exchange)
    await desk().exchangeOut(exchange, { ...act, courier: 'SF', trackingNo: 'SF7777' })
    const another = await receivedOrder(open().db, { now: NOW, change: member })
    await createReturnsDesk(open().db, { returnAddress: () => null }).approve(await ask(another), act)
    await sender.run(NOW)
    const texts = mails.map(({ subject, text }) => `${subject}\n${text}`)
    const about = (number: string) => texts.filter(text => text.includes(number))
    expect(about(code)).toHaveLength(5)
    expect(about(refusedCode)).toHaveLength(2)
    expect(about(cancelled)).toHaveLength(3)
    expect(about(exchange)).toHaveLength(5)
    expect(texts.join('\n')).not.toMatch(/letter\.|\{|undefined/)
    expect(texts.join('\n')).toContain(`https://shop.example/user/refund-order-detail/${code}`)
    const subjects = mails.map(({ subject }) => subject)
    for (const subject of locale === 'en_US'
      ? [
          `Your return ${code} is complete`,
          `We have received your exchange request ${exchange}`,
          `The items of your exchange ${exchange} are on their way`,
        ]
      : [`退貨申請 ${code} 已完成`, `已收到換貨申請 ${exchange}`, `換貨申請 ${exchange} 的商品正在途中`])
      expect(subjects).toContain(subject)
    const all = texts.join('\n')
    for (const told of locale === 'en_US'
      ? [
          'freight collect',
          'It was worn.',
          'HK$100',
          'SF7777',
          'Jacket × 1',
          'to any of our stores',
          'Please contact us',
        ]
      : ['運費到付', 'It was worn.', 'HK$100', 'SF7777', '外套 × 1', '到任何門市', '請聯絡我們'])
      expect(all).toContain(told)
  })
})
