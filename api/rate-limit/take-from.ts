import { networkOf } from '#platform/network.ts'
import type { RateLimit, RateLimiter } from './rate-limiter.ts'

/** A network may use so many times the limit of one address. */
const NETWORK_FACTOR = 3

/**
 * Counts one use by a caller's address, and by its network at three times the limit, so that a sender with many addresses is bounded too.
 * Returns false when either is full.
 */
export async function takeFrom(
  limiter: RateLimiter,
  limit: RateLimit,
  { address, now }: { readonly address: string | undefined; readonly now: number },
): Promise<boolean> {
  if (!(await limiter.take(limit, address, now))) return false
  const ofNetwork = { ...limit, name: `${limit.name}, network`, most: limit.most * NETWORK_FACTOR }
  return limiter.take(ofNetwork, networkOf(address), now)
}
