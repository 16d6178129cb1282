import { expect, test } from 'vitest'
import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import { activityToNote, IDLE_MS, idleLeft, newSession, SESSION_MS, usedAtOf } from './session-life.ts'

const NOW = Date.UTC(2026, 10, 21, 2)
const MINUTE = 60_000
const begun = newSession(NOW)

test.each([
  ['just signed in', begun, 0, IDLE_MS],
  ['used half an hour ago', begun, 30 * MINUTE, 30 * MINUTE],
  ['idle for an hour', begun, IDLE_MS, 0],
  [
    'used all the time, shortly before its last hour ends',
    { ...begun, usedAt: NOW + SESSION_MS - MINUTE },
    SESSION_MS - 5,
    5,
  ],
  ['after 12 hours, however busy', { ...begun, usedAt: NOW + SESSION_MS - 1 }, SESSION_MS, 0],
  ['the clock of another process is a little ahead', begun, -CLOCK_SKEW_MS, IDLE_MS + CLOCK_SKEW_MS],
  ['the clock was set back by an hour', begun, -60 * MINUTE, 0],
  ['the clock was set back by years', begun, -3 * 365 * 24 * 60 * MINUTE, 0],
  [
    'used before the clock was set back, signed in long before',
    { expiresAt: NOW + MINUTE, usedAt: NOW },
    -60 * MINUTE,
    0,
  ],
])('time left of an operator’s session: %s (LO-13)', (_, times, passed, left) => {
  expect(idleLeft(times, NOW + passed, IDLE_MS)).toBe(left)
})

test.each([
  ['nothing was done', undefined, undefined],
  ['done a moment ago, noted already', NOW + 1000, undefined],
  ['done since', NOW + MINUTE, NOW + MINUTE],
  ['done before', NOW - MINUTE, undefined],
])('activity to store: %s', (_, activeAt, noted) => expect(activityToNote(NOW, activeAt)).toBe(noted))

test('a session of an earlier version counts from its sign-in', () => {
  expect(usedAtOf({ expiresAt: NOW + SESSION_MS })).toBe(NOW)
  expect(usedAtOf({ expiresAt: NOW + SESSION_MS, usedAt: null })).toBe(NOW)
})
