import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choicesOf,
  chosenIn,
  countChosen,
  priceOf,
  toggle,
  withoutFilters,
  withPrice,
} from './filter-choice.ts'
import { formatListQuery, parseListQuery, PRICE_ENDS } from '../../../page/list-query.ts'

const queryOf = (text: string) => parseListQuery(new URLSearchParams(text))
const parameter = fc.constantFrom('category', 'brand', 'size', 'colour', 'attr.fit', 'attr.constructor')
const choice = fc.record({ parameter, value: fc.constantFrom('a', 'b', 'c', '10½') })
const choices = fc.array(choice, { maxLength: 12 })

describe('choosing (CO-33)', () => {
  test('a value is taken in, and the second press takes it back', () => {
    fc.assert(
      fc.property(choices, choice, (before, one) => {
        const query = before.reduce(toggle, queryOf(''))
        const once = toggle(query, one)
        expect(chosenIn(once, one.parameter).includes(one.value)).toBe(
          !chosenIn(query, one.parameter).includes(one.value),
        )
        expect(toggle(once, one)).toEqual(query)
        expect(countChosen(once)).toBe(choicesOf(once).length)
      }),
    )
  })

  test('every choice is written in the address', () => {
    fc.assert(
      fc.property(choices, all => {
        const query = all.reduce(toggle, queryOf(''))
        expect(queryOf(formatListQuery(query))).toEqual(query)
      }),
    )
  })

  test('a parameter that filters nothing chooses nothing', () =>
    expect(toggle(queryOf(''), { parameter: 'utm', value: 'x' })).toEqual(queryOf('')))

  test('clearing leaves the words and the order', () => {
    const query = queryOf('keyword=pack&sort=priceUp&new=1&price=2-3&size=M&brand=b&category=c')
    expect(countChosen(query)).toBe(5)
    expect(formatListQuery(withoutFilters(query))).toBe('?keyword=pack&sort=priceUp')
  })
})

describe('price (C-116, CO-34)', () => {
  test.each([
    [1, 999_999, ''],
    [100, 500, '?price=100-500'],
    [500, 100, '?price=100-500'],
    [-5, 2_000_000, ''],
    [100, 999_999, '?price=100-'],
  ])('from %d to %d: %j', (from, to, expected) =>
    expect(formatListQuery(withPrice(queryOf(''), from, to))).toBe(expected),
  )

  test('untouched it reads 1 and 999999', () => expect(priceOf(queryOf(''))).toEqual([1, 999_999]))

  test('any range reads back as itself', () => {
    const amount = fc.integer({ min: PRICE_ENDS.min, max: PRICE_ENDS.max })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        expect(priceOf(withPrice(queryOf('price=7-9'), from, to))).toEqual([from, to])
      }),
    )
  })
})
