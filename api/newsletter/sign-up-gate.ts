import { LRUCache } from 'lru-cache'

/** Sign-ups one network address may send in a while. The values are ours. */
const LIMIT = 10
const WINDOW_MS = 60_000
/** Network addresses remembered; the one unheard of for longest is forgotten first. */
const REMEMBERED = 10_000

/**
 * Keeps one sender from filling the list: ten sign-ups a minute from each network address, counted in this process.
 * Whoever asks in process (`undefined`) is not counted.
 *
 * @returns whether a sign-up at `now` (epoch milliseconds) may pass; it is then counted
 */
export function createSignUpGate() {
  const counts = new LRUCache<string, { readonly since: number; readonly count: number }>({ max: REMEMBERED })
  return (address: string | undefined, now: number): boolean => {
    if (address === undefined) return true
    const known = counts.get(address)
    const present = known && now - known.since < WINDOW_MS ? known : { since: now, count: 0 }
    if (present.count >= LIMIT) return false
    counts.set(address, { since: present.since, count: present.count + 1 })
    return true
  }
}
