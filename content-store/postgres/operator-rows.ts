import { randomBytes } from 'node:crypto'
import { createPasswords, type PasswordCost } from '#platform/password.ts'
import { operatorsSchema, tokenHash } from '../stored/operator.ts'
import { assertUsable, type OperatorRecord, type Operators, SESSION_MS } from '../operators/operators.ts'
import type { ChangeFeed, Writing } from './change-feed.ts'
import type { ContentDatabase, ContentTransaction } from './tables.ts'

const KIND = 'operators'

type Reader = ContentDatabase | ContentTransaction

/**
 * Operators in one row, their sessions in a table; passwords and tokens as hashes. Nothing is kept in memory: what an admin changes holds
 * in all processes at once.
 */
export function openOperatorRows(
  db: ContentDatabase,
  feed: ChangeFeed,
  { clock, passwordCost }: { readonly clock: () => number; readonly passwordCost?: PasswordCost | undefined },
): Operators {
  const passwords = createPasswords(passwordCost)

  async function readAll(reader: Reader): Promise<readonly OperatorRecord[]> {
    const row = await reader
      .selectFrom('content_document')
      .select('document')
      .where('kind', '=', KIND)
      .executeTakeFirst()
    return row ? operatorsSchema.parse(JSON.parse(row.document)).operators : []
  }
  async function writeAll({ trx }: Writing, operators: readonly OperatorRecord[]) {
    const document = JSON.stringify({ operators })
    await trx
      .insertInto('content_document')
      .values({ kind: KIND, id: 'all', document })
      .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet({ document }))
      .execute()
  }
  const byName = async (reader: Reader, name: string) =>
    (await readAll(reader)).find(operator => operator.name === name)

  return {
    list: async () => (await readAll(db)).map(({ name, role }) => ({ name, role })),
    readers: async () => (await readAll(db)).map(({ name, role, mail }) => ({ name, role, mail })),

    async create({ name, password, role }) {
      assertUsable({ name, password })
      const passwordHash = await passwords.hash(password)
      return feed.change([KIND], async writing => {
        const all = await readAll(writing.trx)
        if (all.some(operator => operator.name === name))
          throw new Error(`Operator name ${JSON.stringify(name)} is already taken.`)
        await writeAll(writing, [...all, { name, role, passwordHash }])
        return { name, role }
      })
    },

    async signIn(name, password, rank) {
      const found = await byName(db, name)
      const isRight = await passwords.verify(password, found?.passwordHash, rank)
      if (!found || !isRight) return undefined
      const token = randomBytes(32).toString('base64url')
      const now = clock()
      const expiresAt = now + SESSION_MS
      // Under the lock: an operator who was removed while the password was checked gets no session.
      const isThere = await feed.change([KIND], async ({ trx }) => {
        const present = await byName(trx, name)
        if (present?.passwordHash !== found.passwordHash) return false
        await trx.deleteFrom('content_session').where('expires_at', '<=', now).execute()
        await trx
          .insertInto('content_session')
          .values({ token_hash: tokenHash(token), name, expires_at: expiresAt })
          .execute()
        return true
      })
      return isThere ? { operator: { name, role: found.role }, token, expiresAt } : undefined
    },

    isBusy: passwords.isBusy,

    async bySession(token) {
      const session = await db
        .selectFrom('content_session')
        .select('name')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', clock())
        .executeTakeFirst()
      const operator = session && (await byName(db, session.name))
      return operator && { name: operator.name, role: operator.role }
    },

    async accounts() {
      const now = clock()
      const sessions = await db
        .selectFrom('content_session')
        .select(['name', eb => eb.fn.countAll<number>().as('count')])
        .where('expires_at', '>', now)
        .groupBy('name')
        .execute()
      const counts = new Map(sessions.map(({ name, count }) => [name, count]))
      return (await readAll(db)).map(({ name, role, mail }) => ({
        name,
        role,
        mail: mail ?? null,
        sessions: counts.get(name) ?? 0,
      }))
    },

    hash: passwords.hash,
    verify: async (name, password) => passwords.verify(password, (await byName(db, name))?.passwordHash),

    change: (name, decide) =>
      feed.change([KIND], async writing => {
        const all = await readAll(writing.trx)
        const { result, save, remove, endSessions } = decide(structuredClone(all))
        if (endSessions) {
          const ended = writing.trx.deleteFrom('content_session').where('name', '=', name)
          await (endSessions === 'all'
            ? ended
            : ended.where('token_hash', '<>', tokenHash(endSessions.except))
          ).execute()
        }
        if (!save && !remove) return result
        const others = all.filter(operator => operator.name !== name)
        const at = all.findIndex(operator => operator.name === name)
        await writeAll(writing, save ? others.toSpliced(at < 0 ? others.length : at, 0, save) : others)
        if (save && save.name !== name)
          await writing.trx
            .updateTable('content_session')
            .set({ name: save.name })
            .where('name', '=', name)
            .execute()
        return result
      }),

    async signOut(token) {
      await db.deleteFrom('content_session').where('token_hash', '=', tokenHash(token)).execute()
    },
  }
}
