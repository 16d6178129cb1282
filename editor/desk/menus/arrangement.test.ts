import { describe, expect, test } from 'vitest'
import { arrangementOf, indented, movesTo, outdented, topOf } from './arrangement.ts'

const entry = (code: string, position: number, parent: string | null = null) => ({
  code,
  menuType: 'MENU',
  parent,
  position,
})
const entries = [entry('b', 20), entry('a', 10), entry('c', 30), entry('a2', 2, 'a'), entry('a1', 1, 'a')]
const TOP = topOf('MENU')
const stored = arrangementOf(entries)

describe('the arrangement of a menu', () => {
  test('goes by position, level by level', () => {
    expect(stored).toEqual({ [TOP]: ['a', 'b', 'c'], a: ['a1', 'a2'] })
  })

  test('unchanged it moves nothing', () => {
    expect(movesTo(entries, stored)).toEqual([])
  })

  test('two entries that change places take each other’s positions, and no other moves', () => {
    expect(movesTo(entries, { ...stored, [TOP]: ['b', 'a', 'c'] })).toEqual([
      { code: 'b', before: { position: 20 }, after: { position: 10 } },
      { code: 'a', before: { position: 10 }, after: { position: 20 } },
    ])
  })

  test('an entry goes below the one before it and back up behind it', () => {
    const down = indented(stored, 'b')
    expect(down).toEqual({ [TOP]: ['a', 'c'], a: ['a1', 'a2', 'b'] })
    expect(movesTo(entries, down ?? {})).toEqual([
      { code: 'b', before: { position: 20 }, after: { parent: 'a', position: 20 } },
    ])
    expect(outdented(down ?? {}, 'b')).toEqual(stored)
  })

  test.each([
    ['the first of a level cannot go below another', indented(stored, 'a')],
    ['one at the top cannot go up', outdented(stored, 'a')],
  ])('%s', (_, moved) => expect(moved).toBeUndefined())
})
