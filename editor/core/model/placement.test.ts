import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import { component, content } from '../../testing/pages.ts'
import { groupStep } from './group.ts'
import {
  defaultPlace,
  type FindBlock,
  isTaken,
  mayEnter,
  misplacement,
  movingBlock,
  placesFor,
  slotsInOrder,
} from './placement.ts'
import { slotsOfBlocks } from './placement.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'

type Given = Partial<
  Pick<AnyBlock, 'slots' | 'childSlots' | 'openSlots' | 'shell' | 'locked' | 'movable' | 'schema'>
>
const block = (code: string, given: Given): AnyBlock =>
  defineBlock<string, z.ZodType>({
    code,
    group: 'text',
    icon: '',
    slots: ['main', 'bottom'],
    schema: z.object({}),
    viewFile: '',
    ...given,
  })
const BLOCKS: Readonly<Record<string, AnyBlock>> = {
  leaf: block('leaf', {}),
  row: block('row', { childSlots: ['left', 'right'] }),
  fold: block('fold', {
    childSlots: ['left', 'right'],
    schema: z.object({ count: z.int().default(1) }),
    openSlots: options => ['left', 'right'].slice(0, (options as { count: number }).count),
  }),
  ofShell: block('ofShell', { shell: 'product' }),
  modal: block('modal', { slots: ['popup'] }),
  core: block('core', { slots: ['core'], locked: true }),
  loose: block('loose', { slots: ['core', 'bottom'], locked: true, movable: true }),
}
const find: FindBlock = code => BLOCKS[code]
const tree = (...components: Parameters<typeof content>[0]) =>
  fromPage(content(components), slotsOfBlocks(find), id => `${id}x`)
const leaf = { code: 'leaf', height: 1 }

describe('where a block may stand (LO-16, LO-19)', () => {
  test('only in slots it names', () => {
    expect(mayEnter(tree(), find, leaf, '|main')).toBe(true)
    expect(mayEnter(tree(), find, leaf, '|popup')).toBe(false)
    expect(mayEnter(tree(), find, { code: 'modal', height: 1 }, '|popup')).toBe(true)
  })

  test('only in slots the page has: without a core, nothing goes there (Shells)', () => {
    const page = { ...tree(), rootSlots: ['main', 'bottom'] }
    const loose = { code: 'loose', height: 1 }
    expect(mayEnter(page, find, loose, '|core')).toBe(false)
    expect(defaultPlace(page, find, 'loose', undefined)).toEqual({ slot: '|bottom', index: 0 })
    expect(placesFor(page, find, loose)).toEqual([{ slot: '|bottom', index: 0 }])
    expect(defaultPlace(tree(), find, 'loose', undefined)).toEqual({ slot: '|core', index: 0 })
  })

  test('a locked block stays; a movable one keeps to its slot (Shells)', () => {
    const page = tree(
      component('c', { code: 'core', section: 'core' }),
      component('l', { code: 'loose', section: 'core' }),
    )
    const placesOf = (id: string) => {
      const traveller = movingBlock(page, id)
      return traveller ? placesFor(page, find, traveller) : []
    }
    expect(placesOf('c')).toEqual([])
    expect(placesOf('l')).toEqual([
      { slot: '|core', index: 0 },
      { slot: '|core', index: 1 },
    ])
    expect(groupStep(page, find, ['l'], -1)).toMatchObject([{ id: 'l', to: { slot: '|core', after: '' } }])
  })

  test('inside another block as in the main part, pop-ups never', () => {
    const page = tree(component('r', { code: 'row' }))
    expect(mayEnter(page, find, leaf, 'r|left')).toBe(true)
    expect(mayEnter(page, find, { code: 'modal', height: 1 }, 'r|left')).toBe(false)
  })

  test('inside another block, blocks of a shell never', () => {
    const page = tree(component('r', { code: 'row' }))
    expect(mayEnter(page, find, { code: 'ofShell', height: 1 }, '|main')).toBe(true)
    expect(mayEnter(page, find, { code: 'ofShell', height: 1 }, 'r|left')).toBe(false)
  })

  test('not in a slot that its block has closed; what is kept there may leave and is not lost', () => {
    const kept = component('k', { code: 'leaf', section: 'right' })
    const page = tree(component('f', { code: 'fold', options: { count: 1 }, childComponents: [kept] }))
    expect(mayEnter(page, find, leaf, 'f|left')).toBe(true)
    expect(mayEnter(page, find, leaf, 'f|right')).toBe(false)
    expect(mayEnter(page, find, { ...leaf, id: 'k' }, 'f|left')).toBe(true)
    expect(slotsInOrder(page, find)).toContain('f|right')
    const empty = tree(component('f', { code: 'fold', options: { count: 1 } }))
    expect(slotsInOrder(empty, find)).not.toContain('f|right')
    expect(toPage(page, slotsOfBlocks(find)).components[0]?.childComponents).toMatchObject([
      { id: 'k', section: 'right' },
    ])
  })

  test('nesting ends at three levels, counting what the block brings along', () => {
    const inner = component('r2', { code: 'row', section: 'left' })
    const page = tree(
      component('r', { code: 'row', childComponents: [inner] }),
      component('r3', { code: 'row' }),
    )
    expect(mayEnter(page, find, leaf, 'r2|left')).toBe(true)
    expect(mayEnter(page, find, { code: 'row', height: 2 }, 'r2|left')).toBe(false)
  })

  test('not in itself', () => {
    const page = tree(component('r', { code: 'row' }))
    const row = movingBlock(page, 'r')
    expect(row && mayEnter(page, find, row, 'r|left')).toBe(false)
  })

  test('an unknown block moves among its siblings only', () => {
    const page = tree(component('m', { code: 'mystery' }))
    const mystery = movingBlock(page, 'm')
    expect(mystery && mayEnter(page, find, mystery, '|main')).toBe(true)
    expect(mystery && mayEnter(page, find, mystery, '|bottom')).toBe(false)
  })

  test.each([
    ['a slot that its definition does not name', { code: 'modal', height: 1 }, '|main', 'unwelcome'],
    ['a slot that is closed', leaf, 'f|right', 'closed'],
    ['itself', { code: 'row', height: 2, id: 'r' }, 'r2|left', 'itself'],
    ['a fourth level', { code: 'row', height: 2 }, 'r2|left', 'tooDeep'],
    ['a slot the page does not have', { code: 'core', height: 1 }, '|core', 'absent'],
    ['the page, if the shop does not know it', { code: 'mystery', height: 1 }, '|main', 'unknown'],
  ] as const)('says why a block may not enter %s', (_, traveller, slot, why) => {
    const inner = component('r2', { code: 'row', section: 'left' })
    const page = tree(
      component('r', { code: 'row', childComponents: [inner] }),
      component('f', { code: 'fold' }),
    )
    const misplaced = misplacement({ ...page, rootSlots: ['main', 'popup'] }, find, traveller, slot)
    expect(misplaced).toMatchObject({ why, code: traveller.code, slot })
  })

  test('of a group, names the one that may not', () => {
    const page = tree(component('r', { code: 'row' }))
    const group = { ...leaf, others: [leaf, { code: 'modal', height: 1 }] }
    expect(misplacement(page, find, group, 'r|left')).toMatchObject({ why: 'unwelcome', code: 'modal' })
  })

  test('a locked block stands once', () => {
    const page = tree(component('k', { code: 'core', section: 'core' }))
    expect(BLOCKS['core'] && isTaken(page, BLOCKS['core'])).toBe(true)
    expect(BLOCKS['leaf'] && isTaken(page, BLOCKS['leaf'])).toBe(false)
  })
})

describe('stepping through places', () => {
  const page = tree(component('a'), component('b'), component('z', { section: 'bottom' }))

  test('places come in reading order and leave the moving block out', () => {
    expect(placesFor(page, find, { ...leaf, id: 'a' })).toEqual([
      { slot: '|main', index: 0 },
      { slot: '|main', index: 1 },
      { slot: '|bottom', index: 0 },
      { slot: '|bottom', index: 1 },
    ])
  })

  test('from the end of one slot into the next, and no farther than the last', () => {
    const step = (id: string, by: -1 | 1) =>
      groupStep(page, find, [id], by).map(operation => operation.kind === 'move' && operation.to)
    expect(step('a', 1)).toEqual([{ slot: '|main', index: 1, after: 'b' }])
    expect(step('b', 1)).toEqual([{ slot: '|bottom', index: 0, after: '' }])
    expect(step('z', 1)).toEqual([])
    expect(step('a', -1)).toEqual([])
  })

  test('a new block goes after the selected one, else to the end of the main part', () => {
    expect(defaultPlace(page, find, 'leaf', 'a')).toEqual({ slot: '|main', index: 1 })
    expect(defaultPlace(page, find, 'leaf', undefined)).toEqual({ slot: '|main', index: 2 })
    expect(defaultPlace(page, find, 'modal', 'a')).toEqual({ slot: '|popup', index: 0 })
  })

  test('or to the chosen place; a chosen slot inside a block takes it, or nothing does', () => {
    const page = tree(component('r', { code: 'row' }), component('b'))
    expect(defaultPlace(page, find, 'leaf', 'b', { slot: '|main', before: 'b' })).toEqual({
      slot: '|main',
      index: 1,
    })
    expect(defaultPlace(page, find, 'leaf', undefined, { slot: 'r|left' })).toEqual({
      slot: 'r|left',
      index: 0,
    })
    expect(defaultPlace(page, find, 'modal', undefined, { slot: 'r|left' })).toBeUndefined()
    expect(defaultPlace(page, find, 'modal', undefined, { slot: '|main' })).toEqual({
      slot: '|popup',
      index: 0,
    })
    expect(defaultPlace(page, find, 'leaf', 'b', { slot: 'gone|left' })).toEqual({ slot: '|main', index: 2 })
  })
})
