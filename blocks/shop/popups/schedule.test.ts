import { describe, expect, test } from 'vitest'
import {
  active,
  type Circumstances,
  closed,
  dueAt,
  emptySchedule,
  passed,
  REARM_MS,
  type Schedule,
  type ScheduledPopup,
  withoutPopup,
  withPopup,
} from './schedule.ts'

const popup = (key: string, change: Partial<ScheduledPopup> = {}): ScheduledPopup => ({
  key,
  id: key,
  index: 1,
  timeoutSeconds: 30,
  count: 50,
  isReady: true,
  isApart: false,
  ...change,
})

/** A page of these pop-ups, idle since 0. */
const page = (...popups: readonly ScheduledPopup[]) =>
  popups.reduce<Schedule>((schedule, given) => withPopup(schedule, given, 0), emptySchedule(0))

const at = (now: number, change: Partial<Circumstances> = {}): Circumstances => ({
  now,
  shown: () => 0,
  canShow: () => true,
  isCovered: false,
  ...change,
})

/** Idle until what is due shows, then closed at once; the keys in the order they showed. */
function idleOn(schedule: Schedule, times: number, change: Partial<Circumstances> = {}): readonly string[] {
  const keys: string[] = []
  let present = schedule
  for (let time = 0; time < times; time++) {
    const now = dueAt(present)
    if (now === undefined) break
    present = passed(present, at(now, change))
    if (present.open !== undefined) keys.push(present.open)
    present = closed(present, now)
  }
  return keys
}

describe('when the first one shows', () => {
  test.each([
    ['30 s unless set', [popup('a')], 30_000],
    ['seconds times 1000', [popup('a', { timeoutSeconds: 5 })], 5000],
    [
      'the first in priority drives the cycle, wherever it stands',
      [popup('late', { index: 2, timeoutSeconds: 4 }), popup('first', { index: 1, timeoutSeconds: 9 })],
      9000,
    ],
    [
      'one with a timeout of its own does not change that of the others',
      [
        popup('apart', { isApart: true, timeoutSeconds: 60, index: 1 }),
        popup('a', { index: 2, timeoutSeconds: 7 }),
      ],
      7000,
    ],
  ])('%s (L-301, L-342, L-347, L-348, LO-31)', (_, popups, due) => expect(dueAt(page(...popups))).toBe(due))

  test('not a moment earlier (L-342)', () => {
    expect(passed(page(popup('a')), at(29_999)).open).toBeUndefined()
    expect(passed(page(popup('a')), at(30_000)).open).toBe('a')
  })

  test('without pop-ups nothing is armed', () => expect(dueAt(page())).toBeUndefined())
})

describe('activity', () => {
  test('just before the timeout puts it off by a full one, 100 ms after the last sign (L-344, L-345)', () => {
    const stirred = active(active(page(popup('a')), 29_900), 29_999)
    expect(dueAt(stirred)).toBe(29_999 + REARM_MS + 30_000)
    expect(passed(stirred, at(30_000)).open).toBeUndefined()
  })

  test('arms nothing while a pop-up is visible (L-346)', () => {
    const open = passed(page(popup('a'), popup('b')), at(30_000))
    expect(dueAt(active(open, 40_000))).toBeUndefined()
    expect(passed(active(open, 40_000), at(900_000)).open).toBe('a')
  })
})

describe('the cycle', () => {
  test('goes on to the next after the current one, and round (L-343)', () =>
    expect(idleOn(page(popup('a'), popup('b'), popup('c')), 7)).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']))

  test('priority 1 comes first, ties stay in page order (L-300, LO-30)', () => {
    const popups = [popup('z', { index: 50 }), popup('b', { index: 2 }), popup('c', { index: 2 }), popup('a')]
    expect(idleOn(page(...popups), 4)).toEqual(['a', 'b', 'c', 'z'])
  })

  test('page order is what the page says, not who came first (LO-30)', () => {
    const late = withPopup(page(popup('b')), popup('a'), 0, ['a', 'b'])
    expect(idleOn(late, 2)).toEqual(['a', 'b'])
  })

  test('all four kinds take part: three in turn, the recommendations at once (L-341, LO-34)', () => {
    const kinds = page(
      popup('basket'),
      popup('viewItems', { index: 2 }),
      popup('promotion', { index: 3 }),
      popup('recommend', { isApart: true, timeoutSeconds: 0 }),
    )
    const first = passed(kinds, at(0))
    expect(first.open).toBe('recommend')
    const served = withPopup(closed(first, 0), popup('recommend', { isApart: true, isReady: false }), 0)
    expect(idleOn(served, 3)).toEqual(['basket', 'viewItems', 'promotion'])
  })

  test.each([
    ['is not ready', { isReady: false }, {}],
    ['may show 0 times', { count: 0 }, {}],
    ['showed as often as it may', { count: 2 }, { shown: (id: string) => (id === 'b' ? 2 : 0) }],
    ['is hidden on this device', {}, { canShow: (key: string) => key !== 'b' }],
  ] as const)('skips one that %s (L-302, L-349, L-351, LO-36, LO-37)', (_, change, world) =>
    expect(idleOn(page(popup('a'), popup('b', change), popup('c')), 4, world)).toEqual(['a', 'c', 'a', 'c']),
  )

  test('configured 3 and shown 2: once more (L-349)', () => {
    const shown = new Map([['a', 2]])
    const world = at(30_000, { shown: id => shown.get(id) ?? 0 })
    expect(passed(page(popup('a', { count: 3 })), world).open).toBe('a')
    shown.set('a', 3)
    expect(passed(page(popup('a', { count: 3 })), world).open).toBeUndefined()
  })

  test('two of one id are counted together, of different ids apart (L-299)', () => {
    const world = { shown: (id: string) => (id === 'sale' ? 1 : 0) }
    const popups = [
      popup('a', { id: 'sale', count: 1 }),
      popup('b', { id: 'sale', count: 1 }),
      popup('c', { count: 1 }),
    ]
    expect(idleOn(page(...popups), 2, world)).toEqual(['c', 'c'])
  })

  test('when none can show nothing is armed until the next activity (LO-36)', () => {
    const resting = passed(page(popup('a')), at(30_000, { canShow: () => false }))
    expect(dueAt(resting)).toBeUndefined()
    expect(dueAt(active(resting, 50_000))).toBe(50_000 + REARM_MS + 30_000)
  })

  test('goes on where it was when another leaves or joins', () => {
    const shown = closed(passed(page(popup('a'), popup('b')), at(30_000)), 31_000)
    const changed = withPopup(withoutPopup(shown, 'x', 31_000), popup('c'), 32_000)
    expect(idleOn(changed, 3)).toEqual(['b', 'c', 'a'])
  })

  test('a pop-up that leaves the page while it shows lets the next one come (L-346)', () => {
    const gone = withoutPopup(passed(page(popup('a'), popup('b')), at(30_000)), 'a', 40_000)
    expect(gone.open).toBeUndefined()
    expect(dueAt(gone)).toBe(70_000)
  })
})

describe('something else over the page', () => {
  test('nothing opens over an open home modal, a cart or quick view (LO-36)', () => {
    const covered = passed(page(popup('a')), at(30_000, { isCovered: true }))
    expect(covered.open).toBeUndefined()
    expect(dueAt(covered)).toBeUndefined()
    expect(passed(active(covered, 40_000), at(40_000 + REARM_MS + 30_000)).open).toBe('a')
  })

  test('what waits for nothing comes as soon as the shopper closed it (LO-36)', () => {
    const welcome = popup('welcome', { isApart: true, timeoutSeconds: 0 })
    const covered = passed(page(welcome), at(0, { isCovered: true }))
    expect(dueAt(covered)).toBeUndefined()
    expect(dueAt(active(covered, 5000))).toBe(5000 + REARM_MS)
  })
})

describe('one with a timeout of its own (L-348, LO-34)', () => {
  const recommend = (change: Partial<ScheduledPopup> = {}) =>
    popup('r', { isApart: true, timeoutSeconds: 0, ...change })

  test('is not part of the cycle', () => {
    const schedule = page(popup('a'), recommend({ isReady: false }))
    expect(idleOn(schedule, 3)).toEqual(['a', 'a', 'a'])
  })

  test('0 shows as soon as it is ready, busy shopper or not', () => {
    const ready = withPopup(active(page(recommend({ isReady: false })), 4990), recommend(), 5000)
    expect(passed(ready, at(5000)).open).toBe('r')
  })

  test('above 0 it waits so many idle seconds from then', () => {
    const waits = { timeoutSeconds: 10 }
    const ready = withPopup(page(recommend({ isReady: false, ...waits })), recommend(waits), 5000)
    expect(dueAt(ready)).toBe(15_000)
    expect(dueAt(active(ready, 14_000))).toBe(14_000 + REARM_MS + 10_000)
  })

  test('what it says again about itself does not put it off', () => {
    const ready = withPopup(page(recommend({ timeoutSeconds: 10 })), recommend({ timeoutSeconds: 10 }), 9000)
    expect(dueAt(ready)).toBe(10_000)
  })

  test('used up for today, it does not hold up the cycle', () => {
    const schedule = page(recommend({ count: 1 }), popup('a'))
    const tried = passed(schedule, at(0, { shown: id => (id === 'r' ? 1 : 0) }))
    expect(tried.open).toBeUndefined()
    expect(dueAt(tried)).toBe(30_000)
  })

  test('waits while another shows', () => {
    const open = passed(page(popup('a')), at(30_000))
    const ready = withPopup(open, recommend(), 31_000)
    expect(dueAt(ready)).toBeUndefined()
    expect(dueAt(closed(ready, 32_000))).toBe(31_000)
  })
})
