import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runAtOnce } from '../../shared/steps.ts'
import type { Spu } from '../catalogue.ts'
import { findStyles, type StyleQuestion } from './find-styles.ts'
import {
  compareKeys,
  keyOf,
  STYLE_SORTS,
  type StyleIndex,
  styleIndex,
  type StyleSort,
} from './style-index.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

interface Made {
  readonly style: string
  readonly colour: string
  readonly price: number | null
  readonly units: number | null
  readonly listed: number
  readonly isOn: boolean
  readonly brand: string
}

const spuOf = ({ style, colour, price, units, listed, isOn, brand }: Made): Spu =>
  ({
    code: `${style}-${colour}`,
    style,
    title: both(`${style} 外套`, `${style} jacket`),
    brands: [brand],
    categories: ['jackets'],
    labels: [],
    images: [],
    onShelves: isOn,
    firstListTime: listed,
    skus: [{ code: `${style}-${colour}-M`, salePrice: price, inventory: units }],
  }) as unknown as Spu // all that the index reads

const stylesOf = (made: readonly Made[]) => Map.groupBy(made.map(spuOf), spu => spu.style)

const made: fc.Arbitrary<Made> = fc.record({
  style: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
  colour: fc.constantFrom('RED', 'NVY'),
  price: fc.option(fc.integer({ min: 1, max: 5 })),
  units: fc.option(fc.integer({ min: 0, max: 3 })),
  listed: fc.integer({ min: 0, max: 3 }),
  isOn: fc.boolean(),
  brand: fc.constantFrom('x', 'y'),
})
const several = fc.uniqueArray(made, { selector: each => `${each.style}-${each.colour}`, maxLength: 10 })
const ask = (more: Partial<StyleQuestion> = {}): StyleQuestion => ({
  search: '',
  codes: [],
  sort: 'style',
  isDescending: false,
  size: 50,
  ...more,
})
const indexOf = (styles: ReturnType<typeof stylesOf>, sorts: readonly StyleSort[] = STYLE_SORTS) =>
  runAtOnce(styleIndex({ styles }, sorts))
const found = (index: StyleIndex, question: StyleQuestion) => runAtOnce(findStyles(index, question))

describe('the list of styles', () => {
  test('an index that was mended equals one made from nothing, and shares the rows that did not change', () => {
    fc.assert(
      fc.property(several, several, (first, second) => {
        const before = stylesOf(first)
        const next = stylesOf(second)
        // Styles that did not change keep their list of products.
        const mixed = new Map([...next].map(([style, spus]) => [style, spus] as const))
        for (const [style, spus] of before)
          if (JSON.stringify(spus) === JSON.stringify(next.get(style))) mixed.set(style, spus)
        const known = indexOf(before)
        const mended = runAtOnce(styleIndex({ styles: mixed }, [], known))
        const fresh = indexOf(mixed)
        for (const sort of STYLE_SORTS) expect(mended.orders.get(sort)).toEqual(fresh.orders.get(sort))
        const kept = [...mixed].filter(([style, spus]) => before.get(style) === spus).map(([style]) => style)
        expect(kept.filter(style => mended.rows.get(style) !== known.rows.get(style))).toEqual([])
      }),
    )
  })

  test('pages of any size hold each match once, in order', () => {
    fc.assert(
      fc.property(
        several,
        fc.constantFrom(...STYLE_SORTS),
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        (all, sort, isDescending, size) => {
          const index = indexOf(stylesOf(all))
          const seen: string[] = []
          for (let after: StyleQuestion['after'] | null = null; after !== undefined; ) {
            const page = found(index, ask({ sort, isDescending, size, after: after ?? undefined }))
            seen.push(...page.rows.map(row => row.style))
            after = page.next
          }
          const inOrder = [...index.rows.values()].toSorted((one, other) =>
            compareKeys(keyOf(one, sort), keyOf(other, sort)),
          )
          expect(seen).toEqual((isDescending ? inOrder.toReversed() : inOrder).map(row => row.style))
        },
      ),
    )
  })

  const GOODS: readonly Made[] = [
    { style: 'NC1', colour: 'RED', price: 900, units: 3, listed: 1, isOn: true, brand: 'x' },
    { style: 'NC1', colour: 'NVY', price: 800, units: null, listed: 2, isOn: false, brand: 'x' },
    { style: 'NC2', colour: 'RED', price: null, units: 0, listed: 3, isOn: true, brand: 'y' },
    { style: 'NC3', colour: 'RED', price: 700, units: null, listed: 0, isOn: false, brand: 'y' },
  ]

  test.each<[string, Partial<StyleQuestion>, string[]]>([
    ['all', {}, ['NC1', 'NC2', 'NC3']],
    ['the newest first', { sort: 'listed' }, ['NC2', 'NC1', 'NC3']],
    ['by lowest price, those without one last', { sort: 'lowest' }, ['NC3', 'NC1', 'NC2']],
    ['partly on the shelf', { shelf: 'some' }, ['NC1']],
    ['of a brand', { brand: 'y' }, ['NC2', 'NC3']],
    ['in a category', { categories: new Set(['jackets']) }, ['NC1', 'NC2', 'NC3']],
    ['in another category', { categories: new Set(['tents']) }, []],
    ['low in stock', { freeUpTo: 0 }, ['NC2']],
    ['that shoppers cannot buy', { gap: 'sale' }, ['NC2']],
    ['that lack an English text', { gap: 'en_US' }, ['NC1', 'NC2', 'NC3']],
    ['with two Chinese signs', { search: '外套 nc3' }, ['NC3']],
    ['with full-width letters', { search: 'ＮＣ２' }, ['NC2']],
    [
      'of pasted codes of styles, products and SKUs',
      { codes: ['NC3', 'nc1-nvy', 'NC2-RED-M', 'none'] },
      ['NC1', 'NC2', 'NC3'],
    ],
    ['of a code that is only part of others', { codes: ['NC'] }, []],
  ])('%s', (_, more, styles) => {
    const { rows, count } = found(indexOf(stylesOf(GOODS)), ask(more))
    expect(rows.map(row => row.style)).toEqual(styles)
    expect(count).toBe(styles.length)
  })

  test('a style shows its colours together', () => {
    const [row] = found(indexOf(stylesOf(GOODS)), ask()).rows
    expect(row).toMatchObject({
      colours: 2,
      skus: 2,
      lowest: 800,
      highest: 900,
      free: 3,
      listed: 2,
      shelf: 'some',
    })
  })
})
