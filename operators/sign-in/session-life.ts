import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'

/** Time from sign-in to the end of a session, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000

/** Time for which a password or a code that was given counts before it is asked again. Milliseconds. */
const PROVED_MS = 15 * 60_000

/** Default time without activity after which a session ends, in milliseconds. */
export const IDLE_MS = 3_600_000

/** Activity is stored at most this often, so that a session costs few writes. Milliseconds. */
const NOTE_EVERY_MS = 30_000

/** Stored times of a session. Epoch milliseconds. */
export interface SessionTimes {
  readonly expiresAt: number
  /** The operator's last activity; the sign-in at first. */
  readonly usedAt: number
}

/** Times of a session that begins now. */
export const newSession = (now: number): SessionTimes => ({ expiresAt: now + SESSION_MS, usedAt: now })

/** The last activity as stored; sessions of versions that did not store it count from the sign-in. */
export const usedAtOf = ({
  expiresAt,
  usedAt,
}: {
  readonly expiresAt: number
  readonly usedAt?: number | null | undefined
}): number => usedAt ?? expiresAt - SESSION_MS

/**
 * Milliseconds until the session ends unless the operator does something; 0 when it is over. A session whose times lie further ahead than
 * its own length began before the clock was set back: it is over too, instead of living for as long as the clock was set back.
 */
export function idleLeft({ expiresAt, usedAt }: SessionTimes, now: number, idleMs: number): number {
  const isFromTheFuture = expiresAt > now + SESSION_MS + CLOCK_SKEW_MS || usedAt > now + CLOCK_SKEW_MS
  if (isFromTheFuture || expiresAt <= now) return 0
  return Math.max(0, Math.min(usedAt + idleMs, expiresAt) - now)
}

/** The activity to store, if it is worth a write. @param activeAt instant of the operator's last activity; `undefined` without one */
export const activityToNote = (usedAt: number, activeAt: number | undefined): number | undefined =>
  activeAt !== undefined && activeAt >= usedAt + NOTE_EVERY_MS ? activeAt : undefined

/** Returns true if a password or a code was given within `PROVED_MS`. An instant ahead of the clock proves nothing. */
export const isProvedAt = (provedAt: number, now: number): boolean =>
  provedAt <= now + CLOCK_SKEW_MS && now - provedAt <= PROVED_MS

/** Instant of the sign-in. */
export const begunAt = ({ expiresAt }: Pick<SessionTimes, 'expiresAt'>): number => expiresAt - SESSION_MS
