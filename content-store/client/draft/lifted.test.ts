import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { findTestBlock } from '../../testing/blocks.ts'
import { mirrored } from '../../testing/mirrored-pages.ts'
import { branchOf, type Operation } from '../model/operations.ts'
import type { Node, PageTree } from '../model/page-tree.ts'
import { carryOutOn, editable } from '../model/steps.ts'
import { fromPage } from '../page-content.ts'
import type { PageContent } from '../types.ts'
import { editableDraft } from './draft-operations.ts'
import { carryOutOn as carryOutOnDraft } from './draft-steps.ts'
import { type DraftTree, inLanguage } from './draft-tree.ts'
import { joinTrees } from './join-trees.ts'
import { lifted } from './lifted.ts'

const component = (id: string, inside?: readonly Component[], word = ''): Component => ({
  id,
  sort: 1,
  name: '',
  code: inside ? 'columns' : 'text',
  version: 1,
  pageId: 'home',
  section: id === 'c' ? 'left' : 'main',
  style: {},
  options: inside
    ? {}
    : {
        content: `${word} ${id}`,
        tint: '#fff',
        items: [
          { body: word, count: 1 },
          { body: `${word} 2`, count: 2 },
        ],
      },
  values: {},
  childComponents: inside ?? [],
})
const page = (word: string): PageContent => ({
  title: word,
  description: '',
  keywords: '',
  components: [
    component('a', undefined, word),
    component('b', undefined, word),
    component('row', [component('c', undefined, word)]),
  ].map((each, index) => ({ ...each, sort: index + 1 })),
  globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '#000', themeColor: '#000' },
})
const treeOf = (content: PageContent) =>
  fromPage(
    content,
    code => findTestBlock(code)?.childSlots,
    id => `${id}-again`,
  )

const word = fc.constantFrom('x', 'y', 'z')
const items = fc.array(fc.record({ body: word, count: fc.nat(2) }), { maxLength: 3 })
const slot = fc.constantFrom('|main' as const, 'row|left' as const, 'row|right' as const)
const id = fc.constantFrom('a', 'b', 'c', 'row', 'n1', 'n2')

/** Something that an operator does on the page as it is then. */
type Deed = (tree: PageTree) => Operation | undefined
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc
    .tuple(
      id,
      fc.record({ content: word, tint: fc.constantFrom('#000', '#fff'), items }, { requiredKeys: [] }),
    )
    .map(
      ([id, set]): Deed =>
        () => ({ kind: 'edit', id, bag: 'options', set, unset: [] }),
    ),
  fc.tuple(id, word).map(
    ([id, margin]): Deed =>
      () => ({ kind: 'edit', id, bag: 'style', set: { margin }, unset: [] }),
  ),
  fc.tuple(id, fc.constantFrom('tint', 'items')).map(
    ([id, key]): Deed =>
      () => ({ kind: 'edit', id, bag: 'options', set: {}, unset: [key] }),
  ),
  fc.tuple(id, word).map(
    ([id, name]): Deed =>
      () => ({ kind: 'rename', id, name }),
  ),
  id.map(
    (id): Deed =>
      () => ({ kind: 'remove', id }),
  ),
  fc.tuple(id, slot, fc.nat(3)).map(
    ([id, to, index]): Deed =>
      () => ({ kind: 'move', id, to: { slot: to, index }, section: to.slice(to.indexOf('|') + 1) }),
  ),
  fc.tuple(id, fc.constantFrom('n1', 'n2'), slot, fc.nat(3)).map(
    ([from, id, at, index]): Deed =>
      tree => {
        const [top] = branchOf(tree, from).nodes
        if (!top || top.code === 'columns' || tree.nodes.has(id)) return undefined
        const node: Node = { ...top, id, slot: at, section: at.slice(at.indexOf('|') + 1) }
        return { kind: 'insert', at: { slot: at, index }, branch: { nodes: [node], children: [] } }
      },
  ),
  fc.record({ title: word, isIndexed: fc.boolean() }, { requiredKeys: [] }).map(
    (set): Deed =>
      () => ({ kind: 'meta', set }),
  ),
)

const bytes = ({ nodes, children, meta }: DraftTree) =>
  JSON.stringify([[...nodes].toSorted(), [...children].filter(([, ids]) => ids.length > 0).toSorted(), meta])

test('steps on one draft do what they did on two pages that mirror each other, and undoing them restores it to the byte', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<Locale>('zh_HK', 'en_US'), deed), { maxLength: 8 }),
      deeds => {
        const pages = { zh_HK: editable(treeOf(page('字'))), en_US: editable(treeOf(page('word'))) }
        const draft = editableDraft(joinTrees(pages, findTestBlock))
        const before = bytes(draft)
        const back = []
        let ids = 0
        for (const [locale, makes] of deeds) {
          const [own, other] = [pages[locale], pages[otherLocale(locale)]]
          const operation = makes(own)
          if (!operation) continue
          const mirror = mirrored(own, other, operation, {
            findBlock: findTestBlock,
            removedBranch: () => undefined,
          })
          for (const each of lifted(draft, operation, {
            locale,
            findBlock: findTestBlock,
            newId: () => `new-${++ids}`,
          }))
            back.unshift(...carryOutOnDraft(draft, [each]).backward)
          if (carryOutOn(own, [operation]).forward.length > 0) carryOutOn(other, mirror)
          for (const each of ['zh_HK', 'en_US'] as const) {
            const { nodes, children, meta } = inLanguage(draft, each)
            expect({ nodes, children: new Map(children), meta }).toEqual({
              nodes: pages[each].nodes,
              children: pages[each].children,
              meta: pages[each].meta,
            })
          }
        }
        carryOutOnDraft(draft, back)
        expect(bytes(draft)).toBe(before)
      },
    ),
    { numRuns: 1000 },
  )
})
