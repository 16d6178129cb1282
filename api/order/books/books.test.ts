import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { receivedOrder, returnOneUnit } from '../../after-sales/testing.ts'
import { booksOf } from '../../testing/books.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { BOOK_RULES, checkBooks, checkBooksOfOrders } from './books.ts'
import { createOrderStore, type StoredOrder } from '../order-store.ts'
import { newOrder, putStock } from '../testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)

/** For each rule a statement that breaks it. */
const CASES: readonly (readonly [
  rule: string,
  change: (orders: { waiting: string; paid: string; returned: string }) => string,
])[] = [
  ['reserved stock is what orders hold', () => "update sku_stock set reserved = 4 where sku_code = 'a'"],
  ['stock on hand is the sum of its moves', () => "update sku_stock set on_hand = 57 where sku_code = 'a'"],
  [
    'each move of stock follows the one before',
    () => "update stock_move set on_hand = 1 where sku_code = 'a' and number = 1",
  ],
  ['stock on hand covers what is held', () => "update sku_stock set on_hand = 1 where sku_code = 'a'"],
  [
    'orders that wait for payment or delivery hold the units of their lines',
    ({ waiting: code }) =>
      `update order_line set quantity = 5 where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'ended orders hold no stock, and others have released none',
    () => "update stock_hold set state = 'HELD' where state = 'RELEASED'",
  ],
  [
    'what unpaid orders hold is counted under their keys',
    () => "update unpaid_hold set units = units + 1 where kind = 'SHOPPER'",
  ],
  [
    'the amounts of an order add up',
    ({ waiting: code }) => `update order_head set freight = 1 where code = '${code}'`,
  ],
  [
    'the lines of an order add up to its goods',
    ({ waiting: code }) =>
      `update order_line set net = net - 1 where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'GO DOLLAR pays at most for the goods of each line',
    ({ waiting: code }) => `update order_line set deduction = 1 where order_code = '${code}'`,
  ],
  [
    'the status follows from the facts',
    ({ paid: code }) => `update order_head set status = 'WAIT_RECEIVE' where code = '${code}'`,
  ],
  [
    'the counts of an owner are those of the orders',
    () => "update order_count set orders = orders + 1 where status = 'WAIT_PAY'",
  ],
  [
    'the counts of all orders are those of their owners',
    () => "update order_count set orders = orders + 1 where status = 'WAIT_PAY' and owner_code like 'all %'",
  ],
  [
    'lists of orders find every order by its number and its owner',
    ({ paid: code }) => `update order_search set owner_code = 'other' where order_code = '${code}'`,
  ],
  [
    'parcels hold what lines have shipped, and those that arrived what they have received',
    ({ paid: code }) => `update order_line set shipped = 1 where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'lines are received after they were shipped, and shipped at most once',
    ({ paid: code }) => `update order_line set shipped = 9 where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'a paid order has one payment that is kept, others none',
    ({ paid: code }) => `update payment_attempt set state = 'FAILED' where order_code = '${code}'`,
  ],
  [
    'every other payment of the order’s amount is paid back once, and an event tells of it',
    ({ paid: code }) =>
      `insert into spare_payment (ref, pay_ref, order_code, kind, amount, currency, arrived_at)
        select ref, 'second', order_code, 'PAID_TWICE', amount, '344', 0 from payment_attempt where order_code = '${code}' and state = 'PAID'`,
  ],
  [
    'payments are of the order’s amount',
    ({ waiting: code }) => `update payment_attempt set amount = 1 where order_code = '${code}'`,
  ],
  ['no more is paid back than was paid', () => 'update refund set amount = amount + 1'],
  [
    'the events of an order tell its facts',
    ({ paid: code }) =>
      `update order_event set kind = 'PLACED' where order_code = '${code}' and kind = 'PAID'`,
  ],
  [
    'each event that shoppers are told of has one mail',
    ({ paid: code }) => `delete from order_mail where order_code = '${code}' and kind = 'PAID'`,
  ],
  [
    'coupons are held by orders that wait for payment, and used by paid ones',
    ({ paid: code }) =>
      `insert into coupon (id, campaign_code, user_code, state, order_code, issued_at, begin_time, end_time) values ('c', 'k', 'u', 'FREEZE', '${code}', 0, 0, 1)`,
  ],
  [
    'codes are held by orders that wait for payment, and used by paid ones',
    ({ waiting: code }) =>
      `insert into code_use (order_code, campaign_code, user_code, state, taken_at) values ('${code}', 'k', 'u', 'USED', 0)`,
  ],
  [
    'codes that count once are held by orders that wait for payment, and used by paid ones, beside the count of their campaign',
    ({ waiting: code }) =>
      `insert into code_batch (id, campaign_code, pattern, made_at, made_by, state, total, next_position, made, held, used, withdrawn)
        values ('b', 'k', '#', 0, 'ada', 'done', 1, 1, 1, 1, 0, 0);
      insert into unique_code (code_hash, batch_id, position, ending, state, user_code, order_code, changed_at)
        values ('h', 'b', 0, 'AAAA', 'FREEZE', 'u', '${code}', 0)`,
  ],
  [
    'the count of a campaign is the sum of its shoppers',
    () =>
      "insert into campaign_count (campaign_code, user_code, taken) values ('k', '', 2), ('k', 'shopper', 1)",
  ],
  [
    'codes that orders use are counted',
    ({ waiting: code }) =>
      `insert into code_use (order_code, campaign_code, user_code, state, taken_at) values ('${code}', 'k', 'u', 'FREEZE', 0)`,
  ],
  [
    'orders take GO DOLLAR of their owners’ lots, and cancelled ones have given it back',
    ({ waiting: code }) => `update order_head set deduction = 100 where code = '${code}'`,
  ],
  [
    'lots of GO DOLLAR hold no less than nothing',
    () =>
      "insert into go_dollar_lot (id, user_code, granted, remaining, remark, granted_at, expires_at) values ('l', 'shopper', -1, -1, '{}', 0, 1)",
  ],
  [
    'lots of GO DOLLAR hold what was granted, less what orders took of them, with what came back',
    () =>
      "insert into go_dollar_lot (id, user_code, granted, remaining, remark, granted_at, expires_at) values ('l', 'shopper', 1, 2, '{}', 0, 1)",
  ],
  [
    'no more GO DOLLAR come back to an order than it used',
    ({ paid: code }) =>
      `insert into go_dollar_lot (id, user_code, granted, remaining, remark, granted_at, expires_at) values ('l', 'u', 0, 1, '{}', 0, 1);
      insert into go_dollar_change (id, after_sales_code, order_code, user_code, kind, lot_id, from_lot_id, points, changed_at)
        select 'c', code, '${code}', 'u', 'RETURNED', 'l', 'l', 1, 0 from after_sales_order`,
  ],
  [
    'units that come back were received, each once',
    ({ returned: code }) => `update order_line set received = 0 where order_code = '${code}'`,
  ],
  [
    'units that will never ship are in a refund of their own',
    ({ waiting: code }) => `update order_line set closed = 1 where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'a return has the units of its lines, and none when it was refused or cancelled',
    () => "update after_sales_order set status = 'CANCELED'",
  ],
  ['the lines of a return add up to it', () => 'update after_sales_order set amount = amount + 1'],
  [
    'no line pays back more than was paid for it',
    () => 'update after_sales_unit set amount = amount + 20000',
  ],
  [
    'a return pays back what it is worth, once',
    () => "update refund set amount = amount + 1 where reason = 'RETURN'",
  ],
  ['the events of a return tell its status', () => "update after_sales_order set status = 'ON_BACKING'"],
]

/** The one rule that says nothing about a few orders. */
const OF_ALL = [
  'each move of stock follows the one before',
  'the counts of all orders are those of their owners',
  'what unpaid orders hold is counted under their keys',
]

/** Rules that look at several things: a statement that breaks each of the others. */
const OTHER_BREAKS: typeof CASES = [
  [
    'stock on hand is the sum of its moves',
    () => "delete from stock_move where sku_code = 'b' and number = 2",
  ],
  [
    'each move of stock follows the one before',
    () =>
      "insert into stock_move (sku_code, number, at, reason, delta, units, on_hand, actor, document, note) values ('gone', 1, 0, 'set', 1, 0, 1, '', '', '')",
  ],
  [
    'each move of stock follows the one before',
    () => "update stock_move set number = 9 where sku_code = 'a' and number = 2",
  ],
  [
    'each move of stock follows the one before',
    () => "update stock_move set units = 5 where sku_code = 'a' and reason = 'shipped'",
  ],
  [
    'each move of stock follows the one before',
    () =>
      "update stock_move set delta = 0 where sku_code = 'a'; update stock_move set on_hand = 0 where sku_code = 'a'; update sku_stock set on_hand = null where sku_code = 'a'",
  ],
  [
    'reserved stock is what orders hold',
    () =>
      "insert into stock_hold (order_code, sku_code, quantity, state) select code, 'gone', 1, 'HELD' from order_head where status = 'WAIT_PAY'",
  ],
  [
    'orders that wait for payment or delivery hold the units of their lines',
    ({ paid: code }) => `delete from stock_hold where order_code = '${code}' and sku_code = 'a'`,
  ],
  [
    'ended orders hold no stock, and others have released none',
    ({ paid: code }) => `update stock_hold set state = 'RELEASED' where order_code = '${code}'`,
  ],
  [
    'what unpaid orders hold is counted under their keys',
    () => "update unpaid_hold set units = units + 1 where kind = 'SHOPPER'",
  ],
  [
    'the amounts of an order add up',
    ({ waiting: code }) =>
      `update order_head set amount = -1, product_amount = product_amount - amount - 1 where code = '${code}'`,
  ],
  [
    'the lines of an order add up to its goods',
    ({ waiting: code }) => `delete from order_line where order_code = '${code}'`,
  ],
  [
    'GO DOLLAR pays at most for the goods of each line',
    ({ waiting: code }) =>
      `update order_line set deduction = net + 1 where order_code = '${code}' and sku_code = 'a';
      update order_head set deduction = 20000 where code = '${code}'`,
  ],
  [
    'the status follows from the facts',
    ({ waiting: code }) => `update order_head set cancelled_by = 'SHOP' where code = '${code}'`,
  ],
  ['the counts of an owner are those of the orders', () => 'delete from order_count'],
  [
    'lists of orders find every order by its number and its owner',
    ({ paid: code }) => `delete from order_search where order_code = '${code}'`,
  ],
  [
    'lists of orders find every order by its number and its owner',
    ({ paid: code }) => `update order_search set words = 'x' where order_code = '${code}'`,
  ],
  [
    'parcels hold what lines have shipped, and those that arrived what they have received',
    ({ returned: code }) => `update shipment set received_at = null where order_code = '${code}'`,
  ],
  [
    'parcels hold what lines have shipped, and those that arrived what they have received',
    ({ returned: code }) => `delete from shipment_line where order_code = '${code}'`,
  ],
  [
    'lines are received after they were shipped, and shipped at most once',
    ({ paid: code }) => `update order_line set received = 1 where order_code = '${code}'`,
  ],
  [
    'a paid order has one payment that is kept, others none',
    ({ waiting: code }) =>
      `update payment_attempt set state = 'PAID', pay_ref = 'x', settled_at = 1 where order_code = '${code}'`,
  ],
  [
    'every other payment of the order’s amount is paid back once, and an event tells of it',
    ({ paid: code }) => `insert into refund (id, order_code, pay_ref, amount, reason, state, created_at)
      values ('PAID_TWICE again', '${code}', 'x', 0, 'PAID_TWICE', 'REFUSED', 0)`,
  ],
  [
    'every other payment of the order’s amount is paid back once, and an event tells of it',
    ({ paid: code }) =>
      `insert into spare_payment (ref, pay_ref, order_code, kind, amount, currency, arrived_at)
        select ref, 'less', order_code, 'PAID_DIFFERENT', 1, '344', 0 from payment_attempt where order_code = '${code}' and state = 'PAID'`,
  ],
  [
    'payments are of the order’s amount',
    ({ paid: code }) => `update payment_attempt set pay_ref = null where order_code = '${code}'`,
  ],
  ['no more is paid back than was paid', () => "update refund set pay_ref = 'of no payment'"],
  [
    'the events of an order tell its facts',
    ({ waiting: code }) => `update order_event set kind = 'CANCELLED' where order_code = '${code}'`,
  ],
  ['the events of an order tell its facts', () => "update refund set state = 'DONE'"],
  [
    'each event that shoppers are told of has one mail',
    ({ paid: code }) => `delete from order_event where order_code = '${code}' and kind = 'PAID'`,
  ],
  [
    'each event that shoppers are told of has one mail',
    ({ paid: code }) => `update order_mail set state = 'SENT' where order_code = '${code}'`,
  ],
  [
    'each event that shoppers are told of has one mail',
    () => "delete from order_mail where kind = 'AFTER_SALES_FINISHED'",
  ],
  [
    'coupons are held by orders that wait for payment, and used by paid ones',
    ({ waiting: code }) =>
      `insert into coupon (id, campaign_code, user_code, state, order_code, issued_at, begin_time, end_time) values ('c', 'k', 'u', 'USED', '${code}', 0, 0, 1)`,
  ],
  [
    'coupons are held by orders that wait for payment, and used by paid ones',
    ({ waiting: code }) =>
      `insert into coupon (id, campaign_code, user_code, state, order_code, issued_at, begin_time, end_time) values ('c', 'k', 'u', 'NORMAL', '${code}', 0, 0, 1)`,
  ],
  [
    'codes are held by orders that wait for payment, and used by paid ones',
    ({ paid: code }) =>
      `insert into code_use (order_code, campaign_code, user_code, state, taken_at) values ('${code}', 'k', 'u', 'FREEZE', 0)`,
  ],
  [
    'orders take GO DOLLAR of their owners’ lots, and cancelled ones have given it back',
    ({ paid: code }) =>
      `insert into go_dollar_lot (id, user_code, granted, remaining, remark, granted_at, expires_at) values ('l', 'a stranger', 5, 4, '{}', 0, 1);
      insert into go_dollar_use (order_code, lot_id, user_code, points, used_at, returned_at, returned_to) values ('${code}', 'l', 'a stranger', 1, 0, null, null);
      update order_head set deduction = 100 where code = '${code}'`,
  ],
  [
    'a return has the units of its lines, and none when it was refused or cancelled',
    () => 'delete from after_sales_unit',
  ],
  [
    'the lines of a return add up to it',
    () => "update after_sales_order set status = 'BACK_IN_STORAGE'; update after_sales_line set executed = 0",
  ],
  [
    'a return pays back what it is worth, once',
    () => "update after_sales_order set refunded_at = null where type <> 'EXCHANGE'",
  ],
]

describeOnBothDatabases('books', open => {
  const write = (text: string) => sql.raw(text).execute(open().db)
  const query = (text: string) => booksOf(open().db)(text)
  const check = () => checkBooks(query)
  const checkOf = (...orders: string[]) =>
    checkBooksOfOrders(query, open().url.startsWith('sqlite:') ? 'main' : 'public', orders)

  const TABLES = [
    'unpaid_hold',
    'spare_payment',
    'go_dollar_change',
    'go_dollar_use',
    'after_sales_unit',
    'after_sales_line',
    'after_sales_order',
    'order_search',
    'order_mail',
    'order_count',
    'order_event',
    'refund',
    'payment_attempt',
    'stock_hold',
    'express_detail',
    'shipment_line',
    'shipment',
    'order_line',
    'order_search',
    'order_head',
    'sku_stock',
    'stock_move',
    'coupon',
    'code_use',
    'campaign_count',
    'go_dollar_lot',
  ]
  let waiting: StoredOrder
  let paid: StoredOrder
  let returned: StoredOrder

  const place = async () => {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ a: 1, b: 2 }), NOW)
    if (!placed.ok) throw new Error('The order was refused')
    const attempt = await orders.openAttempt(placed.value.order.code, 'visa', NOW)
    const settle = () =>
      orders.settle(
        { ref: attempt?.ref ?? '', payRef: `p ${attempt?.ref}`, isPaid: true, amount: 33_000 },
        NOW,
      )
    return { ...placed.value.order, settle, orders }
  }

  beforeEach(async () => {
    for (const table of TABLES) await write(`delete from ${table}`)
    await putStock(open().db, { a: 100, b: 100 })
    waiting = await place()
    const bought = await place()
    await bought.settle()
    paid = bought
    const late = await place()
    await late.orders.cancel(late.code, 'DEADLINE', NOW, 'deadline')
    await late.settle()
    returned = await receivedOrder(open().db, { now: NOW, units: { a: 2, b: 1 } })
    await returnOneUnit(open().db, returned.code, NOW)
  })

  test('balance after orders were placed, paid, cancelled, paid too late, and returned', async () =>
    expect(await check()).toEqual([]))

  test.each([...CASES, ...OTHER_BREAKS])('%s: a row changed by hand is found', async (rule, statement) => {
    const codes = { waiting: waiting.code, paid: paid.code, returned: returned.code }
    for (const text of statement(codes).split(';')) await write(text)
    const problems = await check()
    expect(problems.map(({ name }) => name)).toContain(rule)
    expect(problems.every(({ what }) => what.length > 0)).toBe(true)
    const ofOrders = await checkOf(...Object.values(codes))
    expect([...OF_ALL, ...ofOrders.map(({ name }) => name)]).toContain(rule)
  })

  test('the orders of one owner are checked without those of others, but with all stock of their SKUs', async () => {
    const orders = createOrderStore(open().db)
    const placed = await orders.place(newOrder({ a: 1 }, { owner: { code: 'other', isMember: true } }), NOW)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    const other = placed.value.order.code
    expect(await checkOf(other)).toEqual([])
    await write(`update order_head set freight = 1 where code = '${waiting.code}'`)
    expect(await checkOf(other)).toEqual([])
    expect(await checkOf(paid.code)).toEqual([
      { name: 'the amounts of an order add up', what: [waiting.code] },
    ])
    await write(`update stock_hold set quantity = 9 where order_code = '${waiting.code}' and sku_code = 'a'`)
    expect(await checkOf(other)).toEqual([{ name: 'reserved stock is what orders hold', what: ['a'] }])
    expect(await checkOf("of no order'")).toEqual([])
  })

  test('each rule has a case', () =>
    expect(CASES.map(([rule]) => rule)).toEqual(BOOK_RULES.map(({ name }) => name)))
})
