import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_REST, type Hover, hoverStep } from './hover-timing.ts'

type Event = readonly [at: number, what: 'enter' | 'leave' | 'close']

/** Returns true if the panel is open at a moment, with every tick in its time. */
function openAt(events: readonly Event[], moment: number): boolean {
  let hover: Hover = AT_REST
  for (const [at, what] of [...events.filter(([time]) => time <= moment), [moment, 'end'] as const]) {
    while (hover.dueAt !== undefined && hover.dueAt <= at) hover = hoverStep(hover, 'tick', hover.dueAt)
    if (what !== 'end') hover = hoverStep(hover, what, at)
  }
  return hover.isOpen
}

describe('opening', () => {
  test.each([
    [150, false],
    [199, false],
    [200, true],
    [300, true],
  ])('hovered for %i ms: open %j (L-065)', (after, expected) => {
    expect(openAt([[0, 'enter']], after)).toBe(expected)
  })
  test('leaving before 200 ms never opens it (L-065)', () => {
    expect(
      openAt(
        [
          [0, 'enter'],
          [199, 'leave'],
        ],
        10_000,
      ),
    ).toBe(false)
  })
})

describe('closing', () => {
  const opened: Event[] = [
    [0, 'enter'],
    [1000, 'leave'],
  ]
  test.each([
    [1199, true],
    [1200, false],
  ])('left at 1000: at %i open %j (L-066)', (moment, expected) => {
    expect(openAt(opened, moment)).toBe(expected)
  })
  test('coming back within 150 ms keeps it open (L-066)', () => {
    expect(openAt([...opened, [1150, 'enter']], 60_000)).toBe(true)
  })
})

describe('lockout', () => {
  const closed: Event[] = [
    [0, 'enter'],
    [1000, 'leave'],
  ]
  test.each([
    [1300, false],
    [1699, false],
    [1700, true],
    [1800, true],
  ])('closed at 1200, hovered from %i on: opens %j (L-067, LO-75)', (at, expected) => {
    expect(openAt([...closed, [at, 'enter']], at + 200)).toBe(expected)
    expect(openAt([...closed, [at, 'enter']], at + 199)).toBe(false)
  })
  test('Escape closes at once and locks too', () => {
    const escaped: Event[] = [
      [0, 'enter'],
      [500, 'close'],
    ]
    expect(openAt(escaped, 500)).toBe(false)
    expect(openAt([...escaped, [600, 'enter']], 5000)).toBe(false)
    expect(openAt([...escaped, [1000, 'enter']], 1200)).toBe(true)
  })
})

test('an early tick changes nothing; between two openings lie 700 ms at least (L-065 … L-067)', () => {
  const waiting = hoverStep(AT_REST, 'enter', 0)
  expect(hoverStep(waiting, 'tick', 199.9)).toBe(waiting)
  const step = fc.tuple(fc.nat(400), fc.constantFrom('enter' as const, 'leave' as const, 'close' as const))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), steps => {
      let now = 0
      let hover: Hover = AT_REST
      let closedAt = -Infinity
      const pauses: number[] = []
      const take = (event: Parameters<typeof hoverStep>[1], at: number) => {
        const before = hover.isOpen
        hover = hoverStep(hover, event, at)
        if (before && !hover.isOpen) closedAt = at
        if (!before && hover.isOpen) pauses.push(at - closedAt)
      }
      for (const [pause, event] of steps) {
        now += pause
        while (hover.dueAt !== undefined && hover.dueAt <= now) take('tick', hover.dueAt)
        take(event, now)
      }
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(700)
    }),
  )
})
