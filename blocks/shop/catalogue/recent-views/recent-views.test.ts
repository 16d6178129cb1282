import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeptText } from '../../session/kept-text.ts'
import { earlierProducts } from './earlier-products.ts'
import { addRecentView, createRecentViews, parseViews, type RecentView } from './recent-views.ts'

/** 2026-11-21 23:59:59.999 in Hong Kong. */
const LATE = Date.UTC(2026, 10, 21, 15, 59, 59, 999)

const codesOf = (views: readonly RecentView[]) => views.map(({ code }) => code)
const look = (codes: readonly string[]) =>
  codes.reduce<readonly RecentView[]>((views, code, at) => addRecentView(views, { code, at }), [])

function memory() {
  const texts = new Map<string, string>()
  const kept = createKeptText('views', () => ({
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  }))
  return { kept, texts }
}

describe('what counts as a view', () => {
  test('A, A, B: views are A and B, B latest (L-315)', () => {
    expect(look(['A', 'A', 'B'])).toEqual([
      { code: 'B', at: 2 },
      { code: 'A', at: 1 },
    ])
  })

  test('the newest code again only renews its time (LO-42)', () =>
    expect(addRecentView([{ code: 'A', at: 1 }], { code: 'A', at: 9 })).toEqual([{ code: 'A', at: 9 }]))

  test('coming back to an older one is a view of its own (L-315)', () =>
    expect(codesOf(look(['A', 'B', 'A']))).toEqual(['A', 'B', 'A']))

  test('newest first, at most 50, never the same code twice in a row (C-389, L-315, LO-42)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 120, size: 'max' }), codes => {
        const views = look(codes)
        const changes = codes.filter((code, index) => code !== codes[index - 1])
        expect(codesOf(views)).toEqual(changes.toReversed().slice(0, 50))
        expect(views.map(({ at }) => at)).toEqual(views.map(({ at }) => at).toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('what this browser keeps', () => {
  test('past midnight in Hong Kong the list is empty (L-316, M-308, LO-38)', () => {
    const views = createRecentViews(memory().kept)
    views.note('A', LATE)
    expect(codesOf(views.views(LATE))).toEqual(['A'])
    expect(views.views(LATE + 1)).toEqual([])
    views.note('B', LATE + 1)
    expect(codesOf(views.views(LATE + 1))).toEqual(['B'])
  })

  test('is kept under its date, for other tabs and after a reload (LO-38)', () => {
    const { kept, texts } = memory()
    createRecentViews(kept).note('A', LATE)
    expect(texts.get('views')).toContain('"2026-11-21"')
    expect(codesOf(createRecentViews(kept).views(LATE))).toEqual(['A'])
  })

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['another shape', '{"day":"2026-11-21","views":{}}'],
    ['views that are none', '{"day":"2026-11-21","views":[null,1,{"code":""},{"code":"A"},{"at":2}]}'],
  ])('%s counts as no view', (_, text) => expect(parseViews(text, '2026-11-21')).toEqual([]))

  test('any text is read without a fault', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(Array.isArray(parseViews(text, '2026-11-21'))).toBe(true)
      }),
    )
  })
})

test('the row shows each product once, newest first, without the present one, up to its limit', () => {
  const views = look(['A', 'B', 'C', 'A', 'D'])
  expect(earlierProducts(views, 'D', 12)).toEqual(['A', 'C', 'B'])
  expect(earlierProducts(views, undefined, 2)).toEqual(['D', 'A'])
  expect(earlierProducts([], 'D', 12)).toEqual([])
})
