import { createHash, randomBytes } from 'node:crypto'
import type { Operator } from '../operator.ts'
import { type Outcome, type Refusal, refuse } from '../outcome.ts'

/** Secrets that are valid at the same time: each process of a shop prints an address of its own. */
const MOST_SECRETS = 8

/** Wrong secrets after which none is valid any more. */
export const MOST_WRONG = 100

/** Secrets of one-time addresses, as stored. */
export interface StoredStart {
  /** The newest last. */
  readonly hashes: readonly string[]
  readonly wrong: number
}

/** Account of the first operator. */
interface NewOwner {
  readonly name: string
  readonly passwordHash: string
}

/** The one-time address of a shop that has no operators. It ends when the first operator exists. */
export interface FirstStart {
  /** Makes a secret and stores its hash; `undefined` if the shop has operators. */
  readonly offer: () => Promise<string | undefined>
  /** Refuses a secret that is not valid, and counts it. */
  readonly check: (secret: string) => Promise<Outcome<null>>
  /** Adds the first operator, as an admin, for a valid secret. */
  readonly claim: (secret: string, owner: NewOwner) => Promise<Outcome<Operator>>
}

export const newStartSecret = () => randomBytes(32).toString('base64url')

const hashOf = (secret: string) => createHash('sha256').update(`first start ${secret}`).digest('base64url')

/** What is stored once a further secret is valid. */
export function withSecret(stored: StoredStart | undefined, secret: string): StoredStart {
  const valid = stored && stored.wrong < MOST_WRONG ? stored.hashes : []
  return { hashes: [...valid, hashOf(secret)].slice(-MOST_SECRETS), wrong: 0 }
}

/** Reason to refuse a secret; `counted` is what is stored after a wrong one. */
export function startRefusal(
  stored: StoredStart | undefined,
  secret: string,
): { readonly refusal: Refusal; readonly counted?: StoredStart } | undefined {
  if (!stored || stored.wrong >= MOST_WRONG) return { refusal: refuse(409, 'startOver') }
  if (stored.hashes.includes(hashOf(secret))) return undefined
  return { refusal: refuse(403, 'startWrong'), counted: { ...stored, wrong: stored.wrong + 1 } }
}
