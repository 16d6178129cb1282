import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitProductOf } from '../../../testing/fit-product.ts'
import { fitOf, garmentOf } from './fit.ts'

const jacket = fitProductOf('JKT')
const MENS_LEGS = { categories: ['men', 'men-legs', 'men-trousers'], sizes: ['30', '32', '34', '36'] }
const trousers = fitProductOf('TRS', MENS_LEGS)
const womens = fitProductOf('WTR', {
  categories: ['women-trousers'],
  gender: 'women',
  sizes: ['6', '8', '10', '13'],
})
const fleece = fitProductOf('FLC', { categories: ['men-fleece'], sizes: ['s', 'm', 'xl'] })
const cap = fitProductOf('CAP', { categories: ['gear-head'], sizes: ['OS'] })
const poncho = fitProductOf('PON', { categories: ['men-shell'], sizes: ['均碼'] })
const boots = fitProductOf('BOT', { categories: ['men-boots'], sizes: ['EU41', 'EU42'] })

describe('the size that goes with what was added (L-327, LO-35)', () => {
  test.each([
    ['a jacket in M takes men’s trousers in 34', jacket, 'JKT-M', trousers, 'TRS-34'],
    ['a jacket in S takes men’s trousers in 32', jacket, 'JKT-S', trousers, 'TRS-32'],
    ['a jacket in M takes women’s trousers in 8', jacket, 'JKT-M', womens, 'WTR-8'],
    ['men’s trousers in 34 take a jacket in M', trousers, 'TRS-34', jacket, 'JKT-M'],
    ['men’s trousers in 36 take a jacket in L', trousers, 'TRS-36', jacket, 'JKT-L'],
    ['a jacket in M takes a fleece in m', jacket, 'JKT-M', fleece, 'FLC-m'],
    ['trousers take trousers of the same group', trousers, 'TRS-34', womens, 'WTR-8'],
    ['one size goes with any size', jacket, 'JKT-L', poncho, 'PON-均碼'],
    ['a cap has no size rule', jacket, 'JKT-L', cap, 'CAP-OS'],
  ])('%s (CO-40)', (_, added, sku, candidate, fitting) =>
    expect(fitOf(added, sku, candidate)?.skuCode).toBe(fitting),
  )

  test.each([
    ['the size does not exist', trousers, 'TRS-30', jacket],
    ['a jacket in L finds no fleece in L', jacket, 'JKT-L', fleece],
    ['the size is sold out', jacket, 'JKT-M', fitProductOf('TRS', { ...MENS_LEGS, stock: { 34: 0 } })],
    ['nothing is left at all', boots, 'BOT-EU41', fitProductOf('CAP', { sizes: ['OS'], stock: { OS: 0 } })],
  ])('%s: no fit', (_, added, sku, candidate) => expect(fitOf(added, sku, candidate)).toBeUndefined())

  test('what is not counted in stock can be bought', () => {
    const uncounted = fitProductOf('TRS', { ...MENS_LEGS, stock: { 34: null } })
    expect(fitOf(jacket, 'JKT-M', uncounted)).toEqual({ skuCode: 'TRS-34', size: '34' })
  })

  test.each([
    ['shoes with a jacket', jacket, 'JKT-M', boots],
    ['trousers with a one-size poncho', poncho, 'PON-均碼', trousers],
    ['a jacket with boots', boots, 'BOT-EU42', jacket],
  ])('%s: offered, the size is the shopper’s to choose', (_, added, sku, candidate) =>
    expect(fitOf(added, sku, candidate)).toEqual({ size: '' }),
  )

  test('an offered size can always be bought, and between garments is worn alike', () => {
    const letters = fc.subarray(['XS', 'S', 'M', 'L', 'XL'], { minLength: 1 })
    const numbers = fc.subarray(['28', '30', '32', '34', '36', '38'], { minLength: 1 })
    const LETTER: Record<string, string> = { 28: 'XS', 30: 'XS', 32: 'S', 34: 'M', 36: 'L', 38: 'XL' }
    fc.assert(
      fc.property(letters, numbers, fc.nat(3), fc.nat(), (tops, legs, units, at) => {
        const top = fitProductOf('T', { sizes: tops })
        const stock = Object.fromEntries(legs.map((size, place) => [size, (place + units) % 3]))
        const bottom = fitProductOf('B', { categories: ['men-shorts'], sizes: legs, stock })
        const size = tops[at % tops.length] ?? ''
        const fit = fitOf(top, `T-${size}`, bottom)
        const possible = legs.filter(leg => LETTER[leg] === size && (stock[leg] ?? 0) > 0)
        expect(fit?.size).toBe(possible[0])
        expect(fit?.skuCode).toBe(possible[0] && `B-${possible[0]}`)
      }),
    )
  })
})

test.each([
  [['men', 'men-outerwear', 'men-shell'], 'top'],
  [['women/Base layers'], 'top'],
  [['men-legs', 'men-shorts'], 'bottom'],
  [['gear-carry', 'gear-daypacks'], undefined],
  [['men-feet', 'men-boots'], undefined],
  [[], undefined],
])('categories %j make a %s (L-327)', (categories, garment) => expect(garmentOf(categories)).toBe(garment))
