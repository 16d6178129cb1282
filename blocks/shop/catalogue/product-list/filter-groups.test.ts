import { describe, expect, test } from 'vitest'
import { filterAttribute, filterValue, sampleFilters } from '../../../testing/product-list.ts'
import type { ListPlace } from '../../../page/shop-route.ts'
import { categoryTree } from './category-tree.ts'
import { filterGroups } from './filter-groups.ts'
import { namesIn } from './filter-names.ts'
import { parseListQuery } from '../../../page/list-query.ts'
import { PRICE_STOPS } from './price-stops.ts'
import { sizeKind } from './size-kind.ts'

const ALL: ListPlace = { kind: 'all' }
function groups(search = '', filters = sampleFilters(), place = ALL) {
  const query = parseListQuery(new URLSearchParams(search))
  return filterGroups({ query, filters, names: namesIn(sampleFilters()) }, place)
}
const valuesOf = (parameter: string, ...given: Parameters<typeof groups>) => {
  const found = groups(...given).find(group => group.kind !== 'price' && group.parameter === parameter)
  return found && found.kind !== 'price' ? found.values : []
}
const titles = (all: ReturnType<typeof groups>) =>
  all.map(group => (group.kind === 'price' ? 'price' : group.parameter))

describe('filters of a list', () => {
  test('all twelve, in order (C-115)', () =>
    expect(titles(groups())).toEqual([
      'gender',
      'category',
      'outdoor',
      'price',
      'colour',
      'size',
      'brand',
      'shop',
      'discount',
      'yearSeason',
      'applicableNumber',
      'activity',
    ]))

  test('other attributes follow, by the catalogue’s own name', () => {
    const fit = filterAttribute('fit', [filterValue('slim', 'Slim')], 'Fit')
    const filters = sampleFilters('en_US', { attributes: [fit] })
    expect(groups('', filters).at(-1)).toMatchObject({ parameter: 'attr.fit', name: 'Fit' })
  })

  test('a filter without values is absent, unless something in it is chosen (CO-33)', () => {
    const filters = sampleFilters('en_US', { attributes: [], brands: [] })
    expect(titles(groups('', filters))).toEqual(['category', 'price'])
    expect(titles(groups('size=M&brand=tideline', filters))).toEqual(['category', 'price', 'size', 'brand'])
  })

  test('a chosen value without products keeps its name and shows none (CO-33)', () => {
    const filters = sampleFilters('en_US', {
      attributes: [filterAttribute('colour', [filterValue('blue', 'Harbour')])],
    })
    expect(valuesOf('colour', 'colour=green,unknown', filters)).toMatchObject([
      { key: 'blue', isChosen: false },
      { key: 'green', label: 'Pine', count: 0, isChosen: true },
      { key: 'unknown', label: 'unknown', count: 0, isChosen: true },
    ])
  })

  test.each<ListPlace>([
    { kind: 'category', code: 'jackets', name: 'Jackets', trail: [] },
    { kind: 'brand', code: 'northfell', name: 'Northfell', categoryCode: 'jackets', categoryName: 'Jackets' },
  ])(
    'a category’s list ($kind) offers what lies below it: not the way to it, nor what lies beside it',
    place => {
      const keys = (search: string) =>
        valuesOf('category', search, sampleFilters(), place).map(({ key }) => key)
      expect(keys('')).toEqual(['shells'])
      // A choice made elsewhere can be taken back.
      expect(keys('category=packs')).toEqual(['shells', 'packs'])
    },
  )

  test('a brand’s list does not ask for the brand', () => {
    const place: ListPlace = { kind: 'brand', code: 'northfell', name: 'Northfell' }
    expect(titles(groups('', sampleFilters(), place))).not.toContain('brand')
    expect(titles(groups('brand=tideline', sampleFilters(), place))).toContain('brand')
  })
})

test('categories form a tree; one whose parent is not on offer stands under the next above (C-115)', () => {
  const options = valuesOf('category').filter(({ key }) => key !== 'jackets')
  const shape = (nodes: ReturnType<typeof categoryTree>): unknown[] =>
    nodes.map(({ option, children }) => [option.key, ...shape(children)])
  expect(shape(categoryTree(options))).toEqual([
    ['clothing', ['shells']],
    ['equipment', ['packs']],
  ])
})

test.each([
  ['free', 'one'],
  ['UNIQUE', 'one'],
  ['均码', 'one'],
  ['均碼', 'one'],
  ['one-size', 'one'],
  ['6XS', 'letters'],
  ['M', 'letters'],
  ['XXXXL', 'letters'],
  ['2xl', 'letters'],
  ['10-12Y', 'years'],
  ['8Y', 'years'],
  ['30.5', 'numbers'],
  ['EU 38', 'numbers'],
  ['Tall', 'other'],
])('size %s is of the kind “%s” (C-131 … C-134, CO-39)', (size, kind) => expect(sizeKind(size)).toBe(kind))

test('the price slider spans 1 to 999999 and rises all the way (C-116)', () => {
  expect([PRICE_STOPS[0], PRICE_STOPS.at(-1)]).toEqual([1, 999_999])
  expect(PRICE_STOPS).toEqual([...new Set(PRICE_STOPS)].toSorted((a, b) => a - b))
})
