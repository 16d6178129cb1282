import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import type { Operation } from '#content-store/client/model/operations.ts'
import type { PageTree } from '#content-store/client/model/page-tree.ts'
import { carryOutOn, editable } from '#content-store/client/model/steps.ts'
import type { PageContent } from '#content-store/client/types.ts'
import { component, content, testSlots } from '../../testing/pages.ts'
import { pages } from '../../testing/random-pages.ts'
import { diffPages } from './page-diff.ts'
import { type BlockChange, restoringBlock, restoringField, restoringPage } from './restore.ts'

const treeOf = (page: PageContent) => fromPage(page, testSlots, id => `${id}-again`)
function after(now: PageTree, operations: readonly Operation[]): PageTree {
  const tree = editable(now)
  carryOutOn(tree, operations)
  return tree
}
const order = (tree: PageTree) => tree.children.get('|main')

describe('one change taken back (LO-14)', () => {
  const row = component('row', { code: 'row', childComponents: [component('in', { section: 'left' })] })
  test.each<[string, readonly string[], readonly string[], BlockChange, readonly string[]]>([
    [
      'a block that went is back in its place',
      ['a', 'b', 'c'],
      ['a', 'c'],
      { kind: 'removed', id: 'b' },
      ['a', 'b', 'c'],
    ],
    [
      'behind what stands before it now',
      ['a', 'b', 'c'],
      ['c', 'a'],
      { kind: 'removed', id: 'b' },
      ['c', 'a', 'b'],
    ],
    [
      'first where nothing stood before it',
      ['a', 'b'],
      ['b', 'n'],
      { kind: 'removed', id: 'a' },
      ['a', 'b', 'n'],
    ],
    ['a block that came is gone', ['a'], ['n', 'a'], { kind: 'added', id: 'n' }, ['a']],
    [
      'a block that moved is back',
      ['a', 'b', 'c'],
      ['c', 'a', 'b'],
      { kind: 'moved', id: 'c' },
      ['a', 'b', 'c'],
    ],
  ])('%s', (_, was, is, change, wanted) => {
    const [old, now] = [was, is].map(list => treeOf(content(list.map(id => component(id)))))
    if (!old || !now) throw new Error('two pages')
    expect(order(after(now, restoringBlock(change, old, now)))).toEqual(wanted)
  })

  test('with what stood in it, without what is elsewhere by now', () => {
    const [old, now] = [treeOf(content([row, component('a')])), treeOf(content([component('in')]))]
    const back = after(now, restoringBlock({ kind: 'removed', id: 'row' }, old, now))
    expect(order(back)).toEqual(['row', 'in'])
    expect(back.children.get('row|left')).toBeUndefined()
  })

  test('nothing happens where the block it stood in is gone', () => {
    const [old, now] = [treeOf(content([row])), treeOf(content([]))]
    expect(restoringBlock({ kind: 'removed', id: 'in' }, old, now)).toEqual([])
  })

  test.each([
    ['an option', { a: 1, b: 2 }, { a: 9, b: 8 }, ['options', 'a'], { a: 1, b: 8 }],
    ['an option that was not set', { b: 2 }, { a: 9, b: 8 }, ['options', 'a'], { b: 8 }],
    ['an option that is not set now', { a: 1 }, { b: 8 }, ['options', 'a'], { a: 1, b: 8 }],
    [
      'a field inside a list',
      { l: [{ x: 1, y: 1 }, 2] },
      { l: [{ x: 9, y: 9 }, 3] },
      ['options', 'l', 0, 'x'],
      { l: [{ x: 1, y: 9 }, 3] },
    ],
    ['a link that was not there, as a whole', {}, { link: { t: 'A', u: 'b' } }, ['options', 'link', 't'], {}],
    ['a list of another length, as a whole', { l: [1] }, { l: [1, 2] }, ['options', 'l'], { l: [1] }],
  ] as const)('%s is what it was; the rest stays', (_, was, is, path, wanted) => {
    const [old, now] = [was, is].map(options => treeOf(content([component('a', { options })])))
    if (!old || !now) throw new Error('two pages')
    expect(after(now, restoringField('a', path, old, now)).nodes.get('a')?.options).toEqual(wanted)
  })

  test('a setting of the page, and the name of a block', () => {
    const old = treeOf({ ...content([component('a', { name: 'Old' })]), title: 'Old' })
    const now = treeOf({ ...content([component('a', { name: 'New' })]), title: 'New', keywords: 'new' })
    const back = after(now, [
      ...restoringField('', ['title'], old, now),
      ...restoringField('a', ['name'], old, now),
    ])
    expect(back.meta).toMatchObject({ title: 'Old', keywords: 'new' })
    expect(back.nodes.get('a')?.name).toBe('Old')
  })
})

test('any two pages: restoring the page gives the old one, except the settings of the whole shop (LO-13)', () => {
  fc.assert(
    fc.property(pages, pages, (was, is) => {
      const now = treeOf({ ...is, globalConfig: { ...is.globalConfig, themeColor: '#000000' } })
      const back = toPage(after(now, restoringPage(treeOf(was), now)), testSlots)
      expect(back).toEqual({ ...toPage(treeOf(was), testSlots), globalConfig: now.meta.globalConfig })
    }),
  )
})

test('any two pages: taking every field of a block back one by one leaves no field that differs', () => {
  fc.assert(
    fc.property(pages, pages, (was, is) => {
      const old = treeOf(was)
      let now: PageTree = treeOf(is)
      for (const { id, values } of diffPages(now, old).changed)
        for (const { path } of values) now = after(now, restoringField(id, path, old, now))
      const left = diffPages(now, old).changed.flatMap(({ values }) => values.map(({ path }) => path[0]))
      expect(left.filter(bag => bag !== 'version')).toEqual([])
    }),
  )
})
