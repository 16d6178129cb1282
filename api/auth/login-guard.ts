import type { FailurePolicy, RateLimiter } from '../rate-limit/rate-limiter.ts'

const MINUTE_MS = 60_000
/** Source: MO-11; the cap on all logins of one network address is ours. */
export const GUARD = {
  /** Failures after which an image code is asked for. */
  codeAfter: 3,
  /** Without a failure for this long, counting starts again. */
  restMs: 30 * MINUTE_MS,
  /** Failures on one account that lock it, each time that many more. */
  lockAfter: 10,
  lockMs: 15 * MINUTE_MS,
  /** Logins, good or bad, that one network address may try in a window; pictures likewise. */
  perAddress: 60,
  windowMs: 15 * MINUTE_MS,
} as const

/** The source and target of a guess; each known part is counted separately. */
export interface Guess {
  /** Of the session that asks. */
  readonly token?: string | undefined
  /** Network address. */
  readonly address?: string | undefined
  /** Code of the member whose password is tried. */
  readonly account?: string | undefined
}

/**
 * Slows down the guessing of passwords. A guess is counted before the password is checked, so guesses at the same time cannot
 * slip past each other. Instants are epoch milliseconds.
 */
export interface LoginGuard {
  /** Resolves to true if the next guess needs an image code. Source: M-030, M-222. */
  readonly needsCode: (guess: Guess, now: number) => Promise<boolean>
  /** Returns true if a network address has failed lately. */
  readonly hasFailed: (address: string | undefined, now: number) => Promise<boolean>
  /** Takes one failure off each count: the guess was not looked at. */
  readonly giveBack: (guess: Guess) => Promise<void>
  /**
   * Counts a guess, as failed until `forget` says otherwise. `before` is the highest count so far; a locked account is not
   * counted, nor is its lock made longer.
   */
  readonly count: (
    guess: Guess,
    now: number,
  ) => Promise<{ readonly before: number; readonly isLocked: boolean }>
  /**
   * Forgets the failures, after a success; of a network address only those on this account; otherwise an attacker with an
   * account could log in to it between guesses at others. Source: MO-11.
   */
  readonly forget: (guess: Guess) => Promise<void>
  /** Resolves to true if a network address may try once more in this window; counts it. Callers in process are not counted. */
  readonly admits: (what: 'login' | 'picture', address: string | undefined, now: number) => Promise<boolean>
}

const POLICIES = {
  token: { name: 'login failure of token', restMs: GUARD.restMs },
  address: { name: 'login failure of address', restMs: GUARD.restMs },
  account: {
    name: 'login failure of account',
    restMs: GUARD.restMs,
    lock: { after: GUARD.lockAfter, ms: GUARD.lockMs },
  },
} as const satisfies Record<keyof Guess, FailurePolicy>

/** The known parts of a guess with their policies. */
const partsOf = (guess: Guess): readonly (readonly [FailurePolicy, string])[] =>
  (['token', 'address', 'account'] as const).flatMap(part => {
    const key = guess[part]
    return key === undefined ? [] : [[POLICIES[part], key] as const]
  })

export const createLoginGuard = (limiter: RateLimiter): LoginGuard => ({
  async needsCode(guess, now) {
    const answers = await Promise.all(
      partsOf(guess).map(([policy, key]) => limiter.hasFailures(policy, key, GUARD.codeAfter, now)),
    )
    return answers.includes(true)
  },

  hasFailed: async (address, now) =>
    address !== undefined && (await limiter.hasFailures(POLICIES.address, address, 1, now)),

  async giveBack(guess) {
    await Promise.all(partsOf(guess).map(([policy, key]) => limiter.forgiveFailures(policy, key, 1)))
  },

  async count({ account, ...asker }, now) {
    const onAccount = account === undefined ? 0 : await limiter.countFailure(POLICIES.account, account, now)
    const byAsker = await Promise.all(
      partsOf(asker).map(([policy, key]) => limiter.countFailure(policy, key, now)),
    )
    const counts = [onAccount, ...byAsker].map(count => count ?? 0)
    return { before: Math.max(...counts, 1) - 1, isLocked: onAccount === undefined }
  },

  async forget({ address, ...guess }) {
    const cleared = await Promise.all(
      partsOf(guess).map(([policy, key]) => limiter.clearFailures(policy, key)),
    )
    if (address === undefined || cleared.length === 0) return
    await limiter.forgiveFailures(POLICIES.address, address, Math.max(...cleared))
  },

  admits: (what, address, now) =>
    limiter.take({ name: what, most: GUARD.perAddress, window: GUARD.windowMs }, address, now),
})
