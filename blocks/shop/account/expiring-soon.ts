const DAY_MS = 24 * 3_600_000
/** GO DOLLAR that end within this time are pointed out (days). Ours. */
const SOON_DAYS = 30

interface Part {
  /** Whole GO DOLLAR. */
  readonly balance: number
  /** The first moment at which they are gone. */
  readonly expiryDate: number
}

/** GO DOLLAR that end within 30 days: how many, and when the last of them end. `undefined` for none. Source: M-145. */
export function expiringSoon(breakdowns: readonly Part[], now: number): Part | undefined {
  const soon = breakdowns.filter(
    ({ expiryDate }) => expiryDate > now && expiryDate - now <= SOON_DAYS * DAY_MS,
  )
  if (soon.length === 0) return undefined
  return {
    balance: soon.reduce((sum, { balance }) => sum + balance, 0),
    expiryDate: Math.max(...soon.map(({ expiryDate }) => expiryDate)),
  }
}
