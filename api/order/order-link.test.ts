import { DAY_MS } from '#locales/hong-kong.ts'
import { beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createOrderLinks, LINK_MS } from './order-link.ts'
import { createOrderStore, type NewOrder, type StoredOrder } from './order-store.ts'
import { newOrder, putStock } from './testing.ts'

const NOW = Date.UTC(2026, 10, 22, 4)

describeOnBothDatabases('links of mails that open a guest’s order', open => {
  beforeAll(() => putStock(open().db, { a: 100 }))

  const linksOf = (secret = 'secret') =>
    createOrderLinks({
      db: open().db,
      secret,
      mailFooter: { href: (path, locale) => `https://shop.example${path}?lang=${locale}` },
    })
  async function place(change: Partial<NewOrder> = {}): Promise<StoredOrder> {
    const placed = await createOrderStore(open().db).place(newOrder({ a: 1 }, change), NOW)
    if (!placed.ok) throw new Error('The order was refused')
    return placed.value.order
  }
  const tokenOf = (order: StoredOrder, secret?: string) =>
    new URL(linksOf(secret).linkFor(order, NOW)?.href ?? '').searchParams.get('linkToken') ?? ''

  test('a link opens its order for 60 days, in any process with the shop’s secret (M-164, MO-84)', async () => {
    const order = await place()
    expect(LINK_MS).toBe(60 * DAY_MS)
    expect(linksOf().linkFor(order, NOW)?.until).toBe(NOW + LINK_MS)
    const token = tokenOf(order)
    expect(await linksOf().open(token, NOW + LINK_MS - 1)).toBe(order.externalNo)
    expect(await linksOf().open(token, NOW + LINK_MS)).toBeUndefined()
  })

  test('a member gets none, and no link opens a member’s order', async () => {
    const order = await place({ owner: { code: 'M1', isMember: true } })
    expect(linksOf().linkFor(order, NOW)).toBeUndefined()
    expect(await linksOf().open(tokenOf({ ...order, isMember: false }), NOW)).toBeUndefined()
  })

  test('an order without an address gets none', async () => {
    expect(linksOf().linkFor({ ...(await place()), email: '' }, NOW)).toBeUndefined()
  })

  test('another secret ends all links: keys can be changed', async () => {
    const order = await place()
    expect(await linksOf('other').open(tokenOf(order), NOW)).toBeUndefined()
    expect(await linksOf('other').open(tokenOf(order, 'other'), NOW)).toBe(order.externalNo)
  })

  test('a link to another address of the order opens nothing', async () => {
    const order = await place()
    const token = tokenOf(order)
    const to = (email: string) =>
      open().db.updateTable('order_head').set({ email }).where('code', '=', order.code).execute()
    await to('other@example.com')
    expect(await linksOf().open(token, NOW)).toBeUndefined()
    await to('')
    expect(await linksOf().open(token, NOW)).toBeUndefined()
    await to('SHOPPER@cairn.example')
    expect(await linksOf().open(token, NOW)).toBe(order.externalNo)
  })

  test('what was changed, or is no link, opens nothing', async () => {
    const [order, other] = [await place(), await place()]
    const [number = '', end = '', signature = ''] = tokenOf(order).split('.')
    const later = (Number.parseInt(end, 36) + DAY_MS).toString(36)
    const wrong = [
      `${other.externalNo}.${end}.${signature}`,
      `${number}.${later}.${signature}`,
      `${number}.${end}.${signature.slice(1)}A`,
      `${number}.${end}.${'A'.repeat(43)}`,
      `${number}.${end}`,
      `999999999999999999.${end}.${signature}`,
      `${number}.${end}.${signature}.x`,
      '',
      'x'.repeat(10_000),
    ]
    for (const token of wrong) expect(await linksOf().open(token, NOW), token.slice(0, 90)).toBeUndefined()
  })
})
