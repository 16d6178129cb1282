import { expect, test } from 'vitest'
import { createCommerce } from '#api/commerce.ts'
import { ATTRIBUTE_CODES } from '#api/rules/attribute-codes.ts'
import { getProductListGqlDocument } from '#api/generated/documents.ts'
import { demoShop } from '../testing/demo-shop.ts'
import { GOLDEN_SEARCHES } from './golden-searches.ts'

/** Searches that have to be right. Raise it when more are. */
const MINIMUM = 201

const NOW = Date.parse('2026-11-21T12:00:00+08:00')
const FIRST = 3

interface Line {
  readonly kind: string
  readonly code: string
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  readonly labels: readonly string[]
  readonly attributes: readonly { readonly code: string }[]
  readonly onShelves?: boolean
  readonly options: { readonly colour: readonly { readonly code: string }[] }
}

const products = demoShop.goods
  .map(text => JSON.parse(text) as Line)
  .filter(({ kind, onShelves }) => kind === 'spu' && onShelves !== false)

/** Returns true if a product is one of those that `@category`, `%brand`, `#colour`, `~label`, `!sale`, or the beginning of a code name. */
function isNamed({ code, brands, categories, labels, attributes, options }: Line, name: string): boolean {
  const rest = name.slice(1)
  if (name.startsWith('@')) return categories.some(own => own === rest || own.startsWith(`${rest}-`))
  if (name.startsWith('%')) return brands.includes(rest)
  if (name.startsWith('#')) return options.colour.some(own => own.code === rest)
  if (name.startsWith('~')) return labels.includes(rest)
  if (name === '!sale') return attributes.some(own => own.code === ATTRIBUTE_CODES.promotionLabel)
  return code.startsWith(`CR-${name}`)
}
const expectedOf = (names: string) =>
  products.filter(line => names.split(' ').some(name => isNamed(line, name))).map(({ code }) => code)

test('the list holds 201 different searches', () => {
  expect(new Set(GOLDEN_SEARCHES.map(([keyword]) => keyword)).size).toBe(201)
  expect(GOLDEN_SEARCHES.filter(([, names]) => expectedOf(names).length === 0)).toEqual([])
})

test('shoppers find what they mean: the golden searches show expected products first (C-128, CO-48)', async () => {
  const commerce = await createCommerce({
    database: 'sqlite::memory:',
    clock: () => NOW,
    pollMs: 0,
  })
  await commerce.importCatalogue(demoShop.goods)
  await commerce.importSite(demoShop.site)
  const api = commerce.createServerApi({ locale: 'zh_HK' })
  const wrong: string[] = []
  for (const [keyword, names] of GOLDEN_SEARCHES) {
    const { shop } = await api.run(getProductListGqlDocument, {
      filters: { keyword },
      pageInput: { first: FIRST },
    })
    const found = shop.products.edges.map(({ node }) => node.code)
    const expected = expectedOf(names)
    const isRight =
      found.length >= Math.min(FIRST, expected.length) &&
      found.slice(0, expected.length).every(code => expected.includes(code))
    if (!isRight)
      wrong.push(`${keyword}: ${found.join(' ') || 'nothing'} of ${shop.products.pageInfo.totalCount}`)
  }
  await commerce.close()
  console.info(`golden searches: ${GOLDEN_SEARCHES.length - wrong.length} of ${GOLDEN_SEARCHES.length} right`)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(GOLDEN_SEARCHES.length - MINIMUM)
})
