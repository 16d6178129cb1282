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
  /** A new code in place of the last, within the shop's limits. */
  readonly issue: (sending: Sending, now: number) => Promise<Issued>
  /** Forgets a code that could not be sent; another can be asked for at once. */
  readonly withdraw: (id: string) => Promise<void>
  /** Looks at a typed code; a wrong one costs a try. It is still to be used up. Source: M-230. */
  readonly check: (sending: Sending, typed: string, now: number) => Promise<Checked>
  /** Uses a right code up; false when it was used meanwhile or has expired. */
  readonly use: (id: string, now: number) => Promise<boolean>
  /** Undoes `use` when what the code was for did not come about. */
  readonly giveBack: (id: string) => Promise<void>
  readonly purge: (now: number) => Promise<void>
}

class TooSoon extends Error {}

/** Callers in process are one requester. */
const requesterKey = (what: string, { requester = '' }: Sending) => `${what} ${requester}`

/** @param secret the shop's; without it the hashes of a stolen database cannot be tried out */
export function createVerifyCodes(db: Database, secret: string, limits: VerifyLimits): VerifyCodes {
  const rowOf = ({ purpose, receiver }: Sending) =>
    db.selectFrom('verify_code').selectAll().where('purpose', '=', purpose).where('receiver', '=', receiver)

  const limiter = createRateLimiter(db)

  const waitSeconds = async (sending: Sending, now: number) => {
    const last = await rowOf(sending).executeTakeFirst()
    const left = (last?.sent_at ?? now) + limits.resendAfterMs - now
    return Math.min(Math.ceil(left / 1000), limits.resendAfterMs / 1000)
  }

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
            .values({ purpose: sending.purpose, receiver: sending.receiver, ...fresh })
            .onConflict(conflict =>
              conflict
                .columns(['purpose', 'receiver'])
                .doUpdateSet(fresh)
                .where('verify_code.sent_at', '<=', now - limits.resendAfterMs),
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
      const last = await rowOf(sending).executeTakeFirst()
      if (!last || last.used_at !== null) return { state: 'wrong' }
      if (last.expires_at <= now) return { state: 'expired' }
      const own = requesterKey(last.id, sending)
      if (!(await limiter.take(triesLimit(limits), own, now))) return { state: 'expired' }
      // The try is taken before the code is looked at: of guesses at once, no more than these are compared.
      const row = await db
        .updateTable('verify_code')
        .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', last.id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('tries', '<', limits.tries * REQUESTERS)
        .returning(['id', 'salt', 'code_hash'])
        .executeTakeFirst()
      if (!row) {
        const present = await rowOf(sending).executeTakeFirst()
        return { state: present?.used_at === null ? 'expired' : 'wrong' }
      }
      const { id } = row
      if (!isSameHash(hashOfCode(secret, sending, row.salt, code), row.code_hash)) return { state: 'wrong' }
      await db
        .updateTable('verify_code')
        .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .execute()
      await limiter.giveBack(triesLimit(limits), own)
      return { state: 'right', id }
    },

    async use(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('verify_code')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
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
