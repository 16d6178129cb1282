import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openForTest, START, summer } from '#content-store/testing/open-for-test.ts'
import { PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'
import { contentOperations } from '#content-store/operations.ts'
import { deskOperations, recordOperations } from '#desk/operations.ts'
import { type AnyOperation, type OperationTable, runOperation } from '../operation.ts'
import type { Role } from '../operator.ts'
import { tokenHash } from '../token-hash.ts'

const FEED = {
  name: 'stock-feed',
  role: 'publisher',
  isReadOnly: false,
  callsPerMinute: 600,
  endsAt: null,
} as const

interface Given {
  readonly role?: Role
  readonly isReadOnly?: boolean
  readonly callsPerMinute?: number
}

/** A shop with a program, and its calls by key. */
async function withProgram(given: Given = {}) {
  const opened = await serveForTest()
  const { client: admin } = await opened.signedIn('admin')
  const { key } = await admin.change('programs.add', { ...FEED, ...given })
  const call = async (name: string, { body, by = key }: { body?: object; by?: string } = {}) => {
    const { send } = opened.browser()
    const headers = { authorization: `Bearer ${by}`, 'content-type': 'application/json', lang: 'en_US' }
    const init = body && { method: 'POST', body: JSON.stringify(body) }
    return send(`/staff/${name}`, { ...init, headers })
  }
  return { ...opened, admin, key, call }
}

describe('programs with keys', () => {
  test('a program reads and changes with the rights of its role; the audit log names it', async () => {
    const { call, admin } = await withProgram()
    expect((await call('pages.list')).status).toBe(200)
    expect((await call('pages.create', { body: summer })).status).toBe(200)
    const { entries } = await admin.read('audit.list', {})
    expect(entries.map(({ by, what }) => `${by} ${what}`)).toEqual(
      expect.arrayContaining(['stock-feed created', 'admin programAdded']),
    )
  })

  test('a key that may only read changes nothing', async () => {
    const { call } = await withProgram({ isReadOnly: true })
    expect((await call('pages.list')).status).toBe(200)
    const refused = await call('pages.create', { body: summer })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ message: 'This key may only read.' })
  })

  test('a replaced key, one of a removed program, one that is over and one that never was open nothing', async () => {
    const { call, admin, key } = await withProgram()
    const { key: next } = await admin.change('programs.renew', { name: FEED.name })
    expect((await call('pages.list', { by: key })).status).toBe(401)
    expect((await call('pages.list', { by: next })).status).toBe(200)
    await admin.change('programs.change', { ...FEED, endsAt: 1 })
    expect((await call('pages.list', { by: next })).status).toBe(401)
    await admin.change('programs.change', FEED)
    expect((await call('pages.list', { by: next })).status).toBe(200)
    await admin.change('operators.remove', { name: FEED.name, reason: 'No longer used' })
    expect((await call('pages.list', { by: next })).status).toBe(401)
    const unknown = await call('pages.list', { by: `cairn_${'a'.repeat(43)}` })
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await call('pages.list', { by: 'x' })).status).toBe(401)
  })

  test('only the hash of a key is stored, and a program has no password', async () => {
    const { operators, key, browser, directory } = await withProgram()
    const stored = await readFile(join(directory, 'operators.json'), 'utf8')
    expect(stored).toContain(FEED.name)
    expect(stored).not.toContain(key)
    expect(stored).not.toContain(key.slice('cairn_'.length))
    for (const password of ['', key, PASSWORD])
      await expect(browser().client.signIn(FEED.name, password)).rejects.toMatchObject({ status: 401 })
    expect((await operators.list()).map(({ name }) => name)).not.toContain(FEED.name)
  })

  test('a key makes more calls than it may only after a minute', async () => {
    const { call } = await withProgram({ callsPerMinute: 2 })
    const codes = [await call('pages.list'), await call('pages.list'), await call('pages.list')]
    expect(codes.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(codes[2]?.headers.get('retry-after')).toMatch(/^[0-9]+$/)
  })

  test('the last call is noted, a minute apart', async () => {
    const { operators, clock } = await openForTest()
    await operators.change('feed', () => ({
      result: undefined,
      save: {
        name: 'feed',
        role: 'editor',
        passwordHash: '',
        program: { keyHash: tokenHash('cairn_x'), isReadOnly: true, callsPerMinute: 9, since: START },
      },
    }))
    const usedAt = async () => (await operators.programs())[0]?.usedAt
    expect(await usedAt()).toBeNull()
    const first = START
    await operators.byKey('cairn_x')
    expect(await usedAt()).toBe(first)
    clock.pass(59_000)
    await operators.byKey('cairn_x')
    expect(await usedAt()).toBe(first)
    clock.pass(1000)
    await operators.byKey('cairn_x')
    expect(await usedAt()).toBe(first + 60_000)
  })

  test('a program with the role of admins does not count as the last admin', async () => {
    const { admin, signedIn } = await withProgram({ role: 'admin' })
    await admin.change('operators.add', { name: 'zoe', role: 'admin', password: PASSWORD })
    await admin.change('operators.remove', { name: 'zoe', reason: 'Left' })
    await expect(
      admin.change('operators.change', { name: 'admin', changes: { role: 'editor' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      admin.change('operators.change', { name: FEED.name, changes: { password: PASSWORD } }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await signedIn('admin')).client).toBeDefined()
  })
})

const TABLES = { ...contentOperations, ...deskOperations, ...recordOperations }
const ALL = Object.entries(TABLES).flatMap(([area, table]) =>
  Object.entries(table as OperationTable).map(([name, each]) => [`${area}.${name}`, each] as const),
)

/** True if an operation is closed to a program with an admin's rights, before it looks at its input. */
const isClosed = async (operation: AnyOperation, isReadOnly: boolean) => {
  const { outcome } = await runOperation(operation, {}, undefined, {
    actor: { name: 'feed', role: 'admin' },
    now: 0,
    locale: 'en_US',
    token: '',
    program: { isReadOnly, callsPerMinute: 1 },
    isProved: async () => true,
  })
  return !outcome.ok && outcome.refusal.status === 403
}

test.each(ALL)(
  '%s, called by a program: closed if a person has to be there or the key only reads',
  async (_, operation) => {
    const isOfPeople = operation.asks !== undefined || /^(account|operators)\./.test(operation.right)
    expect(await isClosed(operation, false)).toBe(isOfPeople)
    expect(await isClosed(operation, true)).toBe(isOfPeople || operation.kind === 'change')
  },
)
