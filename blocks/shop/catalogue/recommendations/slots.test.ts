import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slotsOf } from './slots.ts'

const attributes = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([code, displayName]) => ({ code, values: [{ code: '', displayName }] }))

describe('recommendation slots', () => {
  test.each([
    ['nothing set', {}, []],
    ['a code', { recommendCode1: 'A' }, [{ by: 'codes', codes: ['A'] }]],
    ['a category', { recommendCategory2: 'men-shell' }, [{ by: 'categories', codes: ['men-shell'] }]],
    [
      'codes win over categories, slot by slot',
      { recommendCode1: 'A', recommendCategory1: 'x', recommendCode2: ' , ', recommendCategory2: 'y' },
      [
        { by: 'codes', codes: ['A'] },
        { by: 'categories', codes: ['y'] },
      ],
    ],
    [
      'the first five of seven items are read (L-171, LO-67)',
      { recommendCode1: ' A, B,,C,D,E,F,G' },
      [{ by: 'codes', codes: ['A', 'B', 'C', 'D', 'E'] }],
    ],
  ])('%s (L-326, C-298, LO-35, CO-81)', (_, texts, slots) =>
    expect(slotsOf(attributes(texts))).toEqual(slots),
  )

  test('whatever is saved: two slots at most, one to five items each (L-171, L-326)', () => {
    const text = fc.option(fc.string({ unit: fc.constantFrom('a', 'b', ',', ' '), maxLength: 30 }), {
      nil: '',
    })
    fc.assert(
      fc.property(
        text,
        text,
        text,
        text,
        (recommendCode1, recommendCode2, recommendCategory1, recommendCategory2) => {
          const slots = slotsOf(
            attributes({ recommendCode1, recommendCode2, recommendCategory1, recommendCategory2 }),
          )
          expect(slots.length).toBeLessThanOrEqual(2)
          for (const { codes } of slots) {
            expect(codes.length).toBeGreaterThan(0)
            expect(codes.length).toBeLessThanOrEqual(5)
          }
        },
      ),
    )
  })
})
