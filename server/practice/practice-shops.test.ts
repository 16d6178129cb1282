import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { addMember } from '#api/testing/members.ts'
import { PAY_FORM_PATH } from '#api/payment/paydollar-protocol.ts'
import { newOrder } from '#api/order/testing.ts'
import { orThrow } from '#operators/outcome.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Operator } from '#operators/operator.ts'
import { writeArchive } from '../shop-archive/testing/open-shops.ts'
import { madeUpPeople } from './made-up-people.ts'
import { addGoods, NOON, PASSWORD, type Practising, startPractising } from './testing.ts'

/** Longest time for making practice shops on a busy machine. Milliseconds. */
const SLOW_MS = 60_000

const ADMIN: Operator = { name: 'owner', role: 'admin' }
const GOODS = [
  ...surroundings,
  spu('jacket', { skus: [sku('jacket-1', { inventory: 500 })] }),
  spu('hat', { skus: [sku('hat-1', { inventory: 80 })] }),
  spu('few', { skus: [sku('few-1', { inventory: 3 })] }),
]
const MEASURED =
  '{"kind":"setting","code":"measurement","ga4":"G-REAL12345","tagManager":"GTM-REAL123","metaPixel":"1234567890123456"}'

let root: string
let now: number
const opened: Practising[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cairn-practice-'))
  now = NOON
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop()
  await rm(root, { recursive: true, force: true })
})

async function start(options: Parameters<typeof startPractising>[1] = {}): Promise<Practising> {
  const shop = await startPractising(join(root, 'data'), { clock: () => now, ...options })
  opened.push(shop)
  return shop
}

/** Fills a shop with goods, a picture, a page, settings, and people who must stay where they are. */
async function fill(started: Practising): Promise<Practising> {
  const { commerce, content, mediaDirectory } = started.shop
  await addGoods(started, GOODS, [MEASURED, '{"kind":"setting","code":"feed","productFeed":true}'])
  await content.operators.create({ name: 'owner', password: PASSWORD, role: 'admin' })
  await content.operators.create({ name: 'writer', password: PASSWORD, role: 'editor' })
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63d1e' } })
    .webp()
    .toBuffer()
  orThrow(await content.store.addMedia(ADMIN, { name: 'Ridge.webp', bytes }))
  await mkdir(mediaDirectory, { recursive: true })
  await writeFile(join(mediaDirectory, 'hill.svg'), '<svg>hill</svg>')
  const member = await addMember(commerce.services, { email: 'real@person.example', created_at: now })
  const owner = { code: member.user_code, isMember: true }
  const placed = await commerce.services.orders.place(
    newOrder({ 'jacket-1': 1 }, { owner, email: 'real@person.example' }),
    now,
  )
  expect(placed.ok).toBe(true)
  return started
}

const startFilled = async (options?: Parameters<typeof startPractising>[1]) => fill(await start(options))

const view = ({ practice }: Practising) => practice.view(now)

/** Waits for something that takes seconds on a busy machine. */
const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: SLOW_MS, interval: 50 })

/** Makes a practice shop and waits for it. */
async function make(started: Practising, instead?: string) {
  orThrow(await started.practice.make('owner', instead, now))
  await until(async () => (await view(started)).shop?.state !== 'making')
  const { shop } = await view(started)
  expect(shop).toMatchObject({ state: 'ready', problem: null })
  return shop?.id ?? ''
}

const addressOf = async ({ practice }: Practising, operator: Operator) =>
  new URL(orThrow(await practice.enter(operator, 'en_US', now)).address)

/** Enters, and gives the cookie of the session. */
async function enter(started: Practising, operator: Operator = ADMIN): Promise<string> {
  const { pathname, search } = await addressOf(started, operator)
  const entered = await started.toPractice(pathname + search)
  expect([entered.status, entered.headers.location]).toEqual([303, '/editor'])
  return entered.headers['set-cookie']?.map(cookie => cookie.split(';')[0]).join('; ') ?? ''
}

/** Calls an operation of the desk of the practice shop. */
async function desk(started: Practising, cookie: string, name: string, input: object = {}, isChange = false) {
  const path = `/api/desk/${name}`
  const answer = isChange
    ? await started.toPractice(path, { method: 'POST', body: input, headers: { cookie } })
    : await started.toPractice(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
        headers: { cookie },
      })
  return JSON.parse(answer.text) as {
    readonly code: string
    readonly message: string
    readonly data: Record<string, unknown>
  }
}

const rowsOf = async (started: Practising, cookie: string, name: string) =>
  (await desk(started, cookie, name, { size: 100 })).data['rows'] as readonly Record<string, unknown>[]

const filesIn = (folder: string) => readdir(join(root, 'data', folder)).catch(() => undefined)

describe('one that is there', () => {
  let started: Practising
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cairn-practice-'))
    now = NOON
    started = await fill(await startPractising(join(folder, 'data'), { clock: () => now }))
    await make(started)
    return async () => {
      await started.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }, SLOW_MS)

  test('it has the goods, settings, pages and pictures of the shop, and people who do not exist', async () => {
    const cookie = await enter(started)
    const { data } = await desk(started, cookie, 'shop.export', {}, true)
    const own = orThrow(await started.shop.archives.contents())
    expect(data['parts']).toEqual(own.parts)
    expect(data['mediaBytes']).toBe(own.mediaBytes)

    const orders = await rowsOf(started, cookie, 'orders.list')
    const states = Map.groupBy(orders, ({ status }) => String(status))
    expect(Object.fromEntries([...states].map(([status, rows]) => [status, rows.length]))).toEqual({
      WAIT_PAY: 4,
      WAIT_DELIVERY: 12,
      WAIT_RECEIVE: 10,
      WAIT_EVALUATE: 20,
      CANCELED: 2,
    })
    for (const { email } of orders) expect(email).toMatch(/@practice\.example$/)
    expect(await rowsOf(started, cookie, 'returns.list')).toHaveLength(6)
    const members = await rowsOf(started, cookie, 'members.list')
    expect(members).toHaveLength(36)
    expect(JSON.stringify([orders, members])).not.toContain('person.example')
    expect(await readdir(join(folder, 'data/practice'))).toEqual(['id', 'shop'])
  })

  test('an operator enters with the role they have, once and within a minute', async () => {
    const own: Operator = {
      name: 'writer',
      role: 'own-seller',
      own: {
        name: { zh_HK: '店員', en_US: 'Seller' },
        rights: ['account.own', 'orders.read', 'orders.ship'],
        limits: { refund: 5000, goDollar: 10 },
        above: { refund: [], goDollar: [] },
      },
    }
    const address = await addressOf(started, own)
    expect(address.hostname).toBe('practice.localhost')
    const first = await started.toPractice(address.pathname + address.search)
    expect(first.headers['set-cookie']?.[0]).toMatch(
      /^cairn_operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(first.headers['referrer-policy']).toBe('no-referrer')
    const again = await started.toPractice(address.pathname + address.search, {
      headers: { accept: 'text/html' },
    })
    expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined])
    expect(again.text).toContain('This address no longer opens the practice shop')
    expect(again.text).toContain('這個網址已不能開啟練習店')

    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const session = await started.toPractice('/content/editor/session', { headers: { cookie } })
    expect(JSON.parse(session.text)).toMatchObject({
      data: { name: 'writer', role: 'own-seller', own: { limits: { refund: 5000 } } },
    })
    expect(await desk(started, cookie, 'orders.list')).toMatchObject({ code: '200' })
    expect(await desk(started, cookie, 'members.list')).toMatchObject({ code: '403' })

    const late = await addressOf(started, ADMIN)
    now += 60_000
    expect((await started.toPractice(late.pathname + late.search)).status).toBe(403)
  })

  test('there is no other way in: no password, no key, no page, no API', async () => {
    await enter(started)
    const page = await started.toPractice('/', { headers: { accept: 'text/html' } })
    expect([page.status, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
      403,
      'noindex, nofollow',
      'no-store',
    ])
    expect(page.text).toContain('Practice shop of our staff')
    expect(page.text).toContain('員工練習店')
    const calls: readonly (readonly [string, object?])[] = [
      ['/content/editor/session', { name: 'owner', password: PASSWORD }],
      ['/content/editor/start', { secret: 'x' }],
      ['/content/editor/invitation', { secret: 'x' }],
      ['/api/graphql', { query: '{ __typename }' }],
      ['/api/desk/orders.list'],
      ['/dev/outbox'],
      ['/dev/sso'],
      ['/auth/GOOGLE'],
      ['/media/demo/hill.svg'],
      ['/feeds/products.xml?locale=zh_HK'],
      ['/sitemap.xml'],
      ['/metrics'],
      [PAY_FORM_PATH, {}],
    ]
    for (const [path, body] of calls) {
      const headers = { authorization: 'Bearer cairn_key_1', cookie: 'cairn_operator=guess' }
      const answer = await started.toPractice(path, { ...(body && { method: 'POST', body }), headers })
      expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 401, undefined])
      expect(answer.text).toContain('This is the practice shop. Enter it from the desk.')
    }
    // A session of the shop is none here, and one of the practice shop none there.
    const token = (await started.shop.content.operators.signIn('owner', PASSWORD))?.token
    const foreign = await started.toPractice('/api/desk/orders.list', {
      headers: { cookie: `cairn_operator=${token}` },
    })
    expect(foreign.status).toBe(401)
    const cookie = await enter(started)
    expect((await started.toShop('/api/desk/orders.list', { headers: { cookie } })).status).toBe(401)
  })

  test('nothing of it is for robots, and its pages name no account that measures', async () => {
    expect(started.shop.commerce.settings()).toMatchObject({
      hasFeed: true,
      destinations: { ga4: 'G-REAL12345' },
    })
    const cookie = await enter(started)
    const robots = await started.toPractice('/robots.txt')
    expect(robots.text).toBe('User-agent: *\nDisallow: /\n')
    const headers = { cookie }
    for (const path of ['/editor', '/robots.txt', '/api/desk/practice.state', '/sitemap.xml'])
      expect((await started.toPractice(path, { headers })).headers['x-robots-tag']).toBe('noindex, nofollow')
    const editor = await started.toPractice('/editor', { headers })
    expect(editor.text).toContain('<title>Practice · Cairn</title>')
    expect(editor.text).toContain('<link rel="icon" href="/practice-icon.svg">')
    expect(editor.text).toContain(`data-practice="{&quot;until&quot;:${NOON + DAY_MS},`)
    expect(editor.text).not.toMatch(/REAL12345|REAL123|1234567890123456/)
  })

  test('an import into it adds there, and changes nothing of the shop', async () => {
    const cookie = await enter(started)
    const { archives } = started.shop
    const before = orThrow(await archives.contents())
    const file = join(folder, 'hill.zip')
    await writeArchive(file, [
      { name: 'shop.json', text: '{ "cairn": "shop" }' },
      {
        name: 'goods.jsonl',
        text: '{"kind":"brand","code":"furrow","name":{"zh_HK":"田壠","en_US":"Furrow"}}\n',
      },
    ])
    const form = new FormData()
    form.set('file', new Blob([await readFile(file)]), 'hill.zip')
    const upload = new Response(form)
    const sent = await started.toPractice('/api/desk/shop.receive?name=hill.zip', {
      method: 'POST',
      body: Buffer.from(await upload.arrayBuffer()),
      headers: { cookie, 'content-type': upload.headers.get('content-type') ?? '' },
    })
    const plan = JSON.parse(sent.text) as { data: { id: string } }
    // An operator gave password and code at the shop, and is not asked here.
    expect(await desk(started, cookie, 'shop.import', { id: plan.data.id }, true)).toMatchObject({
      code: '200',
    })
    await expect
      .poll(async () => (await desk(started, cookie, 'shop.import-state')).data?.['state'])
      .toBe('done')
    const brands = async (at: Practising['toShop'], headers: Record<string, string>) =>
      (await at(`/api/desk/brands.list?input=${encodeURIComponent('{}')}`, { headers })).text
    expect(await brands(started.toPractice, { cookie })).toContain('furrow')
    expect(started.shop.commerce.catalogue().brands.has('furrow')).toBe(false)
    expect(orThrow(await archives.contents())).toEqual(before)
  })

  test('its host serves the sandbox gateway to those inside', async () => {
    const cookie = await enter(started)
    const answer = await started.toPractice(PAY_FORM_PATH, { method: 'POST', body: {}, headers: { cookie } })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('The gateway does not accept this payment')
  })

  test('the desk inside makes no further one', async () => {
    const cookie = await enter(started)
    expect((await desk(started, cookie, 'practice.state')).data).toMatchObject({
      shop: null,
      inside: { until: NOON + DAY_MS },
    })
    expect(await desk(started, cookie, 'practice.make', {}, true)).toMatchObject({ code: '409' })
  })

  test('an operator whose account at the shop was removed is out at once', async () => {
    const cookie = await enter(started, { name: 'writer', role: 'editor' })
    expect(await desk(started, cookie, 'practice.state')).toMatchObject({ code: '200' })
    await started.shop.content.operators.change('writer', () => ({
      result: undefined,
      remove: {},
      endSessions: 'all',
    }))
    expect(await desk(started, cookie, 'practice.state')).toMatchObject({ code: '401' })
  })
})

test(
  'its people and orders are the same each time',
  () => {
    expect(madeUpPeople()).toEqual(madeUpPeople())
    const { members } = madeUpPeople()
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length)
  },
  SLOW_MS,
)

test(
  'it is gone after a day, with its files and its addresses',
  async () => {
    const started = await startFilled()
    await make(started)
    const cookie = await enter(started)
    now += DAY_MS - 1
    await new Promise(resolve => setTimeout(resolve, 150))
    expect((await view(started)).shop?.state).toBe('ready')
    now += 1
    await expect.poll(async () => (await view(started)).shop).toBeNull()
    expect(await filesIn('practice')).toBeUndefined()
    const none = await started.toPractice('/', { headers: { cookie, accept: 'text/html' } })
    expect(none.status).toBe(404)
    expect(none.text).toContain('There is no practice shop now')
    expect(none.text).toContain('現時沒有練習店')
    expect(await started.practice.enter(ADMIN, 'en_US', now)).toMatchObject({
      ok: false,
      refusal: { message: 'practiceNone' },
    })
  },
  SLOW_MS,
)

test(
  'a restart opens it again, with its sessions; not one that is due',
  async () => {
    const first = await startFilled()
    await make(first)
    const cookie = await enter(first)
    await opened.pop()?.stop()
    const second = await start()
    await second.practice.reopen()
    expect((await view(second)).shop).toMatchObject({ state: 'ready' })
    expect(await rowsOf(second, cookie, 'members.list')).toHaveLength(36)
    await opened.pop()?.stop()
    now += DAY_MS
    const third = await start()
    await third.practice.reopen()
    expect((await view(third)).shop).toBeNull()
    expect(await filesIn('practice')).toBeUndefined()
  },
  SLOW_MS,
)

test(
  'one that a stop left half made is removed, and said to be interrupted',
  async () => {
    const first = await startFilled()
    orThrow(await first.practice.make('owner', undefined, now))
    await opened.pop()?.stop()
    expect(await filesIn('practice')).toBeUndefined()
    const second = await start()
    await second.practice.reopen()
    expect((await view(second)).shop).toMatchObject({ state: 'failed', problem: { code: 'interrupted' } })
    await make(second)
  },
  SLOW_MS,
)

test(
  'a folder that a killed process left is removed, and its shop is said to be interrupted',
  async () => {
    const first = await startFilled()
    const { practiceShops } = first.shop.commerce.services
    const here = { process: 'gone', origin: 'http://practice.localhost' }
    await practiceShops.begin(
      { id: 'killed', by: 'owner', at: now, until: now + DAY_MS, ...here },
      { step: 'members', done: 1, total: 9 },
      undefined,
    )
    await mkdir(join(root, 'data/practice/shop'), { recursive: true })
    await writeFile(join(root, 'data/practice/id'), 'killed')
    await first.practice.reopen()
    expect((await view(first)).shop).toMatchObject({ state: 'failed', problem: { code: 'interrupted' } })
    expect(await filesIn('practice')).toBeUndefined()
  },
  SLOW_MS,
)

test(
  'there is one at a time; a new one replaces the one that is named',
  async () => {
    const started = await startFilled()
    const id = await make(started)
    const cookie = await enter(started)
    expect(await started.practice.make('owner', undefined, now)).toMatchObject({
      ok: false,
      refusal: { message: 'practiceThere' },
    })
    expect(await started.practice.make('owner', 'another', now)).toMatchObject({ ok: false })
    const next = await make(started, id)
    expect(next).not.toBe(id)
    expect(await desk(started, cookie, 'practice.state')).toMatchObject({ code: '401' })
    expect(await started.practice.remove(id, now)).toMatchObject({
      ok: false,
      refusal: { message: 'practiceGone' },
    })
    expect(orThrow(await started.practice.remove(next, now)).shop).toBeNull()
    expect(await filesIn('practice')).toBeUndefined()
  },
  SLOW_MS,
)

test(
  'a disk without room is named with its numbers, and nothing is left',
  async () => {
    let free = 100_000_000
    const started = await startFilled({ freeBytes: async () => free })
    const failed = async () => {
      orThrow(await started.practice.make('owner', undefined, now))
      await expect.poll(async () => (await view(started)).shop?.state).toBe('failed')
      expect(await filesIn('practice')).toBeUndefined()
      return (await view(started)).shop?.problem
    }
    expect(await failed()).toMatchObject({ code: 'noRoom', free })
    free = 10_000_000_000
    await make(started)
  },
  SLOW_MS,
)

test(
  'a shop without an address for it says which setting is missing',
  async () => {
    const started = await startFilled({ environment: { ORIGIN: 'https://shop.example' } })
    expect(await view(started)).toMatchObject({ shop: null, missingOrigin: 'https://practice.shop.example' })
    expect(await started.practice.make('owner', undefined, now)).toMatchObject({
      ok: false,
      refusal: { message: 'practiceOrigin' },
    })
    expect((await started.toPractice('/')).status).not.toBe(403)
  },
  SLOW_MS,
)

test(
  'a process that does not hold it names the one that does',
  async () => {
    const started = await startFilled()
    const { practiceShops } = started.shop.commerce.services
    const other = { process: 'web-2 · http://10.0.0.2:3000', origin: 'http://practice.localhost:3000' }
    await practiceShops.begin(
      { id: 'other', by: 'owner', at: now, until: now + DAY_MS, ...other },
      { step: 'reading', done: 0, total: 0 },
      undefined,
    )
    await practiceShops.ready('other', now)
    const answer = await started.toPractice('/', { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(421)
    expect(answer.text).toContain('web-2 · http://10.0.0.2:3000 holds it.')
    // Entering leads to the shared address; removing is left to the process that holds it.
    expect((await addressOf(started, ADMIN)).host).toBe('practice.localhost:3000')
    expect(orThrow(await started.practice.remove('other', now)).shop).toMatchObject({ state: 'removing' })
  },
  SLOW_MS,
)
