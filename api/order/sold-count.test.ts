import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createOrderStore } from './order-store.ts'
import { newOrder } from './testing.ts'

const DAY_MS = 86_400_000
const goods = [
  ...surroundings,
  spu('many', { sales: 5, recentSales: 2, skus: [sku('many-1', { inventory: 500 })] }),
  spu('few', { sales: 30, recentSales: 3, skus: [sku('few-1', { inventory: 500 })] }),
]

describeOnBothDatabases('sold units', open => {
  let commerce: Commerce
  beforeAll(async () => {
    commerce = await createCommerce({ database: open().db, clock: () => NOW, pollMs: 0 })
    await commerce.importCatalogue(asText(goods))
    return () => commerce.close()
  })

  /** Products by sales, each with the number on its card. */
  const bestSellers = async () => {
    await commerce.refresh()
    const { data } = await commerce.execute({
      query: '{ shop { products(sorts: [{ field: SALES }]) { edges { node { code sales } } } } }',
    })
    const { shop } = data as { shop: { products: { edges: { node: { code: string; sales: number } }[] } } }
    return shop.products.edges.map(({ node }) => `${node.code} ${node.sales}`)
  }
  const buy = async (quantity: number, at = NOW) => {
    const orders = createOrderStore(open().db)
    const order = newOrder({ 'many-1': quantity })
    const lines = order.lines.map(line => ({ ...line, spuCode: 'many' }))
    const placed = await orders.place({ ...order, lines }, at)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return { orders, code: placed.value.order.code, amount: placed.value.order.amounts.amount }
  }
  const pay = async ({ orders, code, amount }: Awaited<ReturnType<typeof buy>>, at = NOW) => {
    const attempt = await orders.openAttempt(code, 'visa', at)
    await orders.settle({ ref: attempt?.ref ?? '', payRef: `p ${code}`, isPaid: true, amount }, at)
  }
  const soldCount = () => commerce.services.soldCount

  test('of paid orders are on the card and decide the sort by sales, each order once (C-117, C-145, CO-44)', async () => {
    expect(await bestSellers()).toEqual(['few 30', 'many 5'])
    const order = await buy(4)
    expect(await soldCount().hasWork(NOW)).toBe(false)
    await pay(order)
    expect(await soldCount().hasWork(NOW)).toBe(true)
    await soldCount().run(NOW)
    await soldCount().run(NOW)
    expect(await soldCount().hasWork(NOW)).toBe(false)
    expect(await bestSellers()).toEqual(['many 9', 'few 30'])
  })

  test('stay when the catalogue is imported again (C-145)', async () => {
    await commerce.importCatalogue(asText([spu('many', { sales: 6, recentSales: 2, skus: [sku('many-1')] })]))
    expect(await bestSellers()).toEqual(['many 10', 'few 30'])
  })

  test('leave the sort by sales after three months, and stay on the card (C-117, CO-35)', async () => {
    const later = NOW + 90 * DAY_MS
    expect(await soldCount().hasWork(later)).toBe(true)
    await soldCount().run(later)
    expect(await bestSellers()).toEqual(['few 30', 'many 10'])
  })
})
