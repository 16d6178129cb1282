import { describe, expect, test } from 'vitest'
import {
  CODE_ALPHABET,
  MAX_BATCH_CODES,
  MAX_UNIQUE_CODES,
  missingSigns,
  randomSigns,
  readPattern,
} from './code-pattern.ts'

describe('a pattern of codes', () => {
  test.each([
    ['trail-####', 'TRAIL-####'],
    [' TRAIL - ＃＃＃＃ ', 'TRAIL-####'],
    ['########', '########'],
    ['-####', undefined],
    ['TRAIL--####', undefined],
    ['TRAIL-', undefined],
    ['ÄPFEL-####', undefined],
    ['', undefined],
    ['#'.repeat(32), '#'.repeat(32)],
    ['#'.repeat(33), undefined],
  ])('%s is read as %s', (typed, pattern) => expect(readPattern(typed)).toBe(pattern))

  test.each([
    [1, 'A-###', 1],
    [1, 'A-####', 0],
    [50, 'A-#####', 1],
    [50, 'A-######', 0],
    [MAX_BATCH_CODES, 'TRAIL-####-###', 1],
    [MAX_BATCH_CODES, 'TRAIL-####-####', 0],
    [MAX_UNIQUE_CODES, 'TRAIL-####-####', 0],
    [MAX_UNIQUE_CODES, 'TRAIL', 8],
  ])('of %i codes by %s lacks %i signs', (codes, pattern, missing) => {
    expect(missingSigns(pattern, codes)).toBe(missing)
    // A guess hits one of them at most once in a million tries.
    const space = CODE_ALPHABET.length ** (randomSigns(pattern) + missing)
    expect(codes / space).toBeLessThanOrEqual(1e-6)
    // With one sign less it would not.
    const odds = missing === 0 ? 1 : (codes * CODE_ALPHABET.length) / space
    expect(odds).toBeGreaterThan(1e-6)
  })
})
