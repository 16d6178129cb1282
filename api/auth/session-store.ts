import { randomBytes, randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Transaction } from 'kysely'
import { CLOCK_SKEW_MS } from '#platform/clock-skew.ts'
import type { Database } from '../database/database.ts'
import { prepare } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { sha256 } from '../shared/sha256.ts'

const HOUR_MS = 3_600_000
/** A visitor's token lives this long from its last use, and is renewed at most once a day. Source: MO-109. */
export const VISITOR_TOKEN_MS = 168 * HOUR_MS
const RENEW_AFTER_MS = 24 * HOUR_MS
/**
 * After its last use, a visitor's token can begin a new session of the same visitor for this long, which is as long as the bag
 * lives. Source: CO-60; docs/decisions/028.
 */
export const VISITOR_RETURN_MS = 30 * 24 * HOUR_MS
const RETURN_AFTER_END_MS = VISITOR_RETURN_MS - VISITOR_TOKEN_MS
/** A member's token lives this long from the login, used or not. Source: M-305, M-306, MO-108. */
export const MEMBER_TOKEN_MS = { remembered: 168 * HOUR_MS, brief: 2 * HOUR_MS } as const
/** A look at one order. Source: MO-84. */
const ORDER_TOKEN_MS = 30 * 60_000

export interface Session {
  readonly kind: 'visitor' | 'member' | 'order'
  /** Of the member, or the visitor's own. */
  readonly userCode: string
  /** The one order an `order` session sees. */
  readonly orderCode: string | null
  /** Level of a member; null for everybody else. */
  readonly levelCode: string | null
  readonly expiresAt: number
}

interface Started {
  /** Given here and never again. */
  readonly token: string
  readonly session: Session
}

/** Sessions by token. Tokens are random and opaque; only their SHA-256 is stored. Instants are epoch milliseconds. */
export interface SessionStore {
  /**
   * Starts a visitor's session. With the token of an earlier one, expired or not, it is the same visitor's; that token is then
   * invalid. Source: MO-109, CO-60.
   */
  readonly startVisitor: (
    now: number,
    previousToken?: string,
  ) => Promise<Started & { readonly isReturning: boolean }>
  /** A member's session: always a new token, whatever came before. Source: M-305, M-306. */
  readonly startMember: (
    member: { readonly userCode: string; readonly levelCode: string },
    isRemembered: boolean,
    now: number,
  ) => Promise<Started>
  /** A look at one order. Source: M-164, MO-84. */
  readonly startOrder: (orderCode: string, now: number) => Promise<Started>
  /**
   * The session of a token and, for visitors at most once a day, a longer life for it. `undefined` when unknown, run out, or
   * of a member who is suspended.
   */
  readonly find: (token: string, now: number) => Promise<Session | undefined>
  /** Ends one session; the token is refused from now on. */
  readonly end: (token: string) => Promise<void>
  /** Ends all sessions of a member but the one whose token is given. Source: MO-30. */
  readonly endOthers: (userCode: string, token?: string) => Promise<void>
  /**
   * Deletes expired sessions, visitors' once they cannot come back; returns how many. After a clock was put back, all begin at the present
   * time.
   */
  readonly purge: (now: number) => Promise<number>
}

/** Tokens are 43 characters; anything much longer is not worth hashing. */
const MAX_TOKEN_LENGTH = 100

type Executor = Database | Transaction<Tables>

/** A session that has not run out, with what its account says of it. */
const sessionBy = prepare((db, { hash, now }: { readonly hash: string; readonly now: number }) =>
  db
    .selectFrom('session')
    .leftJoin('account', 'account.user_code', 'session.user_code')
    .select([
      'session.kind',
      'session.user_code',
      'session.order_code',
      'session.renewed_at',
      'session.expires_at',
      'account.level_code',
      'account.is_suspended',
    ])
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now),
)

/** Sessions that began or were renewed later than now: the clock has been put back since. */
const isFromTheFuture = (eb: ExpressionBuilder<Tables, 'session'>, now: number) =>
  eb('renewed_at', '>', now + CLOCK_SKEW_MS)

/** A visitor's session of before, used up: of two calls with one token, one gets the visitor's code. */
async function takeVisitor(trx: Executor, token: string, now: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('session')
    .where('token_hash', '=', sha256(token))
    .where('kind', '=', 'visitor')
    .where('expires_at', '>', now - RETURN_AFTER_END_MS)
    .returning('user_code')
    .executeTakeFirst()
  return row?.user_code
}

async function start(executor: Executor, session: Session, now: number): Promise<Started> {
  const token = randomBytes(32).toString('base64url')
  await executor
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      kind: session.kind,
      user_code: session.userCode,
      order_code: session.orderCode,
      created_at: now,
      renewed_at: now,
      expires_at: session.expiresAt,
    })
    .execute()
  return { token, session }
}

/** Sessions from the future live for their own length from now on, instead of until the clock has caught up as well. */
const beginNow = (db: Database, now: number, hash?: string) =>
  db
    .updateTable('session')
    .set(({ eb }) => ({
      renewed_at: now,
      expires_at: eb(eb('expires_at', '-', eb.ref('renewed_at')), '+', now),
    }))
    .where(eb => isFromTheFuture(eb, now))
    .where(eb => (hash === undefined ? eb.lit(true) : eb('token_hash', '=', hash)))
    .execute()

const NO_ORDER_OR_LEVEL = { orderCode: null, levelCode: null }
const visitorCode = () => `V${randomUUID().replaceAll('-', '')}`

const renew = (db: Database, hash: string, times: Pick<Tables['session'], 'renewed_at' | 'expires_at'>) =>
  db.updateTable('session').set(times).where('token_hash', '=', hash).execute()

async function startVisitor(executor: Executor, now: number, previous?: string) {
  const userCode = previous ?? visitorCode()
  const expiresAt = now + VISITOR_TOKEN_MS
  const session: Session = { ...NO_ORDER_OR_LEVEL, kind: 'visitor', userCode, expiresAt }
  return { ...(await start(executor, session, now)), isReturning: previous !== undefined }
}

export function createSessionStore(db: Database): SessionStore {
  return {
    async startVisitor(now, previousToken = '') {
      if (previousToken === '' || previousToken.length > MAX_TOKEN_LENGTH) return startVisitor(db, now)
      return db
        .transaction()
        .execute(async trx => startVisitor(trx, now, await takeVisitor(trx, previousToken, now)))
    },
    startMember: ({ userCode, levelCode }, isRemembered, now) => {
      const life = isRemembered ? MEMBER_TOKEN_MS.remembered : MEMBER_TOKEN_MS.brief
      return start(
        db,
        { ...NO_ORDER_OR_LEVEL, kind: 'member', userCode, levelCode, expiresAt: now + life },
        now,
      )
    },
    startOrder(orderCode, now) {
      const expiresAt = now + ORDER_TOKEN_MS
      const session: Session = {
        ...NO_ORDER_OR_LEVEL,
        kind: 'order',
        userCode: visitorCode(),
        orderCode,
        expiresAt,
      }
      return start(db, session, now)
    },

    async find(token, now) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined
      const hash = sha256(token)
      const [row] = (await sessionBy(db, { hash, now })).rows
      if (!row || (row.kind === 'member' && row.is_suspended !== 0)) return undefined
      const session: Session = {
        kind: row.kind,
        userCode: row.user_code,
        orderCode: row.order_code,
        levelCode: row.level_code,
        expiresAt: row.expires_at,
      }
      if (row.renewed_at > now + CLOCK_SKEW_MS) {
        await beginNow(db, now, hash)
        return { ...session, expiresAt: now + row.expires_at - row.renewed_at }
      }
      if (row.kind !== 'visitor' || now - row.renewed_at < RENEW_AFTER_MS) return session
      const expiresAt = now + VISITOR_TOKEN_MS
      await renew(db, hash, { renewed_at: now, expires_at: expiresAt })
      return { ...session, expiresAt }
    },

    async end(token) {
      if (token.length > MAX_TOKEN_LENGTH) return
      await db.deleteFrom('session').where('token_hash', '=', sha256(token)).execute()
    },

    async endOthers(userCode, token) {
      await db
        .deleteFrom('session')
        .where('user_code', '=', userCode)
        .where('token_hash', '!=', token === undefined ? '' : sha256(token))
        .execute()
    },

    async purge(now) {
      await beginNow(db, now)
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where(({ eb }) =>
          eb.or([
            eb('expires_at', '<=', now - RETURN_AFTER_END_MS),
            eb.and([eb('expires_at', '<=', now), eb('kind', '!=', 'visitor')]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
