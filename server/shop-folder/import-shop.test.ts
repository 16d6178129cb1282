import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { CHEAP } from '#api/testing/members.ts'
import { asText, brand, category, spu } from '#api/testing/catalogue-lines.ts'
import { type OpenedContentStore, openContentStore } from '#content-store/open.ts'
import { orThrow } from '#operators/outcome.ts'
import { ensureShells } from '../open/ensure-shells.ts'
import { importShop } from './import-shop.ts'

/** Noon of 21 November 2026 in Hong Kong. */
const NOON = Date.UTC(2026, 10, 21, 4)
const ADMIN = { name: 'test', role: 'admin' } as const
const DAY_MS = 24 * 3_600_000

const both = (text: string) => ({ zh_HK: text, en_US: text })
const CAMPAIGN = {
  kind: 'campaign',
  code: 'GOLD200',
  type: 'PROMOTION_COUPON',
  name: both('Gold'),
  off: { amount: 20_000 },
  beginTime: '$day-15',
  endTime: '$day+45',
  grant: 'ISSUED',
}
const KIN = {
  kind: 'member',
  email: 'kin@cairn.example',
  password: 'summit2026',
  firstName: 'Kin',
  lastName: 'Wong',
  staffCode: 's1001',
  coupons: ['GOLD200'],
  goDollar: [{ granted: 300, at: '$day-45', remark: both('Gift') }],
}
const STAFF = { kind: 'staff', code: 'S1001', name: 'Kin Wong' }
const OPERATOR = { kind: 'operator', name: 'ann', role: 'admin', password: 'a rather long one' }
const page = (path: string, type: string, title: string) => ({
  cairn: 'page',
  type,
  locale: 'en_US',
  path,
  title,
  components: [{ id: 'text-1', code: 'richText', options: { content: `<p>${title}</p>` } }],
})

let root: string
let folder: string
let commerce: Commerce
let content: OpenedContentStore
const write = (file: string, ...lines: readonly object[]) =>
  writeFile(join(folder, file), lines.map(line => JSON.stringify(line)).join('\n'))
const run = (isInterrupted = false, isWithoutPeople = false) =>
  importShop({
    folder,
    commerce,
    content,
    mediaDirectory: root,
    clock: () => NOON,
    isInterrupted,
    isWithoutPeople,
  })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-shop-'))
  folder = join(root, 'shop')
  await mkdir(join(folder, 'pages'), { recursive: true })
  await writeFile(
    join(root, 'draw.ts'),
    `import { writeFile } from 'node:fs/promises'
    export const drawPictures = async (directory: string) => {
      await writeFile(directory + '/ridge.svg', '<svg/>')
      return 1
    }`,
  )
  await write('shop.json', { cairn: 'shop', drawnBy: '../draw.ts' })
  await writeFile(
    join(folder, 'goods.jsonl'),
    `${asText([brand('northcairn'), category('men-jackets'), spu('jacket')]).join('\n')}\n${JSON.stringify(CAMPAIGN)}`,
  )
  await write('site.jsonl', {
    kind: 'menu',
    code: 'men',
    name: both('Men'),
    urlType: 'CATEGORY',
    link: 'men-jackets',
  })
  await write('people.jsonl', OPERATOR, STAFF, KIN)
  await write('pictures.jsonl', { name: 'ridge.svg', width: 400, height: 300, alt: both('A ridge') })
  await write('pages/home.json', page('/home', 'HOME', 'Home'))
  await write('pages/frame.json', page('/shell/frame', 'FRAME', 'Our frame'))
  commerce = await createCommerce({
    database: 'sqlite::memory:',
    clock: () => NOON,
    pollMs: 0,
    services: { passwordCost: CHEAP },
  })
  content = await openContentStore({
    directory: join(root, 'content'),
    secret: 'a secret for one test',
    clock: () => NOON,
    passwordCost: CHEAP,
  })
})
afterEach(async () => {
  await Promise.all([commerce.close(), content.close()])
  await rm(root, { recursive: true })
})

test('an empty shop gets every part; a second import changes nothing', async () => {
  expect(await run()).toEqual({ goods: 4, site: 1, pictures: 1, operators: 1, members: 1, pages: 2 })
  expect(await readdir(root)).toContain('ridge.svg')
  expect(content.store.media.about('/media/demo/ridge.svg')?.alt.en_US).toBe('A ridge')

  const { accounts, goDollar } = commerce.services
  const kin = await accounts.byLogin({ email: 'kin@cairn.example' })
  expect(kin).toMatchObject({ staff_code: 'S1001', staff_name: 'Kin Wong', is_email_verified: 1 })
  const code = kin?.user_code ?? ''
  expect(await goDollar.lots(code)).toMatchObject([
    { granted: 300, grantedAt: Date.parse('2026-11-21T00:00:00+08:00') - 45 * DAY_MS },
  ])
  expect((await commerce.services.coupons.ofMember(code)).map(coupon => coupon.campaignCode)).toEqual([
    'GOLD200',
  ])
  expect(await run()).toMatchObject({ goods: 0, site: 0, operators: 0, members: 0, pages: 0 })
})

test('a running shop gets goods, menus and pages, and keeps its operators and settings', async () => {
  await content.operators.create({ name: 'owner', role: 'admin', password: 'seven quiet lanterns' })
  const name = { kind: 'setting', code: 'brand', shopName: both('Hill Path') }
  expect((await commerce.importSite([JSON.stringify(name)])).problems).toEqual([])
  const menu = { kind: 'menu', code: 'men', name: both('Men') }
  const lines = [menu, { kind: 'setting', code: 'brand', shopName: both('Cairn') }]
  await writeFile(join(folder, 'site.jsonl'), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
  expect(await run(false, true)).toEqual({
    goods: 4,
    site: 1,
    pictures: 1,
    operators: 0,
    members: 0,
    pages: 2,
  })
  expect((await content.operators.list()).map(operator => operator.name)).toEqual(['owner'])
  expect(commerce.settings().brand.shopName).toEqual(both('Hill Path'))
})

test('a shop that has been opened once, empty, gets the folder’s shells in place of its own', async () => {
  await ensureShells(content.store)
  expect(await run()).toMatchObject({ pages: 2 })
  const frame = orThrow(await content.store.pages(ADMIN)).find(({ key }) => key === 'shell.frame_en_US')
  expect(frame).toMatchObject({ title: 'Our frame', status: 'live' })
})

test('a shop with a page of its own keeps its pages', async () => {
  orThrow(
    await content.store.createPage(ADMIN, { path: '/home', locale: 'en_US', type: 'HOME', title: 'Mine' }),
  )
  expect(await run()).toMatchObject({ pages: 0, goods: 4 })
})

test('an interrupted import is completed', async () => {
  await run()
  await write('people.jsonl', OPERATOR, STAFF, KIN, {
    ...KIN,
    email: 'mei@cairn.example',
    staffCode: undefined,
  })
  await write('pages/snow.json', page('/landingPage/snow', 'LANDING', 'Snow'))
  expect(await run(true)).toMatchObject({ operators: 0, members: 1, pages: 1 })
})

test.each([
  ['level', { level: 'BRONZE' }, 'people.jsonl, line 1, level: there is no level BRONZE'],
  ['staffCode', { staffCode: 'S9' }, 'people.jsonl, line 1, staffCode: there is no active staff code S9'],
  ['coupon', { coupons: ['GONE'] }, 'people.jsonl, line 1, coupons.0: there is no campaign GONE'],
  ['birthday', { birthday: '2026-11-22' }, 'people.jsonl, line 1, birthday: must be a past day'],
])('a member with a wrong %s is refused', async (_, change, message) => {
  await write('people.jsonl', { ...KIN, ...change }, STAFF)
  await expect(run()).rejects.toThrow(message)
})

test('mistakes in goods and site are named by file, line and field', async () => {
  await write('site.jsonl', { kind: 'menu', code: 'men', name: both('Men'), urlType: 'CATEGORY', link: 'no' })
  await expect(run()).rejects.toThrow(/^site\.jsonl, line 1, link: /)
  await write('goods.jsonl', {}, CAMPAIGN, { ...CAMPAIGN, code: 'B200', off: { amount: 'much' } })
  await content.close()
  await commerce.close()
  commerce = await createCommerce({ database: 'sqlite::memory:', pollMs: 0 })
  content = await openContentStore({ directory: join(root, 'other'), secret: 'a secret for one test' })
  await expect(run()).rejects.toThrow(/^goods\.jsonl, line 3, campaign B200, off/m)
})
