import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VARIANTS } from '#api/rules/experiment.ts'
import { drawVariant, hashText, NUMBER_KEY } from './draw.ts'
import { PICK_VARIANT } from './pick-script.ts'

interface Visit {
  readonly kept?: string | null
  readonly shares?: string
  readonly path?: string
  readonly search?: string
  readonly userAgent?: string
  readonly canStore?: boolean
}

/** Runs the inline script as a browser would, beside the element it stands in. */
function pick({
  kept = null,
  shares = '50,50',
  path = '/',
  search = '',
  userAgent = 'Mozilla/5.0',
  canStore = true,
}: Visit) {
  const stored = new Map<string, string>(kept === null ? [] : [[NUMBER_KEY, kept]])
  const dataset: Record<string, string> = { experiment: 'b1.1', shares }
  runInNewContext(PICK_VARIANT, {
    document: { currentScript: { parentNode: { dataset } } },
    location: { pathname: path, search },
    navigator: { userAgent },
    get localStorage() {
      if (!canStore) throw new Error('Storage is forbidden.')
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      }
    },
  })
  return { shows: dataset['shows'], isDrawn: dataset['drawn'] !== undefined, kept: stored.get(NUMBER_KEY) }
}

const numbers = fc.integer({ min: 0, max: 999_999 }).map(String)
const weights = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 4 })

describe('the variant of a browser', () => {
  test('stays over new versions of the shop: browsers keep their numbers', () =>
    expect(hashText('123456 b1.1')).toBe(1578939990))

  test('is the same for the inline script and for the rule behind it, whatever number and shares', () =>
    fc.assert(
      fc.property(numbers, weights, (kept, shares) => {
        const shown = pick({ kept, shares: shares.join(',') })
        expect(shown).toEqual({ shows: drawVariant(kept, 'b1.1', shares), isDrawn: true, kept })
      }),
    ))

  test('is one of the open ones, and stays while number, round and shares do', () =>
    fc.assert(
      fc.property(numbers, weights, (number, shares) => {
        const first = drawVariant(number, 'b1.1', shares)
        expect(VARIANTS.slice(0, shares.length)).toContain(first)
        expect(drawVariant(number, 'b1.1', shares)).toBe(first)
      }),
    ))

  test.each([
    [
      [50, 50],
      [0.5, 0.5],
    ],
    [
      [90, 10],
      [0.9, 0.1],
    ],
    [
      [34, 33, 33],
      [0.34, 0.33, 0.33],
    ],
    [
      [25, 25, 25, 25],
      [0.25, 0.25, 0.25, 0.25],
    ],
  ])('shares %j hold within half a percent among 200,000 browsers', (shares, wanted) => {
    const counts = new Map<string, number>()
    for (let number = 0; number < 200_000; number++) {
      const shown = drawVariant(String(number * 5), 'b1.1', shares)
      counts.set(shown, (counts.get(shown) ?? 0) + 1)
    }
    for (const [at, share] of wanted.entries())
      expect(Math.abs((counts.get(VARIANTS[at] ?? 'a') ?? 0) / 200_000 - share)).toBeLessThan(0.005)
  })

  test('says nothing about another test, or another round of the same', () => {
    for (const other of ['b2.1', 'b1.2']) {
      let same = 0
      for (let number = 0; number < 100_000; number++)
        if (drawVariant(String(number), 'b1.1', [50, 50]) === drawVariant(String(number), other, [50, 50]))
          same += 1
      expect(Math.abs(same / 100_000 - 0.5)).toBeLessThan(0.01)
    }
  })

  test('is A where shares are nothing', () => expect(drawVariant('1', 'b1.1', [0, 0])).toBe('a'))
})

describe('the inline script', () => {
  test('keeps a number of its own where there is none, or one that is none', () => {
    for (const kept of [null, 'x', '', '1234567', '12a']) {
      const { kept: now, isDrawn } = pick({ kept })
      expect(now).toMatch(/^\d{1,6}$/)
      expect(isDrawn).toBe(true)
    }
  })

  test.each([
    ['without storage, where no choice lasts', { canStore: false }],
    ['to crawlers', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('shows A and does not count %s', (_, visit) => {
    for (let number = 0; number < 20; number++)
      expect(pick({ kept: String(number), ...visit })).toMatchObject({ shows: 'a', isDrawn: false })
  })

  test.each([
    ['the one that a preview link names', { path: '/preview', search: '?previewToken=x&variant=b' }, 'b'],
    ['of a page below it', { path: '/preview/minisite/x', search: '?variant=b&at=1' }, 'b'],
    ['A where it names one that is closed', { path: '/preview', search: '?variant=c' }, 'a'],
  ])('a preview shows %s, and does not count', (_, visit, shows) =>
    expect(pick({ kept: '7', ...visit })).toMatchObject({ shows, isDrawn: false }),
  )

  test('a preview that names none shows what the browser draws, and does not count', () =>
    expect(pick({ kept: '7', path: '/preview/x' })).toMatchObject({
      shows: drawVariant('7', 'b1.1', [50, 50]),
      isDrawn: false,
    }))

  test('outside previews an address names no variant', () => {
    const shown = drawVariant('7', 'b1.1', [50, 50])
    const other = shown === 'a' ? 'b' : 'a'
    expect(pick({ kept: '7', search: `?variant=${other}` }).shows).toBe(shown)
  })

  test('cannot end the element it stands in', () => expect(PICK_VARIANT).not.toMatch(/<\/?script|<!--/i))
})
