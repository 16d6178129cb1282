import { expect, test } from 'vitest'
import { cardColour, product } from '../../../testing/product.ts'
import { cardColours } from './card-colours.ts'

const codes = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
const styled = (code: string, of = codes) =>
  cardColours(product({ code, styleProducts: of.map(one => cardColour(one, one)) }))

test('a card shows at most five colours of its style, its own among them (C-056)', () => {
  expect(styled('B').shown.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(styled('G').shown.map(({ code }) => code)).toEqual(['A', 'B', 'C', 'D', 'G'])
  expect(styled('G').more).toBe(2)
})

test('a style of one colour offers no choice (C-056)', () => {
  expect(styled('A', ['A'])).toEqual({ shown: [], more: 0 })
  expect(styled('A', [])).toEqual({ shown: [], more: 0 })
})
