import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Low } from 'lowdb'
import { createPasswords, type PasswordCost } from '#platform/password.ts'
import { z } from 'zod'
import { assertUsable, type Operators } from '#operators/accounts/operators.ts'
import { activityToNote, IDLE_MS, idleLeft, newSession, usedAtOf } from '#operators/sign-in/session-life.ts'
import { operatorsSchema, tokenHash } from '../stored/operator.ts'
import { DamagedFile, DurableJsonFile } from './json-file.ts'
import { oneAtATime } from '../one-at-a-time.ts'

const sessionsSchema = z.object({
  sessions: z.array(
    z
      .object({
        tokenHash: z.string(),
        name: z.string(),
        expiresAt: z.number(),
        usedAt: z.number().optional(),
      })
      .transform(session => ({ ...session, usedAt: usedAtOf(session) })),
  ),
})

async function openDocument<Schema extends z.ZodType>(file: string, schema: Schema, empty: z.output<Schema>) {
  const db = new Low<z.output<Schema>>(new DurableJsonFile(file), empty)
  await db.read()
  const parsed = schema.safeParse(db.data)
  if (!parsed.success) throw new DamagedFile(file, `not valid at ${parsed.error.issues[0]?.path.join('.')}`)
  db.data = parsed.data
  return db
}

/** Operators in `operators.json`, their sessions in `sessions.json`; passwords and tokens as hashes. */
export async function openOperatorFiles(
  directory: string,
  {
    clock,
    idleMs = IDLE_MS,
    passwordCost,
  }: {
    readonly clock: () => number
    readonly idleMs?: number | undefined
    readonly passwordCost?: PasswordCost
  },
): Promise<Operators> {
  await mkdir(directory, { recursive: true })
  const people = await openDocument(join(directory, 'operators.json'), operatorsSchema, { operators: [] })
  const open = await openDocument(join(directory, 'sessions.json'), sessionsSchema, { sessions: [] })
  const queue = oneAtATime()
  const passwords = createPasswords(passwordCost)

  const byName = (name: string) => people.data.operators.find(operator => operator.name === name)
  type StoredSession = (typeof open.data.sessions)[number]
  const leftOf = (session: StoredSession) => idleLeft(session, clock(), idleMs)
  const isOpen = (session: StoredSession) => leftOf(session) > 0
  const sessionOf = (token: string) => {
    const hash = tokenHash(token)
    return open.data.sessions.find(session => session.tokenHash === hash && isOpen(session))
  }
  const setSessions = (change: (sessions: typeof open.data.sessions) => typeof open.data.sessions) =>
    queue.run('sessions', async () => {
      open.data = { sessions: change(open.data.sessions.filter(isOpen)) }
      await open.write()
    })

  return {
    list: async () => people.data.operators.map(({ name, role }) => ({ name, role })),
    readers: async () => people.data.operators.map(({ name, role, mail }) => ({ name, role, mail })),

    create: ({ name, password, role }) =>
      queue.run('operators', async () => {
        assertUsable({ name, password })
        if (byName(name)) throw new Error(`Operator name ${JSON.stringify(name)} is already taken.`)
        const passwordHash = await passwords.hash(password)
        people.data = { operators: [...people.data.operators, { name, role, passwordHash }] }
        await people.write()
        return { name, role }
      }),

    async signIn(name, password, rank) {
      const found = byName(name)
      const isRight = await passwords.verify(password, found?.passwordHash, rank)
      if (!found || !isRight) return undefined
      const token = randomBytes(32).toString('base64url')
      const times = newSession(clock())
      await setSessions(sessions => [...sessions, { tokenHash: tokenHash(token), name, ...times }])
      return { operator: { name, role: found.role }, token, expiresAt: times.expiresAt }
    },

    isBusy: passwords.isBusy,

    async bySession(token, idleFor) {
      const session = sessionOf(token)
      const activeAt = idleFor === undefined ? undefined : clock() - idleFor
      const noted = session && activityToNote(session.usedAt, activeAt)
      if (session && noted !== undefined)
        await setSessions(all =>
          all.map(each => (each.tokenHash === session.tokenHash ? { ...each, usedAt: noted } : each)),
        )
      const operator = session && byName(session.name)
      return operator && { name: operator.name, role: operator.role }
    },

    async sessionLeft(token) {
      const session = sessionOf(token)
      return session ? leftOf(session) : 0
    },

    accounts: async () => {
      const current = open.data.sessions.filter(isOpen)
      return people.data.operators.map(({ name, role, mail }) => ({
        name,
        role,
        mail: mail ?? null,
        sessions: current.filter(session => session.name === name).length,
      }))
    },

    hash: passwords.hash,
    verify: (name, password) => passwords.verify(password, byName(name)?.passwordHash),

    change: (name, decide) =>
      queue.run('operators', async () => {
        const { result, save, remove, endSessions } = decide(structuredClone(people.data.operators))
        // Sessions end before the operator goes: after a crash in between, a new operator of the name has none of them.
        if (endSessions) {
          const kept = endSessions === 'all' ? undefined : tokenHash(endSessions.except)
          await setSessions(all => all.filter(each => each.name !== name || each.tokenHash === kept))
        }
        if (!save && !remove) return result
        const others = people.data.operators.filter(operator => operator.name !== name)
        const at = people.data.operators.findIndex(operator => operator.name === name)
        const next = save ? others.toSpliced(at < 0 ? others.length : at, 0, save) : others
        people.data = { operators: next }
        await people.write()
        if (save && save.name !== name)
          await setSessions(all =>
            all.map(each => (each.name === name ? { ...each, name: save.name } : each)),
          )
        return result
      }),

    signOut: token =>
      setSessions(sessions => sessions.filter(session => session.tokenHash !== tokenHash(token))),
  }
}
