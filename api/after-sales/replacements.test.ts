import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { createMailFooter } from '../messaging/mail-footer.ts'
import { checkBooks } from '../order/books/books.ts'
import { orderLetter } from '../order/mail/order-letter.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { newOrder } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { receivedOrder } from './testing.ts'

const DAY = 24 * 3_600_000
const text = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const size = (code: string) => ({ code, name: text(code, code) })
/** One colour of the parka, in M and L. */
const parka = (code: string, colour: string, title: string, { large = 5, salePrice = 90_000 } = {}) =>
  spu(code, {
    style: 'PARKA',
    title: text(title, title),
    salePrice,
    options: { colour: [{ code: colour, name: text(colour, colour) }], size: [size('M'), size('L')] },
    skus: ['M', 'L'].map(name =>
      sku(`${code}-${name}`, { colour, size: name, inventory: name === 'L' ? large : 5 }),
    ),
  })
/** A parka of which one L is left. */
const rust = (salePrice = 90_000) => parka('rust', 'rust', 'Rust parka', { large: 1, salePrice })

describeOnBothDatabases('the replacement of an exchange', open => {
  let commerce: Commerce
  let buyer: string
  let now = NOW
  let keys = 0

  beforeAll(async () => {
    commerce = await createCommerce({ database: open().db, clock: () => now, pollMs: 0 })
    const { problems } = await commerce.importCatalogue(
      asText([
        ...surroundings,
        parka('moss', 'moss', 'Moss parka'),
        parka('slate', 'slate', 'Slate parka'),
        rust(),
      ]),
    )
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    buyer = (await commerce.services.sessions.startVisitor(NOW)).session.userCode
    return () => commerce.close()
  })

  const buy = (spuCode = 'moss') =>
    receivedOrder(open().db, {
      now,
      units: { [`${spuCode}-M`]: 1 },
      change: {
        owner: { code: buyer, isMember: false },
        lines: newOrder({ [`${spuCode}-M`]: 1 }).lines.map(line => ({ ...line, spuCode })),
      },
    })
  /** Asks as a guest who has found the order. */
  const run = async ({ externalNo }: StoredOrder, query: string) => {
    const { token } = await commerce.services.sessions.startOrder(externalNo, now)
    const { data, errors } = await commerce.execute({ query, token, locale: 'en_US' })
    if (errors) throw new Error(JSON.stringify(errors))
    return data?.['answer'] as any // the test knows what it asked for
  }
  const ask = async (order: StoredOrder, { type = 'EXCHANGE', instead = '' } = {}) =>
    run(
      order,
      `mutation { answer: createAfterSalesOrder(input: { orderNo: "${order.externalNo}", type: ${type}, reason: FAULTY, method: SHOP, lines: [{ lineId: "1", quantity: 1 ${instead && `, exchangeSkuCode: "${instead}"`} }], clientKey: "a key of tests ${(keys += 1)}" }) { afterSalesOrder { code lines { skuCode skuName skuProperties { value } exchangeSkuProperties { value } amount { amount } } } userErrors { code } } }`,
    )
  const act = () => ({ by: 'wing', now })
  const bringBack = async (code: string) => {
    await commerce.services.returnsDesk.approve(code, act())
    await commerce.services.returnsDesk.receivedBack(code, act())
  }
  const exchange = async (order: StoredOrder, instead: string) => {
    const { afterSalesOrder } = await ask(order, { instead })
    await bringBack(afterSalesOrder.code)
    const sent = await commerce.services.returnsDesk.exchangeOut(afterSalesOrder.code, {
      ...act(),
      courier: 'SF',
      trackingNo: 'SF1234',
    })
    expect(sent.ok).toBe(true)
    expect((await commerce.services.returnsDesk.exchangeReceived(afterSalesOrder.code, act())).ok).toBe(true)
    return afterSalesOrder.code as string
  }
  const onHand = async (code: string) =>
    (
      await open()
        .db.selectFrom('sku_stock')
        .select('on_hand')
        .where('sku_code', '=', code)
        .executeTakeFirst()
    )?.on_hand
  const books = () => checkBooks(booksOf(open().db))

  test('is returned once within its own 14 days, worth the share of what it replaced', async () => {
    now = NOW
    const order = await buy()
    now += 10 * DAY
    await exchange(order, 'moss-L')
    expect(await books()).toEqual([])
    const [m, l] = [await onHand('moss-M'), await onHand('moss-L')]
    // Twenty days after the order arrived, ten after the replacement.
    now += 10 * DAY
    const { lines } = await run(
      order,
      `{ answer: afterSalesOptions(orderNo: "${order.externalNo}") { lines { returnableQuantity returnUntil replacement exchanges { skuCode isSame } refunds { amount { amount } } } } }`,
    )
    expect(lines).toMatchObject([
      { returnableQuantity: 1, replacement: 'moss / L', refunds: [{ amount: { amount: 100 } }] },
    ])
    expect(lines[0].exchanges).toContainEqual({ skuCode: 'moss-L', isSame: true })
    const { afterSalesOrder, userErrors } = await ask(order, { type: 'RETURN' })
    expect(userErrors).toEqual([])
    expect(afterSalesOrder.lines).toMatchObject([
      { skuCode: 'moss-L', skuProperties: [{ value: 'moss' }, { value: 'L' }], amount: { amount: 100 } },
    ])
    expect((await ask(order, { type: 'RETURN' })).userErrors).toEqual([{ code: 'AFTER_SALES_UNITS' }])
    await bringBack(afterSalesOrder.code)
    await commerce.services.returnsDesk.refund(afterSalesOrder.code, act())
    expect([await onHand('moss-M'), await onHand('moss-L')]).toEqual([m, Number(l) + 1])
    // The shop is at fault for the whole order, so its freight comes back too.
    const refunds = open().db.selectFrom('refund').select('amount').where('order_code', '=', order.code)
    expect(await refunds.execute()).toEqual([{ amount: 13_000 }])
    expect(await books()).toEqual([])
  })

  test('goes to one of two shoppers when it is the last one; the other is paid back, and a price that rises costs neither anything (case 32)', async () => {
    now = NOW
    const orders = [await buy('rust'), await buy('rust')]
    const codes: string[] = []
    for (const order of orders) {
      const { afterSalesOrder, userErrors } = await ask(order, { instead: 'rust-L' })
      expect(userErrors).toEqual([])
      await bringBack(afterSalesOrder.code)
      codes.push(afterSalesOrder.code)
    }
    await commerce.importCatalogue(asText([rust(110_000)]))
    const parcel = { ...act(), courier: 'SF' as const, trackingNo: 'SF1234' }
    const out = await Promise.all(codes.map(code => commerce.services.returnsDesk.exchangeOut(code, parcel)))
    expect(out.filter(({ ok }) => ok)).toHaveLength(1)
    expect(out.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: 'AFTER_SALES_STOCK', skuCodes: ['rust-L'] },
    })
    expect(await onHand('rust-L')).toBe(0)
    const loser = out.findIndex(({ ok }) => !ok)
    expect((await commerce.services.returnsDesk.refund(codes[loser] ?? '', act())).ok).toBe(true)
    const refunds = await open()
      .db.selectFrom('refund')
      .select(['order_code', 'amount'])
      .where(
        'order_code',
        'in',
        orders.map(({ code }) => code),
      )
      .execute()
    // The share of the unit at the time of the order, and its freight: the shop is at fault for all of it.
    expect(refunds).toEqual([{ order_code: orders[loser]?.code, amount: 13_000 }])
    expect(await books()).toEqual([])
  })

  test('is exchanged again, and can no longer be returned after its own 14 days', async () => {
    now = NOW
    const order = await buy()
    await exchange(order, 'moss-L')
    const before = await onHand('moss-L')
    await exchange(order, 'moss-M')
    expect(await onHand('moss-L')).toBe(Number(before) + 1)
    expect(await books()).toEqual([])
    now += 16 * DAY
    expect((await ask(order, { type: 'RETURN' })).userErrors).toEqual([{ code: 'AFTER_SALES_OVERDUE' }])
  })

  test('may be another colour of the style; mails name what is sent, not what came back', async () => {
    now = NOW
    const order = await buy()
    const code = await exchange(order, 'slate-L')
    const events = await open()
      .db.selectFrom('order_event')
      .select(['kind', 'detail'])
      .where('order_code', '=', order.code)
      .where('kind', 'like', 'AFTER_SALES_%')
      .orderBy('id')
      .execute()
    const mails = events.map(({ kind, detail }) => {
      const news = {
        kind: kind as 'AFTER_SALES_NEW',
        detail: JSON.parse(detail) as unknown,
        order,
        isProved: true,
      }
      return orderLetter(
        'm',
        { ...news, order: { ...order, locale: 'en_US' } },
        createMailFooter({
          origin: () => 'https://shop.example',
          reach: () => ({ hotline: '', contactEmail: '' }),
          shopName: () => DEFAULT_STATED.shopName,
        }),
      ).text
    })
    const names = mails.map(mail => /Slate parka · slate · L|Jacket/.exec(mail)?.[0])
    expect(names).toEqual([
      'Jacket',
      'Jacket',
      'Jacket',
      'Slate parka · slate · L',
      'Slate parka · slate · L',
    ])
    const { lines } = await run(
      order,
      `{ answer: getAfterSalesOrderDetail(code: "${code}") { lines { skuName exchangeSkuProperties { value } } } }`,
    )
    expect(lines).toEqual([
      { skuName: 'Jacket', exchangeSkuProperties: [{ value: 'slate' }, { value: 'L' }] },
    ])
  })
})
