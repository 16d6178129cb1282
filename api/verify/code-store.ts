import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { VerifyPurpose } from '../generated/resolver-types.ts'
import { type CodeUse, drawCode, drawSalt, hashOfCode, isSameHash, readCode } from './code-hash.ts'
import {
  receiverLimit,
  receiverTotal,
  REMEMBERED_MS,
  REQUESTERS,
  triesLimit,
  type VerifyLimits,
} from './limits.ts'
import { createRateLimiter } from '../rate-limit/rate-limiter.ts'

/** What a code is for and where it went. */
export interface Sending extends CodeUse {
  readonly purpose: VerifyPurpose
  /** Network address of the caller. Each has limits of its own, so that a stranger does not use up the receiver's. */
  readonly requester?: string | undefined
}

export type Issued =
  /** The code is given here and never again; `id` names this sending. */
  | { readonly state: 'issued'; readonly id: string; readonly code: string }
  | { readonly state: 'tooSoon'; readonly seconds: number }
  | { readonly state: 'tooMany' }

/** `expired` too when all tries are used up. */
export type Checked =
  | { readonly state: 'right'; readonly id: string }
  | { readonly state: 'wrong' | 'expired' }

/** Codes that prove who owns an address or a number. Source: M-048 … M-050, MO-19. */
export interface VerifyCodes {
  /** A new code in place of the last that this requester asked for, within the shop's limits. Those of others stay valid. */
  readonly issue: (sending: Sending, now: number) => Promise<Issued>
  /** Deletes a code that could not be sent; another can be requested at once. */
  readonly withdraw: (id: string) => Promise<void>
  /**
   * Checks a typed code, whichever requester asked for it, because phones change their network address. A wrong one counts
   * against each code it could have been. Does not use the code up. Source: M-230.
   */
  readonly check: (sending: Sending, typed: string, now: number) => Promise<Checked>
  /** Uses a right code up, and with it all others of its purpose and receiver; false when it was used meanwhile or has expired. */
  readonly use: (id: string, now: number) => Promise<boolean>
  /** Undoes `use` when what the code was for did not come about. */
  readonly giveBack: (id: string) => Promise<void>
  readonly purge: (now: number) => Promise<void>
}

class TooSoon extends Error {}

/** What of a code is compared with what was typed. */
interface Comparable {
  readonly id: string
  readonly salt: string
  readonly code_hash: string
}

/** Callers in process are one requester. */
const requesterKey = (what: string, { requester = '' }: Sending) => `${what} ${requester}`

/** @param secret the shop's; without it the hashes of a stolen database cannot be tried out */
export function createVerifyCodes(db: Database, secret: string, limits: VerifyLimits): VerifyCodes {
  const rowsOf = ({ purpose, receiver }: Sending) =>
    db.selectFrom('verify_code').selectAll().where('purpose', '=', purpose).where('receiver', '=', receiver)

  const limiter = createRateLimiter(db)

  const waitSeconds = async (sending: Sending, now: number) => {
    const last = await rowsOf(sending)
      .where('requester', '=', sending.requester ?? '')
      .executeTakeFirst()
    const left = (last?.sent_at ?? now) + limits.resendAfterMs - now
    return Math.min(Math.ceil(left / 1000), limits.resendAfterMs / 1000)
  }

  /** Takes a try of this code before it is looked at: of guesses at once, no more than are allowed are compared. */
  const takeTry = async (id: string, sending: Sending, now: number): Promise<Comparable | undefined> => {
    if (!(await limiter.take(triesLimit(limits), requesterKey(id, sending), now))) return undefined
    return db
      .updateTable('verify_code')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('sent_at', '<=', now + CLOCK_SKEW_MS)
      .where('tries', '<', limits.tries * REQUESTERS)
      .returning(['id', 'salt', 'code_hash'])
      .executeTakeFirst()
  }

  const giveTryBack = async (id: string, sending: Sending) => {
    await db
      .updateTable('verify_code')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('id', '=', id)
      .execute()
    await limiter.giveBack(triesLimit(limits), requesterKey(id, sending))
  }

  /** Whether the last code was used up, perhaps a moment ago. */
  const isUsed = async (sending: Sending) =>
    (await rowsOf(sending).where('used_at', 'is', null).executeTakeFirst()) === undefined

  return {
    async issue(sending, now) {
      const [code, salt, id] = [drawCode(limits.digits), drawSalt(), randomUUID()]
      const fresh = {
        id,
        salt,
        code_hash: hashOfCode(secret, sending, salt, code),
        tries: 0,
        sent_at: now,
        expires_at: now + limits.lifeMs,
        used_at: null,
      }
      try {
        return await db.transaction().execute(async trx => {
          const limiterInside = createRateLimiter(trx)
          const { receiver } = sending
          if (!(await limiterInside.take(receiverLimit(limits), requesterKey(receiver, sending), now)))
            return { state: 'tooMany' }
          if (!(await limiterInside.take(receiverTotal(limits), receiver, now))) return { state: 'tooMany' }
          const kept = await trx
            .insertInto('verify_code')
            .values({ purpose: sending.purpose, receiver, requester: sending.requester ?? '', ...fresh })
            .onConflict(conflict =>
              conflict
                .columns(['purpose', 'receiver', 'requester'])
                .doUpdateSet(fresh)
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
          return { state: 'issued', id, code }
        })
      } catch (error) {
        if (!(error instanceof TooSoon)) throw error
        return { state: 'tooSoon', seconds: await waitSeconds(sending, now) }
      }
    },

    async withdraw(id) {
      await db.deleteFrom('verify_code').where('id', '=', id).execute()
    },

    async check(sending, typed, now) {
      const code = readCode(typed, limits.digits)
      if (code === undefined) return { state: 'wrong' }
      const unused = await rowsOf(sending).where('used_at', 'is', null).orderBy('sent_at', 'desc').execute()
      if (unused.length === 0) return { state: 'wrong' }
      const compared: Comparable[] = []
      for (const { id, expires_at } of unused) {
        const row = expires_at > now ? await takeTry(id, sending, now) : undefined
        if (row) compared.push(row)
      }
      const right = compared.find(({ salt, code_hash }) =>
        isSameHash(hashOfCode(secret, sending, salt, code), code_hash),
      )
      if (!right) return { state: compared.length > 0 || (await isUsed(sending)) ? 'wrong' : 'expired' }
      for (const { id } of compared) await giveTryBack(id, sending)
      return { state: 'right', id: right.id }
    },

    async use(id, now) {
      const used = await db
        .updateTable('verify_code')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('sent_at', '<=', now + CLOCK_SKEW_MS)
        .returning(['purpose', 'receiver'])
        .executeTakeFirst()
      if (!used) return false
      await db
        .updateTable('verify_code')
        .set({ used_at: now })
        .where('purpose', '=', used.purpose)
        .where('receiver', '=', used.receiver)
        .where('used_at', 'is', null)
        .execute()
      return true
    },

    async giveBack(id) {
      await db.updateTable('verify_code').set({ used_at: null }).where('id', '=', id).execute()
    },

    async purge(now) {
      await db
        .deleteFrom('verify_code')
        .where('expires_at', '<', now - REMEMBERED_MS)
        .execute()
    },
  }
}
