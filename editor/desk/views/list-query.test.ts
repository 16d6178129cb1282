import { expect, test } from 'vitest'
import {
  anyValue,
  chosenColumns,
  isSameQuery,
  isSort,
  keepingColumns,
  unknownParts,
  withColumns,
  withoutUnknown,
} from './list-query.ts'

const RANGE = { all: ['price', 'stock', 'shelf', 'brand'], usual: ['price', 'stock'] }
const KNOWN = {
  q: anyValue,
  sort: isSort(['name', 'code']),
  shelf: (value: string) => ['on', 'off'].includes(value),
}
const of = (query: string) => new URLSearchParams(query)

test.each([
  ['', ['price', 'stock']],
  ['columns=brand,price', ['brand', 'price']],
  ['columns=', []],
  ['columns=brand,none,brand', ['brand']],
])('“%s” chooses %j', (query, columns) => expect(chosenColumns(of(query), RANGE)).toEqual(columns))

test('columns keep the rest of the address, and the usual ones leave no trace', () => {
  expect(withColumns(of('q=a'), ['brand'], RANGE).toString()).toBe('q=a&columns=brand')
  expect(withColumns(of('q=a&columns=brand'), ['price', 'stock'], RANGE).toString()).toBe('q=a')
  expect(keepingColumns(of('columns=brand'), of('q=b')).toString()).toBe('q=b&columns=brand')
})

test.each([
  ['q=a&sort=name+desc&shelf=on&columns=brand', []],
  ['sort=colour', [{ name: 'sort', value: 'colour' }]],
  ['sort=name+upwards', [{ name: 'sort', value: 'name upwards' }]],
  ['shelf=maybe', [{ name: 'shelf', value: 'maybe' }]],
  ['season=summer', [{ name: 'season', value: 'summer' }]],
  ['columns=brand,weight,height', [{ name: 'columns', value: 'weight, height' }]],
  ['constructor=x', [{ name: 'constructor', value: 'x' }]],
])('of “%s” the list does not know %j', (query, unknown) => {
  expect(unknownParts(of(query), KNOWN, RANGE)).toEqual(unknown)
})

test('an address loses what the list does not know, and keeps the rest', () => {
  const query = 'q=a&shelf=maybe&season=summer&columns=brand,weight'
  expect(withoutUnknown(of(query), KNOWN, RANGE).toString()).toBe('q=a&columns=brand')
})

test('queries are the same in any order', () => {
  expect(isSameQuery('a=1&b=2', 'b=2&a=1')).toBe(true)
  expect(isSameQuery('a=1', 'a=2')).toBe(false)
})
