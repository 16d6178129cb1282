import { describe, expect, test } from 'vitest'
import { openProcess, emptyDatabase } from '#content-store/testing/postgres.ts'
import { openForTest } from '#content-store/testing/open-for-test.ts'
import { json, PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'
import { ContentError } from '../client/call.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { createSecretSeal } from './secret-seal.ts'
import { codeAt } from './testing.ts'
import { newSecret, stepOf } from './totp.ts'

const SESSION = '/content/editor/session'
const STEP = 30_000

type Shop = Awaited<ReturnType<typeof serveForTest>>

/** Signs in and sets up a second factor. */
async function withFactor(shop: Shop, role: 'editor' | 'admin' = 'editor') {
  const { client, send } = await shop.signedIn(role)
  const { secret } = await client.change('account.begin-second-factor', {})
  const code = codeAt(secret, shop.clock.read())
  const { recoveryCodes } = await client.change('account.confirm-second-factor', { code })
  shop.clock.pass(STEP)
  return { client, send, secret, recoveryCodes, code: () => codeAt(secret, shop.clock.read()) }
}

const signIn = async (shop: Shop, code?: string, name = 'editor') => {
  const { send } = shop.browser()
  const response = await send(SESSION, json({ name, password: PASSWORD, ...(code && { code }) }))
  return { status: response.status, ...((await response.json()) as { message: string; data: unknown }), send }
}

describe('codes (RFC 6238)', () => {
  test.each([
    [59_000, '287082'],
    [1_111_111_109_000, '081804'],
    [20_000_000_000_000, '353130'],
  ])('at %d ms the code is the one that the standard lists', (now, code) => {
    // The ASCII text 12345678901234567890 in base32.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(codeAt(secret, now)).toBe(code)
    expect(stepOf(secret, code, now)).toBe(Math.floor(now / STEP))
    expect(stepOf(secret, code, now + STEP)).toBe(Math.floor(now / STEP))
    expect(stepOf(secret, code, now + 2 * STEP)).toBeUndefined()
  })

  test('secrets differ; recovery codes do too, and are read in capitals and without hyphens', () => {
    expect(newSecret()).not.toBe(newSecret())
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    const [first = ''] = codes
    expect(recoveryHash(first.toUpperCase().replaceAll('-', ' '))).toBe(recoveryHash(first))
  })
})

describe('a sealed secret', () => {
  const { seal, open } = createSecretSeal('the secret of a machine')

  test('is opened with the same secret of the machine, and differs each time', () => {
    const secret = newSecret()
    expect(open(seal(secret))).toBe(secret)
    expect(seal(secret)).not.toBe(seal(secret))
    expect(seal(secret)).not.toContain(secret)
  })

  test('of an earlier version is read as it is', () => {
    const secret = newSecret()
    expect(open(secret)).toBe(secret)
  })

  test('stays as it is where the secret of the machine is another one or it was changed, and no code belongs to it', () => {
    const sealed = seal(newSecret())
    const other = createSecretSeal('the secret of another machine')
    const changed = `${sealed.slice(0, -4)}AAAA`
    expect(other.open(sealed)).toBe(sealed)
    expect(other.seal(other.open(sealed))).toBe(sealed)
    expect(open(changed)).toBe(changed)
    expect(stepOf(sealed, '000000', 0)).toBeUndefined()
  })
})

describe('a second factor', () => {
  test('is stored sealed, also before it is confirmed', async () => {
    const shop = await serveForTest()
    const { readFile } = await import('node:fs/promises')
    const stored = () => readFile(`${shop.directory}/operators.json`, 'utf8')
    const { client } = await shop.signedIn('editor')
    const pending = await client.change('account.begin-second-factor', {})
    expect(await stored()).not.toContain(pending.secret)
    const { secret } = await withFactor(shop, 'admin')
    const text = await stored()
    expect(text).not.toContain(secret)
    expect(text).toContain('"secret": "sealed.')
  })

  test('its code is asked for again, and the password does not do', async () => {
    const shop = await serveForTest()
    const { client, code } = await withFactor(shop, 'admin')
    shop.clock.pass(15 * 60_000 + 1)
    const demand = () => client.change('operators.demand', { roles: [] })
    await expect(demand()).rejects.toMatchObject({ status: 403, data: { asks: 'again' } })
    await expect(client.change('account.prove', { password: PASSWORD })).rejects.toMatchObject({
      status: 422,
    })
    await expect(demand()).rejects.toMatchObject({ status: 403 })
    const given = code()
    await client.change('account.prove', { code: given })
    await demand()
    await expect(client.change('account.prove', { code: given })).rejects.toMatchObject({ status: 422 })
  })

  test('is asked for after the right password alone, and its code counts once', async () => {
    const shop = await serveForTest()
    const { code } = await withFactor(shop)
    expect(await signIn(shop)).toMatchObject({ status: 401, data: { needs: 'code' } })
    expect(await signIn(shop, '000000')).toMatchObject({ status: 401, data: { needs: 'code' } })
    const wrong = await shop
      .browser()
      .send(SESSION, json({ name: 'editor', password: 'wrong', code: code() }))
    expect(await wrong.json()).toMatchObject({ code: '401', data: null })
    const given = code()
    expect(await signIn(shop, given)).toMatchObject({ status: 200, data: { name: 'editor' } })
    expect(await signIn(shop, given)).toMatchObject({ status: 401 })
    shop.clock.pass(STEP)
    expect(await signIn(shop, `${code().slice(0, 3)} ${code().slice(3)}`)).toMatchObject({ status: 200 })
  })

  test('is replaced by a recovery code once; the codes are stored as hashes', async () => {
    const shop = await serveForTest()
    const { recoveryCodes, client } = await withFactor(shop)
    expect(recoveryCodes).toHaveLength(10)
    expect(await signIn(shop, recoveryCodes[3])).toMatchObject({ status: 200 })
    expect(await signIn(shop, recoveryCodes[3])).toMatchObject({ status: 401 })
    expect(await client.read('account.second-factor', {})).toMatchObject({ recoveryCodes: 9 })
    const { readFile } = await import('node:fs/promises')
    const stored = await readFile(`${shop.directory}/operators.json`, 'utf8')
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
  })

  test('150 right passwords without a code open no session, and the guard holds them back', async () => {
    const shop = await serveForTest({ loginAttempts: 10_000 })
    const { code } = await withFactor(shop)
    const statuses: number[] = []
    for (let i = 0; i < 150; i++) {
      const { status, send } = await signIn(shop, i % 2 === 0 ? undefined : String(100_000 + i))
      statuses.push(status)
      expect((await send(SESSION)).status).toBe(401)
    }
    expect(statuses.filter(status => status === 401).length).toBeLessThan(10)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect((await signIn(shop, code())).status).toBe(429)
    shop.clock.pass(15 * 60_000)
    expect((await signIn(shop, code())).status).toBe(200)
  })

  test('setting it up ends the other sessions and asks for the password given a while ago', async () => {
    const shop = await serveForTest()
    const other = await shop.signedIn('editor')
    const { client } = await shop.signedIn('editor')
    shop.clock.pass(15 * 60_000 + 1)
    await expect(client.change('account.begin-second-factor', {})).rejects.toMatchObject({
      status: 403,
      data: { asks: 'again' },
    })
    await expect(client.change('account.prove', { password: 'wrong' })).rejects.toMatchObject({ status: 422 })
    await client.change('account.prove', { password: PASSWORD })
    const { secret, address } = await client.change('account.begin-second-factor', {})
    expect(address).toMatch(/^otpauth:\/\/totp\/Cairn:editor\?/)
    expect(address).toContain(secret)
    await expect(client.change('account.confirm-second-factor', { code: '000000' })).rejects.toMatchObject({
      status: 422,
    })
    await client.change('account.confirm-second-factor', { code: codeAt(secret, shop.clock.read()) })
    expect((await other.send(SESSION)).status).toBe(401)
    expect((await client.whoAmI()).name).toBe('editor')
  })

  test('a set-up that takes longer than 15 minutes starts again', async () => {
    const shop = await serveForTest()
    const { client } = await shop.signedIn('editor')
    const { secret } = await client.change('account.begin-second-factor', {})
    shop.clock.pass(15 * 60_000 + 1)
    const code = codeAt(secret, shop.clock.read())
    await expect(client.change('account.confirm-second-factor', { code })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('replacing and removing it take a code of the present one', async () => {
    const shop = await serveForTest()
    const { client, code, secret } = await withFactor(shop)
    await expect(client.change('account.begin-second-factor', {})).rejects.toMatchObject({ status: 422 })
    const next = await client.change('account.begin-second-factor', { code: code() })
    expect(next.secret).not.toBe(secret)
    await client.change('account.confirm-second-factor', { code: codeAt(next.secret, shop.clock.read()) })
    shop.clock.pass(STEP)
    await expect(
      client.change('account.remove-second-factor', { code: codeAt(secret, shop.clock.read()) }),
    ).rejects.toMatchObject({ status: 422 })
    await client.change('account.remove-second-factor', { code: codeAt(next.secret, shop.clock.read()) })
    expect(await client.read('account.second-factor', {})).toMatchObject({ since: null })
    expect(await signIn(shop)).toMatchObject({ status: 200 })
  })

  test('an admin removes it from an operator, with a reason in the audit log, and not from themselves', async () => {
    const shop = await serveForTest()
    const lost = await withFactor(shop)
    const { client } = await withFactor(shop, 'admin')
    await expect(
      client.change('operators.remove-second-factor', { name: 'editor', reason: ' ' }),
    ).rejects.toMatchObject({ status: 400 })
    await client.change('operators.remove-second-factor', { name: 'editor', reason: 'Phone lost' })
    expect((await lost.send(SESSION)).status).toBe(401)
    expect(await signIn(shop)).toMatchObject({ status: 200 })
    await expect(
      client.change('operators.remove-second-factor', { name: 'admin', reason: 'Phone lost' }),
    ).rejects.toMatchObject({ status: 403 })
    const { entries } = await client.read('audit.list', { what: 'secondFactorRemoved' })
    expect(entries).toMatchObject([{ by: 'admin', detail: 'editor: Phone lost' }])
  })
})

describe('a role that demands a second factor', () => {
  test('opens nothing but its set-up to operators without one, also in open sessions', async () => {
    const shop = await serveForTest()
    const { client: admin } = await shop.signedIn('admin')
    const { client, send } = await shop.signedIn('editor')
    await admin.change('operators.demand', { roles: ['editor'] })
    expect(await client.whoAmI()).toEqual({ name: 'editor', role: 'editor', mustSetUp: true })
    for (const refused of [
      client.read('pages.list', {}),
      client.read('account.sessions', {}),
      client.change('pages.create', {} as never),
    ])
      await expect(refused).rejects.toMatchObject({ status: 403, data: { mustSetUp: true } })
    for (const path of ['/content/editor/audit.csv', '/staff/openapi.json', '/content/editor/pages/x/events'])
      expect([path, (await send(path)).status]).toEqual([path, 403])
    expect((await send('/content/editor/session/password', json({}))).status).toBe(403)

    const { secret } = await client.change('account.begin-second-factor', {})
    await client.change('account.confirm-second-factor', { code: codeAt(secret, shop.clock.read()) })
    expect(await client.whoAmI()).toEqual({ name: 'editor', role: 'editor' })
    expect(await client.read('pages.list', {})).toBeDefined()
    shop.clock.pass(STEP)
    await expect(
      client.change('account.remove-second-factor', { code: codeAt(secret, shop.clock.read()) }),
    ).rejects.toMatchObject({ status: 403 })
    expect(await signIn(shop, undefined, 'publisher')).toMatchObject({
      status: 200,
      data: { name: 'publisher' },
    })
  })
})

test('a code counts once over two processes that sign in at the same time', async () => {
  const database = await emptyDatabase()
  const now = Date.UTC(2026, 10, 21, 2)
  const clock = () => now
  const one = await openProcess(database, clock)
  const two = await openProcess(database, clock)
  await one.operators.create({ name: 'Ada', password: PASSWORD, role: 'editor' })
  const secret = newSecret()
  await one.operators.change('Ada', ({ operators: [operator] }) => ({
    result: null,
    ...(operator && {
      save: { ...operator, secondFactor: { secret, usedStep: 0, recovery: [], since: now } },
    }),
  }))
  const code = codeAt(secret, now)
  const results = await Promise.all(
    [one, two, one, two].map(({ operators }) => operators.signIn('Ada', PASSWORD, { code })),
  )
  expect(results.filter(result => result?.token !== undefined)).toHaveLength(1)
  expect(results.filter(result => result?.needs === 'code')).toHaveLength(3)
})

test('guesses at a code in an open session are delayed', async () => {
  const shop = await serveForTest()
  const { client } = await withFactor(shop)
  const statuses: number[] = []
  for (let i = 0; i < 30; i++)
    await client
      .change('account.prove', { code: String(100_000 + i) })
      .catch((error: unknown) => error instanceof ContentError && statuses.push(error.status))
  expect(statuses.filter(status => status === 422).length).toBeLessThan(7)
  expect(statuses.at(-1)).toBe(429)
})

test('operators of a version without second factors are read as they are', async () => {
  const { operators } = await openForTest()
  expect(await operators.demanding()).toEqual([])
})

test('a shop with a public address demands one of every role, whatever an admin has set', async () => {
  const shop = await serveForTest({}, { demandsOfAll: true })
  const { client } = await shop.signedIn('admin')
  await expect(client.read('operators.list', {})).rejects.toMatchObject({
    status: 403,
    data: { mustSetUp: true },
  })
  expect(await client.read('account.second-factor', {})).toMatchObject({ isDemanded: true })
  const proved = await withFactor(shop, 'admin')
  expect(await proved.client.read('operators.demanding', {})).toEqual({
    roles: ['editor', 'publisher', 'admin'],
    isOfAll: true,
  })
  await proved.client.change('operators.demand', { roles: [] })
  expect((await shop.operators.demanding()).length).toBe(3)
})
