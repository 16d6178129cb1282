import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedCode, typedLine, typedWords, visibleText } from './typed-text.ts'

describe('a typed text', () => {
  test.each([
    ['８號３樓／Ｂ室', '8號3樓/B室'],
    [' 皇后大道\u3000中 ', '皇后大道 中'],
    ['\u202E皇后大道', '皇后大道'],
    ['\u200B\u200B', ''],
    ['\u3164', ''],
    ['\u2800 \uFFA0', ''],
    ['背\u00AD囊', '背囊'],
    ['Jose\u0301', 'José'],
    ['a\u0007\nb', 'a b'],
    ['葛\u{E0100}城', '葛城'],
    ['你好！Ａ，Ｂ', '你好！A，B'],
  ])('%j reads as the line %j', (typed, line) => expect(typedLine(typed)).toBe(line))

  test.each([
    ['amy＠example．com', 'amy@example.com'],
    ['amy@example。com\u3000', 'amy@example.com'],
    ['ＡＢＣ－１２３', 'ABC-123'],
    ['９９９０７７', '999077'],
    ['\uFEFF+８５２ ９１２３\u200B４５６７', '+852 91234567'],
  ])('%j reads as the code %j', (typed, code) => expect(typedCode(typed)).toBe(code))

  test('keeps its lines where it has several', () =>
    expect(typedWords(' Leave it\u200B with\tthe guard,\r\n３/F ')).toBe('Leave it with the guard,\r\n3/F'))

  test('keeps what joins and shapes signs: emoji, Persian, Devanagari', () => {
    for (const text of ['👩‍🚀', '❤️', '👍🏽', 'می‌خواهم', 'क्‍ष']) expect(visibleText(text)).toBe(text)
    expect(visibleText('ja\u200Dcket')).toBe('jacket')
  })

  test('has no sign left that shows nothing or turns the direction, and reads the same again', () => {
    const signs = fc.constantFrom(
      ...Array.from('a1陳é\u0301\u200B\u202E\u2066\u3164\u00AD\uFEFF\u034F\u200D 👩\uFE0FＡ'),
    )
    const text = fc.string({
      unit: fc.oneof(signs, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    })
    fc.assert(
      fc.property(text, typed => {
        for (const read of [typedLine, typedWords, typedCode]) {
          const once = read(typed)
          expect(once).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\u3164\uFFA0]/)
          expect(read(once)).toBe(once)
        }
      }),
      { numRuns: 100 },
    )
  })
})
