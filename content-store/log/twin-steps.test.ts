import { optionTree } from '#blocks/page/options/option-tree.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import type { Operation } from '../client/model/operations.ts'
import { differingOptions } from '../client/model/shared-options.ts'
import type { Node, PageTree, SlotKey } from '../client/model/page-tree.ts'
import type { LogEntry } from '../client/model/steps.ts'
import { takingBack } from '../client/model/taking-back.ts'
import type { PageContent } from '../client/types.ts'
import { findBlock } from '#blocks/registry.ts'
import { type Language, twoLanguages } from '../testing/two-languages.ts'

const component = (id: string, code: string, options: Component['options'] = {}): Component => ({
  id,
  sort: 1,
  name: '',
  code,
  version: 1,
  pageId: 'landingPage.test',
  section: 'main',
  style: {},
  options,
  values: {},
  childComponents: [],
})
const page = (title: string, components: readonly Component[]): PageContent => ({
  title,
  description: '',
  keywords: '',
  components: components.map((one, index) => ({ ...one, sort: index + 1 })),
  globalConfig: { tenantCode: 'main', iconUrl: '', priceColor: '#b3261e', themeColor: '#1f3d2f' },
})

/** Three blocks in both languages: pictures and links the same, words not. */
const inWords = (title: string, alt: string, slides: readonly [string, string]) =>
  page(title, [
    component('picture', 'banner', { imgUrl: '/media/ridge.webp', alt }),
    component('words', 'articleTitle', { title, fontSize: '0.24rem' }),
    component('row', 'columns'),
    component('slides', 'swiper', {
      items: slides.map((slide, index) => ({ title: slide, swiper_img_url: `/media/${index}.webp` })),
    }),
  ])
const both = () =>
  twoLanguages(inWords('夏日', '山脊', ['遠足', '露營']), inWords('Summer', 'A ridge', ['Hiking', 'Camping']))
type Pair = ReturnType<typeof both>

let gestures = 0
const send = (pair: Pair, language: Language, operations: readonly Operation[], more: object = {}) =>
  pair.send(language, { label: 'edit', gesture: `gesture ${++gestures}`, operations, ...more })
const set = (id: string, values: Record<string, unknown>): Operation => ({
  kind: 'edit',
  id,
  bag: 'options',
  set: values,
  unset: [],
})
const undo = (pair: Pair, language: Language, { gesture, label, operations, backward }: LogEntry) =>
  pair.send(language, {
    gesture,
    label,
    takes: 'back',
    operations: takingBack(pair.treeOf(language), operations, backward),
  })

const options = (pair: Pair, language: Language, id: string) => pair.treeOf(language).nodes.get(id)?.options
const order = (pair: Pair, language: Language, slot: SlotKey = '|main') =>
  pair.treeOf(language).children.get(slot)

describe('a step in one language (one structure)', () => {
  test('keeps both from search engines, and changes the picture of links in one', () => {
    const pair = both()
    send(pair, 'zh', [{ kind: 'meta', set: { isIndexed: false, shareImage: '/media/zh.webp' } }])
    expect(pair.treeOf('zh').meta).toMatchObject({ isIndexed: false, shareImage: '/media/zh.webp' })
    expect(pair.treeOf('en').meta).toMatchObject({ isIndexed: false, shareImage: '' })
  })

  test('changes a shared option in both and leaves the texts', () => {
    const pair = both()
    send(pair, 'zh', [set('picture', { imgUrl: '/media/peak.webp', alt: '山頂' })])
    expect(options(pair, 'zh', 'picture')).toEqual({ imgUrl: '/media/peak.webp', alt: '山頂' })
    expect(options(pair, 'en', 'picture')).toEqual({ imgUrl: '/media/peak.webp', alt: 'A ridge' })
  })

  test('adds, moves and removes a block in both', () => {
    const pair = both()
    const node = { ...(pair.treeOf('zh').nodes.get('picture') as Node), id: 'more' }
    send(pair, 'zh', [
      {
        kind: 'insert',
        at: { slot: '|main', index: 1 },
        branch: { nodes: [node], children: [] },
      },
    ])
    send(pair, 'en', [{ kind: 'move', id: 'slides', to: { slot: '|main', index: 0 }, section: 'main' }])
    send(pair, 'zh', [{ kind: 'remove', id: 'words' }])
    expect(order(pair, 'zh')).toEqual(['slides', 'picture', 'more', 'row'])
    expect(order(pair, 'en')).toEqual(order(pair, 'zh'))
  })

  test.each([
    ['one is moved', ([a, b]: unknown[]) => [b, a], ['Camping', 'Hiking']],
    ['one goes', ([, b]: unknown[]) => [b], ['Camping']],
    [
      'one comes, with the words it has',
      ([a, b]: unknown[]) => [a, { title: '潛水' }, b],
      ['Hiking', '潛水', 'Camping'],
    ],
    ['one is doubled', ([a, b]: unknown[]) => [a, a, b], ['Hiking', 'Hiking', 'Camping']],
    [
      'a text changes',
      ([a, b]: unknown[]) => [a, { ...(b as object), title: '營火' }],
      ['Hiking', 'Camping'],
    ],
  ])('keeps lists in step with their own words: %s', (_, change, titles) => {
    const pair = both()
    const before = options(pair, 'zh', 'slides')?.['items'] as unknown[]
    send(pair, 'zh', [set('slides', { items: change(before) })])
    const there = options(pair, 'en', 'slides')?.['items'] as { title: string; swiper_img_url?: string }[]
    const here = options(pair, 'zh', 'slides')?.['items'] as { title: string; swiper_img_url?: string }[]
    expect(there.map(({ title }) => title)).toEqual(titles)
    expect(there.map(item => item.swiper_img_url)).toEqual(here.map(item => item.swiper_img_url))
  })

  test('leaves alone what differs between the languages, and what stands in one of them only', () => {
    const pair = both()
    send(pair, 'en', [set('picture', { imgUrl: '/media/english.webp' })], { twin: [] })
    send(pair, 'zh', [set('picture', { imgUrl: '/media/peak.webp' })])
    expect(options(pair, 'en', 'picture')).toMatchObject({ imgUrl: '/media/english.webp' })
    send(pair, 'zh', [{ kind: 'remove', id: 'words' }], { twin: [] })
    send(pair, 'en', [set('words', { fontSize: '1rem' })])
    expect(order(pair, 'en')).toContain('words')
    expect(order(pair, 'zh')).not.toContain('words')
  })

  test('keeps typing apart that passes the other language’s value', () => {
    const pair = both()
    send(pair, 'en', [set('words', { fontSize: '10px' })], { twin: [] })
    for (const fontSize of ['1', '10px', '10px0'])
      pair.send('zh', { label: 'edit', gesture: 'typing', operations: [set('words', { fontSize })] })
    expect(options(pair, 'en', 'words')).toMatchObject({ fontSize: '10px' })
  })

  test('keeps apart what is set apart, until it is shared again', () => {
    const pair = both()
    const mark = (apart: readonly string[]): Operation => ({
      kind: 'edit',
      id: 'picture',
      bag: 'values',
      set: apart.length > 0 ? { apart } : {},
      unset: apart.length > 0 ? [] : ['apart'],
    })
    send(pair, 'zh', [mark(['options.imgUrl'])])
    send(pair, 'zh', [set('picture', { imgUrl: '/media/peak.webp' })])
    expect(options(pair, 'en', 'picture')).toMatchObject({ imgUrl: '/media/ridge.webp' })
    const share = [mark([]), set('picture', { imgUrl: '/media/peak.webp' })]
    send(pair, 'zh', [mark([])], { twin: share })
    send(pair, 'en', [set('picture', { imgUrl: '/media/both.webp' })])
    expect(options(pair, 'zh', 'picture')).toMatchObject({ imgUrl: '/media/both.webp' })
  })

  test('is one step to undo: a removed block comes back with the words of each language', () => {
    const pair = both()
    const start = [pair.contentOf('zh'), pair.contentOf('en')]
    const entry = send(pair, 'zh', [{ kind: 'remove', id: 'slides' }])
    undo(pair, 'zh', entry)
    expect([pair.contentOf('zh'), pair.contentOf('en')]).toEqual(start)
  })

  test('brings a block back from an old state with the words it had in the other language', () => {
    const pair = both()
    const node = pair.treeOf('zh').nodes.get('words') as Node
    send(pair, 'zh', [{ kind: 'remove', id: 'words' }])
    send(pair, 'zh', [
      {
        kind: 'insert',
        at: { slot: '|main', index: 0 },
        branch: { nodes: [{ ...node, options: { ...node.options, fontSize: '2rem' } }], children: [] },
      },
    ])
    expect(options(pair, 'en', 'words')).toEqual({ title: 'Summer', fontSize: '2rem' })
  })

  test('that undoes nothing there, when it did nothing there', () => {
    const pair = both()
    const alone = send(pair, 'zh', [{ kind: 'remove', id: 'words' }], { twin: [] })
    undo(pair, 'zh', alone)
    expect(pair.logOf('en')).toEqual([])
  })
})

/** A random operation on whatever the page holds. */
const someOperation = fc.record({
  language: fc.constantFrom<Language>('zh', 'en'),
  kind: fc.constantFrom('insert', 'remove', 'move', 'text', 'shared', 'items', 'style', 'undo', 'apart'),
  which: fc.nat(),
  where: fc.nat(),
  value: fc.integer({ min: 0, max: 5 }),
})
type Drawn = typeof someOperation extends fc.Arbitrary<infer Value> ? Value : never

function operationOf(
  tree: PageTree,
  { kind, which, where, value }: Drawn,
  turn: number,
): Operation | undefined {
  const nodes = [...tree.nodes.values()]
  const node = nodes[which % Math.max(1, nodes.length)]
  const slots: SlotKey[] = ['|main', ...(tree.nodes.has('row') ? (['row|column1'] as const) : [])]
  const slot = slots[where % slots.length] ?? '|main'
  if (kind === 'insert') {
    const fresh = component(`new${turn}`, 'banner', { alt: `words ${turn}`, imgUrl: `/media/${value}.webp` })
    const { childComponents: _, sort: __, ...rest } = fresh
    return {
      kind,
      at: { slot, index: where % 5 },
      branch: { nodes: [{ ...rest, held: [], slot }], children: [] },
    }
  }
  if (!node) return undefined
  if (kind === 'remove') return { kind, id: node.id }
  if (kind === 'move')
    return {
      kind,
      id: node.id,
      to: { slot: node.id === 'row' ? '|main' : slot, index: where % 5 },
      section: 'main',
    }
  if (kind === 'style')
    return { kind: 'edit', id: node.id, bag: 'style', set: { margin: `${value}px` }, unset: [] }
  if (kind === 'text' && node.code === 'banner') return set(node.id, { alt: `text ${turn}` })
  if (kind === 'shared' && node.code === 'banner') return set(node.id, { imgUrl: `/media/${value}.webp` })
  if (kind === 'items' && node.code === 'swiper') {
    const items = (node.options['items'] ?? []) as readonly object[]
    const at = where % (items.length + 1)
    const changed = [
      items.toSpliced(at, 0, { title: `item ${turn}`, seconds: value }),
      items.toSpliced(at, 1),
      items.map((item, index) => (index === at ? { ...item, seconds: value } : item)),
      items.map((item, index) => (index === at ? { ...item, title: `item ${turn}` } : item)),
      items.toReversed(),
    ][value % 5]
    return set(node.id, { items: changed })
  }
  return undefined
}

const structureOf = (tree: PageTree) => [...tree.children].toSorted(([a], [b]) => a.localeCompare(b))

test('random steps in both languages keep structure and shared options equal; undoing all of them gives the start byte for byte', () => {
  fc.assert(
    fc.property(fc.array(someOperation, { maxLength: 30 }), drawn => {
      const pair = both()
      const start = JSON.stringify([pair.contentOf('zh'), pair.contentOf('en')])
      const past: { readonly language: Language; readonly entry: LogEntry }[] = []
      drawn.forEach((one, turn) => {
        if (one.kind === 'undo') {
          const last = past.pop()
          if (last) undo(pair, last.language, last.entry)
          return
        }
        const operation = operationOf(pair.treeOf(one.language), one, turn)
        if (operation) past.push({ language: one.language, entry: send(pair, one.language, [operation]) })
        const [zh, en] = [pair.treeOf('zh'), pair.treeOf('en')]
        expect(structureOf(en)).toEqual(structureOf(zh))
        for (const node of zh.nodes.values()) {
          const block = findBlock(node.code)
          const twin = en.nodes.get(node.id)
          expect(block && differingOptions(optionTree(block), node.options, twin?.options)).toEqual([])
          expect(twin?.style).toEqual(node.style)
        }
      })
      for (const { language, entry } of past.toReversed()) undo(pair, language, entry)
      expect(JSON.stringify([pair.contentOf('zh'), pair.contentOf('en')])).toBe(start)
    }),
    { numRuns: 150 },
  )
})
