import { expect, test } from 'vitest'
import { keepWish, takeWish } from './kept-wish.ts'

const NOON = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000
function tab() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
}

test('a wish is given once, to the product it is of (M-158)', () => {
  const open = tab()
  keepWish('S1', NOON, open)
  expect(takeWish(['S2'], NOON, open)).toBeUndefined()
  expect(takeWish(['S0', 'S1'], NOON + MINUTE, open)).toBe('S1')
  expect(takeWish(['S1'], NOON + MINUTE, open)).toBeUndefined()
})

test.each([
  [30, 'S1'],
  [31, undefined],
])('after %s minutes the wish is %s', (minutes, expected) => {
  const open = tab()
  keepWish('S1', NOON, open)
  expect(takeWish(['S1'], NOON + minutes * MINUTE, open)).toBe(expected)
})

test('where storage is forbidden nothing is kept and nothing fails', () => {
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  keepWish('S1', NOON, forbidden)
  expect(takeWish(['S1'], NOON, forbidden)).toBeUndefined()
})
