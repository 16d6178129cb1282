import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import {
  codeOfSalt,
  drawSalt,
  hashOfCode,
  isSameHash,
  proofOfSalt,
  readCode,
  readProof,
} from './code-hash.ts'
import { LINK_MS, REMEMBERED_MS, type VerifyLimits } from './limits.ts'
import { countSending, createCodeTries, type Sending } from './code-tries.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'

export type Issued =
  /** Code and proof are given here and never again. `before`: when the same code was last sent. */
  | {
      readonly state: 'issued'
      readonly id: string
      readonly code: string
      /** The long form of the code, for a link; valid for `LINK_MS`. */
      readonly proof: string
      readonly before?: number | undefined
    }
  | { readonly state: 'tooSoon'; readonly seconds: number }
  | { readonly state: 'tooMany' }

/** `expired` too when all tries are used up. */
export type Checked =
  | { readonly state: 'right'; readonly id: string }
  | { readonly state: 'wrong' | 'expired' }

/**
 * Codes that prove who owns an address or a number. There is one for each purpose and receiver: until it is
 * used, expired or guessed at too often, the same code is sent again. Source: M-048 … M-050, MO-19.
 */
export interface VerifyCodes {
  /** Issues the code of a purpose and receiver, within the shop's limits. */
  readonly issue: (sending: Sending, now: number) => Promise<Issued>
  /** Undoes a sending that failed; another can be requested at once. */
  readonly withdraw: (issued: { readonly id: string; readonly before?: number | undefined }) => Promise<void>
  /**
   * Checks a typed code, from any network address, because phones change theirs; or the proof of a link, which no number of wrong
   * guesses makes invalid. Does not use the code up. Source: M-230.
   */
  readonly check: (sending: Sending, typed: string, now: number) => Promise<Checked>
  /** Uses a right code up; false when it was used meanwhile or has expired. */
  readonly use: (id: string, now: number) => Promise<boolean>
  /** Undoes `use` when what the code was for did not come about. */
  readonly giveBack: (id: string) => Promise<void>
  readonly purge: (now: number) => Promise<void>
}

class TooSoon extends Error {}

/** Returns true until a code expires; one from before the clock was put back has expired. */
const isLasting = (row: { readonly sent_at: number; readonly expires_at: number }, now: number) =>
  row.expires_at > now && row.sent_at <= now + CLOCK_SKEW_MS

/** Marks the id of a code that was proved by its link. */
const LINK_MARK = ' link'
const rowIdOf = (id: string) => (id.endsWith(LINK_MARK) ? id.slice(0, -LINK_MARK.length) : id)

// Releases before this one kept a code for each requester; those rows expire within minutes.
const rowOf = (db: Database, { purpose, receiver }: Sending) =>
  db
    .selectFrom('verify_code')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('receiver', '=', receiver)
    .where('requester', '=', '')
    .executeTakeFirst()

/** The code that is valid, unless this requester, or all of them, have no try left. */
async function usableRow(db: Database, limits: VerifyLimits, sending: Sending, now: number) {
  const row = await rowOf(db, sending)
  if (!row || row.used_at !== null || !isLasting(row, now)) return undefined
  return (await createCodeTries(db, limits).haveRunOut(row, sending, now)) ? undefined : row
}

/** Stores and counts one more sending of a code; throws `TooSoon` to undo both. */
async function issueIn(
  trx: Database,
  { secret, limits }: { readonly secret: string; readonly limits: VerifyLimits },
  sending: Sending,
  now: number,
): Promise<Issued> {
  const { purpose, receiver } = sending
  if (!(await countSending(createRateLimiter(trx), limits, sending, now))) return { state: 'tooMany' }
  const usable = await usableRow(trx, limits, sending, now)
  const salt = usable?.salt ?? drawSalt()
  const code = codeOfSalt(secret, sending, salt, limits.digits)
  const row = {
    id: usable?.id ?? randomUUID(),
    salt,
    code_hash: hashOfCode(secret, sending, salt, code),
    tries: usable?.tries ?? 0,
    sent_at: now,
    expires_at: now + limits.lifeMs,
    used_at: null,
  }
  const kept = await trx
    .insertInto('verify_code')
    .values({ purpose, receiver, requester: '', ...row })
    .onConflict(conflict =>
      conflict
        .columns(['purpose', 'receiver', 'requester'])
        .doUpdateSet(row)
        .where(eb =>
          eb.or([
            eb('verify_code.sent_at', '<=', now - limits.resendAfterMs),
            // Sent before the clock was put back.
            eb('verify_code.sent_at', '>', now + CLOCK_SKEW_MS),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst()
  // Thrown, so that the day's count is taken back too.
  if (!kept) throw new TooSoon()
  const proof = proofOfSalt(secret, sending, salt)
  return { state: 'issued', id: row.id, code, proof, before: usable?.sent_at }
}

/** @param secret the shop's; without it the hashes of a stolen database cannot be tried out */
export function createVerifyCodes(db: Database, secret: string, limits: VerifyLimits): VerifyCodes {
  const tries = createCodeTries(db, limits)

  const waitSeconds = async (sending: Sending, now: number) => {
    const last = await rowOf(db, sending)
    const left = (last?.sent_at ?? now) + limits.resendAfterMs - now
    return Math.min(Math.ceil(left / 1000), limits.resendAfterMs / 1000)
  }

  const checkProof = async (sending: Sending, proof: string, now: number): Promise<Checked> => {
    const row = await rowOf(db, sending)
    if (!row || row.used_at !== null) return { state: 'wrong' }
    if (!isSameHash(proofOfSalt(secret, sending, row.salt), proof)) return { state: 'wrong' }
    return row.sent_at + LINK_MS > now && row.sent_at <= now + CLOCK_SKEW_MS
      ? { state: 'right', id: `${row.id}${LINK_MARK}` }
      : { state: 'expired' }
  }

  return {
    async issue(sending, now) {
      try {
        return await db.transaction().execute(trx => issueIn(trx, { secret, limits }, sending, now))
      } catch (error) {
        if (!(error instanceof TooSoon)) throw error
        return { state: 'tooSoon', seconds: await waitSeconds(sending, now) }
      }
    },

    async withdraw({ id, before }) {
      if (before === undefined) await db.deleteFrom('verify_code').where('id', '=', id).execute()
      else await db.updateTable('verify_code').set({ sent_at: before }).where('id', '=', id).execute()
    },

    async check(sending, typed, now) {
      const proof = readProof(typed)
      if (proof !== undefined) return checkProof(sending, proof, now)
      const code = readCode(typed, limits.digits)
      const row = code === undefined ? undefined : await rowOf(db, sending)
      if (code === undefined || !row || row.used_at !== null) return { state: 'wrong' }
      if (!isLasting(row, now)) return { state: 'expired' }
      if (!(await tries.take(row.id, sending, now))) {
        const isUnused = (await rowOf(db, sending))?.used_at === null
        return { state: isUnused ? 'expired' : 'wrong' }
      }
      if (!isSameHash(hashOfCode(secret, sending, row.salt, code), row.code_hash)) return { state: 'wrong' }
      await tries.giveBack(row.id, sending)
      return { state: 'right', id: row.id }
    },

    async use(id, now) {
      const isLink = id.endsWith(LINK_MARK)
      const used = await db
        .updateTable('verify_code')
        .set({ used_at: now })
        .where('id', '=', rowIdOf(id))
        .where('used_at', 'is', null)
        .where('sent_at', '<=', now + CLOCK_SKEW_MS)
        .where(eb => (isLink ? eb('sent_at', '>', now - LINK_MS) : eb('expires_at', '>', now)))
        .returning('id')
        .executeTakeFirst()
      return used !== undefined
    },

    async giveBack(id) {
      await db.updateTable('verify_code').set({ used_at: null }).where('id', '=', rowIdOf(id)).execute()
    },

    async purge(now) {
      await db
        .deleteFrom('verify_code')
        .where('expires_at', '<', now - REMEMBERED_MS)
        .execute()
    },
  }
}
