import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { describe, expect, test } from 'vitest'
import { hkd } from '../../../testing/product.ts'
import { productDetail, productSku } from '../../../testing/product-detail.ts'
import { buyState } from './buy-state.ts'
import { colourOptions, sizeOptions } from './choices.ts'
import { brandHref, categoryHref, categoryTrails, shareHref } from './product-links.ts'
import { maxQuantity } from './quantity.ts'
import { shownPrice } from './shown-price.ts'
import { fewLeft, isGift, isStyleSoldOut, sizeState } from './stock.ts'

test.each([
  ['7 in stock', 7, 7],
  ['more than a bag holds', 250, 99],
  ['stock not counted', null, 10],
  ['sold out', 0, 0],
  ['oversold', -3, 0],
] as const)('%s: at most that many (C-102, CO-26)', (_, inventory, most) =>
  expect(maxQuantity({ inventory }, DEFAULT_LIMITS)).toBe(most),
)

describe('sizes', () => {
  test.each([
    ['in stock', { inventory: 1, isEnabled: true }, 'free'],
    ['stock not counted', { inventory: null, isEnabled: true }, 'free'],
    ['none left', { inventory: 0, isEnabled: true }, 'soldOut'],
    ['switched off wins over stock', { inventory: 9, isEnabled: false }, 'off'],
  ] as const)('%s (C-090)', (_, sku, state) => expect(sizeState(sku)).toBe(state))

  test.each([
    [0, undefined],
    [1, 1],
    [2, 2],
    [3, undefined],
    [null, undefined],
  ] as const)('%s left: warns of %s (C-110, L-410, CO-27)', (inventory, count) =>
    expect(fewLeft({ inventory })).toBe(count),
  )

  test('stand in size order, whatever the order of the skus (C-075)', () => {
    const skus = ['XL', 'S', 'M'].map(size => productSku(size))
    expect(sizeOptions(productDetail({ skus })).map(({ name }) => name)).toEqual(['S', 'M', 'XL'])
  })

  test('a size the product does not name comes last, under its own value', () => {
    const odd = productSku('42')
    const skus = [odd, productSku('M')]
    expect(sizeOptions(productDetail({ skus })).map(({ name }) => name)).toEqual(['M', '42'])
  })
})

describe('colours', () => {
  const { styleProducts } = productDetail()

  test('one per colour on the shelf, the empty one marked (C-074, C-093, CO-24)', () => {
    const shown = colourOptions(productDetail())
    expect(shown.map(({ name, isEmpty }) => [name, isEmpty])).toEqual([
      ['Pine', false],
      ['Rust', false],
      ['Harbour', true],
    ])
  })

  test('a colour taken off the shelf is gone (C-093, CO-23)', () => {
    const [first, ...rest] = styleProducts
    const down = first ? [{ ...first, onShelves: false }, ...rest] : rest
    expect(colourOptions(productDetail({ styleProducts: down })).map(({ name }) => name)).toEqual([
      'Rust',
      'Harbour',
    ])
  })

  test('out of stock only when every colour is (C-092, CO-24)', () => {
    const all = (inventory: number) => styleProducts.map(colour => ({ ...colour, inventory }))
    const with1 = all(0).map((colour, at) => (at === 2 ? { ...colour, inventory: 1 } : colour))
    expect(isStyleSoldOut(productDetail({ inventory: 0, styleProducts: all(0) }))).toBe(true)
    expect(isStyleSoldOut(productDetail({ inventory: 0, styleProducts: with1 }))).toBe(false)
  })
})

describe('the price', () => {
  const product = productDetail({ listPrice: hkd(300), price: hkd(199), isPriceFrom: true })
  const sku = (price: number | null, listPrice: number | null = null) =>
    productSku('M', {
      price: price === null ? null : hkd(price),
      listPrice: listPrice === null ? null : hkd(listPrice),
    })

  test('is the lowest, with “from”, until a size is chosen (CO-25)', () => {
    expect(shownPrice(product, undefined)).toEqual({
      price: hkd(199),
      was: hkd(300),
      off: 34,
      isFrom: true,
    })
  })

  test.each([
    ['its own price, no “from”', sku(249, 300), { price: hkd(249), was: hkd(300), off: 17, isFrom: false }],
    [
      'full price: only one',
      sku(300, 300),
      { price: hkd(300), was: undefined, off: undefined, isFrom: false },
    ],
    ['dearer than listed', sku(310, 300), { price: hkd(310), was: undefined, off: undefined, isFrom: false }],
    ['nothing listed', sku(310), { price: hkd(310), was: undefined, off: undefined, isFrom: false }],
    ['a gift has none', sku(null, 300), undefined],
  ] as const)('of a chosen size: %s (C-072, C-212, C-213, CO-25)', (_, chosen, shown) =>
    expect(shownPrice(product, chosen)).toEqual(shown),
  )

  test.each([
    [null, true],
    [hkd(0), false],
    [hkd(10), false],
  ] as const)('a gift is a sku without a sale price: %j (CO-28)', (salePrice, gift) =>
    expect(isGift({ salePrice })).toBe(gift),
  )
})

describe('what a press on add-to-bag can do', () => {
  const skus = [
    productSku('S', { inventory: 0 }),
    productSku('M', { inventory: 3 }),
    productSku('L', { isEnabled: false }),
    productSku('XL', { salePrice: null, price: null }),
  ]
  const state = (size: string | undefined, change = {}) => ({
    product: productDetail({ skus, ...change }),
    skuCode: size && `CR-JKT-001-PIN-${size}`,
  })
  test.each([
    ['no size chosen', state(undefined), 'needsSize'],
    ['a size in stock', state('M'), 'ready'],
    ['a sold-out size', state('S'), 'soldOut'],
    ['a size switched off', state('L'), 'soldOut'],
    ['a gift', state('XL'), 'gift'],
    ['no size has anything', state(undefined, { skus: skus.slice(0, 1) }), 'soldOut'],
    ['taken down wins over all', state('M', { onShelves: false }), 'offShelf'],
  ] as const)('%s (C-107, C-111, CO-22, CO-23)', (_, given, can) => expect(buyState(given)).toBe(can))
})

describe('addresses', () => {
  test('a brand’s name, dashed (C-024, LO-84)', () =>
    expect(brandHref({ name: 'North Cairn' })).toBe('/brand/north-cairn'))

  test('the names down to a category, three at most (C-022, C-023)', () => {
    const names = ['Men', 'Outer/wear', '外套', 'Shells']
    const categories = names.map((navFrontName, at) => ({
      code: `c${at}`,
      path: names
        .slice(0, at + 1)
        .map((_, level) => `c${level}`)
        .join('/'),
      name: navFrontName,
      navFrontName,
      imageUrl: null,
    }))
    const hrefs = categories.map(category => categoryHref(category, categories))
    expect(hrefs.map(decodeURIComponent)).toEqual([
      '/products/Men',
      '/products/Men/Outer-wear',
      '/products/Men/Outer-wear/外套',
      '/products/Outer-wear/外套/Shells',
    ])
  })

  test('the ways down to a product’s categories; those on the way have none of their own (C-080)', () => {
    const categories = ['men', 'men/outer', 'men/outer/shells', 'women'].map(path => {
      const code = path.split('/').at(-1) ?? ''
      return { code, path, name: code, navFrontName: code, imageUrl: null }
    })
    expect(categoryTrails(categories).map(trail => trail.map(({ code }) => code))).toEqual([
      ['men', 'outer', 'shells'],
      ['women'],
    ])
  })

  test('shared: the canonical one of the language (CO-09, CO-21)', () => {
    expect(shareHref({ code: 'A/1' }, 'zh_HK')).toBe('/product/A%2F1')
    expect(shareHref({ code: 'A' }, 'en_US')).toBe('/product/A?lang=en')
  })
})
