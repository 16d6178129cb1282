import { expect, onTestFinished, test, vi } from 'vitest'
import { createCommerce } from '../commerce.ts'
import { cartAddDocument, cartDocument, loginAsVisitorDocument } from '../generated/documents.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { createOrderStore } from './order-store.ts'
import { newOrder } from './testing.ts'

/** A card, a product page and a list. */
const PAGES = `{
  node(code: "jacket") { skus { inventory } }
  shop {
    productByCode(codes: ["jacket"]) { inventory }
    products(first: 5) { edges { node { inventory } } }
  }
}`
const pages = (inventory: number, rest: object) => ({
  node: { skus: [{ inventory }] },
  shop: { productByCode: [{ inventory }], products: { edges: [{ node: { inventory } }] } },
  ...rest,
})

describeOnBothDatabases('the last unit of a product, ordered', open => {
  test('is sold out a second later on list, card, product page and in the bags of others (C-366)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { db } = open()
    // Another process of the same shop: the order is not placed through it.
    const commerce = await createCommerce({ database: db, clock: () => NOW })
    onTestFinished(() => commerce.close())
    await commerce.importCatalogue(
      asText([...surroundings, spu('jacket', { skus: [sku('jacket-1', { inventory: 1 })] })]),
    )
    const { loginAsVisitor } = await commerce.createServerApi({}).run(loginAsVisitorDocument, {})
    const token = loginAsVisitor.token ?? ''
    const bag = commerce.createServerApi({ token })
    await bag.run(cartAddDocument, { inputs: [{ skuCode: 'jacket-1', quantity: 1 }] })
    const shown = async () => {
      const { data, errors } = await commerce.execute({ query: PAGES })
      expect(errors).toBeUndefined()
      const { cart } = await bag.run(cartDocument, {})
      return JSON.parse(
        JSON.stringify({ ...data, inBag: cart.ableCartItems.length, gone: cart.disableCartItems }),
      ) as unknown
    }
    expect(await shown()).toMatchObject(pages(1, { inBag: 1, gone: [] }))

    await createOrderStore(db).place(newOrder({ 'jacket-1': 1 }), NOW)
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(shown).toMatchObject(pages(0, { inBag: 0, gone: [{ reason: 'SOLD_OUT' }] }))
  })
})
