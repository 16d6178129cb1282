import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoScrollSpeed, dropTable, type Geometry, locate, type Rect, targetIn } from './geometry.ts'

const rect = (y: number, height: number, x = 0, width = 1000): Rect => ({ x, y, width, height })

/** Top is empty; main holds a, a row with two columns, and b; the left column holds p. */
const geometry: Geometry = {
  slots: [
    { key: '|top', rect: rect(0, 40), items: [] },
    {
      key: '|main',
      rect: rect(40, 600),
      items: [
        { id: 'a', rect: rect(40, 100) },
        { id: 'row', rect: rect(140, 300) },
        { id: 'b', rect: rect(440, 200) },
      ],
    },
    { key: 'row|left', rect: rect(160, 260, 20, 460), items: [{ id: 'p', rect: rect(160, 100, 20, 460) }] },
    { key: 'row|right', rect: rect(160, 260, 520, 460), items: [] },
  ],
}
const all = () => true

describe('where a drop lands (LO-16)', () => {
  test.each([
    ['upper half of the first block: before it', { x: 700, y: 60 }, '|main', 0, 40],
    ['lower half of the first block: after it', { x: 700, y: 120 }, '|main', 1, 140],
    ['below the last block: at the end', { x: 700, y: 630 }, '|main', 3, 640],
    ['an empty slot: its only place', { x: 700, y: 20 }, '|top', 0, 20],
    ['inside a row: the column under the pointer', { x: 100, y: 200 }, 'row|left', 0, 160],
    ['inside a row, lower: after what stands there', { x: 100, y: 300 }, 'row|left', 1, 260],
    ['the other column', { x: 700, y: 300 }, 'row|right', 0, 184],
    ['on the rim of the row: around it, not in it', { x: 500, y: 150 }, '|main', 1, 140],
    ['just outside the page: the nearest slot', { x: 1100, y: 60 }, '|main', 0, 40],
  ] as const)('%s', (_, point, slot, index, y) => {
    const target = locate(dropTable(geometry, undefined, all), point)
    expect(target?.place).toEqual({ slot, index })
    expect(target?.line.y).toBe(y)
  })

  test('between two blocks side by side, as picture and summary of the product shell: below both', () => {
    const items = [
      { id: 'gallery', rect: rect(40, 300, 0, 600) },
      { id: 'summary', rect: rect(40, 360, 640, 360) },
    ]
    expect(targetIn({ key: '|core', rect: rect(0, 500), items }, 1).line.y).toBe(400)
  })

  test('far below the last block of a short page: at its end', () => {
    expect(locate(dropTable(geometry, undefined, all), { x: 500, y: 2000 })?.place).toEqual({
      slot: '|main',
      index: 3,
    })
  })

  test('far from every slot: nowhere', () => {
    expect(locate(dropTable(geometry, undefined, all), { x: 5000, y: 60 })).toBeUndefined()
  })

  test('a slot that refuses is passed over for the one around it', () => {
    const table = dropTable(geometry, undefined, slot => slot === '|main')
    expect(locate(table, { x: 100, y: 200 })?.place.slot).toBe('|main')
  })

  test('places do not count the block on the move', () => {
    const table = dropTable(geometry, 'a', all)
    expect(locate(table, { x: 700, y: 630 })?.place).toEqual({ slot: '|main', index: 2 })
  })

  test('any pointer over any page: the place exists and the line lies in its slot', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 }),
        fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: -100, max: 30_000 }) }),
        (heights, point) => {
          let y = 0
          const items = heights.map((height, index) => {
            const item = { id: `b${index}`, rect: rect(y, height) }
            y += height
            return item
          })
          const target = locate(
            dropTable({ slots: [{ key: '|main', rect: rect(0, y), items }] }, undefined, all),
            point,
          )
          const isNear = point.y > -200
          expect(target !== undefined).toBe(isNear)
          const above = items.filter(({ rect: box }) => box.y + box.height / 2 < point.y).length
          expect(target?.place.index ?? above).toBe(above)
          expect(target?.line.y ?? 0).toBeGreaterThanOrEqual(0)
          expect(target?.line.y ?? 0).toBeLessThanOrEqual(Math.max(y, 24))
        },
      ),
    )
  })
})

describe('scrolling near an edge', () => {
  test.each([
    ['in the middle: not at all', 300, 0],
    ['at the very top: fast upwards', 0, -24],
    ['at the very bottom: fast downwards', 600, 24],
    ['half way into the zone: gently', 32, -6],
    ['beyond the edge: no faster', -500, -24],
  ])('%s', (_, y, speed) => expect(autoScrollSpeed(y, 600)).toBe(speed))
})
