import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareSizes, letterOfSize, sizeKey, sizeTableOf, wornSize } from './sizes.ts'

const sorted = (sizes: readonly string[]) => [...sizes].toSorted(compareSizes)
const shuffled = (sizes: readonly string[]) =>
  fc.shuffledSubarray([...sizes], { minLength: sizes.length, maxLength: sizes.length })

describe('sizes in lists', () => {
  test.each<[string, readonly string[]]>([
    [
      'letters from 6XS to XXXXL (C-132)',
      ['6XS', '5XS', '4XS', '3XS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'],
    ],
    ['XXL to XXXXL also by number (CO-39)', ['L', 'xl', '2XL', '3xl', '4XL', '5XL']],
    ['XXXS is 3XS (CO-39)', ['4XS', 'XXXS', 'XXS']],
    ['ranges of years by their start (C-133)', ['2-4Y', '6-8Y', '10-12Y']],
    ['numbers by their value (C-134)', ['28', '30.5', '100']],
    ['numbers with letters around them (C-134)', ['EU38', 'EU 39', 'EU40.5', 'EU41']],
    ['ranges of numbers', ['36-39', '40-43', '44-46']],
    [
      'one-size, letters, years, numbers, anything else (CO-39)',
      ['one-size', 'XS', 'M', '2XL', '2-4y', '8-10Y', '28', '30.5', 'LNG', 'REG'],
    ],
  ])('%s', (_, inOrder) => {
    fc.assert(
      fc.property(shuffled(inOrder), mixed => {
        expect(sorted(mixed)).toEqual(inOrder)
      }),
    )
  })

  test.each(['free', 'FREE', 'Unique', '均码', '均碼', 'one-size', 'One Size', 'OS'])(
    '%s is one-size, before any letter (C-131)',
    size => expect(sorted(['6XS', '2Y', '28', size])[0]).toBe(size),
  )

  test('are in one order, however they are put (C-131 … C-134)', () => {
    const size = fc.oneof(
      fc.constantFrom(
        'S',
        'XXL',
        '2XL',
        '2xl',
        'OS',
        'free',
        '10-12Y',
        '10Y',
        '28',
        '28.0',
        'EU28',
        'REG',
        '',
      ),
      fc.string({ maxLength: 6 }),
      fc.string({
        unit: fc.constantFrom('0', '1', '2', '9', 'X', 'S', 'L', 'M', 'Y', '-', '.', ' '),
        maxLength: 40,
      }),
    )
    fc.assert(
      fc.property(size, size, size, (a, b, c) => {
        const order = Math.sign(compareSizes(a, b))
        expect(order).toBe(-Math.sign(compareSizes(b, a)) + 0)
        expect(order === 0).toBe(a === b)
        const isChain = order <= 0 && compareSizes(b, c) <= 0
        expect(isChain && compareSizes(a, c) > 0).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['m', 'M'],
    ['2xl', 'XXL'],
    ['XXXS', '3XS'],
    ['XXXXL', 'XXXXL'],
    ['eu 38', 'EU38'],
    ['one-size', 'ONE-SIZE'],
  ])('%s is filtered as %s (CO-39)', (size, key) => {
    expect(sizeKey(size)).toBe(key)
    expect(sizeKey(key)).toBe(key)
  })
})

describe('letters for numbers', () => {
  test.each(
    Object.entries({
      28: 'XS',
      30: 'XS',
      32: 'S',
      34: 'M',
      36: 'L',
      38: 'XL',
      40: 'XXL',
      42: 'XXL',
      44: undefined,
    }),
  )('men’s %s (C-135)', (size, letter) => expect(letterOfSize('men', size)).toBe(letter))

  test.each(
    Object.entries({
      2: 'XS',
      4: 'XS',
      6: 'S',
      8: 'M',
      10: 'L',
      12: 'XL',
      13: 'XL',
      14: 'XL',
      16: undefined,
    }),
  )('women’s %s (C-136, CO-40)', (size, letter) => expect(letterOfSize('women', size)).toBe(letter))

  test.each<[string, readonly string[], readonly string[], string | undefined]>([
    ['men’s trousers', ['men'], ['30', '32', '34'], 'men'],
    ['women’s trousers', ['women'], ['6', '8'], 'women'],
    ['for both, the table that has the sizes', ['men', 'women'], ['6', '8'], 'women'],
    ['men’s shoes: 41 is in no table', ['men'], ['40', '41', '42'], undefined],
    ['letters already', ['men'], ['S', 'M'], undefined],
    ['children’s', ['children'], ['8', '10'], undefined],
  ])('%s', (_, genders, sizes, table) => expect(sizeTableOf(genders, sizes)).toBe(table))
})

const MEN = { genders: ['men'], sizes: ['28', '30', '32', '34', '36'] }
const WOMEN = { genders: ['women'], sizes: ['2', '6', '8', '12', '13', '14'] }

test.each([
  ['men’s 34', MEN, '34', 'M'],
  ['men’s 28', MEN, '28', 'XS'],
  ['men’s 30', MEN, '30', 'XS'],
  ['women’s 8', WOMEN, '8', 'M'],
  ['women’s 13', WOMEN, '13', 'XL'],
  ['a letter in any spelling', { genders: ['men'], sizes: ['m', '2xl'] }, '2xl', 'XXL'],
  ['shoes, no table', { genders: ['men'], sizes: ['34', '44'] }, '34', '34'],
  ['for everyone, no table', { genders: ['everyone'], sizes: ['34'] }, '34', '34'],
])('%s is worn as %s (C-135, C-136, CO-40)', (_, run, size, worn) => expect(wornSize(run, size)).toBe(worn))
