import { describe, expect, test } from 'vitest'
import type { ListPlace } from '../../../page/shop-route.ts'
import { criteriaOf } from './list-criteria.ts'
import { parseListQuery } from '../../../page/list-query.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 21, 4, 30, 59, 999)
const ALL: ListPlace = { kind: 'all' }
const criteria = (search: string, place: ListPlace = ALL) =>
  criteriaOf({ place, query: parseListQuery(new URLSearchParams(search)) }, { now: NOW })

test.each<[string, string, ListPlace, object]>([
  ['an untouched list has no criteria (C-021, CO-34)', '', ALL, {}],
  ['words (C-128)', 'keyword=背包', ALL, { keyword: '背包' }],
  [
    'a category’s list (C-022)',
    '',
    { kind: 'category', code: 'packs', name: '', trail: [] },
    { withinCategory: 'packs' },
  ],
  ['a brand’s list (C-024)', '', { kind: 'brand', code: 'nf', name: '' }, { withinBrand: 'nf' }],
  [
    'a category inside a brand (C-024)',
    '',
    { kind: 'brand', code: 'nf', name: '', categoryCode: 'packs' },
    { withinBrand: 'nf', withinCategory: 'packs' },
  ],
  [
    'chosen categories and brands (C-126)',
    'category=a,b&brand=nf',
    ALL,
    { categories: ['a', 'b'], brands: ['nf'] },
  ],
  [
    'attributes (C-126)',
    'colour=red&attr.fit=slim',
    ALL,
    {
      attributes: [
        { code: 'colour', values: ['red'] },
        { code: 'fit', values: ['slim'] },
      ],
    },
  ],
  ['both ends of the price (CO-34)', 'price=100-500', ALL, { salePrice: { min: 100, max: 500 } }],
  ['one end of the price (CO-34)', 'price=100-', ALL, { salePrice: { min: 100 } }],
  ['the untouched slider (C-116, CO-34)', 'price=1-999999', ALL, {}],
])('%s', (_, search, place, filters) => expect(criteria(search, place).filters).toEqual(filters))

test.each([
  ['', 'LIST_TIME', 'DESC'],
  ['sort=bestseller', 'SALES', 'DESC'],
  ['sort=priceUp', 'SALE_PRICE', 'ASC'],
  ['sort=priceDown', 'SALE_PRICE', 'DESC'],
  ['sort=anything', 'LIST_TIME', 'DESC'],
  ['keyword=pack&sort=newest', 'LIST_TIME', 'DESC'],
])('order of %j (C-117, CO-35)', (search, field, order) =>
  expect(criteria(search).sorts).toEqual([{ field, order }]),
)

describe('new arrivals (C-130, CO-41)', () => {
  const after = Date.parse(criteria('new=1').filters.firstListTimeAfter ?? '')
  const isIn = (firstListTime: number) => firstListTime > after

  test.each([
    ['14 days minus a minute ago', NOW - 14 * DAY + MINUTE, true],
    ['14 days plus a minute ago', NOW - 14 * DAY - MINUTE, false],
    ['just now', NOW, true],
  ])('listed %s', (_, firstListTime, expected) => expect(isIn(firstListTime)).toBe(expected))

  test('is the same request within a minute, and another one after it', () => {
    const query = parseListQuery(new URLSearchParams('new=1'))
    const at = (now: number) => criteriaOf({ place: ALL, query }, { now }).filters.firstListTimeAfter
    expect(at(NOW - 59_999)).toBe(at(NOW))
    expect(at(NOW + 1)).not.toBe(at(NOW))
  })
})

test('a search without a chosen sort leaves the order to how well products fit (C-117)', () =>
  expect(criteria('keyword=pack').sorts).toEqual([]))

test.each([
  ['an operator gathers styles', { plpStyles: { gatherStyles: true } }, true],
  ['they do not', { plpStyles: { gatherStyles: false } }, undefined],
  ['they have said nothing', {}, undefined],
])('where %s, a list asks for gatherStyles: %s', (_, settings, expected) => {
  const query = parseListQuery(new URLSearchParams())
  expect(criteriaOf({ place: ALL, query }, { now: NOW, settings }).gatherStyles).toBe(expected)
})
