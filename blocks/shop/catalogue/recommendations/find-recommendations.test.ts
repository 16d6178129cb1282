import type { Api } from '#api/client/api.ts'
import { expect, test, vi } from 'vitest'
import type { ProductCard } from '#api/client/product-card.ts'
import type { FitProduct } from '#api/client/product/recommendations.ts'
import { fitProductOf } from '../../../testing/fit-product.ts'
import { product } from '../../../testing/product.ts'
import { findRecommendations } from './find-recommendations.ts'

const ADDED = { productCode: 'JKT', skuCode: 'JKT-M' }
const TROUSERS = { categories: ['men-trousers'], sizes: ['32', '34'] }

interface Shop {
  readonly recommend: Readonly<Record<string, string>>
  /** Cards by code, as both fetches give them. */
  readonly cards: readonly ProductCard[]
  readonly fits?: readonly FitProduct[]
  readonly fails?: readonly string[]
}

/** A shop that sells these, and what was asked of it. */
function shop({ recommend, cards, fits = [], fails = [] }: Shop) {
  const asked: [string, object][] = []
  const note = (operation: string, variables: object) => {
    asked.push([operation, variables])
    if (fails.includes(operation)) throw new Error(`${operation} failed`)
  }
  const named = Object.values(recommend).flatMap(text => text.split(','))
  const listed = cards.filter(({ code }) => !named.includes(code))
  const all = [fitProductOf('JKT', { recommend }), ...fits]
  const api = {
    locale: 'en_US',
    async run({ operation }, variables) {
      note(operation, variables as object)
      if (operation === 'getRecommendProductList')
        return { shop: { recommendProducts: { edges: listed.map(node => ({ node })) } } } as never
      const { codes } = variables as { codes: readonly string[] }
      const known = codes.map(
        code =>
          all.find(fit => fit.code === code) ?? fitProductOf(code, { categories: ['gear'], sizes: ['OS'] }),
      )
      return { shop: { productByCode: known } } as never // the part of the answer that is read
    },
    async productsByCode(codes) {
      note('getProductByCode', { codes })
      return codes.flatMap(code => cards.find(card => card.code === code) ?? [])
    },
  } satisfies Api
  return { api, asked, operations: () => asked.map(([operation]) => operation) }
}

const cardsOf = (...codes: string[]) => codes.map(code => product({ code, title: code }))
const codesOf = (found: readonly { readonly product: ProductCard }[]) =>
  found.map(({ product: { code } }) => code)
const find = (api: Api, inBag: readonly string[] = []) => findRecommendations(api, ADDED, new Set(inBag))

test('both slots set: one product each, codes before categories (L-326, L-390, C-298, CO-81)', async () => {
  const { api, asked } = shop({
    recommend: {
      recommendCode1: 'A,B',
      recommendCategory1: 'never',
      recommendCategory2: 'gear-head,gear-tools',
    },
    cards: cardsOf('A', 'B', 'C'),
  })
  expect(codesOf(await find(api))).toEqual(['A', 'C'])
  expect(asked).toContainEqual(['getProductByCode', { codes: ['A', 'B'] }])
  expect(asked).toContainEqual([
    'getRecommendProductList',
    { categories: ['gear-head', 'gear-tools'], first: 100, promoFirst: 1 },
  ])
})

test('by category: the first on the shelf, in stock, with a price and not in the bag (LO-35, C-297, L-391)', async () => {
  const cards = [
    product({ code: 'down', onShelves: false }),
    product({ code: 'empty', inventory: 0 }),
    product({ code: 'gift', price: null }),
    product({ code: 'bagged' }),
    product({ code: 'JKT' }),
    product({ code: 'this' }),
    product({ code: 'next' }),
  ]
  const { api } = shop({ recommend: { recommendCategory1: 'gear' }, cards })
  expect(codesOf(await find(api, ['bagged']))).toEqual(['this'])
})

test('a jacket in M is offered the first trousers that come in 34 (L-327, LO-35)', async () => {
  const { api } = shop({
    recommend: { recommendCategory1: 'men-trousers' },
    cards: cardsOf('SOLD', 'SMALL', 'FITS'),
    fits: [
      fitProductOf('SOLD', { ...TROUSERS, stock: { 34: 0 } }),
      fitProductOf('SMALL', { ...TROUSERS, sizes: ['32'] }),
      fitProductOf('FITS', TROUSERS),
    ],
  })
  expect(await find(api)).toEqual([
    expect.objectContaining({ skuCode: 'FITS-34', size: '34', categories: ['men-trousers'] }),
  ])
})

test('no matching size among the hundred: the slot stays empty, the other does not (LO-35)', async () => {
  const many = Array.from({ length: 100 }, (_, place) => `T${place}`)
  const { api, operations } = shop({
    recommend: { recommendCategory1: 'men-trousers', recommendCode2: 'CAP' },
    cards: cardsOf(...many, 'CAP'),
    fits: many.map(code => fitProductOf(code, { ...TROUSERS, sizes: ['32'] })),
  })
  expect(codesOf(await find(api))).toEqual(['CAP'])
  // Itself, the hundred by twenty, the cap.
  expect(operations().filter(name => name === 'recommendedFit')).toHaveLength(1 + 5 + 1)
})

test('a failed fetch is only logged; the other slot is filled (L-328, C-100)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { api } = shop({
    recommend: { recommendCode1: 'A', recommendCategory2: 'gear' },
    cards: cardsOf('A'),
    fails: ['getRecommendProductList'],
  })
  expect(codesOf(await find(api))).toEqual(['A'])
  expect(warn).toHaveBeenCalledOnce()
})

test('nothing recommended: nothing more is asked', async () => {
  const { api, operations } = shop({ recommend: {}, cards: [] })
  expect(await find(api)).toEqual([])
  expect(operations()).toEqual(['recommendedFit'])
})
