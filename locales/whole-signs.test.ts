import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endWithin, signStart, startWithin } from './whole-signs.ts'

test.each([
  ['letters', 'abc', 2, 'ab', 'bc'],
  ['an emoji of two units', 'x🌀y', 2, 'x', 'y'],
  ['a family', '👨‍👩‍👧x👨‍👩‍👧', 9, '👨‍👩‍👧x', 'x👨‍👩‍👧'],
  ['a family that does not fit', '👨‍👩‍👧', 7, '', ''],
  ['a rare character', '𨋢𨋣', 3, '𨋢', '𨋣'],
  ['an accent', 'e\u0301e\u0301', 3, 'e\u0301', 'e\u0301'],
  ['all of it', '🌀', 9, '🌀', '🌀'],
  ['nothing', '', 3, '', ''],
])('texts are cut between signs: %s (case 15)', (_, text, most, start, end) => {
  expect([startWithin(text, most), endWithin(text, most)]).toEqual([start, end])
})

test('any part of a text is no longer than asked for, and has no half of a sign', () => {
  const texts = fc
    .array(fc.constantFrom('a', '🌀', '👨‍👩‍👧', '𨋢', 'e\u0301'), { maxLength: 12 })
    .map(all => all.join(''))
  fc.assert(
    fc.property(texts, fc.nat(40), (text, most) => {
      for (const part of [startWithin(text, most), endWithin(text, most)]) {
        expect(part.length).toBeLessThanOrEqual(most)
        expect(part.isWellFormed()).toBe(true)
      }
      expect(signStart(text, most)).toBeLessThanOrEqual(most)
    }),
  )
})
