import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withinLimits } from './text-in-place.ts'

test.each([
  ['what fits stays', 'abc', 3, { isMultiline: false, most: 3 }, { text: 'abc', caret: 3 }],
  ['a letter too many in the middle', 'abXc', 3, { isMultiline: false, most: 3 }, { text: 'abc', caret: 2 }],
  ['a paste that is too long', 'aXYZb', 4, { isMultiline: false, most: 3 }, { text: 'aXb', caret: 2 }],
  [
    'an emoji that does not fit goes as a whole',
    'a🌀',
    3,
    { isMultiline: false, most: 2 },
    { text: 'a', caret: 1 },
  ],
  ['so does one behind the caret', 'a🌀', 0, { isMultiline: false, most: 2 }, { text: 'a', caret: 0 }],
  ['lines where there is one', 'a\nb', 3, { isMultiline: false, most: 9 }, { text: 'a b', caret: 3 }],
  ['lines where there may be several', 'a\nb', 3, { isMultiline: true, most: 9 }, { text: 'a\nb', caret: 3 }],
] as const)('%s', (_, text, caret, limits, expected) => {
  expect(withinLimits(text, caret, limits)).toEqual(expected)
})

test('a text is never longer than it may be, and the caret stays in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), fc.nat(20), fc.boolean(), (text, caret, most, isMultiline) => {
      const within = withinLimits(text, caret, { isMultiline, most })
      expect(within.text.length).toBe(Math.min(text.length, most))
      expect(within.caret).toBeLessThanOrEqual(within.text.length)
    }),
  )
})
