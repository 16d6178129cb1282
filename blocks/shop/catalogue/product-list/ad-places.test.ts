import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withAds } from './ad-places.ts'
import { adsFor, swatchesIn, swatchOf } from './list-settings.ts'

interface Ad {
  readonly name: string
  readonly pcIndex: number
  readonly modIndex: number
}
const ad = (name: string, pcIndex: number, modIndex = pcIndex): Ad => ({ name, pcIndex, modIndex })
const items = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** What one layout shows. */
const shown = (count: number, ads: readonly Ad[], layout: 'desktop' | 'mobile') =>
  withAds(items(count), ads).flatMap(cell => {
    if (cell.kind === 'item') return [String(cell.item)]
    return cell.on === 'both' || cell.on === layout ? [cell.ad.name] : []
  })

describe('ads among products (C-119, LO-55)', () => {
  test.each([
    ['from 1, in the final grid', 3, [ad('A', 1), ad('B', 3)], ['A', '1', 'B', '2', '3']],
    ['ties by the order of the list', 3, [ad('A', 2), ad('B', 2)], ['1', 'A', 'B', '2', '3']],
    ['lower places first', 3, [ad('A', 4), ad('B', 1)], ['B', '1', '2', 'A', '3']],
    ['right at the end', 2, [ad('A', 3)], ['1', '2', 'A']],
    ['left out while the list is too short', 2, [ad('A', 4)], ['1', '2']],
    ['none in an empty list', 0, [ad('A', 1)], []],
  ])('%s', (_, count, ads, expected) => expect(shown(count, ads, 'desktop')).toEqual(expected))

  test('each layout has its own places (L-233, L-234)', () => {
    const ads = [ad('A', 3, 5), ad('B', 2, 2)]
    expect(shown(6, ads, 'desktop')).toEqual(['1', 'B', 'A', '2', '3', '4', '5', '6'])
    expect(shown(6, ads, 'mobile')).toEqual(['1', 'B', '2', '3', 'A', '4', '5', '6'])
  })

  test('every product stands once, in order; an ad without rivals stands where it says', () => {
    const place = fc.integer({ min: 1, max: 30 })
    const ads = fc.uniqueArray(fc.tuple(place, place), { maxLength: 6, selector: ([pc]) => pc })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), ads, (count, places) => {
        const all = places.map(([pc, mod], at) => ad(`ad${at}`, pc, mod))
        for (const layout of ['desktop', 'mobile'] as const) {
          const grid = shown(count, all, layout)
          expect(grid.filter(name => !name.startsWith('ad'))).toEqual(items(count).map(String))
        }
        const grid = shown(count, all, 'desktop')
        for (const { name, pcIndex } of all)
          expect(grid.indexOf(name) + 1).toBe(grid.length >= pcIndex && grid.includes(name) ? pcIndex : 0)
      }),
    )
  })
})

describe('whose ad it is (L-232, LO-55)', () => {
  const link = { type: 0, value: '' }
  const option = (kindCode: string, imgUrl = '/a.jpg') => ({
    kindCode,
    imgUrl,
    pcIndex: 1,
    modIndex: 1,
    clickUrl: link,
    alt: '',
  })
  const settings = { plpAdCard: { adOptions: [option('A, B'), option(''), option('A', '')] } }
  const codes = (place: Parameters<typeof adsFor>[1]) =>
    adsFor(settings, place).map(({ kindCode }) => kindCode)

  test.each([
    ['A', ['A, B', '']],
    ['B', ['A, B', '']],
    ['C', ['']],
  ])('category %s', (code, expected) =>
    expect(codes({ kind: 'category', code, name: '', trail: [] })).toEqual(expected),
  )
  test('elsewhere those for every list', () => expect(codes({ kind: 'all' })).toEqual(['']))
  test('a category inside a brand counts', () =>
    expect(codes({ kind: 'brand', code: 'n', name: '', categoryCode: 'B' })).toEqual(['A, B', '']))
  test('none is set', () => expect(adsFor({}, { kind: 'all' })).toEqual([]))
})

describe('swatches (L-264, L-265, LO-59)', () => {
  const colors = [
    { code: 'Green', color: '#0f0', img: '/g.jpg' },
    { code: 'multi', color: '', img: '/m.jpg' },
    { code: 'bare', color: '', img: '' },
  ]
  const swatches = swatchesIn({ plpColorSwatches: { colors } })
  test.each([
    ['plain colour before picture', { key: 'green', colour: '#123456' }, { colour: '#0f0' }],
    ['picture', { key: 'multi', colour: '#123456' }, { imageUrl: '/m.jpg' }],
    ['nothing set: the catalogue’s', { key: 'bare', colour: '#123456' }, { colour: '#123456' }],
    ['unknown to the operator', { key: 'red', imageUrl: '/r.jpg' }, { imageUrl: '/r.jpg' }],
    ['neither: text', { key: 'red' }, {}],
  ])('%s', (_, value, expected) => expect(swatchOf(value, swatches)).toEqual(expected))
})
