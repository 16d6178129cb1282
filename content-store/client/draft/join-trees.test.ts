import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { findTestBlock } from '../../testing/blocks.ts'
import { fromPage } from '../page-content.ts'
import type { PageContent } from '../types.ts'
import { inLanguage } from './draft-tree.ts'
import { joinTrees } from './join-trees.ts'

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const text = fc.constantFrom('夏日', 'Summer', '')

const options = fc.record(
  {
    content: text,
    tint: fc.constantFrom('#fff', '#000'),
    items: fc.array(fc.record({ body: text, count: fc.nat(2) }), { maxLength: 3 }),
    unknown: fc.constantFrom(1, [1, { $by: 1 }]),
  },
  { requiredKeys: [] },
)

const component = (id: string, inside?: readonly Component[]): fc.Arbitrary<Component> =>
  fc
    .record({
      options,
      name: text,
      version: fc.constantFrom(1, 2),
      style: fc.constantFrom({}, { margin: '0 auto' }),
      values: fc.constantFrom({}, { apart: ['options.tint', 'options.items.count'] }),
      code: inside ? fc.constant('columns') : fc.constantFrom('text', 'gone'),
      section: inside ? fc.constant('main') : fc.constantFrom('left', 'right', 'main'),
    })
    .map(fields => ({ id, sort: 1, pageId: 'home', ...fields, childComponents: inside ?? [] }))

/** Blocks of any ids in any order, each in one of two containers or at the top. */
const page: fc.Arbitrary<PageContent> = fc
  .tuple(
    fc.shuffledSubarray(IDS),
    fc.array(fc.constantFrom(0, 1, 2), { minLength: 8, maxLength: 8 }),
    fc.boolean(),
    text,
  )
  .chain(([ids, places, isTurned, title]) => {
    const at = (place: number) =>
      fc.tuple(...ids.filter((_, index) => places[index] === place).map(id => component(id)))
    const columns = fc
      .tuple(at(1), at(2))
      .chain(([one, two]) => fc.tuple(component('one', one), component('two', two)))
    return fc.tuple(at(0), columns).map(([top, both]) => ({
      title,
      description: '',
      keywords: 'a',
      components: [...top, ...(isTurned ? both.toReversed() : both)],
      globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '#000', themeColor: '#000' },
    }))
  })

const treeOf = (content: PageContent) =>
  fromPage(
    content,
    code => findTestBlock(code)?.childSlots,
    id => `${id}-again`,
  )

test('two languages of a page joined are both pages again when they are read', () => {
  fc.assert(
    fc.property(page, page, (one, other) => {
      const [zh_HK, en_US] = [treeOf(one), treeOf(other)]
      const draft = joinTrees({ zh_HK, en_US }, findTestBlock)
      expect(inLanguage(draft, 'zh_HK')).toEqual(zh_HK)
      expect(inLanguage(draft, 'en_US')).toEqual(en_US)
      expect(new Set(draft.nodes.keys()).size).toBe(draft.nodes.size)
      expect([...draft.children.values()].flat().length).toBe(draft.nodes.size)
    }),
    { numRuns: 500 },
  )
})

test('what is the same in both is there once', () => {
  fc.assert(
    fc.property(page, content => {
      const tree = treeOf(content)
      const draft = joinTrees({ zh_HK: tree, en_US: tree }, findTestBlock)
      expect([...draft.nodes.values()].filter(node => node.in)).toEqual([])
    }),
  )
})
