import type { CouponContext } from './services.ts'
import type { FailurePolicy } from '../rate-limit/rate-limiter.ts'

/** Unknown codes that one session or network address may try within a quarter of an hour. */
const MOST_GUESSES = 30
const GUESSES: FailurePolicy = { name: 'coupon-guess', restMs: 15 * 60_000 }

function keysOf({ caller, address }: CouponContext['request']): readonly string[] {
  const session = caller.state === 'known' ? [`session ${caller.session.userCode}`] : []
  return address === undefined ? session : [...session, `address ${address}`]
}

/** Resolves to true if the caller has tried too many unknown codes; further codes are then not looked up. */
export async function hasGuessedTooOften({ request }: CouponContext): Promise<boolean> {
  const { limiter, now } = request
  const known = keysOf(request).map(key => limiter.hasFailures(GUESSES, key, MOST_GUESSES, now))
  return (await Promise.all(known)).some(Boolean)
}

/** Counts an unknown code. */
export async function countGuess({ request }: CouponContext): Promise<void> {
  const { limiter, now } = request
  for (const key of keysOf(request)) await limiter.countFailure(GUESSES, key, now)
}
