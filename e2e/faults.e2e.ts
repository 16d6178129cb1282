import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { postgresProxy } from '#api/testing/postgres-proxy.ts'
import { blocksIn, spawnServer, spawnShop } from './shop-process.ts'

const LIKE_DEMO = { like: inject('demoFolder') }

// The server of the run starts with the first database asked for.
beforeAll(async () => void (await freshPostgres()), 60_000)

const statusOf = async (address: string) => (await fetch(address)).status

test('a database that stops takes nothing else down: kept pages go on, and the shop is ready again with it', async () => {
  const door = await postgresProxy(await freshPostgres())
  // Its database is empty: pages without products are enough here, and filling it takes long. `one-content` stops one that holds pages too.
  const shop = await spawnShop({ DATABASE_URL: door.url, CONTENT_STORE: 'files', DEMO: 'false' }, LIKE_DEMO)
  onTestFinished(() => shop.remove())
  expect(await statusOf(shop.origin)).toBe(200)
  expect(await statusOf(`${shop.origin}/readyz`)).toBe(200)

  await door.stop()
  await expect.poll(async () => (await fetch(`${shop.origin}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${shop.origin}/readyz`)).text()).toBe('not ready: the database does not answer')
  expect(await statusOf(shop.origin)).toBe(200)
  expect(await statusOf(`${shop.origin}/healthz`)).toBe(200)

  await door.start()
  await expect.poll(() => statusOf(`${shop.origin}/readyz`)).toBe(200)
  expect(await shop.stop()).toBe(0)
})

test('a shop whose database is down at the start says so in one sentence, and opens with it', async () => {
  const door = await postgresProxy(await freshPostgres())
  await door.stop()
  const directory = await mkdtemp(join(tmpdir(), 'cairn-'))
  const child = spawnServer(directory, { DATABASE_URL: door.url, DEMO: 'false' })
  onTestFinished(async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
    await rm(directory, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => void (output += chunk))
  await expect
    .poll(() => output, { timeout: 60_000 })
    .toMatch(/The database at DATABASE_URL does not answer \(ECONNREFUSED\)\. The shop opens when it does/)
  await door.start()
  await expect.poll(() => output, { timeout: 60_000 }).toContain('Cairn is open at')
  expect(output).not.toContain('    at ')
  expect(output).not.toContain('postgres:postgres')
})

test('50 sign-ins under unknown names at once: each is answered, and pages and pictures do not wait for them', async () => {
  const shop = await spawnShop(
    { TRUSTED_PROXIES: '1', DEV_PAGES: 'true', PASSWORD_MEMORY_KIB: '65536' },
    LIKE_DEMO,
  )
  onTestFinished(() => shop.remove())
  const html = await (await fetch(shop.origin)).text()
  const picture = /\/media\/demo\/[^"\s?]+/.exec(html)?.[0] ?? ''
  const statuses: number[] = []
  const attempts = Array.from({ length: 50 }, async (_, i) => {
    const { status } = await fetch(`${shop.origin}/content/editor/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i}` },
      body: JSON.stringify({ name: `stranger${i}`, password: 'a wrong password' }),
    })
    statuses.push(status)
  })
  for (const path of [picture, `${picture}?w=320`, '/products/women', '/healthz'])
    expect([path, await statusOf(shop.origin + path)]).toEqual([path, 200])
  await Promise.all(attempts)
  // An unknown name costs no hash, so none of them is too much (`platform/password.test.ts` has the queue of those that do).
  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('behind a public address the demo’s passwords stop the start, and a sign-in under an unknown name is refused', async () => {
  await expect(spawnShop({ ORIGIN: 'https://shop.example' })).rejects.toMatchObject({
    code: 1,
    output: expect.stringContaining('DEMO: must be false behind https://shop.example'),
  })
  const shop = await spawnShop({ DEV_PAGES: 'true' }, LIKE_DEMO)
  onTestFinished(() => shop.remove())
  const ask = async (path: string, host: string) => {
    const [response] = (await once(get(shop.origin + path, { headers: { host } }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    return response.statusCode
  }
  for (const path of ['/auth/FACE_BOOK', '/content/editor/session', '/dev/outbox'])
    expect([path, await ask(path, 'evil.example')]).toEqual([path, 421])
  expect(await ask('/auth/FACE_BOOK', 'localhost')).toBe(303)
  expect(await ask('/', 'evil.example')).toBe(200)
})

test('SIGTERM while 50 connections are kept: not ready first, then each learns of the end with its answer, and none is reset', async () => {
  const shop = await spawnShop({ SHUTDOWN_GRACE_MS: '3000' }, LIKE_DEMO)
  onTestFinished(() => shop.remove())
  const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach(agent => agent.destroy()))
  const ask = async (agent: Agent, path: string) => {
    const asking = get(shop.origin + path, { agent })
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return [response.statusCode, response.headers.connection, asking.reusedSocket]
  }
  const askAll = () => Promise.all(agents.map(agent => ask(agent, '/healthz')))
  await askAll()
  const stopped = shop.stop()
  await expect.poll(() => statusOf(`${shop.origin}/readyz`), { interval: 20 }).toBe(503)
  expect(await askAll()).toEqual(agents.map(() => [200, 'close', true]))
  expect(await statusOf(shop.origin)).toBe(200)
  expect(await stopped).toBe(0)
})

test('a first start that is killed in the middle is completed by the next one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const pages = () => readdir(join(directory, 'content/pages')).catch(() => [])
  const child = spawnServer(directory, { LOG_LEVEL: 'error' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await expect.poll(async () => (await pages()).length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readdir(directory)).toContain('filling')

  const shop = await spawnShop({ DATA_DIR: directory })
  onTestFinished(() => shop.remove())
  const filesOf = async (folder: string) =>
    (await readdir(folder, { recursive: true })).filter(name => !name.includes('.tmp')).sort()
  for (const folder of ['content/pages', 'demo-media'])
    expect(await filesOf(join(directory, folder))).toEqual(await filesOf(join(inject('demoFolder'), folder)))
  expect(await readdir(directory)).not.toContain('filling')
  expect(blocksIn(await (await fetch(shop.origin)).text())).toEqual(inject('demoHome'))
  const signIn = await fetch(`${shop.origin}/content/editor/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: 'cairn-shopkeeper' }),
  })
  expect(signIn.status).toBe(200)
})
