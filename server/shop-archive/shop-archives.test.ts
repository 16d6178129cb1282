import { createWriteStream } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import type { PartCount } from '#desk/shop/archive-shapes.ts'
import { done, orThrow } from '#operators/outcome.ts'
import type { ZipSource } from '#platform/zip/write-zip.ts'
import { importShop } from '../shop-folder/import-shop.ts'
import { type ArchivedShop, NOON, openEmptyShop, writeArchive } from './testing/open-shops.ts'
import { unpackArchive } from './unpack-archive.ts'

const ADMIN = { name: 'owner', role: 'admin' } as const
const DEMO = join(import.meta.dirname, '../../demo/shop')

let root: string
const opened: ArchivedShop[] = []

async function openShop(name: string, postgres?: string): Promise<ArchivedShop> {
  const shop = await openEmptyShop(join(root, name), { postgres })
  opened.push(shop)
  return shop
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-archives-'))
})
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close()
  await rm(root, { recursive: true })
})

const receive = ({ archives }: ArchivedShop, archive: string) =>
  archives.receive('hill.zip', 'en_US', async path => {
    await copyFile(archive, path)
    return done(null)
  })

async function exported({ archives }: ArchivedShop, name: string): Promise<string> {
  const archive = join(root, name)
  orThrow(await archives.write(() => createWriteStream(archive)))
  return archive
}

/** Imports an archive and waits for its end. */
async function imported(shop: ArchivedShop, archive: string) {
  const { id, refused } = orThrow(await receive(shop, archive))
  expect(refused).toEqual([])
  orThrow(await shop.archives.start(id, { by: 'owner', now: NOON }))
  await shop.archives.close()
  expect(shop.failures).toEqual([])
  return shop.archives.newest(NOON)
}

/** All files of an archive as texts, pictures by their bytes. */
async function filesOf(archive: string): Promise<Readonly<Record<string, string>>> {
  const folder = `${archive}-files`
  await unpackArchive(archive, folder, async () => {})
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).flatMap(entry =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )
  const files = await Promise.all(
    names.map(async path => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const),
  )
  return Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const added = (parts: readonly PartCount[]) => Object.fromEntries(parts.map(each => [each.part, each.added]))
const both = (text: string) => ({ zh_HK: text, en_US: text })
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp()
    .toBuffer()

const zipOf = (name: string, sources: readonly ZipSource[]) => writeArchive(join(root, name), sources)

const text = (...lines: readonly object[]) => lines.map(line => `${JSON.stringify(line)}\n`).join('')
const SHOP: ZipSource = { name: 'shop.json', text: '{ "cairn": "shop" }' }
const BRAND = { kind: 'brand', code: 'furrow', name: both('Furrow') }
const HOME = {
  cairn: 'page',
  type: 'HOME',
  locale: 'en_US',
  path: '/home',
  title: 'Home',
  components: [{ id: 'text-1', code: 'richText', options: { content: '<p>Hello</p>' } }],
}

/** The demo’s goods and pages with pictures, settings, a draft and people of its own. */
async function fillWithDemo(shop: ArchivedShop) {
  const folder = join(root, 'demo')
  await cp(DEMO, folder, { recursive: true })
  await writeFile(join(folder, 'shop.json'), '{ "cairn": "shop" }')
  await mkdir(join(folder, 'media/demo'), { recursive: true })
  const listed = (await readFile(join(folder, 'pictures.jsonl'), 'utf8')).trim().split('\n')
  for (const line of listed) {
    const { name } = JSON.parse(line) as { readonly name: string }
    await writeFile(join(folder, 'media/demo', name), `<svg>${name}</svg>`)
  }
  const { commerce, content, mediaDirectory } = shop
  await importShop({ folder, commerce, content, mediaDirectory, clock: () => NOON })
  const { store } = content
  const upload = orThrow(await store.addMedia(ADMIN, { name: 'Ridge.webp', bytes: await picture('#a63d1e') }))
  orThrow(
    await store.describeMedia(ADMIN, upload.id, { alt: both('A ridge'), tags: ['hills'], focus: '30,70' }),
  )
  const draft = { path: '/landingPage/later', locale: 'en_US', type: 'LANDING', title: 'Later' }
  orThrow(await store.createPage(ADMIN, draft))
  const delivery = {
    kind: 'setting',
    code: 'delivery',
    freeDeliveryFrom: 50_000,
    deliveryPrice: { HK: 3000, MO: 4000, AU: 9000, SG: 8000 },
  }
  expect((await commerce.importSite([JSON.stringify(delivery)])).problems).toEqual([])
}

test.each([
  ['with files', async () => undefined],
  ['on PostgreSQL', freshPostgres],
])(
  'an exported shop, imported into an empty one %s, is the same shop, and a second import adds nothing',
  async (_, address) => {
    const [one, other] = [await openShop('one'), await openShop('other', await address())]
    await fillWithDemo(one)
    const archive = await exported(one, 'one.zip')
    const contents = orThrow(await one.archives.contents())
    const end = await imported(other, archive)
    expect(end).toMatchObject({ state: 'done', archive: 'hill.zip', by: 'owner', at: NOON })
    expect(added(end?.parts ?? [])).toEqual(
      Object.fromEntries(contents.parts.map(({ part, count }) => [part, count])),
    )
    const files = await filesOf(archive)
    expect(await filesOf(await exported(other, 'other.zip'))).toEqual(files)
    expect(Object.keys(files)).toContain('pages/landingPage.later_en_US.json')
    expect(added(end?.parts ?? [])).toMatchObject({ settings: 2, pages: 41 })
    expect(files['site.jsonl']).toContain('"freeDeliveryFrom":50000')
    expect(Object.values(files).join()).not.toMatch(/@cairn\.example|trail2026/)
    expect(await other.commerce.services.accounts.isEmpty()).toBe(true)
    expect(await other.content.operators.list()).toEqual([])

    const again = orThrow(await receive(other, archive))
    expect(Object.values(added(again.parts)).reduce((sum, count) => sum + count, 0)).toBe(0)
  },
  120_000,
)

test('what the shop has stays as it is, field by field of settings', async () => {
  const shop = await openShop('one')
  const own = [
    { kind: 'setting', code: 'brand', shopName: both('Hill Path') },
    { kind: 'menu', code: 'men', name: both('Own') },
  ]
  expect((await shop.commerce.importSite(own.map(line => JSON.stringify(line)))).problems).toEqual([])
  expect(
    (await shop.commerce.importCatalogue([JSON.stringify({ ...BRAND, name: both('Own') })])).problems,
  ).toEqual([])
  const page = { path: '/home', locale: 'en_US', type: 'HOME', title: 'Own' }
  orThrow(await shop.content.store.createPage(ADMIN, page))
  const archive = await zipOf('a.zip', [
    SHOP,
    { name: 'goods.jsonl', text: text(BRAND, { ...BRAND, code: 'kitefold', name: both('Kitefold') }) },
    {
      name: 'site.jsonl',
      text: text(
        { kind: 'setting', code: 'brand', shopName: both('Other'), themeColour: '#1f3d2f' },
        { kind: 'menu', code: 'men', name: both('Other') },
      ),
    },
    { name: 'pages/home_en_US.json', text: JSON.stringify(HOME) },
  ])
  const end = await imported(shop, archive)
  expect(end?.parts).toEqual([
    { part: 'products', added: 0, present: 0 },
    { part: 'otherGoods', added: 1, present: 1 },
    { part: 'site', added: 0, present: 1 },
    { part: 'settings', added: 1, present: 0 },
    { part: 'pages', added: 0, present: 1 },
    { part: 'pictures', added: 0, present: 0 },
  ])
  const { brands, site } = shop.commerce.catalogue()
  expect([...brands.values()].map(({ name }) => name.en_US).toSorted()).toEqual(['Kitefold', 'Own'])
  expect(site.settings).toMatchObject({ shopName: both('Hill Path'), themeColour: '#1f3d2f' })
  expect(site.menus.get('men')?.name.en_US).toBe('Own')
})

test('a stopped promotion of the shop is not begun again', async () => {
  const shop = await openShop('one')
  const offer = {
    kind: 'promotion',
    code: 'flash',
    type: 'FREIGHT_SATISFY_REDUCE',
    rule: { from: 80_000, reduce: 3000, countries: ['HK'] },
    name: both('Flash'),
    beginTime: '2026-11-01T00:00:00+08:00',
    endTime: '2026-12-01T00:00:00+08:00',
  }
  const result = await shop.commerce.importCatalogue([JSON.stringify({ ...offer, isStopped: true })])
  expect(result.problems).toEqual([])
  const archive = await zipOf('a.zip', [SHOP, { name: 'goods.jsonl', text: text(offer) }])
  expect((await imported(shop, archive))?.parts[1]).toMatchObject({ added: 0, present: 1 })
  expect(shop.commerce.catalogue().promotions.has('flash')).toBe(false)
})

test('a dry run names refused lines of every file, in the caller’s language, and nothing can be imported', async () => {
  const shop = await openShop('one')
  const archive = await zipOf('a.zip', [
    SHOP,
    { name: 'goods.jsonl', text: text(BRAND, { kind: 'brand', code: 'a b', name: both('=1+1') }) },
    {
      name: 'site.jsonl',
      text: text({ kind: 'menu', code: 'x', name: both('X'), urlType: 'CATEGORY', link: 'no' }),
    },
    {
      name: 'pages/home_en_US.json',
      text: JSON.stringify({ ...HOME, components: [{ id: 'a', code: 'gone' }] }),
    },
    { name: 'pictures.jsonl', text: text({ file: '0123456789abcdef.webp', name: 'a', alt: both('') }) },
  ])
  const plan = orThrow(await receive(shop, archive))
  expect(plan.refused).toMatchObject([
    { file: 'goods.jsonl', line: 2, field: 'brand a b, code' },
    { file: 'site.jsonl', line: 1, field: 'link', message: 'there is no category no' },
    { file: 'pages/home_en_US.json', line: 0, field: 'a' },
    { file: 'pictures.jsonl', line: 1, message: 'is not in the folder media of the archive' },
  ])
  // A spreadsheet must not calculate what a line says.
  expect(plan.refusedTable).toContain('goods.jsonl')
  expect(plan.refusedTable.split('\n')).toHaveLength(6)
  expect(await shop.archives.start(plan.id, { by: 'owner', now: NOON })).toMatchObject({
    refusal: { status: 422, message: 'archiveRefused' },
  })
  expect(shop.commerce.catalogue().brands.size).toBe(0)
  expect(await shop.archives.newest(NOON)).toBeNull()
})

test('a menu may lead to a category that the same archive brings', async () => {
  const shop = await openShop('one')
  const archive = await zipOf('a.zip', [
    SHOP,
    { name: 'goods.jsonl', text: text({ kind: 'category', code: 'men', name: both('Men') }) },
    {
      name: 'site.jsonl',
      text: text({ kind: 'menu', code: 'm', name: both('M'), urlType: 'CATEGORY', link: 'men' }),
    },
  ])
  expect(await imported(shop, archive)).toMatchObject({ state: 'done' })
  expect(shop.commerce.catalogue().site.menus.has('m')).toBe(true)
})

test('a folder around the shop is looked through; people and foreign files are left out, programs never run', async () => {
  const shop = await openShop('one')
  const archive = await zipOf('a.zip', [
    { name: 'hill/shop.json', text: '{ "cairn": "shop" }' },
    { name: 'hill/goods.jsonl', text: text(BRAND) },
    {
      name: 'hill/people.jsonl',
      text: text({ kind: 'operator', name: 'eve', role: 'admin', password: 'x'.repeat(20) }),
    },
    { name: 'hill/draw.ts', text: 'throw new Error("ran")' },
    { name: '__MACOSX/hill/._shop.json', text: 'x' },
  ])
  const plan = orThrow(await receive(shop, archive))
  expect(plan.leftOut).toEqual(['hill/people.jsonl', 'hill/draw.ts', '__MACOSX/hill/._shop.json'])
  orThrow(await shop.archives.start(plan.id, { by: 'owner', now: NOON }))
  await shop.archives.close()
  expect(shop.commerce.catalogue().brands.has('furrow')).toBe(true)
  expect(await shop.content.operators.list()).toEqual([])
})

test('an archive that names a program is refused', async () => {
  const shop = await openShop('one')
  const archive = await zipOf('a.zip', [
    { name: 'shop.json', text: '{ "cairn": "shop", "drawnBy": "../draw.ts" }' },
  ])
  expect(orThrow(await receive(shop, archive)).refused).toMatchObject([
    { file: 'shop.json', field: 'drawnBy' },
  ])
})

test('an interrupted import is completed by the next one', async () => {
  const shop = await openShop('one')
  const { commerce, content } = shop
  const archive = await zipOf('a.zip', [
    SHOP,
    { name: 'goods.jsonl', text: text(BRAND) },
    { name: 'pages/home_en_US.json', text: JSON.stringify(HOME) },
  ])
  // As it is after the goods and the first step of the page.
  const first = { step: 'pages', done: 0, total: 1 } as const
  await commerce.services.shopImports.begin(
    { id: 'dead', archive: 'hill.zip', by: 'owner' },
    first,
    NOON - 61_000,
  )
  await commerce.importCatalogue([JSON.stringify(BRAND)])
  const importer = { name: 'import', role: 'admin' } as const
  orThrow(
    await content.store.createPage(importer, { path: '/home', locale: 'en_US', type: 'HOME', title: 'Home' }),
  )
  expect(await shop.archives.newest(NOON)).toMatchObject({ state: 'interrupted', step: 'pages' })
  const end = await imported(shop, archive)
  expect(end).toMatchObject({
    state: 'done',
    parts: expect.arrayContaining([{ part: 'pages', added: 1, present: 0 }]),
  })
  expect(await content.store.shownLocales('/home', NOON)).toEqual(['en_US'])
})

test('while one import runs, no other one begins, here or in another process', async () => {
  const shop = await openShop('one')
  const { id } = orThrow(await receive(shop, await zipOf('a.zip', [SHOP])))
  const first = { step: 'goods', done: 0, total: 1 } as const
  await shop.commerce.services.shopImports.begin({ id: 'other', archive: 'b.zip', by: 'ben' }, first, NOON)
  expect(await shop.archives.start(id, { by: 'owner', now: NOON })).toMatchObject({
    refusal: { message: 'archiveRunning' },
  })
  expect(await shop.archives.start('unknown', { by: 'owner', now: NOON })).toMatchObject({
    refusal: { message: 'archiveGone' },
  })
})

test('an archive without shop.json, and one that is none, are refused and leave nothing on the disk', async () => {
  const shop = await openShop('one')
  const none = await zipOf('a.zip', [{ name: 'readme.txt', text: 'hello' }])
  expect(await receive(shop, none)).toMatchObject({ refusal: { message: 'archiveNoShop' } })
  await writeFile(join(root, 'b.zip'), 'no archive')
  expect(await receive(shop, join(root, 'b.zip'))).toMatchObject({ refusal: { message: 'archiveNotZip' } })
  expect(await readdir(join(root, 'one/archive'))).toEqual([])
})

test('a picture whose bytes are not those of its name is refused', async () => {
  const shop = await openShop('one')
  const bytes = await picture('#1f3d2f')
  await writeFile(join(root, 'a.webp'), bytes)
  const file = '0123456789abcdef.webp'
  const archive = await zipOf('a.zip', [
    SHOP,
    { name: 'pictures.jsonl', text: text({ file, name: 'a', alt: both('') }) },
    { name: `media/${file}`, path: join(root, 'a.webp') },
  ])
  expect(orThrow(await receive(shop, archive)).refused).toMatchObject([{ field: 'file', line: 1 }])
})
