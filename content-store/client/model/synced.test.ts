import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { asPlainBlocks, SYNCED, sectionUse, withoutUse } from '#blocks/page/synced-section.ts'
import { findTestBlock } from '../../testing/blocks.ts'
import { component } from '../../testing/open-for-test.ts'
import type { Locale } from '#locales/locale.ts'
import { editableDraft } from '../draft/draft-operations.ts'
import { carryOutOn as carryOutDraft } from '../draft/draft-steps.ts'
import { inLanguage } from '../draft/draft-tree.ts'
import { operationsTo } from '../draft/operations-to.ts'
import { draftOfContents, inBoth } from './contents.ts'
import { fromPage, toPage } from '../page-content.ts'
import { carryOutOn, editable } from './steps.ts'
import { concernedBy, everyBlock, followedBlocks, mergedUse, overridesIn, partOf } from './synced.ts'
import { attaching, detaching } from './synced-steps.ts'

const block = (id: string, more: Record<string, unknown> = {}) => component(id, more) as unknown as Component
const text = (id: string, options: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  block(id, { options, ...more })
const holding = (childComponents: readonly Component[], version = 1) =>
  block('use', { code: SYNCED, options: { section: 's', version }, childComponents })
const fresh = (section: readonly Component[]) => holding(followedBlocks('use', section))
const merge = (given: Component, base: readonly Component[], next: readonly Component[]) =>
  holding(mergedUse({ use: given, base, next }, findTestBlock), 2)
/** What each block of a use says, by the block of the section. */
const said = (given: Component) =>
  Object.fromEntries(everyBlock(given.childComponents).map(each => [partOf(each), each.options]))
const slotsOf = (code: string) => findTestBlock(code)?.childSlots
const page = (components: readonly Component[]) => ({
  title: '',
  description: '',
  keywords: '',
  globalConfig: { tenantCode: '', iconUrl: '', priceColor: '', themeColor: '' },
  components,
})
const treeOf = (components: readonly Component[]) => fromPage(page(components), slotsOf, id => `${id}-again`)
/** A use with other options in one block. */
const changed = (given: Component, part: string, options: Record<string, unknown>): Component => ({
  ...given,
  childComponents: given.childComponents.map(child =>
    partOf(child) === part
      ? { ...child, options: { ...child.options, ...options } }
      : changed(child, part, options),
  ),
})

const items = (...bodies: string[]) => bodies.map(body => ({ body, count: 1 }))

describe('a use follows its section', () => {
  const base = [text('a', { content: 'one', tint: '#111', items: items('x', 'y') })]
  test.each<[string, Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
    ['a field that the use left alone follows', {}, { content: 'two' }, { content: 'two' }],
    ['a field that the use set stays', { content: 'mine' }, { content: 'two' }, { content: 'mine' }],
    ['a field beside it follows', { content: 'mine' }, { tint: '#222' }, { content: 'mine', tint: '#222' }],
    ['both came to the same', { content: 'two' }, { content: 'two' }, { content: 'two' }],
    [
      'one text of a list stays, the others follow',
      { items: items('x', 'mine') },
      { items: items('X', 'Y') },
      { items: items('X', 'mine') },
    ],
    [
      'an item that moves takes the text of the use along',
      { items: items('mine', 'y') },
      { items: items('y', 'x') },
      { items: items('y', 'mine') },
    ],
    [
      "a list of another length is the use's own",
      { items: items('x') },
      { items: items('x', 'y', 'z') },
      { items: items('x') },
    ],
    [
      'a link is one value',
      { link: { type: 'url', url: '/mine' } },
      { link: { type: 'url', url: '/next' } },
      { link: { type: 'url', url: '/mine' } },
    ],
    [
      'what the section adds comes',
      {},
      { link: { type: 'url', url: '/n' } },
      { link: { type: 'url', url: '/n' } },
    ],
  ])('%s', (_, own, next, expected) => {
    const merged = merge(changed(fresh(base), 'a', own), base, [text('a', { ...base[0]?.options, ...next })])
    expect(said(merged)['a']).toEqual({ ...base[0]?.options, ...expected })
  })

  test('the section says which blocks there are and in what order', () => {
    const before = [text('a', { content: '1' }), text('b', { content: '2' }, { sort: 2 })]
    const after = [text('new', { content: '3' }), text('b', { content: '4' }, { sort: 2 })]
    const merged = merge(changed(fresh(before), 'b', { content: 'mine' }), before, after)
    expect(merged.childComponents.map(each => [partOf(each), each.options['content']])).toEqual([
      ['new', '3'],
      ['b', 'mine'],
    ])
    // The blocks of both languages of a page have the same ids.
    expect(merged.childComponents[0]?.id).toBe(fresh(after).childComponents[0]?.id)
  })

  test('an option that is left out and one that says the default are the same', () => {
    const given = changed(fresh([text('a', {})]), 'a', { tint: '#fff' })
    expect(overridesIn(given, [text('a', {})], findTestBlock)).toEqual([])
    expect(said(merge(given, [text('a', {})], [text('a', { tint: '#222' })]))['a']).toEqual({ tint: '#222' })
  })

  test('without the version it holds, a use keeps all it says and gets the new blocks', () => {
    const own = changed(fresh(base), 'a', { content: 'mine' })
    const merged = mergedUse(
      { use: own, base: undefined, next: [text('a', { content: 'two' }), text('b', {}, { sort: 2 })] },
      findTestBlock,
    )
    expect(merged.map(each => [partOf(each), each.options['content']])).toEqual([
      ['a', 'mine'],
      ['b', undefined],
    ])
  })

  test("before a change it is said which of the use's own it concerns", () => {
    const before = [text('a', { content: '1', tint: '#111' }), text('b', { content: '2' }, { sort: 2 })]
    const own = changed(changed(fresh(before), 'a', { content: 'mine', tint: '#999' }), 'b', {
      content: 'mine',
    })
    const overrides = overridesIn(own, before, findTestBlock)
    expect(overrides.map(({ part, path }) => `${part} ${path.join('.')}`)).toEqual([
      'a content',
      'a tint',
      'b content',
    ])
    const concerned = concernedBy(
      overrides,
      before,
      [text('a', { content: '3', tint: '#111' })],
      findTestBlock,
    )
    expect(concerned.map(({ part, path }) => `${part} ${path.join('.')}`)).toEqual(['a content', 'b content'])
  })
})

describe('a use becomes blocks of the page', () => {
  const section = [
    block('rows', { code: 'columns', childComponents: [text('a', { content: '1' }, { section: 'left' })] }),
    text('b', { content: '2' }, { sort: 2 }),
  ]
  const detached = (components: readonly Component[], id: string) => {
    const tree = editable(treeOf(components))
    carryOutOn(tree, detaching(tree, id))
    return toPage(tree, slotsOf).components
  }

  test('where it stood, in its order, with what it says by itself', () => {
    const own = { ...changed(fresh(section), 'a', { content: 'mine' }), sort: 2 }
    const after = detached([text('before', {}), own, text('after', {}, { sort: 3 })], 'use')
    expect(after.map(({ code, section: slot }) => [code, slot])).toEqual([
      ['text', 'main'],
      ['columns', 'main'],
      ['text', 'main'],
      ['text', 'main'],
    ])
    expect(everyBlock(after).map(({ options }) => options['content'])).toEqual([
      undefined,
      undefined,
      'mine',
      '2',
      undefined,
    ])
    expect(everyBlock(after).filter(each => partOf(each) !== undefined)).toEqual([])
  })

  test('undone, the use is what it was', () => {
    const tree = editable(treeOf([fresh(section)]))
    const before = toPage(tree, slotsOf)
    const { backward } = carryOutOn(tree, detaching(tree, 'use'))
    carryOutOn(tree, backward)
    expect(toPage(tree, slotsOf)).toEqual(before)
  })

  test('what hides on phones still does', () => {
    const own = { ...fresh(section), style: { hideOn: 'mobile' } }
    expect(detached([own], 'use').map(({ style }) => style['hideOn'])).toEqual(['mobile', 'mobile'])
    expect(withoutUse(own).map(({ style }) => style['hideOn'])).toEqual(['mobile', 'mobile'])
  })

  test('in another shop uses are plain blocks', () => {
    const plain = asPlainBlocks([text('before', {}), { ...fresh(section), sort: 2 }])
    expect(plain.map(({ code, sort, section: slot }) => [code, sort, slot])).toEqual([
      ['text', 1, 'main'],
      ['columns', 2, 'main'],
      ['text', 3, 'main'],
    ])
    expect(everyBlock(plain).filter(each => partOf(each) !== undefined || sectionUse(each))).toEqual([])
  })

  test('blocks of a page become the first use of a section made of them', () => {
    const tree = editable(
      treeOf([text('a', { content: '1' }), text('b', {}, { sort: 2 }), text('c', {}, { sort: 3 })]),
    )
    const container = treeOf([holding([])]).nodes.get('use')
    if (container) carryOutOn(tree, attaching(tree, ['a', 'b'], container))
    const [made, rest] = toPage(tree, slotsOf).components
    expect(rest?.id).toBe('c')
    expect(made?.childComponents.map(each => [each.id, partOf(each), each.section])).toEqual([
      ['a', 'a', 'content'],
      ['b', 'b', 'content'],
    ])
  })
})

/** Sections of texts and of columns with texts, out of a few ids, so that blocks come, go and move. */
const optionsOf = fc.record(
  {
    content: fc.constantFrom('1', '2', '3'),
    tint: fc.constantFrom('#111', '#222', '#fff'),
    items: fc.array(fc.record({ body: fc.constantFrom('x', 'y', 'z'), count: fc.constantFrom(1, 2) }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
)
const sections = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
    fc.array(optionsOf, { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([ids, options, isNested]): readonly Component[] => {
    const texts = ids.map((id, index) => text(id, options[index] ?? {}, { sort: index + 1 }))
    const [first, ...rest] = texts
    return isNested && first
      ? [block('rows', { code: 'columns', childComponents: [{ ...first, section: 'left' }] }), ...rest]
      : texts
  })

/** One field that a use sets to something that no section says. */
const ownField = fc.record({
  part: fc.constantFrom('a', 'b', 'c', 'd'),
  key: fc.constantFrom('content', 'tint', 'title'),
})

describe('whatever becomes of a section (property)', () => {
  test('what a use says by itself outlives every change, as long as the block stays; without anything of its own it is the section', () => {
    fc.assert(
      fc.property(
        fc.array(sections, { minLength: 2, maxLength: 5 }),
        fc.array(ownField),
        (versions, fields) => {
          const [first = [], ...later] = versions
          let own = fields.reduce(
            (given, { part, key }) => changed(given, part, { [key]: 'mine' }),
            fresh(first),
          )
          let bare = fresh(first)
          let base = first
          const alive = new Set(everyBlock(first).map(({ id }) => id))
          for (const next of later) {
            own = merge(own, base, next)
            bare = merge(bare, base, next)
            base = next
            const ids = new Set(everyBlock(next).map(({ id }) => id))
            for (const id of alive) if (!ids.has(id)) alive.delete(id)
            expect(overridesIn(bare, next, findTestBlock)).toEqual([])
            expect(bare.childComponents.map(partOf)).toEqual(
              next.toSorted((a, b) => a.sort - b.sort).map(({ id }) => id),
            )
            const left = fields.filter(({ part }) => alive.has(part))
            expect(left.map(({ part, key }) => said(own)[part]?.[key])).toEqual(left.map(() => 'mine'))
          }
        },
      ),
    )
  })

  test('the operations of a step turn a use into what the merge says in each language, and back', () => {
    fc.assert(
      fc.property(sections, sections, sections, fc.array(ownField), (base, next, there, fields) => {
        const own = fields.reduce(
          (given, { part, key }) => changed(given, part, { [key]: 'mine' }),
          fresh(base),
        )
        const [zh, en] = [merge(own, base, next), merge(own, base, there)]
        const draft = editableDraft(draftOfContents(inBoth({ zh_HK: [own] }), findTestBlock))
        const read = (locale: Locale) => toPage(inLanguage(draft, locale), slotsOf).components
        const before = [read('zh_HK'), read('en_US')]
        const use = draft.nodes.get(own.id)
        if (!use) throw new Error('The use is there.')
        const operations = operationsTo(draft, use, { zh_HK: [zh], en_US: [en] }, findTestBlock)
        const { backward } = carryOutDraft(draft, operations)
        expect(read('zh_HK')).toEqual(toPage(treeOf([zh]), slotsOf).components)
        expect(read('en_US')).toEqual(toPage(treeOf([en]), slotsOf).components)
        carryOutDraft(draft, backward)
        expect([read('zh_HK'), read('en_US')]).toEqual(before)
      }),
    )
  })

  test('a use that becomes plain blocks says the same as before', () => {
    fc.assert(
      fc.property(sections, fc.array(ownField), (base, fields) => {
        const own = fields.reduce(
          (given, { part, key }) => changed(given, part, { [key]: 'mine' }),
          fresh(base),
        )
        const tree = editable(treeOf([own]))
        carryOutOn(tree, detaching(tree, 'use'))
        const after = toPage(tree, slotsOf).components
        const bare = (components: readonly Component[]) =>
          everyBlock(components).map(({ code, options, style }) => ({ code, options, style }))
        expect(bare(after)).toEqual(bare(withoutUse(own)))
        expect(bare(asPlainBlocks([own]))).toEqual(bare(after))
      }),
    )
  })
})
