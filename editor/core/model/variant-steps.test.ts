import { describe, expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { editableDraft } from '#content-store/client/draft/draft-operations.ts'
import { carryOutOn as carryOutOnDraft } from '#content-store/client/draft/draft-steps.ts'
import { inLanguage } from '#content-store/client/draft/draft-tree.ts'
import { joinTrees } from '#content-store/client/draft/join-trees.ts'
import { lifted } from '#content-store/client/draft/lifted.ts'
import type { Operation } from '#content-store/client/model/operations.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import type { PageTree } from '#content-store/client/model/page-tree.ts'
import { carryOutOn, editable } from '#content-store/client/model/steps.ts'
import { component, content } from '../../testing/pages.ts'
import { newId } from './new-block.ts'
import { slotsOfBlocks } from './placement.ts'
import { mayTest, testOf, winnerOf } from './variant-steps.ts'

const slotsOf = slotsOfBlocks(findBlock)
const treeOf = (components: readonly Component[]) =>
  fromPage(content(components), slotsOf, id => `${id}-again`)

/** `main: one, variants(a: two | b: *)`; blocks under new ids are stars. */
const shapeOf = (tree: PageTree, known: readonly string[]) => {
  const name = ({ id, code, childComponents }: Component): string => {
    const own = known.includes(id) ? id : code === 'variants' ? 'test' : '*'
    const inside = childComponents.map(child => `${child.section}:${name(child)}`)
    return inside.length > 0 ? `${own}(${inside.join(' ')})` : own
  }
  return toPage(tree, slotsOf).components.map(name).join(', ')
}

const IDS = ['one', 'two', 'three']
const title = (id: string, change: Partial<Component> = {}) =>
  component(id, { code: 'articleTitle', options: { title: id }, ...change })
const page = () => treeOf(IDS.map(id => title(id)))

function carried(tree: PageTree, operations: readonly Operation[]) {
  const next = editable(tree)
  const { backward } = carryOutOn(next, operations)
  return { tree: next, backward }
}

describe('testing a variant', () => {
  test('puts the block into a test in its place, with a copy of it as B', () => {
    const before = page()
    const test_ = testOf(before, findBlock, ['two'])
    const { tree } = carried(before, test_?.operations ?? [])
    expect(shapeOf(tree, IDS)).toBe('one, test(a:two b:*), three')
    const copy = [...tree.nodes.values()].find(({ slot }) => slot === `${test_?.id}|b`)
    expect(copy).toMatchObject({ code: 'articleTitle', options: { title: 'two' }, section: 'b' })
  })

  test('takes neighbours together, in order', () => {
    const { tree } = carried(page(), testOf(page(), findBlock, ['one', 'two'])?.operations ?? [])
    expect(shapeOf(tree, IDS)).toBe('test(a:one a:two b:* b:*), three')
  })

  test('is one step back to the page before', () => {
    const before = page()
    const { tree, backward } = carried(before, testOf(before, findBlock, ['two'])?.operations ?? [])
    expect(toPage(carried(tree, backward).tree, slotsOf)).toEqual(toPage(before, slotsOf))
  })

  test('is the same test in the other language, with the texts of each (decision 106)', () => {
    const english = treeOf(IDS.map(id => title(id, { options: { title: `${id} in English` } })))
    const draft = editableDraft(joinTrees({ zh_HK: page(), en_US: english }, findBlock))
    const lifting = { locale: 'zh_HK', findBlock, newId } as const
    for (const operation of testOf(page(), findBlock, ['two'])?.operations ?? [])
      carryOutOnDraft(draft, lifted(draft, operation, lifting))
    const [here, theirs] = [inLanguage(draft, 'zh_HK'), inLanguage(draft, 'en_US')]
    expect(shapeOf(theirs, IDS)).toBe('one, test(a:two b:*), three')
    expect([...theirs.nodes.keys()].toSorted()).toEqual([...here.nodes.keys()].toSorted())
    const titles = [...theirs.nodes.values()].map(({ options }) => options['title'])
    expect(titles.filter(text => text === 'two in English')).toHaveLength(2)
  })

  const inColumns = (inside: Component) => component('row', { code: 'columns', childComponents: [inside] })
  test.each([
    ['a block of the page', () => page(), 'two', true],
    [
      'a container with a block',
      () => treeOf([inColumns(title('two', { section: 'column1' }))]),
      'row',
      true,
    ],
    [
      'a block inside a container',
      () => treeOf([inColumns(title('two', { section: 'column1' }))]),
      'two',
      true,
    ],
    [
      'containers that would be nested too deeply',
      () =>
        treeOf([
          inColumns(
            component('inner', {
              code: 'columns',
              section: 'column1',
              childComponents: [title('two', { section: 'column1' })],
            }),
          ),
        ]),
      'row',
      false,
    ],
    [
      'a pop-up',
      () => treeOf([component('two', { code: 'promotionPopup', section: 'popup' })]),
      'two',
      false,
    ],
    ['a locked block', () => treeOf([component('two', { code: 'login', section: 'core' })]), 'two', false],
    ['an unknown block', () => treeOf([component('two', { code: 'mystery' })]), 'two', false],
    ['a test', () => treeOf([component('two', { code: 'variants' })]), 'two', false],
    [
      'a block of a test',
      () => treeOf([component('t', { code: 'variants', childComponents: [title('two', { section: 'a' })] })]),
      'two',
      false,
    ],
  ] as const)('%s', (_, tree, id, may) => expect(mayTest(tree(), findBlock, [id])).toBe(may))

  test('blocks of different places are no variant', () => {
    const tree = treeOf([title('one', { section: 'top' }), title('two')])
    expect(mayTest(tree, findBlock, ['one', 'two'])).toBe(false)
    expect(testOf(tree, findBlock, ['one', 'two'])).toBeUndefined()
  })
})

describe('using a variant', () => {
  const tested = () =>
    treeOf([
      title('one'),
      component('t', {
        code: 'variants',
        childComponents: [
          title('two', { section: 'a' }),
          title('three', { section: 'b', sort: 2 }),
          title('four', { section: 'b', sort: 3 }),
        ],
      }),
      title('five'),
    ])
  const all = ['one', 'two', 'three', 'four', 'five']

  test.each([
    ['a', 'one, two, five'],
    ['b', 'one, three, four, five'],
    ['c', 'one, five'],
  ])('%s stands where the test stood, and the rest goes with it', (variant, shape) => {
    const before = tested()
    const { tree, backward } = carried(before, winnerOf(before, 't', variant))
    expect(shapeOf(tree, all)).toBe(shape)
    expect([...tree.nodes.values()].every(({ section }) => section === 'main')).toBe(true)
    expect(toPage(carried(tree, backward).tree, slotsOf)).toEqual(toPage(before, slotsOf))
  })

  test('of a test that is gone changes nothing', () => expect(winnerOf(page(), 't', 'a')).toEqual([]))
})
