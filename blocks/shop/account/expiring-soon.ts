import { DAY_MS, epochMs } from '#locales/hong-kong.ts'

/** GO DOLLAR that end within this time are pointed out (days). Ours. */
const SOON_DAYS = 30

interface Part {
  /** Whole GO DOLLAR. */
  readonly balance: number
  /** The first moment at which they are gone. */
  readonly expiryDate: string
}

/** GO DOLLAR that end within 30 days: how many, and when the last of them end. `undefined` for none. Source: M-145. */
export function expiringSoon(breakdowns: readonly Part[], now: number): Part | undefined {
  const endOf = ({ expiryDate }: Part) => epochMs(expiryDate)
  const soon = breakdowns
    .filter(part => endOf(part) > now && endOf(part) - now <= SOON_DAYS * DAY_MS)
    .toSorted((one, other) => endOf(one) - endOf(other))
  const last = soon.at(-1)
  return last && { balance: soon.reduce((sum, { balance }) => sum + balance, 0), expiryDate: last.expiryDate }
}
