import { hongKongDay } from '#locales/format.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeptText } from '../session/kept-text.ts'
import {
  active,
  closed,
  dueAt,
  emptySchedule,
  passed,
  type Schedule,
  type ScheduledPopup,
  withoutPopup,
  withPopup,
} from './schedule.ts'
import { createShownToday } from './shown-today.ts'

/** A quarter of an hour before midnight in Hong Kong. */
const START = Date.UTC(2026, 10, 21, 15, 45)
const KEYS = ['a', 'b', 'c', 'd'] as const

const somePopup = fc.record<ScheduledPopup>({
  key: fc.constantFrom(...KEYS),
  id: fc.constantFrom('x', 'y', 'z'),
  index: fc.integer({ min: 1, max: 3 }),
  timeoutSeconds: fc.integer({ min: 0, max: 40 }),
  count: fc.integer({ min: 0, max: 3 }),
  isReady: fc.boolean(),
  isApart: fc.boolean(),
})

/** What can happen to a page. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 120_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('stir' as const) }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('close' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('put' as const), popup: somePopup }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), key: fc.constantFrom(...KEYS) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cover' as const), isCovered: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hide' as const), hidden: fc.subarray([...KEYS]) }) },
)

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never

interface Showing {
  readonly key: string
  readonly id: string
  readonly count: number
  readonly at: number
  /** Of the earlier showings that Hong Kong day, those under this id. */
  readonly before: number
}

/** A page played through; every showing as it happened, and what must never happen. */
function play(events: readonly Event[]) {
  const shownToday = createShownToday(createKeptText('t', () => memory))
  const texts = new Map<string, string>()
  const memory = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  }
  const showings: Showing[] = []
  const faults: string[] = []
  let [now, schedule, isCovered, hidden] = [START, emptySchedule(START), false, [] as readonly string[]]

  const take = (next: Schedule) => {
    const opened = next.open === schedule.open ? undefined : next.popups.find(({ key }) => key === next.open)
    if (opened) {
      if (schedule.open !== undefined) faults.push(`${opened.key} over ${schedule.open}`)
      if (isCovered) faults.push(`${opened.key} over something else`)
      if (hidden.includes(opened.key)) faults.push(`${opened.key} where it is hidden`)
      if (!opened.isReady) faults.push(`${opened.key} with nothing to show`)
      const { key, id, count } = opened
      showings.push({ key, id, count, at: now, before: shownToday.of(id, now) })
      shownToday.note(id, now)
    }
    schedule = next
    if (schedule.open !== undefined && dueAt(schedule) !== undefined)
      faults.push(`armed under ${schedule.open}`)
  }
  const look = () =>
    take(
      passed(schedule, {
        now,
        isCovered,
        shown: id => shownToday.of(id, now),
        canShow: key => !hidden.includes(key),
      }),
    )
  /** The timer fires whenever it is due. */
  const wait = (ms: number) => {
    const until = now + ms
    for (let due = dueAt(schedule); due !== undefined && due <= until; due = dueAt(schedule)) {
      now = Math.max(now, due)
      look()
    }
    now = until
  }
  for (const happens of events) {
    if (happens.type === 'wait') wait(happens.ms)
    if (happens.type === 'stir') take(active(schedule, now))
    if (happens.type === 'close' && schedule.open !== undefined) take(closed(schedule, now))
    if (happens.type === 'put') take(withPopup(schedule, happens.popup, now, KEYS))
    if (happens.type === 'leave') take(withoutPopup(schedule, happens.key, now))
    if (happens.type === 'cover') isCovered = happens.isCovered
    if (happens.type === 'hide') hidden = happens.hidden
  }
  return { showings, faults }
}

test('whatever happens: never two at once, never over something, nothing armed while one is visible (L-346, LO-36)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120, size: 'max' }), events => {
      expect(play(events).faults).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('never more often a day than its count, and each day starts at 0 (L-302, L-349, L-350, LO-38)', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120, size: 'max' }), events => {
      const { showings } = play(events)
      for (const [place, { id, at, before, count }] of showings.entries()) {
        expect(before).toBeLessThan(count)
        const today = showings
          .slice(0, place)
          .filter(other => other.id === id && hongKongDay(other.at) === hongKongDay(at))
        expect(before).toBe(today.length)
      }
    }),
    { numRuns: 400 },
  )
})

test('left alone and closed each time, those that can show come round in the order of priority (L-300, L-343, LO-30, LO-36)', () => {
  const popups = fc.uniqueArray(
    somePopup.map(popup => ({ ...popup, isApart: false, count: 1000 })),
    { selector: ({ key }) => key, minLength: 1 },
  )
  fc.assert(
    fc.property(popups, given => {
      const joins = given.map(popup => ({ type: 'put' as const, popup }))
      const rounds = given.flatMap(() => [{ type: 'wait' as const, ms: 41_000 }, { type: 'close' as const }])
      const ready = KEYS.flatMap(key => given.filter(popup => popup.key === key && popup.isReady)).toSorted(
        (a, b) => a.index - b.index,
      )
      const expected = ready.length === 0 ? [] : given.map((_, turn) => ready[turn % ready.length]?.key)
      const { showings } = play([...joins, ...rounds])
      expect(showings.map(({ key }) => key)).toEqual(expected)
    }),
  )
})
