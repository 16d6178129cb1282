import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PASSWORD_RANKS, type PasswordRank } from '#platform/password.ts'
import { type FailedSignIns, GUESSING } from './failed-sign-ins.ts'

const isAlarming = (failures: number) => [1, 10, 100].some(times => failures === GUESSING.alarmAt * times)

/** A browser in which an operator has signed in before. */
interface Devices {
  /** A proof for the browser's cookie, for one operator. */
  readonly prove: (name: string) => string
  /** The device that a proof identifies; `undefined` when it is not a proof for this operator. */
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
  /** The order in which the attempt's password is looked at when many wait. */
  readonly rankOf: (attempt: Attempt) => PasswordRank
  /** Counts an attempt. `waitMs` above 0: it is refused and not counted. */
  readonly begin: (attempt: Attempt) => Promise<{
    readonly waitMs: number
    /** Number of failures so far, if it is one that should be reported to the operator. */
    readonly alarm: number | undefined
  }>
  /** Forgets the failures. Gives the proof to keep in the browser. */
  readonly succeed: (attempt: Attempt) => Promise<string>
}

export function createSignInGuard({
  secret,
  failedSignIns,
  clock,
}: {
  readonly secret: string
  readonly failedSignIns: FailedSignIns
  /** Epoch milliseconds. */
  readonly clock: () => number
}): SignInGuard {
  const devices = createDevices(secret)
  const keyOf = ({ name, proof }: Attempt) => {
    const device = devices.read(proof, name)
    return device === undefined
      ? { key: `name ${name}`, isDevice: false }
      : { key: `device ${device}`, isDevice: true }
  }
  return {
    rankOf: attempt => (keyOf(attempt).isDevice ? PASSWORD_RANKS.known : PASSWORD_RANKS.other),
    async begin(attempt) {
      const { key, isDevice } = keyOf(attempt)
      const counted = await failedSignIns.count(key, clock())
      if ('waitMs' in counted) return { waitMs: counted.waitMs, alarm: undefined }
      const { failures } = counted
      return { waitMs: 0, alarm: !isDevice && isAlarming(failures) ? failures : undefined }
    },
    async succeed(attempt) {
      await failedSignIns.forget(keyOf(attempt).key)
      return devices.prove(attempt.name)
    },
  }
}
