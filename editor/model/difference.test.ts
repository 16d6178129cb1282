import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { component, content } from '../testing/pages.ts'
import { valueChanges } from '#content-store/client/model/value-changes.ts'
import { differenceOf, isNothing } from './difference.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const page = (...list: string[]) => content(list.map(id => component(id)))

describe('what publishing changes', () => {
  test('nothing, for a page compared with itself', () => {
    expect(isNothing(differenceOf(page('a', 'b'), page('a', 'b')))).toBe(true)
  })

  test('names what came, what went and what differs, with both values', () => {
    const before = content([component('a', { options: { title: 'Old', size: 1 } }), component('gone')])
    const after = content([
      component('a', { options: { title: 'New', size: 1 }, style: { margin: '4px' } }),
      component('new'),
    ])
    const { added, removed, changed, moved } = differenceOf(before, after)
    expect([ids(added), ids(removed), ids(moved)]).toEqual([['new'], ['gone'], []])
    expect(changed).toEqual([
      {
        id: 'a',
        code: 'leaf',
        name: '',
        values: [
          { path: ['options', 'title'], before: 'Old', after: 'New' },
          { path: ['style', 'margin'], before: undefined, after: '4px' },
        ],
      },
    ])
  })

  test.each([
    ['a field deep inside', { x: [{ y: 1 }] }, { x: [{ y: 2 }] }, [['x', 0, 'y']]],
    ['a list that grew, as one', { x: [1] }, { x: [1, 2] }, [['x']]],
    [
      'an object that came, by its fields',
      {},
      { link: { type: 'A', target: 'b' } },
      [
        ['link', 'type'],
        ['link', 'target'],
      ],
    ],
    ['an object in place of a text', { x: 'a' }, { x: { y: 1 } }, [['x']]],
    ['null in place of nothing is a change of value', { x: undefined }, { x: null }, [['x']]],
  ] as const)('%s', (_, before, after, paths) => {
    expect(valueChanges(before, after).map(({ path }) => path)).toEqual(paths)
  })

  test('one block carried far is one move, not a shift of all the others', () => {
    expect(ids(differenceOf(page('a', 'b', 'c', 'd', 'e'), page('e', 'a', 'b', 'c', 'd')).moved)).toEqual([
      'e',
    ])
    expect(ids(differenceOf(page('a', 'b', 'c', 'd'), page('b', 'c', 'd', 'a')).moved)).toEqual(['a'])
  })

  test('a block in another slot has moved', () => {
    const after = content([component('a', { section: 'bottom' })])
    expect(ids(differenceOf(page('a'), after).moved)).toEqual(['a'])
  })

  test('numbering per slot or throughout the page is no difference (LO-20)', () => {
    const numbered = (top: number, main: number, bottom: number) =>
      content([
        component('a', { section: 'top', sort: top }),
        component('b', { section: 'main', sort: main }),
        component('c', { section: 'bottom', sort: bottom }),
      ])
    expect(isNothing(differenceOf(numbered(1, 2, 3), numbered(1, 1, 1)))).toBe(true)
  })

  test('the order of keys is no difference', () => {
    const before = content([component('a', { options: { x: { p: 1, q: [1, 2] }, y: 2 } })])
    const after = content([component('a', { options: { y: 2, x: { q: [1, 2], p: 1 } } })])
    expect(isNothing(differenceOf(before, after))).toBe(true)
  })

  test('titles and colours count too', () => {
    expect(differenceOf(page(), { ...page(), title: 'Other' }).page).toEqual([
      { path: ['title'], before: 'Page', after: 'Other' },
    ])
  })

  test('any shuffle of blocks: what is not named as moved still stands in its old order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 }), order => {
        const { moved } = differenceOf(page('a', 'b', 'c', 'd', 'e', 'f'), page(...order))
        const stayed = order.filter(id => !ids(moved).includes(id))
        expect(stayed).toEqual([...stayed].sort())
      }),
    )
  })
})
