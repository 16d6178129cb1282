import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeptText } from '../session/kept-text.ts'
import { createShownToday, parseShowings } from './shown-today.ts'

/** 2026-11-21 23:59:59.999 in Hong Kong. */
const LATE = Date.UTC(2026, 10, 21, 15, 59, 59, 999)

function browser() {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
  return { page: () => createShownToday(createKeptText('popups', () => storage)), texts }
}

test('a reload keeps the counts, other ids have their own (L-299, L-350)', () => {
  const { page } = browser()
  const before = page()
  before.note('sale', LATE)
  before.note('sale', LATE)
  before.note('gift', LATE)
  const after = page()
  expect([after.of('sale', LATE), after.of('gift', LATE), after.of('other', LATE)]).toEqual([2, 1, 0])
})

test('at midnight in Hong Kong they start at 0, whatever the day in London (L-350, M-308, LO-38)', () => {
  const { page, texts } = browser()
  const shown = page()
  shown.note('sale', LATE)
  expect(shown.of('sale', LATE + 1)).toBe(0)
  shown.note('sale', LATE + 1)
  expect(shown.of('sale', LATE + 1)).toBe(1)
  expect(JSON.parse(texts.get('popups') ?? '')).toEqual({ day: '2026-11-22', shown: { sale: 1 } })
})

test('where storage fails they are remembered while the page lives (LO-38)', () => {
  const shown = createShownToday(
    createKeptText('popups', () => {
      throw new Error('SecurityError')
    }),
  )
  shown.note('sale', LATE)
  expect(shown.of('sale', LATE)).toBe(1)
})

test.each([['__proto__'], ['constructor'], ['toString']])('the id %s is a name like any other', id => {
  const shown = browser().page()
  expect(shown.of(id, LATE)).toBe(0)
  shown.note(id, LATE)
  shown.note(id, LATE)
  expect(shown.of(id, LATE)).toBe(2)
})

test('any text in storage is read without a fault, nonsense as none', () => {
  expect(parseShowings('{"day":"2026-11-21","shown":{"a":-1,"b":"2","c":1.5,"d":3}}', '2026-11-21')).toEqual({
    d: 3,
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      expect(() => parseShowings(text, '2026-11-21')).not.toThrow()
    }),
  )
})
