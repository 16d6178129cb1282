import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../commerce.ts'
import { asText, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { logInNew } from '../testing/members.ts'
import { openCommerce } from '../testing/serve.ts'
import { catalogueReason } from './read-bag.ts'

const both = (text: string) => ({ zh_HK: text, en_US: text })

/** A jacket in two sizes. A change is what a later import says of it. */
const jacket = (change: object = {}, small: object = {}) =>
  spu('jacket', {
    skus: [
      { ...sku('jacket-s', { inventory: 8, ...small }), size: 's' },
      { ...sku('jacket-m', { inventory: 8 }), size: 'm' },
    ],
    options: { size: ['s', 'm'].map(code => ({ code, name: both(code.toUpperCase()) })) },
    ...change,
  })
const rest = [
  ...surroundings,
  spu('boots', { salePrice: 60_000 }),
  spu('socks', { salePrice: 15_000 }),
  promotion('trail', {
    type: 'EXCHANGE',
    spus: ['boots'],
    exchange: [{ spu: 'socks', price: 5000, limit: 2 }],
  }),
]

const LINE = `lineType quantity selected reason
  sku { code isEnabled inventory options { name value } product { title onShelves brandList { name } } }`
const CART = `{ cart { ableCartItems { ${LINE} } disableCartItems { ${LINE} }
  calculation { productAmount { amount } amount { amount } userErrors { code } } } }`
const select = (name: string) =>
  `mutation ($selected: Boolean!, $skuCodes: [String!]!) { ${name}(selected: $selected, skuCodes: $skuCodes) {
    cart { ableCartItems { selected sku { code } } calculation { count } } userErrors { code } } }`

interface Line {
  readonly reason: string | null
  readonly sku: { readonly code: string }
}
interface Cart {
  readonly ableCartItems: readonly Line[]
  readonly disableCartItems: readonly Line[]
  readonly calculation: { readonly userErrors: readonly object[] }
}

describe('lines of a bag', () => {
  let commerce: Commerce
  beforeAll(async () => {
    ;({ commerce } = await openCommerce([...rest, jacket()]))
  })

  const ask = async (query: string, token: string, variables: object = {}) => {
    const { data, errors } = await commerce.execute({ query, token, variables, locale: 'en_US' })
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  const cartOf = async (token: string) => (await ask(CART, token))['cart'] as Cart

  const add = (token: string, inputs: readonly object[]) =>
    ask('mutation ($inputs: [CartAddInput!]!) { cartAdd(inputs: $inputs) { userErrors { code } } }', token, {
      inputs,
    })

  /** The token of a new visitor whose bag holds these lines. */
  async function holding(inputs: readonly object[]) {
    const { loginAsVisitor } = await ask('mutation { loginAsVisitor { token } }', '')
    const { token } = loginAsVisitor as { readonly token: string }
    await add(token, inputs)
    return token
  }
  const oneOf = (skuCode: string, more: object = {}) => ({ skuCode, quantity: 1, ...more })

  test('tell the SKU with its state, options and product (C-171)', async () => {
    const { ableCartItems } = await cartOf(await holding([oneOf('jacket-s')]))
    expect(ableCartItems).toMatchObject([
      {
        sku: {
          code: 'jacket-s',
          isEnabled: true,
          inventory: 8,
          options: [{ name: 'size', value: 'S' }],
          product: { title: 'jacket jacket', onShelves: true, brandList: [{ name: 'northcairn brand' }] },
        },
      },
    ])
  })

  test.each([
    ['taken off the shelf (C-181)', jacket({ onShelves: false }), 'OFF_SHELF'],
    ['of a SKU that is switched off', jacket({}, { isEnabled: false }), 'UNAVAILABLE'],
    ['sold out (C-179)', jacket({}, { inventory: 0 }), 'SOLD_OUT'],
    ['without a price', jacket({}, { salePrice: null }), 'UNAVAILABLE'],
  ])('%s leave the goods that can be ordered (C-183)', async (_, later, reason) => {
    const token = await holding([oneOf('jacket-s'), oneOf('boots-1')])
    await commerce.importCatalogue(asText([later]))
    const { ableCartItems, disableCartItems } = await cartOf(token)
    await commerce.importCatalogue(asText([jacket()]))
    expect(disableCartItems.map(line => [line.sku.code, line.reason])).toEqual([['jacket-s', reason]])
    expect(ableCartItems.map(line => line.sku.code)).toEqual(['boots-1'])
    expect((await cartOf(token)).disableCartItems).toEqual([])
  })

  test('of a SKU that the catalogue no longer has are unavailable (C-183)', () =>
    expect(catalogueReason({ quantity: 1, activityCode: '' }, undefined)).toBe('UNAVAILABLE'))

  test.each(['cartSelectUpdate', 'cartSkuStatusUpdate'])(
    'are selected and left out by %s (C-333)',
    async name => {
      const token = await holding([oneOf('jacket-s'), oneOf('boots-1')])
      const chosen = async (selected: boolean) =>
        (await ask(select(name), token, { selected, skuCodes: ['jacket-s'] }))[name]
      const lines = (selected: boolean) => [
        { selected, sku: { code: 'jacket-s' } },
        { selected: true, sku: { code: 'boots-1' } },
      ]
      const cart = (selected: boolean, count: number) => ({
        cart: { ableCartItems: expect.arrayContaining(lines(selected)), calculation: { count } },
        userErrors: [],
      })
      expect(await chosen(false)).toEqual(cart(false, 1))
      expect(await chosen(true)).toEqual(cart(true, 2))
    },
  )

  test('and their sums are the same for staff as for a member of their level (M-014, MO-01)', async () => {
    const bag = async (account: object) => {
      const { token } = await logInNew(commerce.services, account)
      const inputs = ['jacket-s', 'boots-1'].map(code => ({ skuCode: code, quantity: 1 }))
      await add(token, inputs)
      return cartOf(token)
    }
    const staff = await bag({ staff_code: 'S001', staff_name: 'Ling' })
    expect(staff).toMatchObject({ calculation: { amount: { amount: 1500 } } })
    expect(staff).toEqual(await bag({}))
  })

  describe('at the special price of an add-on', () => {
    const addOn = { extProps: JSON.stringify({ activityId: 'trail' }) }
    const withBoots = async (token: string, selected: boolean) => {
      await ask(select('cartSelectUpdate'), token, { selected, skuCodes: ['boots-1'] })
      return cartOf(token)
    }
    const reasons = ({ ableCartItems, disableCartItems }: Cart) =>
      [...ableCartItems, ...disableCartItems].map(line => [line.sku.code, line.reason])

    test('cannot be ordered while the offer’s condition fails, and can again afterwards (C-195, C-196, C-197, CO-53)', async () => {
      const token = await holding([oneOf('boots-1'), oneOf('jacket-s'), oneOf('socks-1', addOn)])
      expect(await withBoots(token, false)).toMatchObject({
        calculation: { userErrors: [{ code: 'CART_ADDON_THRESHOLD' }] },
      })
      expect(reasons(await cartOf(token))).toContainEqual(['socks-1', 'ADDON_THRESHOLD'])
      expect(reasons(await cartOf(token))).toContainEqual(['jacket-s', null])
      const again = await withBoots(token, true)
      expect(again.calculation.userErrors).toEqual([])
      expect(reasons(again)).toContainEqual(['socks-1', null])
    })

    test('do not keep the rest from being added up: one calculation gives the sum without them (C-198)', async () => {
      const token = await holding([oneOf('boots-1'), oneOf('jacket-s'), oneOf('socks-1', addOn)])
      expect(await withBoots(token, true)).toMatchObject({ calculation: { productAmount: { amount: 1550 } } })
      expect(await withBoots(token, false)).toMatchObject({ calculation: { productAmount: { amount: 900 } } })
    })

    test('are not blamed for a problem of another kind (C-196)', async () => {
      const token = await holding([oneOf('boots-1'), oneOf('jacket-s'), oneOf('socks-1', addOn)])
      await commerce.importCatalogue(asText([jacket({ onShelves: false })]))
      const cart = await cartOf(token)
      await commerce.importCatalogue(asText([jacket()]))
      expect(reasons(cart)).toContainEqual(['jacket-s', 'OFF_SHELF'])
      expect(reasons(cart)).toContainEqual(['socks-1', null])
    })
  })
})
