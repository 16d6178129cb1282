import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campaignShowing,
  livePeriod,
  nextBoundary,
  overlapsOf,
  ownShowsFrom,
  ownVersionAt,
  stateOf,
  versionShown,
} from './campaigns.ts'
import type { Campaign, CampaignPage, LiveChange } from './types.ts'

const HOME = 'home_zh_HK'
const put = (key: string, pageVersion: number | null, at = 0): CampaignPage => ({
  key,
  pageVersion,
  at,
  by: 'ben',
})

const campaign = (
  id: string,
  from: number,
  until: number | null,
  more: Partial<Campaign> = {},
): Campaign => ({
  id,
  revision: 1,
  name: { zh_HK: id, en_US: id },
  from,
  until,
  cancelledAt: null,
  pages: [put(HOME, 7)],
  createdAt: 0,
  createdBy: 'ben',
  changedAt: 0,
  changedBy: 'ben',
  ...more,
})
const home = { key: HOME, liveVersion: 1, lives: [{ at: 0, pageVersion: 1 }] }

test.each([
  [9, 'planned', 1],
  [10, 'live', 7],
  [19, 'live', 7],
  [20, 'ended', 1],
] as const)('at %i a campaign from 10 to 20 is %s, and the page shows version %i', (at, state, version) => {
  const sale = campaign('sale', 10, 20)
  expect(stateOf(sale, at)).toBe(state)
  expect(versionShown(home, [sale], at)).toBe(version)
})

test.each([
  ['one that stays never ends', [campaign('a', 10, null)], 1e15, 7],
  ['one called off before its start never shows', [campaign('a', 10, 20, { cancelledAt: 5 })], 12, 1],
  ['one called off while it was live shows until then', [campaign('a', 10, 20, { cancelledAt: 15 })], 14, 7],
  ['and not after', [campaign('a', 10, 20, { cancelledAt: 15 })], 15, 1],
  [
    'of two, the one that starts later shows',
    [campaign('day', 12, 14, { pages: [put(HOME, 8)] }), campaign('week', 10, 20)],
    13,
    8,
  ],
  [
    'and gives the page back to the longer one',
    [campaign('day', 12, 14, { pages: [put(HOME, 8)] }), campaign('week', 10, 20)],
    14,
    7,
  ],
  [
    'a page added while it is live shows from then',
    [campaign('a', 10, 20, { pages: [put(HOME, 7, 13)] })],
    12,
    1,
  ],
  [
    'a version put in the place of another leaves the past as it was',
    [campaign('a', 10, 20, { pages: [put(HOME, 7), put(HOME, 9, 15)] })],
    14,
    7,
  ],
  [
    'a page taken out shows its own release',
    [campaign('a', 10, 20, { pages: [put(HOME, 7), put(HOME, null, 15)] })],
    15,
    1,
  ],
  ['another page is left alone', [campaign('a', 10, 20, { pages: [put('other_zh_HK', 7)] })], 12, 1],
] as const)('%s', (_, campaigns, at, version) => expect(versionShown(home, campaigns, at)).toBe(version))

test('a page that only a campaign shows is not there before and after', () => {
  const unpublished = { key: HOME, liveVersion: null, lives: [] }
  const shown = [9, 10, 20].map(at => versionShown(unpublished, [campaign('a', 10, 20)], at))
  expect(shown).toEqual([null, 7, null])
})

test('what is published under a campaign shows when it ends', () => {
  const page = { ...home, liveVersion: 2, lives: [...home.lives, { at: 15, pageVersion: 2 }] }
  expect([9, 16, 20].map(at => versionShown(page, [campaign('a', 10, 20)], at))).toEqual([1, 7, 2])
})

test('overlaps name the other campaign, the time, and which of the two shows', () => {
  const [week, day, other] = [
    campaign('week', 10, 20),
    campaign('day', 12, 14),
    campaign('other', 12, 14, { pages: [put('x_zh_HK', 1)] }),
  ]
  expect(overlapsOf(week, [week, day, other], 0)).toEqual([
    { key: HOME, other: day, from: 12, until: 14, isCovered: true },
  ])
  expect(overlapsOf(day, [week, day, other], 0)).toMatchObject([{ other: week, isCovered: false }])
  expect(overlapsOf(week, [week, day, other], 14), 'over').toEqual([])
})

describe('for any campaigns at any instant', () => {
  const instant = fc.integer({ min: 0, max: 30 })
  const key = fc.constantFrom('a', 'b', 'c')
  const anyCampaign = fc
    .record({
      from: instant,
      length: fc.option(fc.integer({ min: 1, max: 15 })),
      cancelledAt: fc.option(instant),
      createdAt: instant,
      pages: fc.array(
        fc.record({ key, pageVersion: fc.option(fc.integer({ min: 1, max: 9 })), at: instant }),
        { maxLength: 6 },
      ),
    })
    .map(({ from, length, pages, ...rest }) => ({
      ...rest,
      from,
      until: length === null ? null : from + length,
      pages: pages.sort((a, b) => a.at - b.at).map(page => ({ ...page, by: 'ben' })),
    }))
  const anyCampaigns = fc
    .array(anyCampaign, { maxLength: 8 })
    .map(all => all.map((each, index) => campaign(`c${index}`, each.from, each.until, each)))
  const anyLives = fc
    .array(fc.record({ at: instant, pageVersion: fc.option(fc.integer({ min: 1, max: 9 })) }), {
      maxLength: 5,
    })
    .map((lives): readonly LiveChange[] => lives.sort((a, b) => a.at - b.at))

  /** A shop that switches pages by hand, minute by minute, and forgets nothing. */
  function switchedByHand(
    page: { readonly key: string; readonly lives: readonly LiveChange[] },
    campaigns: readonly Campaign[],
    at: number,
  ): number | null {
    let own: number | null = null
    const held = new Map<string, number | null>()
    const open = new Set<Campaign>()
    for (let minute = 0; minute <= at; minute++) {
      for (const change of page.lives) if (change.at === minute) own = change.pageVersion
      for (const each of campaigns) {
        for (const entry of each.pages)
          if (entry.at === minute && entry.key === page.key) held.set(each.id, entry.pageVersion)
        if (each.from === minute) open.add(each)
        if (each.until === minute || (each.cancelledAt !== null && each.cancelledAt <= minute))
          open.delete(each)
      }
    }
    const [first] = [...open]
      .filter(each => (held.get(each.id) ?? null) !== null)
      .sort((a, b) => b.from - a.from || b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    return first ? (held.get(first.id) ?? null) : own
  }

  test('the version is the one that a shop would show that switches its pages by hand', () => {
    fc.assert(
      fc.property(anyCampaigns, anyLives, key, instant, (campaigns, lives, name, at) => {
        const page = { key: name, lives, liveVersion: lives.at(-1)?.pageVersion ?? null }
        expect(versionShown(page, campaigns, at)).toBe(switchedByHand(page, campaigns, at))
      }),
      { numRuns: 2000 },
    )
  })

  test('nothing changes between two boundaries', () => {
    fc.assert(
      fc.property(anyCampaigns, key, instant, (given, name, at) => {
        const campaigns = given.map(each => ({
          ...each,
          pages: each.pages.map(page => ({ ...page, at: 0 })),
        }))
        const end = Math.min(nextBoundary(campaigns, at) ?? 60, 60)
        const shown = campaignShowing(campaigns, name, at)
        for (let later = at; later < end; later++) expect(campaignShowing(campaigns, name, later)).toBe(shown)
      }),
      { numRuns: 500 },
    )
  })

  test('without campaigns a page shows its own release', () => {
    fc.assert(
      fc.property(anyLives, instant, (lives, at) => {
        const page = { key: 'a', lives, liveVersion: lives.at(-1)?.pageVersion ?? null }
        expect(versionShown(page, [], at)).toBe(ownVersionAt(page, at))
      }),
    )
  })
})

test('the period of a page ends with its campaign, or when a later one covers it, and says what follows', () => {
  const week = campaign('week', 10, 20)
  const day = campaign('day', 12, 14, { pages: [put(HOME, 8)] })
  expect(livePeriod(home, [week], 12)).toEqual({ campaign: week, until: 20, next: 1 })
  expect(livePeriod({ ...home, liveVersion: null, lives: [] }, [week], 12)).toEqual({
    campaign: week,
    until: 20,
    next: null,
  })
  expect(livePeriod(home, [week, day], 11)).toEqual({ campaign: week, until: 12, next: 8, nextCampaign: day })
  expect(livePeriod(home, [week, day], 13)).toEqual({ campaign: day, until: 14, next: 7, nextCampaign: week })
  expect(livePeriod(home, [campaign('stays', 10, null)], 12)).toBeUndefined()
  expect(livePeriod(home, [week], 5)).toBeUndefined()
  expect(livePeriod({ ...home, publishedAt: 3 }, [week], 12)).toMatchObject({ next: 1, nextPublishedAt: 3 })
  // The week shows version 7.
  expect(livePeriod({ ...home, liveVersion: 7 }, [week], 12)).toMatchObject({ next: 7, isSame: true })
  // The release of the page itself is not the one that follows.
  expect(livePeriod({ ...home, publishedAt: 3 }, [week, day], 11)).not.toHaveProperty('nextPublishedAt')
})

const SUMMER = 'summer_en_US'
const inChinese = { key: 'summer_zh_HK', liveVersion: 3 }
const never = { key: SUMMER, liveVersion: null }
const both = [put(SUMMER, 2), put(inChinese.key, 5)]

test.each([
  ['the Chinese page, which stays', { chinese: inChinese }, [put(SUMMER, 2)], { instead: 'chinese' }],
  ['the Chinese page as it was', { chinese: inChinese }, both, { instead: 'chinese' }],
  ['nothing, where the Chinese page goes too', { chinese: { ...inChinese, liveVersion: null } }, both, {}],
  ['nothing, where it has no Chinese page', {}, [put(SUMMER, 2)], {}],
  [
    'the Chinese page before one that is built in',
    { chinese: inChinese, hasBuiltIn: true },
    both,
    { instead: 'chinese' },
  ],
  [
    'the built-in page, where the Chinese page goes too',
    { chinese: { ...inChinese, liveVersion: null }, hasBuiltIn: true },
    both,
    { instead: 'builtIn' },
  ],
  ['its own release before any other page', { chinese: inChinese, liveVersion: 1 }, both, { next: 1 }],
] as const)('after the period of an English page shoppers get %s (LO-04, LO-05)', (_, more, pages, after) => {
  const week = campaign('week', 10, 20, { pages })
  expect(livePeriod({ ...never, ...more }, [week], 12)).toEqual({
    campaign: week,
    until: 20,
    next: null,
    ...after,
  })
})

test('a campaign that goes on with the Chinese page shows it to English readers too (LO-04)', () => {
  const week = campaign('week', 10, 20, { pages: [put(SUMMER, 2)] })
  const later = campaign('later', 15, 30, { pages: [put(inChinese.key, 5)] })
  const page = { ...never, chinese: { ...inChinese, liveVersion: null } }
  expect(livePeriod(page, [week, later], 12)).toMatchObject({ next: null, instead: 'chinese' })
})

test.each([
  ['no campaign shows it: now', [], 12],
  ['until the end of the campaign', [campaign('week', 10, 20)], 20],
  [
    'until the last of several that follow each other',
    [campaign('week', 10, 20), campaign('next', 18, 30)],
    30,
  ],
  ['not a campaign after a gap', [campaign('week', 10, 20), campaign('later', 25, 30)], 20],
  ['never, where one has no end', [campaign('week', 10, 20), campaign('stays', 15, null)], undefined],
] as const)('the own release of a page shows again: %s', (_, campaigns, from) =>
  expect(ownShowsFrom(campaigns, HOME, 12)).toBe(from),
)
