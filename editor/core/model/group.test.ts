import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/page/define-block.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import { childrenOf, type PageTree } from '#content-store/client/model/page-tree.ts'
import { carryOutOn, editable } from '#content-store/client/model/steps.ts'
import { component, content, testSlots } from '../../testing/pages.ts'
import { pages } from '../../testing/random-pages.ts'
import { blocksInOrder, groupCopies, groupMoves, groupOf, groupStep, rangeOf } from './group.ts'
import { type FindBlock, movingBlock, placesFor } from './placement.ts'

const find: FindBlock = code => {
  const childSlots = testSlots(code)
  return (
    childSlots &&
    defineBlock<string, z.ZodType>({
      code,
      group: 'text',
      icon: '',
      slots: ['top', 'main', 'popup'],
      childSlots,
      schema: z.object({}),
      viewFile: '',
    })
  )
}
const treeOf = (...given: Parameters<typeof fromPage>) => fromPage(...given)
const page = treeOf(
  content([
    component('a'),
    component('b'),
    component('row', { code: 'row', childComponents: [component('in', { section: 'left' })] }),
    component('c'),
    component('d'),
  ]),
  testSlots,
  id => `${id}x`,
)
const main = (tree: PageTree) => childrenOf(tree, '|main').join(' ')
const after = (tree: PageTree, operations: Parameters<typeof carryOutOn>[1]) => {
  const changed = editable(tree)
  const carried = carryOutOn(changed, operations)
  return { changed, carried }
}

describe('several blocks as one (LO-16)', () => {
  test('a block inside another selected one goes along with it', () => {
    expect(groupOf(page, find, new Set(['d', 'in', 'row', 'a']))).toEqual(['a', 'row', 'd'])
  })

  test('a range runs in reading order, whichever end comes first', () => {
    const order = blocksInOrder(page, find)
    expect(rangeOf(order, 'c', 'b')).toEqual(['b', 'row', 'c', 'in'].filter(id => order.indexOf(id) < 4))
    expect(rangeOf(order, 'gone', 'b')).toEqual(['b'])
  })

  test.each([
    ['down', ['a', 'b'], 1, 'row a b c d'],
    ['up', ['row', 'c'], -1, 'a row c b d'],
    ['apart: they come together', ['a', 'c'], 1, 'b row d a c'],
    ['at the top of the last slot that takes them: nowhere', ['d'], 1, 'a b row c d'],
  ] as const)('moved one place: %s', (_, group, step, order) => {
    const onlyMain: FindBlock = code => {
      const block = find(code)
      return block && { ...block, slots: ['main'], childSlots: [] }
    }
    expect(main(after(page, groupStep(page, onlyMain, group, step)).changed)).toBe(order)
  })

  test('copies stand behind the last of the group, in its order', () => {
    const { changed } = after(page, groupCopies(page, ['a', 'c']))
    const ids = childrenOf(changed, '|main')
    expect(ids.slice(0, 4)).toEqual(['a', 'b', 'row', 'c'])
    expect(ids.slice(4, 6).every(id => !page.nodes.has(id))).toBe(true)
    expect(ids[6]).toBe('d')
  })

  test('any group at any place: together there, in its order, and taken back to the byte', () => {
    fc.assert(
      fc.property(pages, fc.infiniteStream(fc.nat()), (given, numbers) => {
        const draw = (below: number) => (numbers.next().value ?? 0) % Math.max(1, below)
        const tree = fromPage(given, testSlots, id => `${id}x`)
        const order = blocksInOrder(tree, find)
        const group = groupOf(tree, find, new Set(order.filter(() => draw(3) === 0)))
        const lead = group[draw(group.length)]
        const traveller = lead === undefined ? undefined : movingBlock(tree, lead, group)
        if (lead === undefined || !traveller) return
        const places = placesFor(tree, find, traveller)
        const place = places[draw(places.length)]
        if (!place) return
        const { changed, carried } = after(tree, groupMoves(tree, group, lead, place))
        const there = childrenOf(changed, place.slot)
        const start = there.indexOf(group[0] ?? '')
        expect(there.slice(start, start + group.length)).toEqual(group)
        const others = (ids: readonly string[]) => ids.filter(id => !group.includes(id))
        expect(others(there)).toEqual(others(childrenOf(tree, place.slot)))
        carryOutOn(changed, carried.backward)
        expect(toPage(changed, testSlots)).toEqual(toPage(tree, testSlots))
      }),
    )
  })
})
