import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attributeOf,
  formatListQuery,
  KEYWORD_MAX,
  LIST_SORTS,
  type ListQuery,
  parseListQuery,
  PRICE_ENDS,
} from './list-query.ts'

const parse = (text: string) => parseListQuery(new URLSearchParams(text))
const NOTHING = parse('')

/** Anything that can stand in an address, and parameters the list knows in most cases. */
const parameter = fc.oneof(
  fc.constantFrom('keyword', 'category', 'brand', 'price', 'priceMin', 'new', 'sort', 'colour', 'size'),
  fc.constantFrom(
    'attr.fit',
    'attr.constructor',
    'attr.__proto__',
    'attr.toString',
    'attr.colour',
    '__proto__',
  ),
  fc.string({ unit: 'binary' }),
)
const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('-', '1-2', '999999999-0', ',,,', 'a,b', '../..', "'; drop table", '<script>', '\u0000'),
)
const address = fc.array(fc.tuple(parameter, junk), { maxLength: 12 })

const values = fc
  .uniqueArray(
    fc.stringMatching(/^[A-Za-z0-9 ."'½()/+-]{1,12}$/).map(text => text.trim()),
    {
      maxLength: 6,
    },
  )
  .map(all => all.filter(Boolean).toSorted())
const code = fc.oneof(
  fc.constantFrom('gender', 'colour', 'size', 'activity', 'constructor', 'valueOf'),
  fc.stringMatching(/^[a-z][A-Za-z0-9._-]{0,10}$/),
)
const some = values.filter(all => all.length > 0)
const price = fc.option(fc.integer({ min: PRICE_ENDS.min + 1, max: PRICE_ENDS.max - 1 }), { nil: undefined })
const query: fc.Arbitrary<ListQuery> = fc
  .record({
    keyword: fc.string({ unit: 'grapheme', maxLength: 20 }).map(text => text.trim()),
    categories: values,
    brands: values,
    attributes: fc.dictionary(code, some, { maxKeys: 5 }),
    isNew: fc.boolean(),
    sort: fc.constantFrom(...LIST_SORTS),
    ends: fc.tuple(price, price),
  })
  .map(({ ends: [a, b], ...rest }) => {
    const isSwapped = a !== undefined && b !== undefined && a > b
    const [min, max] = isSwapped ? [b, a] : [a, b]
    return {
      ...rest,
      keyword: Array.from(rest.keyword).slice(0, KEYWORD_MAX).join('').trim(),
      attributes: { ...rest.attributes },
      ...(min !== undefined && { minPrice: min }),
      ...(max !== undefined && { maxPrice: max }),
    }
  })

describe('a list’s address (CO-33)', () => {
  test('says everything about its state, and reads back as the same', () => {
    fc.assert(
      fc.property(query, given => {
        expect(parse(formatListQuery(given))).toEqual(given)
      }),
    )
  })

  test('no address throws, and each has one way to be written', () => {
    fc.assert(
      fc.property(address, pairs => {
        const read = parseListQuery(new URLSearchParams(pairs))
        expect(Array.from(read.keyword).length).toBeLessThanOrEqual(KEYWORD_MAX)
        expect(parse(formatListQuery(read))).toEqual(read)
      }),
      { numRuns: 500 },
    )
  })

  test('is empty without filters, whatever else the address carries', () => {
    expect(formatListQuery(NOTHING)).toBe('')
    expect(formatListQuery(parse('utm_source=mail&page=7&sort=nonsense&new=0'))).toBe('')
  })

  test.each([
    ['keyword=pack', 'relevance', '?keyword=pack'],
    ['keyword=pack&sort=relevance', 'relevance', '?keyword=pack'],
    ['keyword=pack&sort=newest', 'newest', '?keyword=pack&sort=newest'],
    ['sort=relevance', 'newest', ''],
    ['', 'newest', ''],
  ])('%j is in the order %j: a search by fit while no sort is chosen (C-117)', (search, sort, address) => {
    expect(parse(search).sort).toBe(sort)
    expect(formatListQuery(parse(search))).toBe(address)
  })

  test('does not depend on the order of what was chosen', () =>
    expect(formatListQuery(parse('size=M,L&brand=b,a&colour=red'))).toBe('?brand=a,b&colour=red&size=L,M'))

  test('takes several parameters of one name, as forms without script send them', () =>
    expect(parse('size=M&size=L,S&category=a&category=b&brand=x&brand=y')).toMatchObject({
      attributes: { size: ['L', 'M', 'S'] },
      categories: ['a', 'b'],
      brands: ['x', 'y'],
    }))

  test('keeps other attributes behind a prefix, and plain ones without (C-115)', () => {
    expect(parse('attr.fit=slim&fit=loose').attributes).toEqual({ fit: ['slim'] })
    expect(attributeOf('attr.colour')).toBeUndefined()
  })
})

describe('keyword (C-156, CO-47)', () => {
  test.each([
    ['60 letters', 'a'.repeat(60), 'a'.repeat(50)],
    ['60 Chinese characters', '背'.repeat(60), '背'.repeat(50)],
    ['characters outside the first plane stay whole', '𠮷'.repeat(60), '𠮷'.repeat(50)],
    ['10,000 letters', 'x'.repeat(10_000), 'x'.repeat(50)],
    ['blank', '   ', ''],
    ['spaces around', ' 背包 ', '背包'],
  ])('%s', (_, given, expected) =>
    expect(parse(new URLSearchParams({ keyword: given }).toString()).keyword).toBe(expected),
  )
})

describe('price (C-116, CO-34)', () => {
  test.each([
    ['price=100-500', 100, 500],
    ['price=500-100', 100, 500],
    ['price=1-999999', undefined, undefined],
    ['price=100-', 100, undefined],
    ['price=-500', undefined, 500],
    ['price=-', undefined, undefined],
    ['price=0-0', undefined, 1],
    ['price=100-9999999', 100, undefined],
    ['price=1e3-2e3', undefined, undefined],
    ['price=-5--3', undefined, undefined],
    ['priceMin=100&priceMax=500', 100, 500],
    ['priceMin=1&priceMax=999999', undefined, undefined],
    ['price=2-3&priceMin=100', 2, 3],
  ])('%s', (text, min, max) => {
    const { minPrice, maxPrice } = parse(text)
    expect([minPrice, maxPrice]).toEqual([min, max])
  })
})
