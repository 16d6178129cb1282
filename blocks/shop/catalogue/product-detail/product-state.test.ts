import type { Api, PersistedDocument } from '#api/client/api.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { productDetail, productRoute, productSku } from '../../../testing/product-detail.ts'
import type { BlockContext } from '../../../page/view.ts'
import { chosenSku, createProductChoice } from './product-state.ts'

const inColour = (code: string, change: Partial<ProductDetail> = {}) => productDetail({ code, ...change })

type Run = (document: PersistedDocument<unknown, unknown>, variables: unknown) => Promise<unknown>

/** An api that answers when told to, per product code. */
function slowApi(products: Readonly<Record<string, ProductDetail>>) {
  const waiting = new Map<string, ((isGood: boolean) => void)[]>()
  const run = vi.fn<Run>((_, variables) => {
    const { code } = variables as { code: string }
    return new Promise<unknown>((resolve, reject) => {
      const answer = (isGood: boolean) =>
        isGood ? resolve({ node: products[code] ?? null }) : reject(new Error('offline'))
      waiting.set(code, [...(waiting.get(code) ?? []), answer])
    })
  })
  const settle = (isGood: boolean) => (code: string) => {
    for (const answer of waiting.get(code) ?? []) answer(isGood)
    waiting.delete(code)
  }
  // Both documents ask for a node.
  const api: Api = { locale: 'en_US', run: run as Api['run'], productsByCode: async () => [] }
  return { api, run, answer: settle(true), fail: settle(false), waiting }
}

const RUST = inColour('CR-JKT-002')
const HARBOUR = inColour('CR-JKT-003')

function setUp({ section = '', rewritesAddress = true, product = productDetail() } = {}) {
  const slow = slowApi({ 'CR-JKT-001': product, 'CR-JKT-002': RUST, 'CR-JKT-003': HARBOUR })
  const go = vi.fn<BlockContext['go']>()
  const choice = createProductChoice(
    product,
    { api: slow.api, go, route: productRoute({ section }) },
    { rewritesAddress },
  )
  return { ...slow, go, choice, state: choice.store.get }
}

describe('sizes', () => {
  test('none is chosen at first (C-087)', () => expect(chosenSku(setUp().state())).toBeUndefined())

  test('the only one is (C-089)', () => {
    const { state } = setUp({ product: productDetail({ skus: [productSku('M')] }) })
    expect(chosenSku(state())?.code).toBe('CR-JKT-001-PIN-M')
  })

  test('choosing one starts the quantity over and takes the tips away (C-091, C-109)', () => {
    const { choice, state } = setUp()
    choice.askForSize()
    expect(state().sizeRequests).toBe(1)
    choice.chooseSku('CR-JKT-001-PIN-M')
    choice.setQuantity(3)
    choice.chooseSku('CR-JKT-001-PIN-L')
    expect(state()).toMatchObject({ skuCode: 'CR-JKT-001-PIN-L', quantity: 1, sizeRequests: 0 })
  })
})

describe('colours', () => {
  test('another one replaces product and address; size, quantity and tips go (C-083, C-088)', async () => {
    const { choice, state, answer, go } = setUp({ section: '/SPORTb' })
    choice.chooseSku('CR-JKT-001-PIN-M')
    choice.setQuantity(2)
    choice.askForSize()
    const chosen = choice.chooseColour('CR-JKT-002')
    expect(state()).toMatchObject({ coming: 'CR-JKT-002', product: { code: 'CR-JKT-001' } })
    answer('CR-JKT-002')
    expect(await chosen).toBe(true)
    expect(state()).toEqual({
      product: expect.objectContaining({ code: 'CR-JKT-002' }),
      skuCode: undefined,
      quantity: 1,
      coming: undefined,
      sizeRequests: 0,
      marksNextSize: false,
    })
    expect(go.mock.calls).toEqual([['/SPORTb/item/northfell/CR-JKT-002', { replace: true, isHere: true }]])
  })

  test('quick view leaves the address alone', async () => {
    const { choice, answer, go } = setUp({ rewritesAddress: false })
    const chosen = choice.chooseColour('CR-JKT-002')
    answer('CR-JKT-002')
    await chosen
    expect(go).not.toHaveBeenCalled()
  })

  test('one seen before is there at once, without a call', async () => {
    const { choice, state, run, answer } = setUp()
    const chosen = choice.chooseColour('CR-JKT-002')
    answer('CR-JKT-002')
    await chosen
    const calls = run.mock.calls.length
    await choice.chooseColour('CR-JKT-001')
    expect(state().product.code).toBe('CR-JKT-001')
    expect(run.mock.calls).toHaveLength(calls)
  })

  test('one that cannot be had leaves everything as it was and says so', async () => {
    const { choice, state, fail, answer, go } = setUp()
    choice.chooseSku('CR-JKT-001-PIN-M')
    const failed = choice.chooseColour('CR-JKT-002')
    fail('CR-JKT-002')
    expect(await failed).toBe(false)
    const unknown = choice.chooseColour('CR-JKT-999')
    answer('CR-JKT-999')
    expect(await unknown).toBe(false)
    expect(state()).toMatchObject({
      product: { code: 'CR-JKT-001' },
      skuCode: 'CR-JKT-001-PIN-M',
      coming: undefined,
    })
    expect(go).not.toHaveBeenCalled()
  })

  test('back to the present one while another is on its way: that one never shows', async () => {
    const { choice, state, answer, go } = setUp()
    const left = choice.chooseColour('CR-JKT-002')
    await choice.chooseColour('CR-JKT-001')
    answer('CR-JKT-002')
    await left
    expect(state()).toMatchObject({ product: { code: 'CR-JKT-001' }, coming: undefined })
    expect(go).not.toHaveBeenCalled()
  })

  test('whatever the order of answers, the last one asked for shows', async () => {
    const codes = ['CR-JKT-001', 'CR-JKT-002', 'CR-JKT-003']
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...codes), { minLength: 1, maxLength: 6 }),
        fc.shuffledSubarray(codes, { minLength: 3 }),
        async (asked, answered) => {
          const { choice, state, answer } = setUp()
          const all = asked.map(code => choice.chooseColour(code))
          for (const code of answered) {
            answer(code)
            await Promise.resolve()
          }
          await Promise.all(all)
          expect(state()).toMatchObject({ product: { code: asked.at(-1) }, coming: undefined })
        },
      ),
    )
  })
})

describe('a member', () => {
  test('the size they are asked for goes to the wish list in another colour too (C-113, M-154)', async () => {
    const { choice, state, answer } = setUp()
    choice.waitForSize(true)
    const away = choice.chooseColour('CR-JKT-002')
    answer('CR-JKT-002')
    await away
    expect(state().marksNextSize).toBe(true)
  })

  test('sees their own prices once the product is asked for again; the choice stays (C-209)', async () => {
    const mine = { amount: 1500, currencyCode: 'HKD' }
    const visitor = productDetail()
    const slow = slowApi({ 'CR-JKT-001': { ...visitor, price: mine } })
    const context = { api: slow.api, go: () => undefined, route: productRoute() }
    const { store, chooseSku, refresh } = createProductChoice(visitor, context, { rewritesAddress: true })
    chooseSku('CR-JKT-001-PIN-M')
    const fresh = refresh()
    slow.answer('CR-JKT-001')
    await fresh
    expect(store.get()).toMatchObject({ product: { price: mine }, skuCode: 'CR-JKT-001-PIN-M' })
  })
})
