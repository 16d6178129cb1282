import { randomBytes } from 'node:crypto'
import { createPasswords, type PasswordCost } from '#platform/password.ts'
import { operatorsSchema, tokenHash } from '../stored/operator.ts'
import { assertUsable, type OperatorRecord, type Operators } from '#operators/accounts/operators.ts'
import { activityToNote, IDLE_MS, idleLeft, newSession, usedAtOf } from '#operators/sign-in/session-life.ts'
import type { ChangeFeed, Writing } from './change-feed.ts'
import type { ContentDatabase, ContentTransaction } from './tables.ts'

const KIND = 'operators'

type Reader = ContentDatabase | ContentTransaction

/**
 * Operators in one row, their sessions in a table; passwords and tokens as hashes. Nothing is held in memory: what an admin changes holds
 * in all processes at once.
 */
export function openOperatorRows(
  db: ContentDatabase,
  feed: ChangeFeed,
  {
    clock,
    idleMs = IDLE_MS,
    passwordCost,
  }: {
    readonly clock: () => number
    readonly idleMs?: number | undefined
    readonly passwordCost?: PasswordCost | undefined
  },
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
  const sessions = (reader: Reader) =>
    reader.selectFrom('content_session').select(['token_hash', 'name', 'expires_at', 'used_at'])
  type Row = Awaited<ReturnType<ReturnType<typeof sessions>['execute']>>[number]
  const timesOf = ({ expires_at: expiresAt, used_at: usedAt }: Row) => ({
    expiresAt,
    usedAt: usedAtOf({ expiresAt, usedAt }),
  })
  const leftOf = (row: Row) => idleLeft(timesOf(row), clock(), idleMs)
  const sessionOf = async (token: string) => {
    const row = await sessions(db).where('token_hash', '=', tokenHash(token)).executeTakeFirst()
    return row && leftOf(row) > 0 ? row : undefined
  }

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
      const times = newSession(clock())
      // Under the lock: an operator who was removed while the password was checked gets no session.
      const isThere = await feed.change([KIND], async ({ trx }) => {
        const present = await byName(trx, name)
        if (present?.passwordHash !== found.passwordHash) return false
        const over = (await sessions(trx).execute()).filter(row => leftOf(row) === 0)
        if (over.length > 0)
          await trx
            .deleteFrom('content_session')
            .where(
              'token_hash',
              'in',
              over.map(row => row.token_hash),
            )
            .execute()
        await trx
          .insertInto('content_session')
          .values({ token_hash: tokenHash(token), name, expires_at: times.expiresAt, used_at: times.usedAt })
          .execute()
        return true
      })
      return isThere ? { operator: { name, role: found.role }, token, expiresAt: times.expiresAt } : undefined
    },

    isBusy: passwords.isBusy,

    async bySession(token, idleFor) {
      const session = await sessionOf(token)
      const activeAt = idleFor === undefined ? undefined : clock() - idleFor
      const noted = session && activityToNote(timesOf(session).usedAt, activeAt)
      if (noted !== undefined)
        await db
          .updateTable('content_session')
          .set({ used_at: noted })
          .where('token_hash', '=', tokenHash(token))
          .execute()
      const operator = session && (await byName(db, session.name))
      return operator && { name: operator.name, role: operator.role }
    },

    async sessionLeft(token) {
      const session = await sessionOf(token)
      return session ? leftOf(session) : 0
    },

    async accounts() {
      const open = (await sessions(db).execute()).filter(row => leftOf(row) > 0)
      return (await readAll(db)).map(({ name, role, mail }) => ({
        name,
        role,
        mail: mail ?? null,
        sessions: open.filter(session => session.name === name).length,
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
