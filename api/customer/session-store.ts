import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'

/** A visitor's token lives this long from its last use, and is renewed at most once a day. Source: MO-109. */
export const VISITOR_TOKEN_MS = 168 * 3_600_000
const RENEW_AFTER_MS = 24 * 3_600_000

export interface Session {
  readonly kind: 'visitor'
  readonly userCode: string
  readonly expiresAt: number
}

/** Sessions by token. Tokens are random and opaque; only their SHA-256 is stored. Instants are epoch milliseconds. */
export interface SessionStore {
  /** Starts a visitor's session. The token is given here and never again. */
  readonly startVisitor: (now: number) => Promise<{ readonly token: string; readonly session: Session }>
  /** The session of a token and, at most once a day, a longer life for it. `undefined` when unknown or run out. */
  readonly find: (token: string, now: number) => Promise<Session | undefined>
  /** Deletes what has run out; gives how many. */
  readonly purge: (now: number) => Promise<number>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** Tokens are 43 characters; anything much longer is not worth hashing. */
const MAX_TOKEN_LENGTH = 100

export function createSessionStore(db: Database): SessionStore {
  return {
    async startVisitor(now) {
      const token = randomBytes(32).toString('base64url')
      const session: Session = {
        kind: 'visitor',
        userCode: `V${randomUUID().replaceAll('-', '')}`,
        expiresAt: now + VISITOR_TOKEN_MS,
      }
      await db
        .insertInto('session')
        .values({
          token_hash: hashOf(token),
          kind: session.kind,
          user_code: session.userCode,
          created_at: now,
          renewed_at: now,
          expires_at: session.expiresAt,
        })
        .execute()
      return { token, session }
    },

    async find(token, now) {
      if (token.length > MAX_TOKEN_LENGTH) return undefined
      const hash = hashOf(token)
      const row = await db
        .selectFrom('session')
        .select(['kind', 'user_code', 'renewed_at', 'expires_at'])
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (!row) return undefined
      const { kind, user_code: userCode } = row
      if (now - row.renewed_at < RENEW_AFTER_MS) return { kind, userCode, expiresAt: row.expires_at }
      const expiresAt = now + VISITOR_TOKEN_MS
      await db
        .updateTable('session')
        .set({ renewed_at: now, expires_at: expiresAt })
        .where('token_hash', '=', hash)
        .execute()
      return { kind, userCode, expiresAt }
    },

    async purge(now) {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('expires_at', '<=', now)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}
