import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { component, content, testSlots } from '../../testing/pages.ts'
import { pages } from '../../testing/random-pages.ts'
import { diff } from '#blocks/page/options/diff.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import { carryOutOn, editable } from '#content-store/client/model/steps.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { diffPages, isNothing } from './page-diff.ts'

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const treeOf = (page: PageContent) => fromPage(page, testSlots, id => `${id}-again`)
const diffOf = (before: PageContent, after: PageContent) => diffPages(treeOf(before), treeOf(after))
const page = (...list: string[]) => content(list.map(id => component(id)))

describe('what differs between two states of a page (LO-14)', () => {
  test('nothing, for a page compared with itself', () => {
    expect(isNothing(diffOf(page('a', 'b'), page('a', 'b')))).toBe(true)
  })

  test('names what came, what went and what differs, with both values', () => {
    const before = content([component('a', { options: { title: 'Old', size: 1 } }), component('gone')])
    const after = content([
      component('a', { options: { title: 'New', size: 1 }, style: { margin: '4px' } }),
      component('new'),
    ])
    const { added, removed, changed, moved } = diffOf(before, after)
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
    expect(diff(before, after).map(({ path }) => path)).toEqual(paths)
  })

  test('one block carried far is one move, not a shift of all the others', () => {
    expect(ids(diffOf(page('a', 'b', 'c', 'd', 'e'), page('e', 'a', 'b', 'c', 'd')).moved)).toEqual(['e'])
    expect(ids(diffOf(page('a', 'b', 'c', 'd'), page('b', 'c', 'd', 'a')).moved)).toEqual(['a'])
  })

  test('a block in another slot has moved', () => {
    const after = content([component('a', { section: 'bottom' })])
    expect(ids(diffOf(page('a'), after).moved)).toEqual(['a'])
  })

  test('numbering per slot or throughout the page is no difference (LO-20)', () => {
    const numbered = (top: number, main: number, bottom: number) =>
      content([
        component('a', { section: 'top', sort: top }),
        component('b', { section: 'main', sort: main }),
        component('c', { section: 'bottom', sort: bottom }),
      ])
    expect(isNothing(diffOf(numbered(1, 2, 3), numbered(1, 1, 1)))).toBe(true)
  })

  test('the order of keys is no difference', () => {
    const before = content([component('a', { options: { x: { p: 1, q: [1, 2] }, y: 2 } })])
    const after = content([component('a', { options: { y: 2, x: { q: [1, 2], p: 1 } } })])
    expect(isNothing(diffOf(before, after))).toBe(true)
  })

  test('titles and colours count too', () => {
    expect(diffOf(page(), { ...page(), title: 'Other' }).page).toEqual([
      { path: ['title'], before: 'Page', after: 'Other' },
    ])
  })

  test('any shuffle of blocks: what is not named as moved still stands in its old order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 6 }), order => {
        const { moved } = diffOf(page('a', 'b', 'c', 'd', 'e', 'f'), page(...order))
        const stayed = order.filter(id => !ids(moved).includes(id))
        expect(stayed).toEqual([...stayed].sort())
      }),
    )
  })
})

const row = (id: string, ...left: ReturnType<typeof component>[]) =>
  component(id, {
    code: 'row',
    childComponents: left.map((child, index) => ({ ...child, section: 'left', sort: index + 1 })),
  })

test('a block with others inside came or went as one; what moved out of it stays', () => {
  const before = content([row('row', component('in'), component('out'))])
  const after = content([component('out'), row('new', component('deep'))])
  const { added, removed, moved } = diffOf(before, after)
  expect(added).toEqual([{ id: 'new', code: 'row', name: '', inside: 1 }])
  expect(removed).toEqual([{ id: 'row', code: 'row', name: '', inside: 1 }])
  expect(ids(moved)).toEqual(['out'])
})

test('two rows that change places, one inside the other', () => {
  const before = content([row('outer', row('inner', component('leaf')))])
  const after = content([row('inner', row('outer', component('leaf')))])
  expect(leadsTo(before, after)).toEqual(toPage(treeOf(after), testSlots))
})

test('a block of the same id and another kind is a new block', () => {
  const { added, removed, changed } = diffOf(page('a'), content([component('a', { code: 'mystery' })]))
  expect([ids(added), ids(removed), ids(changed)]).toEqual([['a'], ['a'], []])
})

test('options of another block version are a change, even where no option differs', () => {
  const { changed } = diffOf(page('a'), content([component('a', { version: 2 })]))
  expect(changed[0]?.values).toEqual([{ path: ['version'], before: 1, after: 2 }])
})

/** The first page with the operations of the difference carried out. */
function leadsTo(before: PageContent, after: PageContent): PageContent {
  const tree = editable(treeOf(before))
  const { operations } = diffOf(before, after)
  expect(carryOutOn(tree, operations).forward).toHaveLength(operations.length)
  return toPage(tree, testSlots)
}

test('any two pages: the operations lead from one to the other, and there are none only for equal pages', () => {
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      const wanted = toPage(treeOf(after), testSlots)
      expect(leadsTo(before, after)).toEqual(wanted)
      const isEqual = isDeepStrictEqual(toPage(treeOf(before), testSlots), wanted)
      expect(isNothing(diffOf(before, after))).toBe(isEqual)
      expect(isNothing(diffOf(after, after))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('any two pages: lists are empty only where there is nothing to do', () => {
  fc.assert(
    fc.property(pages, pages, (before, after) => {
      const { added, removed, changed, moved, page: settings, operations } = diffOf(before, after)
      const listed = added.length + removed.length + changed.length + moved.length + settings.length
      expect(listed > 0).toBe(operations.length > 0)
    }),
  )
})
