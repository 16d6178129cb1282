import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applied, differences, namesIn, pathOf, valueAt } from './line-changes.ts'

const entry = (code: string, more: object = {}) => ({ code, ...more })

describe('changes of a line', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['nothing', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, []],
    ['a field', { a: 1 }, { a: 2 }, [{ path: 'a', before: 1, after: 2 }]],
    ['a field that is new', {}, { a: 2 }, [{ path: 'a', after: 2 }]],
    [
      'a field of an entry, by its code',
      { skus: [entry('A', { price: 1 }), entry('B')] },
      { skus: [entry('A', { price: 2 }), entry('B')] },
      [{ path: 'skus.A.price', before: 1, after: 2 }],
    ],
    [
      'an entry at the end',
      { skus: [entry('A')] },
      { skus: [entry('A'), entry('B')] },
      [{ path: 'skus.B', after: entry('B') }],
    ],
    [
      'an entry elsewhere: the list as a whole',
      { skus: [entry('A')] },
      { skus: [entry('B'), entry('A')] },
      [{ path: 'skus', before: [entry('A')], after: [entry('B'), entry('A')] }],
    ],
    [
      'an entry whose code has a dot',
      { images: [{ url: '/media/a.jpg', alt: 'x' }] },
      { images: [{ url: '/media/a.jpg', alt: 'y' }] },
      [{ path: 'images./media/a~1jpg.alt', before: 'x', after: 'y' }],
    ],
  ])('%s', (_, before, after, changes) => {
    expect(differences(before, after)).toEqual(changes)
  })

  const code = fc.constantFrom('A', 'B', 'a.b', 'a~1b', '__proto__x')
  const value = fc.oneof(fc.integer(), fc.string(), fc.constant(null))
  const sku = fc.record({ code, price: value, name: fc.record({ zh_HK: value, en_US: value }) })
  const line = fc.record(
    {
      title: fc.record({ zh_HK: fc.string(), en_US: fc.string() }),
      price: value,
      skus: fc.uniqueArray(sku, { selector: each => each.code }),
      words: fc.array(value, { maxLength: 3 }),
    },
    { requiredKeys: ['skus'] },
  )

  test('one line becomes the other with its changes, and the first again with them turned round', () => {
    fc.assert(
      fc.property(line, line, (before, after) => {
        const changes = differences(before, after)
        expect(applied(before, changes)).toEqual(after)
        const back = changes.map(({ path, before: was }) => ({ path, after: was }))
        expect(applied(after, back)).toEqual(before)
        for (const change of changes) {
          expect(valueAt(before, change.path)).toEqual(change.before)
          expect(valueAt(after, change.path)).toEqual(change.after)
        }
      }),
    )
  })

  test('names with dots and tildes come back from a path', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), names => {
        expect(namesIn(pathOf(names))).toEqual(names)
      }),
    )
  })
})

test('several changes of one list are made in their order: the last one of a field counts, new entries come last', () => {
  const line = {
    skus: [
      { code: 'A', price: 1 },
      { code: 'B', price: 2 },
      { code: 'C', price: 3 },
    ],
  }
  const next = applied(line, [
    { path: 'skus.B.price', after: 5 },
    { path: 'skus.D', after: { code: 'D' } },
    { path: 'skus.A' },
    { path: 'skus.B.price', after: 6 },
    { path: 'skus.D.price', after: 7 },
    { path: 'name', after: 'x' },
  ])
  expect(next).toEqual({
    skus: [
      { code: 'B', price: 6 },
      { code: 'C', price: 3 },
      { code: 'D', price: 7 },
    ],
    name: 'x',
  })
  expect(
    applied(line, [
      { path: 'skus.A.price', after: 9 },
      { path: '', after: { skus: [] } },
    ]),
  ).toEqual({ skus: [] })
})
