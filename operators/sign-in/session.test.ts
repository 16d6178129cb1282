import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openForTest, SUMMER, summer } from '#content-store/testing/open-for-test.ts'
import { json, PASSWORD, serveForTest } from '#content-store/testing/serve-for-test.ts'

const SESSION = '/content/editor/session'

test('signing in sets a cookie scripts cannot read, and signing out ends it on the server', async () => {
  const { browser, host } = await serveForTest({ secureCookies: true })
  const response = await browser().send(SESSION, json({ name: 'editor', password: PASSWORD }))
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    /^cairn_operator=[\w-]{43}; Max-Age=43200; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await response.json()).toEqual({
    code: '200',
    message: '',
    data: { name: 'editor', role: 'editor' },
  })

  const headers = { cookie: cookie.split(';')[0] ?? '' }
  expect((await fetch(`${host}${SESSION}`, { headers })).status).toBe(200)
  expect((await fetch(`${host}${SESSION}`, { method: 'DELETE', headers })).status).toBe(200)
  expect((await fetch(`${host}${SESSION}`, { headers })).status).toBe(401)
})

test('a session ends after 12 hours however much it is used, and outlives a restart until then', async () => {
  const opened = await openForTest()
  await opened.operators.create({ name: 'Ada', password: PASSWORD, role: 'editor' })
  const session = await opened.operators.signIn('Ada', PASSWORD)
  const token = session?.token ?? ''
  await opened.close()
  const again = await openForTest(opened.directory)
  for (let minutes = 0; minutes < 719; minutes++) {
    again.clock.pass(60_000)
    expect(await again.operators.bySession(token, 0)).toEqual({ name: 'Ada', role: 'editor' })
  }
  again.clock.pass(60_000)
  expect(await again.operators.bySession(token)).toBeUndefined()
})

test('a session ends an hour after the operator last did something; what the page builder asks by itself prolongs nothing (LO-13)', async () => {
  const { browser, clock } = await serveForTest()
  const { send } = browser()
  await send(SESSION, json({ name: 'editor', password: PASSWORD }))
  const ask = async (
    headers: Readonly<Record<string, string>> = {},
    path = '/content/editor/session/left',
  ) => {
    const response = await send(path, { headers })
    return [response.status, ((await response.json()) as { data: unknown }).data]
  }
  const idle = (seconds: number) => ({ 'idle-seconds': String(seconds) })
  clock.pass(40 * 60_000)
  // A poll without the header, and one by a page whose operator is away.
  expect(await ask()).toEqual([200, 20 * 60_000])
  expect(await ask(idle(40 * 60))).toEqual([200, 20 * 60_000])
  // Typed ten minutes ago, asked for something now.
  expect(await ask(idle(600))).toEqual([200, 50 * 60_000])
  clock.pass(50 * 60_000 - 1)
  expect((await ask({ 'idle-seconds': 'none' }))[0]).toBe(200)
  expect((await ask(idle(-5), '/staff/pages.list'))[0]).toBe(200)
  clock.pass(1)
  expect((await ask(idle(0)))[0]).toBe(401)
  expect((await ask(idle(0), '/staff/pages.list'))[0]).toBe(401)
})

test('the idle time is a setting, and an open page builder counts in the list of operators until then', async () => {
  const { operators, clock } = await openForTest(undefined, { idleMs: 5 * 60_000 })
  await operators.create({ name: 'Ada', password: PASSWORD, role: 'editor' })
  const token = (await operators.signIn('Ada', PASSWORD))?.token ?? ''
  const counted = async () => (await operators.accounts()).map(({ sessions }) => sessions)
  clock.pass(5 * 60_000 - 1)
  expect([await operators.sessionLeft(token), await counted()]).toEqual([1, [1]])
  clock.pass(1)
  expect([await operators.sessionLeft(token), await counted()]).toEqual([0, [0]])
})

test('neither passwords nor session tokens are stored', async () => {
  const { operators, directory } = await openForTest()
  await operators.create({ name: 'Ada', password: PASSWORD, role: 'editor' })
  const session = await operators.signIn('Ada', PASSWORD)
  const files = await Promise.all(
    ['operators.json', 'sessions.json'].map(name => readFile(join(directory, name), 'utf8')),
  )
  expect(files.join()).toContain('$scrypt$ln=')
  expect(files.join()).not.toContain(PASSWORD)
  expect(files.join()).not.toContain(session?.token)
})

test('an unknown name and a wrong password get the same answer', async () => {
  const { browser } = await serveForTest()
  const { send } = browser()
  const answers = await Promise.all(
    [{ name: 'stranger', password: PASSWORD }, { name: 'editor', password: 'wrong' }, { name: 7 }].map(
      async given => {
        const response = await send(SESSION, json(given))
        return [response.status, await response.json(), response.headers.getSetCookie()]
      },
    ),
  )
  expect(answers[0]).toEqual([401, { code: '401', message: '帳戶名稱或密碼不正確。', data: null }, []])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('after too many wrong passwords a name has to wait, even with the right one', async () => {
  const { browser } = await serveForTest({ loginAttempts: 3 })
  const { client } = browser()
  await client.signIn('editor', PASSWORD)
  for (let i = 0; i < 3; i++)
    await expect(client.signIn('editor', 'wrong')).rejects.toMatchObject({ status: 401 })
  await expect(client.signIn('editor', PASSWORD)).rejects.toMatchObject({ status: 429, code: '429' })
  await expect(client.signIn('publisher', PASSWORD)).resolves.toEqual({
    name: 'publisher',
    role: 'publisher',
  })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['the shop itself', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a program', {}, 200],
] as const)('a write from %s answers %s', async (_, headers, status) => {
  const { signedIn } = await serveForTest()
  const { send } = await signedIn('editor')
  const init = json(summer)
  const response = await send('/staff/pages.create', { ...init, headers: { ...init.headers, ...headers } })
  expect(response.status).toBe(status)
})

test('a write with the shop’s own Origin is let in', async () => {
  const { signedIn, host } = await serveForTest()
  const { send } = await signedIn('editor')
  const init = json(summer)
  const response = await send('/staff/pages.create', {
    ...init,
    headers: { ...init.headers, origin: host },
  })
  expect(response.status).toBe(200)
})

test('nothing of the editor answers without a session, and a shopper’s token is none (LO-13, L-169)', async () => {
  const { browser } = await serveForTest()
  const { send } = browser()
  const routes: [string, string][] = [
    ['GET', '/content/editor/session'],
    ['GET', '/content/editor/session/left'],
    ['POST', '/content/editor/session/password'],
    ['GET', '/content/editor/audit.csv'],
    ['GET', `/content/editor/pages/${SUMMER}/events`],
    ['POST', '/content/editor/media'],
    ['GET', '/staff/openapi.json'],
    ['GET', '/staff/pages.list'],
    ['POST', '/staff/pages.publish'],
  ]
  for (const [method, path] of routes) {
    const headers = { authorization: 'Bearer staff-token', cookie: 'cairn_operator=staff-token' }
    const response = await send(path, { method, headers })
    expect([path, response.status]).toEqual([path, 401])
  }
})

test('a password whose letters are composed in another way is the same', async () => {
  const { operators } = await openForTest()
  await operators.create({ name: 'Ada', password: 'cafe\u0301 in the hills', role: 'editor' })
  expect(await operators.signIn('Ada', 'caf\u00e9 in the hills')).toMatchObject({ operator: { name: 'Ada' } })
  expect(await operators.signIn('Ada', 'cafe in the hills')).toBeUndefined()
})

test('scrypt hashes of earlier versions stay valid, and an unreadable hash lets no password in', async () => {
  const { directory, close } = await openForTest()
  await close()
  const passwordHash =
    '$scrypt$ln=4,r=8,p=1$1tKlBIrqL/Uj34wNHJy0XQ$yPSpiaHo37QqhaRX6EGXZHhlHZkgkxJP5UJYEnFPH3o'
  const stored = (hash: string) =>
    JSON.stringify({ operators: [{ name: 'Ada', role: 'editor', passwordHash: hash }] })
  await writeFile(join(directory, 'operators.json'), stored(passwordHash))
  const again = await openForTest(directory)
  expect(await again.operators.signIn('Ada', 'correct horse')).toMatchObject({ operator: { role: 'editor' } })
  expect(await again.operators.signIn('Ada', 'wrong horse')).toBeUndefined()
  await again.close()
  await writeFile(join(directory, 'operators.json'), stored('plain'))
  expect(await (await openForTest(directory)).operators.signIn('Ada', 'plain')).toBeUndefined()
})
