import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import {
  type AccountState,
  assertUsable,
  type OperatorEffect,
  type OperatorRecord,
  type Operators,
} from '#operators/accounts/operators.ts'
import { isToBeNoted } from '#operators/programs/program.ts'
import { tokenHash } from '#operators/token-hash.ts'
import {
  isOwnRole,
  type Operator,
  type OwnRole,
  type OwnRoleId,
  type RoleGrant,
  type RoleId,
  ROLES,
  type SignedInOperator,
} from '#operators/operator.ts'
import { createSecretSeal, type SecretSeal } from '#operators/second-factor/secret-seal.ts'
import { spendCode } from '#operators/second-factor/second-factor.ts'
import {
  activityToNote,
  begunAt,
  IDLE_MS,
  idleLeft,
  isProvedAt,
  newSession,
} from '#operators/sign-in/session-life.ts'
import { createPasswords, type PasswordCost } from '#platform/password.ts'
import type { Changing, DocumentKind, Reading, Storage } from '#platform/storage/storage.ts'
import { sessionsSchema } from '../stored/operator.ts'
import { ACCOUNTS, type Accounts, readAccounts, writeAccounts } from './account-document.ts'

const SESSIONS: DocumentKind<z.output<typeof sessionsSchema>> = { folder: '', schema: sessionsSchema }
/** Names of both documents, and of their locks. */
const NAMES = { operators: ACCOUNTS, sessions: 'sessions' }

type StoredSession = z.output<typeof sessionsSchema>['sessions'][number]

/** Name of a session that opens nothing. */
const sessionId = (hash: string) => tokenHash(`session ${hash}`)

const isEnded = (
  { tokenHash: hash }: StoredSession,
  ends: NonNullable<OperatorEffect<unknown>['endSessions']>,
): boolean => {
  if (ends === 'all') return true
  return 'id' in ends ? sessionId(hash) === ends.id : hash !== tokenHash(ends.except)
}

/** Name and role, an own one with what it grants. */
const personOf = ({ name, role, own }: Operator): Operator => ({ name, role, ...(own && { own }) })

const signedInAs = (
  { secondFactor, ...operator }: OperatorRecord,
  demanding: readonly RoleId[],
): SignedInOperator => ({
  ...personOf(operator),
  ...(!secondFactor && demanding.includes(operator.role) && { mustSetUp: true }),
})

/** An operator with other secrets of second factors. */
const withSecrets = (operator: OperatorRecord, change: SecretSeal['seal']): OperatorRecord => {
  const { secondFactor, pendingFactor } = operator
  return {
    ...operator,
    ...(secondFactor && { secondFactor: { ...secondFactor, secret: change(secondFactor.secret) } }),
    ...(pendingFactor && { pendingFactor: { ...pendingFactor, secret: change(pendingFactor.secret) } }),
  }
}

/** No password has this hash. */
const NO_PASSWORD = 'none'

/** Roles with one of another shop as it is there now. */
const withGuestRole = (
  roles: readonly OwnRole[],
  id: OwnRoleId,
  { name, rights, limits }: RoleGrant,
): readonly OwnRole[] => {
  const known = roles.find(role => role.id === id)
  return [
    ...roles.filter(role => role !== known),
    { asksFactor: false, version: 1, history: [], ...known, id, name, rights, limits },
  ]
}

const isPerson = ({ program }: OperatorRecord) => program === undefined

interface OperatorOptions {
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Time without activity after which operators are signed out. Milliseconds. */
  readonly idleMs?: number | undefined
  readonly passwordCost?: PasswordCost | undefined
  /** True if every role demands a second factor, whatever an admin has set. */
  readonly demandsOfAll?: boolean | undefined
  /**
   * True if operators come from another shop, where they gave password and code: here they have neither, no role demands a second factor,
   * and an open session counts as proved.
   */
  readonly areGuests?: boolean | undefined
  /** Seals the secrets of second factors; without it they stay as they are stored, and codes of sealed ones are wrong. */
  readonly secret?: string | undefined
}

/**
 * Operators in `operators`, their sessions in `sessions`; passwords and tokens as hashes. Nothing is held in memory: what an admin changes
 * holds in all processes at once.
 * @throws DamagedDocument
 */
export async function openOperators(
  storage: Storage,
  { clock, idleMs = IDLE_MS, passwordCost, demandsOfAll = false, areGuests = false, secret }: OperatorOptions,
): Promise<Operators> {
  const passwords = createPasswords(passwordCost)

  const { seal, open } = createSecretSeal(secret)
  const readStored = async (now: Reading): Promise<Accounts> => {
    const stored = await readAccounts(now)
    return { ...stored, operators: stored.operators.map(each => withSecrets(each, open)) }
  }
  const writeStored = (now: Changing, { operators, ...stored }: Accounts) =>
    writeAccounts(now, { ...stored, operators: operators.map(each => withSecrets(each, seal)) })
  const demandingIn = ({ demanding, roles }: Accounts): readonly RoleId[] =>
    areGuests
      ? []
      : [
          ...(demandsOfAll ? ROLES : demanding),
          ...roles.filter(({ asksFactor }) => demandsOfAll || asksFactor).map(({ id }) => id),
        ]
  const readAll = async (now: Reading) => (await readStored(now)).operators
  const write = async (now: Changing, change: Partial<Accounts>) =>
    writeStored(now, { ...(await readStored(now)), ...change })
  const save = async (now: Changing, record: OperatorRecord) =>
    write(now, {
      operators: (await readAll(now)).map(each => (each.name === record.name ? record : each)),
    })
  const byName = async (now: Reading, name: string) =>
    (await readAll(now)).find(operator => operator.name === name)

  const leftOf = (session: StoredSession) => idleLeft(session, clock(), idleMs)
  const openSessions = async (now: Reading) =>
    ((await now.read(SESSIONS, NAMES.sessions))?.sessions ?? []).filter(session => leftOf(session) > 0)
  const isOver = ({ endsAt = Number.POSITIVE_INFINITY }: OperatorRecord) => endsAt <= clock()
  /** The open session of a token, and its operator, whose account is not over. */
  const openedBy = async (token: string) => {
    const hash = tokenHash(token)
    const session = (await openSessions(storage)).find(each => each.tokenHash === hash)
    const stored = await readStored(storage)
    const operator = stored.operators.find(({ name }) => name === session?.name)
    const demanding = demandingIn(stored)
    return session && operator && !isOver(operator) ? { session, operator, demanding } : undefined
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
    list: async () => (await readAll(storage)).filter(isPerson).map(personOf),
    readers: async () =>
      (await readAll(storage))
        .filter(operator => isPerson(operator) && !isOver(operator))
        .map(({ mail, ...operator }) => ({ ...personOf(operator), mail })),

    async create({ name, password, role }) {
      assertUsable({ name, password })
      const passwordHash = await passwords.hash(password)
      return storage.change([NAMES.operators], async now => {
        const { operators: all, gone } = await readStored(now)
        if (all.some(operator => operator.name === name))
          throw new Error(`Operator name ${JSON.stringify(name)} is already taken.`)
        if (gone.some(each => each.name === name))
          throw new Error(`Operator name ${JSON.stringify(name)} belonged to an account that was removed.`)
        await write(now, { operators: [...all, { name, role, passwordHash }] })
        return { name, role }
      })
    },

    async signIn(name, password, { rank, code, device = '' } = {}) {
      const found = await byName(storage, name)
      const isRight = await passwords.verify(password, found?.passwordHash, rank)
      if (!found || !isRight) return undefined
      const token = randomBytes(32).toString('base64url')
      const times = newSession(clock())
      // Under the lock: an operator who was removed while the password was checked gets no session, and a code counts once.
      return storage.change(Object.values(NAMES), async now => {
        const operator = await byName(now, name)
        if (operator?.passwordHash !== found.passwordHash || isOver(operator)) return undefined
        if (operator.secondFactor) {
          const secondFactor = code ? spendCode(operator.secondFactor, code, clock()) : undefined
          if (!secondFactor) return { needs: 'code', isWrong: Boolean(code) } as const
          await save(now, { ...operator, secondFactor })
        }
        await setSessions(now, sessions => [
          ...sessions,
          { tokenHash: tokenHash(token), name, device, provedAt: times.usedAt, ...times },
        ])
        const signedIn = signedInAs(operator, demandingIn(await readStored(now)))
        return { operator: signedIn, token, expiresAt: times.expiresAt }
      })
    },

    async enter({ name, role, own }, device = '') {
      if (!areGuests) throw new Error('Operators of this shop sign in by themselves.')
      const token = randomBytes(32).toString('base64url')
      const times = newSession(clock())
      return storage.change(Object.values(NAMES), async now => {
        const { operators, roles, gone, ...stored } = await readStored(now)
        const record = operators.find(each => each.name === name)
        writeStored(now, {
          ...stored,
          gone: gone.filter(each => each.name !== name),
          roles: own && isOwnRole(role) ? withGuestRole(roles, role, own) : roles,
          operators: [
            ...operators.filter(each => each !== record),
            { ...record, name, role, passwordHash: record?.passwordHash ?? NO_PASSWORD },
          ],
        })
        await setSessions(now, sessions => [
          ...sessions,
          { tokenHash: tokenHash(token), name, device, provedAt: times.usedAt, ...times },
        ])
        return { operator: { name, role, ...(own && { own }) }, token, expiresAt: times.expiresAt }
      })
    },

    isBusy: passwords.isBusy,

    async bySession(token, idleFor) {
      const opened = await openedBy(token)
      if (!opened) return undefined
      const { session, operator, demanding } = opened
      const activeAt = idleFor === undefined ? undefined : clock() - idleFor
      const noted = activityToNote(session.usedAt, activeAt)
      if (noted !== undefined)
        await changeSessions(all =>
          all.map(each => (each.tokenHash === session.tokenHash ? { ...each, usedAt: noted } : each)),
        )
      return signedInAs(operator, demanding)
    },

    async byKey(key) {
      const hash = tokenHash(key)
      const withKey = (all: readonly OperatorRecord[]) =>
        all.find(each => each.program?.keyHash === hash && !isOver(each))
      const found = withKey(await readAll(storage))
      if (!found?.program) return undefined
      const { program } = found
      if (isToBeNoted(program, clock()))
        await storage.change([NAMES.operators], async now => {
          const present = withKey(await readAll(now))
          if (present?.program)
            await save(now, { ...present, program: { ...present.program, usedAt: clock() } })
        })
      return { ...personOf(found), limits: program }
    },

    programs: async () =>
      (await readAll(storage)).flatMap(({ endsAt = null, program, ...operator }) =>
        program
          ? {
              ...personOf(operator),
              endsAt,
              isReadOnly: program.isReadOnly,
              callsPerMinute: program.callsPerMinute,
              since: program.since,
              usedAt: program.usedAt ?? null,
            }
          : [],
      ),

    async isProved(token) {
      const opened = await openedBy(token)
      return opened !== undefined && (areGuests || isProvedAt(opened.session.provedAt, clock()))
    },

    async prove(token, { password, code }) {
      const operator = (await openedBy(token))?.operator
      if (!operator) return false
      // A browser that was left open may know the password; the code it cannot know.
      if (password !== undefined && operator.secondFactor) return false
      if (password !== undefined && !(await passwords.verify(password, operator.passwordHash))) return false
      return storage.change(Object.values(NAMES), async now => {
        const present = await byName(now, operator.name)
        if (present?.passwordHash !== operator.passwordHash) return false
        if (password === undefined) {
          const secondFactor =
            present.secondFactor && code ? spendCode(present.secondFactor, code, clock()) : undefined
          if (!secondFactor) return false
          await save(now, { ...present, secondFactor })
        }
        const hash = tokenHash(token)
        await setSessions(now, sessions =>
          sessions.map(each => (each.tokenHash === hash ? { ...each, provedAt: clock() } : each)),
        )
        return true
      })
    },

    async sessions(name, token = '') {
      const own = tokenHash(token)
      const operator = await byName(storage, name)
      if (!operator || isOver(operator)) return []
      return (await openSessions(storage))
        .filter(session => session.name === name)
        .map(session => ({
          id: sessionId(session.tokenHash),
          begunAt: begunAt(session),
          seenAt: session.usedAt,
          device: session.device,
          isThis: session.tokenHash === own,
        }))
        .sort((one, other) => other.begunAt - one.begunAt)
    },

    demanding: async () => demandingIn(await readStored(storage)),
    demandsOfAll,
    gone: async () => (await readStored(storage)).gone,
    async hasEnded(name) {
      const { operators, gone } = await readStored(storage)
      return (
        gone.some(each => each.name === name) || operators.some(each => each.name === name && isOver(each))
      )
    },

    async factorOf(name) {
      const stored = await readStored(storage)
      const operator = stored.operators.find(each => each.name === name)
      return {
        since: operator?.secondFactor?.since ?? null,
        recoveryCodes: operator?.secondFactor?.recovery.length ?? 0,
        isDemanded: operator !== undefined && demandingIn(stored).includes(operator.role),
      }
    },

    async sessionLeft(token) {
      const opened = await openedBy(token)
      if (!opened) return 0
      const { session, operator } = opened
      return Math.min(leftOf(session), (operator.endsAt ?? Number.POSITIVE_INFINITY) - clock())
    },

    async accounts() {
      const open = await openSessions(storage)
      return (await readAll(storage)).filter(isPerson).map(({ mail, secondFactor, endsAt, ...operator }) => ({
        ...personOf(operator),
        endsAt: endsAt ?? null,
        mail: mail ?? null,
        hasSecondFactor: secondFactor !== undefined,
        sessions:
          (endsAt ?? Number.POSITIVE_INFINITY) <= clock()
            ? 0
            : open.filter(session => session.name === operator.name).length,
      }))
    },

    hash: passwords.hash,
    verify: async (name, password) => passwords.verify(password, (await byName(storage, name))?.passwordHash),

    change: <Result>(name: string, decide: (state: AccountState) => OperatorEffect<Result>) =>
      storage.change(Object.values(NAMES), async now => {
        const stored = await readStored(now)
        const all = stored.operators
        const effect = decide({ ...structuredClone(stored), demanding: demandingIn(stored) })
        const { result, save: saved, remove, endSessions, demanding = stored.demanding } = effect
        const { roles = stored.roles } = effect
        if (endSessions || (saved && saved.name !== name))
          await setSessions(now, sessions =>
            sessions
              .filter(each => !endSessions || each.name !== name || !isEnded(each, endSessions))
              .map(each => (each.name === name ? { ...each, name: saved?.name ?? name } : each)),
          )
        if (!saved && !remove && !effect.demanding && !effect.roles) return result
        const others = all.filter(operator => operator.name !== name)
        const at = all.findIndex(operator => operator.name === name)
        const removed = remove ? others : all
        const operators = saved ? others.toSpliced(at < 0 ? others.length : at, 0, saved) : removed
        const gone = remove ? [...stored.gone, { name, at: clock(), ...remove }] : stored.gone
        writeStored(now, { operators, demanding, gone, roles })
        return result
      }),

    signOut: token =>
      changeSessions(sessions => sessions.filter(session => session.tokenHash !== tokenHash(token))),
  }
}
