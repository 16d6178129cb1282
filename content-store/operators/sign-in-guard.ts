import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** How guessing at one operator is slowed down, wherever it comes from. */
export const GUESSING = {
  /** Failures without a delay. */
  free: 5,
  /** The first delay; each further failure doubles it. Milliseconds. */
  delayMs: 15_000,
  longestMs: 15 * 60_000,
  /** Without a failure for this long, counting starts again. Milliseconds. */
  restMs: 24 * 3_600_000,
  /** Failures that are reported, and ten and a hundred times as many. */
  alarmAt: 10,
} as const

/** Names remembered at most; each costs its guesser a password hash. */
const MAX_KEYS = 100_000

interface Count {
  readonly failures: number
  readonly lastAt: number
  /** Attempts before this instant are refused. */
  readonly until: number
}

/** The delay after so many failures, in milliseconds. */
export function delayAfter(failures: number): number {
  const { free, delayMs, longestMs } = GUESSING
  return failures < free ? 0 : Math.min(delayMs * 2 ** (failures - free), longestMs)
}

const isAlarming = (failures: number) => [1, 10, 100].some(times => failures === GUESSING.alarmAt * times)

/** A browser in which an operator has signed in before. */
interface Devices {
  /** A proof for the browser's cookie, for one operator. */
  readonly prove: (name: string) => string
  /** The device that a proof stands for; `undefined` when it is not one for this operator. */
  readonly read: (proof: string | undefined, name: string) => string | undefined
}

function createDevices(secret: string): Devices {
  const sign = (device: string, name: string) =>
    createHmac('sha256', secret).update(`operator device ${device} ${name}`).digest()
  return {
    prove(name) {
      const device = randomBytes(12).toString('base64url')
      return `${device}.${sign(device, name).toString('base64url')}`
    },
    read(proof = '', name) {
      const [device = '', signature = ''] = proof.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(device, name)
      return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
    },
  }
}

interface Attempt {
  readonly name: string
  /** The device cookie of the browser. */
  readonly proof: string | undefined
}

/**
 * Delays sign-ins after failures, per operator. An attempt counts as failed until `succeed`, so that attempts at the same time
 * cannot slip past each other. A browser in which this operator signed in before is counted by itself: guesses from elsewhere do
 * not keep the operator out. Unknown names are treated alike, so that a delay does not tell which exist.
 */
export interface SignInGuard {
  /** Counts an attempt. `waitMs` above 0: it is refused and not counted. */
  readonly begin: (attempt: Attempt) => {
    readonly waitMs: number
    /** Failures so far, where there are so many that the operator should be told. */
    readonly alarm: number | undefined
  }
  /** Forgets the failures. Gives the proof to keep in the browser. */
  readonly succeed: (attempt: Attempt) => string
}

export function createSignInGuard({
  secret,
  clock,
}: {
  readonly secret: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}): SignInGuard {
  const devices = createDevices(secret)
  const counts = new LRUCache<string, Count>({ max: MAX_KEYS })
  const keyOf = ({ name, proof }: Attempt) => {
    const device = devices.read(proof, name)
    return device === undefined
      ? { key: `name ${name}`, isDevice: false }
      : { key: `device ${device}`, isDevice: true }
  }
  return {
    begin(attempt) {
      const now = clock()
      const { key, isDevice } = keyOf(attempt)
      const kept = counts.get(key)
      const count = kept && now - kept.lastAt < GUESSING.restMs ? kept : undefined
      if (count && now < count.until) return { waitMs: count.until - now, alarm: undefined }
      const failures = (count?.failures ?? 0) + 1
      counts.set(key, { failures, lastAt: now, until: now + delayAfter(failures) })
      return { waitMs: 0, alarm: !isDevice && isAlarming(failures) ? failures : undefined }
    },
    succeed(attempt) {
      counts.delete(keyOf(attempt).key)
      return devices.prove(attempt.name)
    },
  }
}
