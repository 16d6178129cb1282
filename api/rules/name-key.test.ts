import { expect, test } from 'vitest'
import { nameKeys, nameRange } from './name-key.ts'

const isFound = (typed: string, first_name: string, last_name: string) => {
  const range = nameRange(typed)
  return (
    range !== undefined && nameKeys({ first_name, last_name }).some(key => key >= range[0] && key < range[1])
  )
}

test.each([
  ['mei', 'Mei', 'Chan', true],
  ['Chan M', 'Mei', 'Chan', true],
  ['mei chan', 'Mei', 'Chan', true],
  ['ＭＥＩ', 'Mei', 'Chan', true],
  ['陳', '小明', '陳', true],
  ['陳小明', '小明', '陳', true],
  ['小明', '小明', '陳', true],
  ['O’Neill', 'Ada', 'O’Neill', true],
  ['han', 'Mei', 'Chan', false],
  ['meix', 'Mei', 'Chan', false],
  ['%', 'Mei', 'Chan', false],
  ['', 'Mei', 'Chan', false],
])('“%s” finds %s %s: %s', (typed, first, last, found) => expect(isFound(typed, first, last)).toBe(found))

test('a name that reads the same both ways has one key, and one without letters none', () => {
  expect(nameKeys({ first_name: 'Lee', last_name: 'Lee' })).toHaveLength(1)
  expect(nameKeys({ first_name: '', last_name: '-' })).toEqual([])
})
