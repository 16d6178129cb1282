/** Milliseconds the pointer rests before the panel opens. Source: L-065. */
const OPEN_AFTER_MS = 200
/** Milliseconds it is away before the panel closes. Source: L-066. */
const CLOSE_AFTER_MS = 200
/** Milliseconds after closing in which hovering does nothing. Source: L-067, LO-75. */
const LOCKOUT_MS = 500

/** Moments in milliseconds of whatever clock the events carry. */
export interface Hover {
  readonly isOpen: boolean
  /** Instant it changes over by itself; absent while it rests. */
  readonly dueAt?: number
  readonly lockedUntil: number
}

export const AT_REST: Hover = { isOpen: false, lockedUntil: -Infinity }

const closed = (now: number): Hover => ({ isOpen: false, lockedUntil: now + LOCKOUT_MS })

/**
 * State of a hover panel after an event: `enter` and `leave` of the pointer, `tick` when `dueAt` has come, `close` at once.
 * Entering during the lockout is not remembered. Source: L-065 … L-067.
 */
export function hoverStep(hover: Hover, event: 'enter' | 'leave' | 'tick' | 'close', now: number): Hover {
  const { isOpen, dueAt, lockedUntil } = hover
  switch (event) {
    case 'enter':
      if (isOpen) return { isOpen, lockedUntil }
      if (now < lockedUntil) return hover
      return { isOpen, lockedUntil, dueAt: dueAt ?? now + OPEN_AFTER_MS }
    case 'leave':
      return isOpen ? { isOpen, lockedUntil, dueAt: dueAt ?? now + CLOSE_AFTER_MS } : { isOpen, lockedUntil }
    case 'tick':
      if (dueAt === undefined || now < dueAt) return hover
      return isOpen ? closed(now) : { isOpen: true, lockedUntil }
    case 'close':
      return isOpen ? closed(now) : { isOpen, lockedUntil }
  }
}
