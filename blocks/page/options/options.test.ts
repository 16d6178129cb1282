import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '../../registry.ts'
import { parseOptions } from '../normalise.ts'
import { diff, isSame, type ValueChange } from './diff.ts'
import { changeAt, mapOptions } from './map.ts'
import { merge3 } from './merge3.ts'
import { isRecord, type OptionNode, optionTree } from './option-tree.ts'
import { walk } from './walk.ts'

const json = () =>
  fc
    .jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('a', 'b', 'c') })
    .map(value => structuredClone(value))

const applied = (value: unknown, changes: readonly ValueChange[]) =>
  changes.reduce((current, { path, after }) => changeAt(current, path, () => after), value)

const swatches = registry.find(({ code }) => code === 'plpColorSwatches') ?? expect.fail('no swatches')

const words: OptionNode = { type: 'string' }
const tree: OptionNode = {
  properties: {
    title: words,
    size: { type: 'integer', default: 1 },
    link: { 'x-cairn': { widget: 'link' }, properties: { type: {}, value: words } },
    items: { items: { properties: { text: words, image: { 'x-cairn': { widget: 'image' } } } } },
  },
}

describe('walk', () => {
  test('visits what the schema describes, unset options too; a link is one value', () => {
    const options = { items: [{ text: 'a' }], link: { type: 0, value: '/' }, odd: 1 }
    expect([...walk(tree, options)].map(({ path, value }) => [path.join('.'), value])).toEqual([
      ['title', undefined],
      ['size', undefined],
      ['link', options.link],
      ['items', options.items],
      ['items.0', options.items[0]],
      ['items.0.text', 'a'],
      ['items.0.image', undefined],
    ])
  })

  test('gives each place its schema and its siblings; a skipped place is not entered', () => {
    const options = { items: [{ text: 'off' }, { text: 'on' }] }
    const places = [...walk(tree, options, ({ path }) => path.at(-1) === 0)]
    expect(places.find(({ path }) => path.join('.') === 'items.1.text')).toMatchObject({
      node: words,
      siblings: { text: 'on' },
    })
    expect(places.some(({ value }) => value === 'off')).toBe(false)
  })

  test('fields of every shape of a union are described', () => {
    const colours = [...walk(optionTree(swatches), { colors: [{ color: '#fff' }] })]
    expect(colours.find(({ value }) => value === '#fff')?.node?.['x-cairn']).toMatchObject({
      widget: 'colour',
    })
  })

  test('without a schema, visits every value', () => {
    expect([...walk(undefined, { a: [1, { b: 2 }] })].map(({ path }) => path.join('.'))).toEqual([
      'a',
      'a.0',
      'a.1',
      'a.1.b',
    ])
  })
})

describe('map', () => {
  test('returns the very same value when nothing changes', () => {
    fc.assert(fc.property(json(), value => mapOptions(undefined, value, ({ value }) => value) === value))
    for (const block of registry) {
      const { options } = parseOptions(block, block.presets[0]?.options ?? {})
      expect(mapOptions(optionTree(block), options, ({ value }) => value)).toBe(options)
    }
  })

  test('rebuilds what leads to a change and nothing beside it, and leaves what is given as it is', () => {
    const options = Object.freeze({
      items: Object.freeze([Object.freeze({ text: 'a' }), Object.freeze({ text: 'b' })]),
      link: Object.freeze({ type: 0, value: 'b' }),
    })
    const next = mapOptions(tree, options, ({ value }) => (value === 'b' ? 'c' : value))
    expect(next).toEqual({ items: [{ text: 'a' }, { text: 'c' }], link: { type: 0, value: 'b' } })
    expect(next.items[0]).toBe(options.items[0])
    expect(next.link).toBe(options.link)
    expect(options.items[1]?.text).toBe('b')
  })
})

describe('diff', () => {
  test('the changes lead from one value to the other, and there are none between equal values', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        expect(isSame(applied(before, diff(before, after)), after)).toBe(true)
        expect(diff(before, structuredClone(before))).toEqual([])
        expect(isSame(before, after)).toBe(diff(before, after).length === 0)
      }),
      { numRuns: 500 },
    )
  })

  test('by the schema a default counts as set, a link is one value, and options may be left out', () => {
    const before = { size: 1, link: { type: 0, value: 'a' }, title: 'x' }
    const after = { link: { type: 1, value: 'a' }, title: 'y' }
    const isLeftOut = (node: OptionNode | undefined) => node?.type === 'string'
    expect(diff(before, after, { node: tree, isLeftOut }).map(({ path }) => path)).toEqual([['link']])
    expect(diff(before, after).map(({ path }) => path.join('.'))).toEqual(['size', 'link.type', 'title'])
  })
})

describe('changeAt', () => {
  test('undefined removes a field or an item; what does not change is the same object', () => {
    const value = { list: [1, 2, 3], other: { deep: true } }
    const next = changeAt(value, ['list', 1], () => undefined)
    expect(next).toEqual({ list: [1, 3], other: { deep: true } })
    expect(isRecord(next) && next['other']).toBe(value.other)
    expect(changeAt(value, ['list'], () => undefined)).toEqual({ other: { deep: true } })
    expect(changeAt(value, ['gone', 'deep'], () => undefined)).toBe(value)
    expect(changeAt({}, ['a', 'b'], () => 1)).toEqual({ a: { b: 1 } })
  })
})

describe('merge3', () => {
  const byPlace = { lists: 'place' } as const

  test('a change on one side alone is the result, and equal changes on both sides are one', () => {
    fc.assert(
      fc.property(
        json(),
        json(),
        fc.constantFrom('place' as const, 'origin' as const),
        (base, next, lists) => {
          const results = [
            merge3({ base, mine: next, theirs: base }, { lists }),
            merge3({ base, mine: base, theirs: next }, { lists }),
            merge3({ base, mine: next, theirs: structuredClone(next) }, { lists }),
          ]
          for (const { value, conflicts } of results) {
            expect(isSame(value, next)).toBe(true)
            expect(conflicts).toEqual([])
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('changes of different fields commute', () => {
    const record = () => fc.dictionary(fc.constantFrom('a', 'b', 'c'), json())
    fc.assert(
      fc.property(record(), record(), json(), json(), (base, shared, left, right) => {
        const start = { ...base, both: shared }
        const [mine, theirs] = [
          { ...start, left },
          { ...start, right },
        ]
        const one = merge3({ base: start, mine, theirs }, byPlace)
        const other = merge3({ base: start, mine: theirs, theirs: mine }, byPlace)
        expect(one.conflicts).toEqual([])
        expect(isSame(one.value, other.value)).toBe(true)
        expect(isSame(one.value, { ...start, left, right })).toBe(true)
      }),
    )
  })

  test('what both changed differently is named with all three values, and stays as theirs', () => {
    const versions = { base: { a: [{ b: 1 }] }, mine: { a: [{ b: 2 }] }, theirs: { a: [{ b: 3 }] } }
    expect(merge3(versions, byPlace)).toEqual({
      value: versions.theirs,
      conflicts: [{ path: ['a', 0, 'b'], base: 1, mine: 2, theirs: 3 }],
    })
    const conflicts = (sides: { base: unknown; mine: unknown; theirs: unknown }) =>
      merge3(sides, byPlace).conflicts.map(({ path }) => path.join('.'))
    fc.assert(
      fc.property(json(), json(), json(), (base, mine, theirs) => {
        const swapped = conflicts({ base, mine: theirs, theirs: mine })
        expect(conflicts({ base, mine, theirs }).toSorted()).toEqual(swapped.toSorted())
      }),
    )
  })

  test('a link is one value: its halves never come from two sides', () => {
    const versions = {
      base: { link: { type: 0, value: 'a' } },
      mine: { link: { type: 1, value: 'a' } },
      theirs: { link: { type: 0, value: 'b' } },
    }
    const { value, conflicts } = merge3(versions, { node: tree })
    expect(value).toEqual(versions.theirs)
    expect(conflicts.map(({ path }) => path)).toEqual([['link']])
  })

  test('items of a list are found by what they were: my order, their changes', () => {
    const items = (...texts: string[]) => ({ items: texts.map(text => ({ text })) })
    const theirs = { items: [{ text: 'a' }, { text: 'b', image: '/own.jpg' }] }
    expect(
      merge3({ base: items('a', 'b'), mine: items('b', 'a', 'c'), theirs }, { node: tree }).value,
    ).toEqual({
      items: [{ text: 'b', image: '/own.jpg' }, { text: 'a' }, { text: 'c' }],
    })
  })

  test('options of their own never change; a copied item takes them from the item that it copies', () => {
    const isOwn = (node: OptionNode | undefined) => node?.type === 'string'
    const base = { title: 'x', items: [{ text: 'one', image: 'a' }] }
    const mine = {
      title: 'y',
      items: [
        { text: 'one', image: 'a' },
        { text: 'one', image: 'a' },
      ],
    }
    const theirs = { title: '甲', items: [{ text: '一', image: 'a' }] }
    expect(merge3({ base, mine, theirs }, { node: tree, isOwn })).toEqual({
      value: { title: '甲', items: [theirs.items[0], theirs.items[0]] },
      conflicts: [],
    })
    expect(merge3({ base, mine: { title: 'x' }, theirs }, { node: tree, isOwn }).value).toEqual({
      title: '甲',
    })
  })
})
