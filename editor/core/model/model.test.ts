import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Component } from '#blocks/page/page.ts'
import { component, content, testSlots } from '../../testing/pages.ts'
import { LivePage } from './live-page.ts'
import { copied } from './new-block.ts'
import { branchOf, editTo, type Operation, plan, withChange } from '#content-store/client/model/operations.ts'
import { childrenOf, type PageTree, type SlotKey, slotKey } from '#content-store/client/model/page-tree.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'

const never = (id: string): string => {
  throw new Error(`${id} is there twice`)
}
const treeOf = (components: readonly Component[]) => fromPage(content(components), testSlots, never)

/** Any page of up to a dozen blocks, some inside rows, some of unknown kinds. */
const pages = fc
  .array(
    fc.record({
      code: fc.constantFrom('leaf', 'row', 'mystery'),
      parent: fc.nat(),
      side: fc.constantFrom('left', 'right'),
      section: fc.constantFrom('top', 'main', 'popup'),
      options: fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    }),
    { maxLength: 12 },
  )
  .map(drawn => {
    const made: { node: Component; children: Component[] }[] = []
    const roots: Component[] = []
    drawn.forEach(({ code, parent, side, section, options }, index) => {
      const rows = made.filter(({ node }) => node.code === 'row')
      const home = rows[parent % (rows.length + 1)]
      const siblings = home?.children ?? roots
      const children: Component[] = []
      const node = component(`c${index}`, {
        code,
        options,
        section: home ? side : section,
        sort: siblings.length + 1,
        // An unknown block may hold anything.
        childComponents: code === 'mystery' ? [component(`inside${index}`, { sort: 7 })] : children,
      })
      siblings.push(node)
      if (code === 'row') made.push({ node, children })
    })
    return content(roots)
  })

/** Blocks as text, their own place among siblings left out. */
const renumberedText = (components: readonly Component[]) =>
  JSON.stringify(components.map(one => ({ ...one, sort: 0 })))

const slots: readonly SlotKey[] = ['|top', '|main', '|popup', 'c0|left', 'c1|right', 'c2|left']
const ids = fc.nat(13).map(n => `c${n}`)
const places = fc.record({ slot: fc.constantFrom(...slots), index: fc.nat(14) })
const bag = fc.constantFrom('options', 'style')

const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('remove'), id: ids }),
  fc.record({ kind: fc.constant('move'), id: ids, to: places, section: fc.constantFrom('main', 'left') }),
  fc.record({ kind: fc.constant('rename'), id: ids, name: fc.string() }),
  fc.record({
    kind: fc.constant('edit'),
    id: ids,
    bag,
    set: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue()),
    unset: fc.subarray(['d', 'e']),
  }),
  fc.record({ kind: fc.constant('meta'), set: fc.record({ title: fc.string() }) }),
  places.map((at): Operation => {
    const node = fromPage(content([component('new')]), testSlots, never).nodes.get('new')
    return { kind: 'insert', at, branch: { nodes: node ? [node] : [], children: [] } }
  }),
) as fc.Arbitrary<Operation> // `fc.constant('remove')` is the literal

describe('the page tree', () => {
  test('LO-16: what is taken back is as it was before, whatever the operation', () => {
    fc.assert(
      fc.property(pages, operations, (page, operation) => {
        const before = fromPage(page, testSlots, never)
        const done = plan(before, operation)
        fc.pre(done !== undefined)
        if (!done) return
        const after = withChange(before, done.change)
        const back = plan(after, done.inverse)
        expect(back && withChange(after, back.change)).toEqual(before)
      }),
      { numRuns: 400 },
    )
  })

  test('LO-16: a run of operations is taken back step by step, on the live page too', () => {
    fc.assert(
      fc.property(pages, fc.array(operations, { maxLength: 20 }), (page, run) => {
        const start = fromPage(page, testSlots, never)
        const live = new LivePage(start)
        const back: Operation[] = []
        for (const operation of run) {
          const outcome = plan(live, operation)
          if (!outcome) continue
          live.commit(outcome.change)
          back.unshift(outcome.inverse)
        }
        for (const operation of back) {
          const outcome = plan(live, operation)
          if (outcome) live.commit(outcome.change)
        }
        expect({ nodes: live.nodes, children: live.children, meta: live.meta }).toEqual(start)
      }),
    )
  })

  test('operations and what takes them back are plain JSON', () => {
    fc.assert(
      fc.property(pages, operations, (page, operation) => {
        const inverse = plan(fromPage(page, testSlots, never), operation)?.inverse
        fc.pre(inverse !== undefined)
        expect(JSON.parse(JSON.stringify(inverse))).toEqual(inverse)
      }),
    )
  })

  test('LO-21: a page comes back from the editor as it went in, unknown blocks byte for byte', () => {
    fc.assert(
      fc.property(pages, page => {
        const saved = toPage(fromPage(page, testSlots, never), testSlots)
        const byPlace = (components: readonly Component[]) =>
          JSON.stringify(components.toSorted((a, b) => a.section.localeCompare(b.section) || a.sort - b.sort))
        // Slots keep their own order; how they follow one another in the list means nothing (LO-19).
        const renumbered = page.components.map((one, index, all) => ({
          ...one,
          sort: all.slice(0, index).filter(({ section }) => section === one.section).length + 1,
        }))
        const mysteries = (components: readonly Component[]) =>
          renumberedText(
            components.filter(({ code }) => code === 'mystery').toSorted((a, b) => a.id.localeCompare(b.id)),
          )
        expect(mysteries(saved.components)).toBe(mysteries(page.components))
        // Inside rows the left column comes first, however it was saved.
        const simple = (components: readonly Component[]) => components.filter(({ code }) => code !== 'row')
        expect(byPlace(simple(saved.components))).toBe(byPlace(simple(renumbered)))
      }),
    )
  })
})

describe('single operations', () => {
  const three = () => treeOf([component('a'), component('b'), component('c')])
  const main = slotKey('', 'main')
  const after = (tree: PageTree, operation: Operation) => {
    const outcome = plan(tree, operation)
    return outcome ? withChange(tree, outcome.change) : undefined
  }

  test('moving counts places without the block itself', () => {
    const moved = after(three(), { kind: 'move', id: 'a', to: { slot: main, index: 2 }, section: 'main' })
    expect(moved && childrenOf(moved, main)).toEqual(['b', 'c', 'a'])
  })

  test('a move to where the block stands is no operation', () => {
    expect(
      plan(three(), { kind: 'move', id: 'b', to: { slot: main, index: 1 }, section: 'main' }),
    ).toBeUndefined()
  })

  test('a block never moves into itself', () => {
    const tree = treeOf([
      component('r', { code: 'row', childComponents: [component('x', { section: 'left' })] }),
    ])
    expect(
      plan(tree, { kind: 'move', id: 'r', to: { slot: 'r|right', index: 0 }, section: 'right' }),
    ).toBeUndefined()
  })

  test('removing a row takes what stands in it, and brings it back', () => {
    const tree = treeOf([
      component('r', {
        code: 'row',
        childComponents: [component('x', { section: 'left' }), component('y', { section: 'right' })],
      }),
      component('z'),
    ])
    const outcome = plan(tree, { kind: 'remove', id: 'r' })
    const without = outcome && withChange(tree, outcome.change)
    expect([...(without?.nodes.keys() ?? [])]).toEqual(['z'])
    const back = without && outcome && plan(without, outcome.inverse)
    expect(back && without && withChange(without, back.change)).toEqual(tree)
  })

  test('an edit touches one node and no list', () => {
    const outcome = plan(three(), { kind: 'edit', id: 'b', bag: 'options', set: { title: 'x' }, unset: [] })
    expect([...(outcome?.change.nodes.keys() ?? [])]).toEqual(['b'])
    expect(outcome?.change.children.size).toBe(0)
  })

  test('an edit names only what differs; what is set to nothing is taken out', () => {
    expect(editTo('b', 'options', { a: 1, b: 2, c: 3 }, { a: 1, b: 4 })).toEqual({
      kind: 'edit',
      id: 'b',
      bag: 'options',
      set: { b: 4 },
      unset: ['c'],
    })
    expect(editTo('b', 'options', { a: 1 }, { a: 1 })).toBeUndefined()
  })

  test('a copy has new ids throughout, those of unknown blocks included', () => {
    const tree = treeOf([
      component('r', {
        code: 'row',
        childComponents: [
          component('m', { code: 'mystery', section: 'left', childComponents: [component('deep')] }),
        ],
      }),
    ])
    const { nodes, children } = copied(branchOf(tree, 'r'), id => `${id}2`)
    expect(nodes.map(({ id, slot }) => [id, slot])).toEqual([
      ['r2', '|main'],
      ['m2', 'r2|left'],
    ])
    expect(nodes[1]?.held[0]?.id).toBe('deep2')
    expect(children).toEqual([['r2|left', ['m2']]])
  })

  test('LO-19: a block in a slot that does not exist stands in the first one and keeps the name it came with', () => {
    const tree = treeOf([component('a', { section: 'attic' })])
    expect(tree.nodes.get('a')).toMatchObject({ slot: '|top', section: 'attic' })
    expect(toPage(tree, testSlots).components[0]?.section).toBe('attic')
  })

  test('LO-20: siblings stand by sort, ties as they came', () => {
    const page = {
      ...content([]),
      components: [component('c', { sort: 9 }), component('a', { sort: 2 }), component('b', { sort: 2 })],
    }
    expect(childrenOf(fromPage(page, testSlots, never), main)).toEqual(['a', 'b', 'c'])
  })

  test('a repeated id gets another one, so that no block is lost', () => {
    const page = content([component('a'), component('a')])
    expect([...fromPage(page, testSlots, id => `${id}x`).nodes.keys()]).toEqual(['a', 'ax'])
  })
})

describe('the live page', () => {
  test('a keystroke notifies the listeners of its block only', () => {
    const live = new LivePage(treeOf([component('a'), component('b')]))
    const heard: string[] = []
    live.watchNode('a', () => heard.push('a'))
    live.watchNode('b', () => heard.push('b'))
    live.watchSlot('|main', () => heard.push('main'))
    live.watchOrder(() => heard.push('order'))
    live.watchMeta(() => heard.push('meta'))
    const outcome = plan(live, { kind: 'edit', id: 'a', bag: 'options', set: { x: 1 }, unset: [] })
    if (outcome) live.commit(outcome.change)
    expect(heard).toEqual(['a'])
  })

  test('a listener that has left is not called again', () => {
    const live = new LivePage(treeOf([component('a')]))
    const heard: string[] = []
    live.watchNode('a', () => heard.push('a'))()
    live.commit({ nodes: new Map([['a', undefined]]), children: new Map() })
    expect(heard).toEqual([])
  })
})
