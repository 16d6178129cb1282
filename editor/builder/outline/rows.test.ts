import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/page/define-block.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { component, content, testSlots } from '../../testing/pages.ts'
import { outlineRows, outlineTarget, ROW_HEIGHT, rowFor, targetForPlace } from './rows.ts'

const find = (code: string) => {
  const childSlots = testSlots(code)
  return (
    childSlots &&
    defineBlock<string, z.ZodType>({
      code,
      group: 'text',
      icon: '',
      slots: ['main'],
      childSlots,
      schema: z.object({}),
      viewFile: '',
    })
  )
}
const page = fromPage(
  content([
    component('a'),
    component('row', { code: 'row', childComponents: [component('x', { section: 'left' })] }),
    component('b'),
  ]),
  testSlots,
  id => `${id}x`,
)
const rows = outlineRows(page, find, ['main', 'bottom'])
const middleOf = (row: number) => row * ROW_HEIGHT + ROW_HEIGHT / 2

describe('the outline', () => {
  test('lists slots, their blocks, and what stands inside them', () => {
    expect(rows.map(row => `${row.level} ${row.kind === 'slot' ? row.slot : row.id}`)).toEqual([
      '1 |main',
      '2 a',
      '2 row',
      '3 row|left',
      '4 x',
      '3 row|right',
      '2 b',
      '1 |bottom',
    ])
  })

  test.each([
    ['upper half of a row: before it', 1, -1, undefined, '|main', 0],
    ['lower half of a row: after it', 1, 1, undefined, '|main', 1],
    ['a slot: its beginning', 5, 0, undefined, 'row|right', 0],
    ['behind itself: its own place', 6, 1, 'a', '|main', 2],
    ['past the end: the last row', 99, 0, undefined, '|bottom', 0],
  ] as const)('%s', (_, row, offset, moving, slot, index) => {
    expect(outlineTarget(rows, middleOf(row) + offset, moving, () => true)?.place).toEqual({ slot, index })
  })

  test('a slot that refuses takes no drop', () => {
    expect(outlineTarget(rows, middleOf(7), undefined, slot => slot === '|main')).toBeUndefined()
  })

  test('a place chosen by keyboard shows at the right row', () => {
    expect(targetForPlace(rows, { slot: '|main', index: 1 }, undefined)?.y).toBe(2 * ROW_HEIGHT)
    expect(targetForPlace(rows, { slot: '|main', index: 1 }, 'a')?.y).toBe(6 * ROW_HEIGHT)
    expect(targetForPlace(rows, { slot: '|bottom', index: 0 }, 'a')?.y).toBe(8 * ROW_HEIGHT)
  })

  test.each([
    ['ArrowDown', -1, 'a'],
    ['ArrowDown', 4, 'row|right'],
    ['ArrowDown', 5, 'b'],
    ['ArrowUp', 6, 'row|right'],
    ['ArrowDown', 6, '|bottom'],
    ['ArrowLeft', 5, 'row'],
    ['ArrowRight', 2, 'x'],
    ['ArrowDown', 7, undefined],
  ] as const)('%s from row %i comes to %s: blocks, and slots without any', (key, at, expected) => {
    const row = rowFor(key, rows, at)
    expect(row && (row.kind === 'slot' ? row.slot : row.id)).toBe(expected)
  })
})
