import { expect, test } from 'vitest'
import { createKeptText, type TextStorage } from './kept-text.ts'

const storage = (): TextStorage & { isFull: boolean } => {
  const texts = new Map<string, string>()
  return {
    isFull: false,
    getItem: key => texts.get(key) ?? null,
    setItem(key, text) {
      if (this.isFull) throw new Error('QuotaExceededError')
      texts.set(key, text)
    },
  }
}

test('a text is there again when the same storage is opened again (LO-38)', () => {
  const shared = storage()
  createKeptText('a', () => shared).write('one')
  expect(createKeptText('a', () => shared).read()).toBe('one')
  expect(createKeptText('b', () => shared).read()).toBeUndefined()
})

test('where storage is forbidden it is remembered until the page goes (LO-38)', () => {
  const forbidden = createKeptText('a', () => {
    throw new Error('SecurityError')
  })
  expect(forbidden.read()).toBeUndefined()
  forbidden.write('one')
  expect(forbidden.read()).toBe('one')
})

test('a full storage keeps what it had; what is written then holds for the page, and longer once there is room', () => {
  const small = storage()
  const kept = createKeptText('a', () => small)
  kept.write('one')
  small.isFull = true
  kept.write('two')
  expect(kept.read()).toBe('two')
  expect(small.getItem('a')).toBe('one')
  small.isFull = false
  kept.write('three')
  expect(small.getItem('a')).toBe('three')
})

test('on a server there is nothing', () => expect(createKeptText('a').read()).toBeUndefined())
