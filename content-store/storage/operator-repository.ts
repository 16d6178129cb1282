import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  assertUsable,
  type OperatorEffect,
  type OperatorRecord,
  type Operators,
} from '#operators/accounts/operators.ts'
import { activityToNote, IDLE_MS, idleLeft, newSession } from '#operators/sign-in/session-life.ts'
import { createPasswords, type PasswordCost } from '#platform/password.ts'
import type { Changing, DocumentKind, Reading, Storage } from '#platform/storage/storage.ts'
import { operatorsSchema, sessionsSchema, tokenHash } from '../stored/operator.ts'

const OPERATORS: DocumentKind<{ readonly operators: readonly OperatorRecord[] }> = {
  folder: '',
  schema: operatorsSchema,
}
const SESSIONS: DocumentKind<z.output<typeof sessionsSchema>> = { folder: '', schema: sessionsSchema }
/** Names of both documents, and of their locks. */
const NAMES = { operators: 'operators', sessions: 'sessions' }

type StoredSession = z.output<typeof sessionsSchema>['sessions'][number]

interface OperatorOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Time without activity after which operators are signed out. Milliseconds. */
  readonly idleMs?: number | undefined
  readonly passwordCost?: PasswordCost | undefined
}

/**
 * Operators in `operators`, their sessions in `sessions`; passwords and tokens as hashes. Nothing is held in memory: what an admin changes
 * holds in all processes at once.
 * @throws DamagedDocument
 */
export async function openOperators(
  storage: Storage,
  { clock, idleMs = IDLE_MS, passwordCost }: OperatorOptions,
): Promise<Operators> {
  const passwords = createPasswords(passwordCost)

  const readAll = async (now: Reading) => (await now.read(OPERATORS, NAMES.operators))?.operators ?? []
  const writeAll = (now: Changing, operators: readonly OperatorRecord[]) =>
    now.write(OPERATORS, NAMES.operators, { operators })
  const byName = async (now: Reading, name: string) =>
    (await readAll(now)).find(operator => operator.name === name)

  const leftOf = (session: StoredSession) => idleLeft(session, clock(), idleMs)
  const openSessions = async (now: Reading) =>
    ((await now.read(SESSIONS, NAMES.sessions))?.sessions ?? []).filter(session => leftOf(session) > 0)
  const sessionOf = async (token: string) => {
    const hash = tokenHash(token)
    return (await openSessions(storage)).find(session => session.tokenHash === hash)
  }
  const setSessions = async (
    now: Changing,
    change: (sessions: readonly StoredSession[]) => readonly StoredSession[],
  ) => now.write(SESSIONS, NAMES.sessions, { sessions: [...change(await openSessions(now))] })
  const changeSessions = (change: (sessions: readonly StoredSession[]) => readonly StoredSession[]) =>
    storage.change([NAMES.sessions], now => setSessions(now, change))

  // Damaged documents stop the start.
  await Promise.all([readAll(storage), openSessions(storage)])
  return {
    list: async () => (await readAll(storage)).map(({ name, role }) => ({ name, role })),
    readers: async () => (await readAll(storage)).map(({ name, role, mail }) => ({ name, role, mail })),

    async create({ name, password, role }) {
      assertUsable({ name, password })
      const passwordHash = await passwords.hash(password)
      return storage.change([NAMES.operators], async now => {
        const all = await readAll(now)
        if (all.some(operator => operator.name === name))
          throw new Error(`Operator name ${JSON.stringify(name)} is already taken.`)
        writeAll(now, [...all, { name, role, passwordHash }])
        return { name, role }
      })
    },

    async signIn(name, password, rank) {
      const found = await byName(storage, name)
      const isRight = await passwords.verify(password, found?.passwordHash, rank)
      if (!found || !isRight) return undefined
      const token = randomBytes(32).toString('base64url')
      const times = newSession(clock())
      // Under the lock: an operator who was removed while the password was checked gets no session.
      const isThere = await storage.change(Object.values(NAMES), async now => {
        if ((await byName(now, name))?.passwordHash !== found.passwordHash) return false
        await setSessions(now, sessions => [...sessions, { tokenHash: tokenHash(token), name, ...times }])
        return true
      })
      return isThere ? { operator: { name, role: found.role }, token, expiresAt: times.expiresAt } : undefined
    },

    isBusy: passwords.isBusy,

    async bySession(token, idleFor) {
      const session = await sessionOf(token)
      const activeAt = idleFor === undefined ? undefined : clock() - idleFor
      const noted = session && activityToNote(session.usedAt, activeAt)
      if (session && noted !== undefined)
        await changeSessions(all =>
          all.map(each => (each.tokenHash === session.tokenHash ? { ...each, usedAt: noted } : each)),
        )
      const operator = session && (await byName(storage, session.name))
      return operator && { name: operator.name, role: operator.role }
    },

    async sessionLeft(token) {
      const session = await sessionOf(token)
      return session ? leftOf(session) : 0
    },

    async accounts() {
      const open = await openSessions(storage)
      return (await readAll(storage)).map(({ name, role, mail }) => ({
        name,
        role,
        mail: mail ?? null,
        sessions: open.filter(session => session.name === name).length,
      }))
    },

    hash: passwords.hash,
    verify: async (name, password) => passwords.verify(password, (await byName(storage, name))?.passwordHash),

    change: <Result>(
      name: string,
      decide: (operators: readonly OperatorRecord[]) => OperatorEffect<Result>,
    ) =>
      storage.change(Object.values(NAMES), async now => {
        const all = await readAll(now)
        const { result, save, remove, endSessions } = decide(structuredClone(all))
        const stays = endSessions === 'all' || !endSessions ? undefined : tokenHash(endSessions.except)
        if (endSessions || (save && save.name !== name))
          await setSessions(now, sessions =>
            sessions
              .filter(each => !endSessions || each.name !== name || each.tokenHash === stays)
              .map(each => (each.name === name ? { ...each, name: save?.name ?? name } : each)),
          )
        if (!save && !remove) return result
        const others = all.filter(operator => operator.name !== name)
        const at = all.findIndex(operator => operator.name === name)
        writeAll(now, save ? others.toSpliced(at < 0 ? others.length : at, 0, save) : others)
        return result
      }),

    signOut: token =>
      changeSessions(sessions => sessions.filter(session => session.tokenHash !== tokenHash(token))),
  }
}
