import { randomBytes } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { ThirdPartyProofTable } from '../database/tables.ts'
import type { Identity } from './identity.ts'
import { dueIn, isDue } from '#platform/clock-skew.ts'
import { sha256 } from '../shared/sha256.ts'

/** From the callback of a third party to the login, and from the question before a login to the answer. */
export const TICKET_MS = 10 * 60_000
/** From the login to the form that links or creates an account. */
export const PENDING_MS = 30 * 60_000

/**
 * `ticket` opens a visitor's session at once, if this browser began the sign-in by a press in the shop. `foreign` and any ticket that would
 * replace a member's session lead to a question first; `question` is the ticket that answers it.
 */
const TICKET_STAGES = ['ticket', 'foreign', 'question'] as const
type TicketStage = (typeof TICKET_STAGES)[number]
const isTicketStage = (stage: ThirdPartyProofTable['stage']): stage is TicketStage => stage !== 'pending'

/**
 * Identities that a third party vouched for and no account is opened with yet. Each has a random id, of which only the SHA-256
 * is stored, and belongs to the session (its user code) whose browser came back from the third party: in any other browser the
 * id is worth nothing, so an attacker cannot link an identity of their own to a stranger's account.
 */
export interface PendingIdentities {
  /** A one-time ticket, valid for ten minutes. */
  readonly issueTicket: (
    identity: Identity,
    browser: string,
    now: number,
    stage: TicketStage,
  ) => Promise<string>
  /** The identity of a ticket, once; a ticket sent with the wrong type or by another session is used up too. */
  readonly redeemTicket: (
    ticket: string,
    by: { readonly appType: string; readonly browser: string | undefined },
    now: number,
  ) => Promise<{ readonly identity: Identity; readonly stage: TicketStage } | undefined>
  /** Stores an identity without an account for half an hour; returns its `thirdPartyId`. */
  readonly keep: (identity: Identity, browser: string, now: number) => Promise<string>
  /** The identity of a `thirdPartyId`; can be read repeatedly. @param browser user code of the session that asks */
  readonly find: (
    thirdPartyId: string,
    now: number,
    browser: string | undefined,
  ) => Promise<Identity | undefined>
  /**
   * Links it to an account, once. Returns false and changes nothing when the pending identity has expired, when the identity
   * already belongs to an account, or when the account has one of this type. Source: MO-27.
   */
  readonly consume: (thirdPartyId: string, userCode: string, now: number) => Promise<boolean>
}

/** Texts are 43 characters; anything much longer is not worth hashing. */
const isPlausible = (text: string) => text.length > 0 && text.length <= 100

const identityOf = (row: Selectable<ThirdPartyProofTable>): Identity => ({
  appType: row.app_type,
  issuer: row.issuer,
  subject: row.subject,
  nickName: row.nick_name,
  email: row.email,
  mobile: row.mobile,
})

class AlreadyLinked extends Error {}

async function linkIn(trx: Database, thirdPartyId: string, userCode: string, now: number) {
  const row = await trx
    .deleteFrom('third_party_proof')
    .where('token_hash', '=', sha256(thirdPartyId))
    .where('stage', '=', 'pending')
    .where(eb => eb.not(dueIn(eb, 'expires_at', now, PENDING_MS)))
    .returningAll()
    .executeTakeFirst()
  if (!row) return false
  const { numInsertedOrUpdatedRows: linked = 0n } = await trx
    .insertInto('third_party_link')
    .values({
      app_type: row.app_type,
      issuer: row.issuer,
      subject: row.subject,
      user_code: userCode,
      linked_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  // Thrown, so that the identity stays pending for another account.
  if (Number(linked) !== 1) throw new AlreadyLinked()
  return true
}

export function createPendingIdentities(db: Database): PendingIdentities {
  const put = async (
    stage: ThirdPartyProofTable['stage'],
    identity: Identity,
    { browser, now, lifeMs }: { browser: string; now: number; lifeMs: number },
  ) => {
    const text = randomBytes(32).toString('base64url')
    const row: Insertable<ThirdPartyProofTable> = {
      token_hash: sha256(text),
      stage,
      app_type: identity.appType,
      issuer: identity.issuer,
      subject: identity.subject,
      nick_name: identity.nickName,
      email: identity.email,
      mobile: identity.mobile,
      browser,
      expires_at: now + lifeMs,
    }
    await db
      .deleteFrom('third_party_proof')
      .where(eb => dueIn(eb, 'expires_at', now, PENDING_MS))
      .execute()
    await db.insertInto('third_party_proof').values(row).execute()
    return text
  }

  return {
    issueTicket: (identity, browser, now, stage) => put(stage, identity, { browser, now, lifeMs: TICKET_MS }),
    keep: (identity, browser, now) => put('pending', identity, { browser, now, lifeMs: PENDING_MS }),

    async redeemTicket(ticket, { appType, browser }, now) {
      if (!isPlausible(ticket)) return undefined
      const row = await db
        .deleteFrom('third_party_proof')
        .where('token_hash', '=', sha256(ticket))
        .where('stage', 'in', TICKET_STAGES)
        .returningAll()
        .executeTakeFirst()
      if (!row || !isTicketStage(row.stage)) return undefined
      const isTheirs =
        !isDue(row.expires_at, now, TICKET_MS) && row.app_type === appType && row.browser === browser
      return isTheirs ? { identity: identityOf(row), stage: row.stage } : undefined
    },

    async find(thirdPartyId, now, browser) {
      if (!isPlausible(thirdPartyId) || browser === undefined) return undefined
      const row = await db
        .selectFrom('third_party_proof')
        .selectAll()
        .where('token_hash', '=', sha256(thirdPartyId))
        .where('stage', '=', 'pending')
        .where(eb => eb.not(dueIn(eb, 'expires_at', now, PENDING_MS)))
        .where('browser', '=', browser)
        .executeTakeFirst()
      return row && identityOf(row)
    },

    async consume(thirdPartyId, userCode, now) {
      if (!isPlausible(thirdPartyId)) return false
      try {
        return await db.transaction().execute(trx => linkIn(trx, thirdPartyId, userCode, now))
      } catch (error) {
        if (error instanceof AlreadyLinked) return false
        throw error
      }
    },
  }
}
