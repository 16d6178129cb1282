import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import type { Database } from '../database/database.ts'
import type { VerifyPurpose } from '../generated/resolver-types.ts'
import { createRateLimiter, type RateLimiter } from '../rate-limit/rate-limiter.ts'
import type { CodeUse } from './code-hash.ts'
import {
  guessLimit,
  knownLimit,
  receiverLimit,
  receiverTotal,
  REQUESTERS,
  triesLimit,
  type VerifyLimits,
} from './limits.ts'

/** Purpose, receiver and requester of a code. */
export interface Sending extends CodeUse {
  readonly purpose: VerifyPurpose
  /** Network address of the caller. Each has limits of its own, so that a stranger does not use up the receiver's. */
  readonly requester?: string | undefined
  /** Id of a browser that the receiver's account knows. It has limits that strangers cannot use up. */
  readonly knownBrowser?: string | undefined
}

/** Callers in process are one requester, a known browser is one from any address. */
const requesterKey = (what: string, { requester = '', knownBrowser }: Sending) =>
  knownBrowser === undefined ? `${what} ${requester}` : `${what} browser ${knownBrowser}`

/** Counts one more code to a receiver; false when the day has had as many as the shop allows. */
export async function countSending(
  limiter: RateLimiter,
  limits: VerifyLimits,
  sending: Sending,
  now: number,
) {
  const { receiver, knownBrowser } = sending
  const isAdmitted =
    (await limiter.take(receiverLimit(limits), requesterKey(receiver, sending), now)) &&
    (await limiter.take(receiverTotal(limits), receiver, now))
  return isAdmitted || (knownBrowser !== undefined && limiter.take(knownLimit(limits), receiver, now))
}

/** Counts the tries of codes: by requester, and of all together. */
export function createCodeTries(db: Database, limits: VerifyLimits) {
  const limiter = createRateLimiter(db)
  const mostTries = limits.tries * REQUESTERS

  return {
    /** Takes a try of this code before it is looked at: of guesses at once, no more than are allowed are compared. */
    async take(id: string, sending: Sending, now: number): Promise<boolean> {
      if (!(await limiter.take(triesLimit(limits), requesterKey(id, sending), now))) return false
      const isKnown = sending.knownBrowser !== undefined
      const counted = await db
        .updateTable('verify_code')
        .set(({ eb }) => ({ tries: isKnown ? eb.ref('tries') : eb('tries', '+', 1) }))
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('sent_at', '<=', now + CLOCK_SKEW_MS)
        .$if(!isKnown, query => query.where('tries', '<', mostTries))
        .returning('id')
        .executeTakeFirst()
      return counted !== undefined && (isKnown || limiter.take(guessLimit(limits), sending.receiver, now))
    },

    /** Undoes `take`. */
    async giveBack(id: string, sending: Sending) {
      await limiter.giveBack(triesLimit(limits), requesterKey(id, sending))
      if (sending.knownBrowser !== undefined) return
      await limiter.giveBack(guessLimit(limits), sending.receiver)
      await db
        .updateTable('verify_code')
        .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .execute()
    },

    /** Returns true if this requester, or all of them, have no try of a code left. */
    haveRunOut: async (
      { id, tries }: { readonly id: string; readonly tries: number },
      sending: Sending,
      now: number,
    ) => tries >= mostTries || limiter.isFull(triesLimit(limits), requesterKey(id, sending), now),
  }
}
