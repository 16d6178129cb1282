import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { findBlock } from '#blocks/registry.ts'
import { openContentStore } from '#content-store/open.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '#content-store/store.ts'
import { admin, component } from '#content-store/testing/open-for-test.ts'
import { emptyDatabase } from '#content-store/testing/postgres.ts'
import { lockDataFolder } from '#server/open/data-folder.ts'
import { runScript } from './testing/run-script.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-pages-'))
  data = join(folder, 'data')
})
afterAll(async () => rm(folder, { recursive: true }))

const pages = (...args: string[]) => runScript('pages', args, { folder: data })

const carousel = (value: string) =>
  component('top', {
    code: 'newSwiper',
    name: 'Top',
    options: {
      items: [
        { swiper_img_url: '/a.webp', title: 'Tents', swiper_img_link: { type: 3, value: 'summer' } },
        { swiper_img_url: '/b.webp', title: 'Boots', swiper_img_link: { type: 1, value } },
      ],
    },
  })

const MAP = 'landingPage.map_en_US'
const OLD_MAP = ['draft', 'live']
  .map(where => `/landingPage/map (en_US) · ${where} · iframe “Map” · version 1 → 2\n`)
  .join('')
const MAP_AS_BEFORE = ['draft', 'live']
  .map(where => `/landingPage/map (en_US) · ${where} · as it was before\n`)
  .join('')

/** Publishes a page with a block of version 1. */
async function publishOldMap(store: ContentStore): Promise<void> {
  const place = { path: '/landingPage/map', locale: 'en_US', type: 'LANDING', title: 'Map' }
  orThrow(await store.createPage(admin, place))
  const frame = component('map', {
    code: 'iframe',
    name: 'Map',
    options: { content: '<p>x</p>', media: [{ width: 0, heightConfig: [{ width: 0, height: 90 }] }] },
  })
  const draft = { title: 'Map', description: '', keywords: '', components: [frame], revision: 1 }
  orThrow(await store.saveDraft(admin, MAP, draft))
  orThrow(await store.publish(admin, MAP, { revision: 2, accepted: 'all' }))
}

test('wrong usage ends with 2 and says what there is', async () => {
  expect(await pages('mend')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Unknown command “mend”\.[^]*npm run pages -- check/) as string,
  })
  expect(await pages('migrate')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^migrate needs one of --dry-run, --apply and --undo/) as string,
  })
  expect(await pages('check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no pages') as string,
  })
}, 60_000)

test('live pages are checked beside the running shop: a line per finding, 1 for errors; drafts are left alone (LO-22)', async () => {
  const unlock = lockDataFolder(data)
  // The shop that published the page still knew the block `retired`.
  const shop = await openContentStore({
    directory: join(data, 'content'),
    secret: 'a secret for tests only',
    findBlock: code => findBlock(code === 'retired' ? 'richText' : code),
    askShop: async ({ products }) => ({
      ...NO_ANSWERS,
      products: Object.fromEntries(products.map(code => [code, { state: 'unknown' }])),
    }),
  })
  try {
    const { store } = shop
    const publish = async (revision: number) =>
      orThrow(await store.publish(admin, 'landingPage.summer_en_US', { revision, accepted: 'all' }))
    const save = async (revision: number, components: readonly object[]) =>
      orThrow(
        await store.saveDraft(admin, 'landingPage.summer_en_US', {
          title: 'Summer',
          description: '',
          keywords: '',
          components,
          revision,
        }),
      )
    const place = { path: '/landingPage/summer', locale: 'en_US', type: 'LANDING', title: 'Summer' }
    orThrow(await store.createPage(admin, place))
    await save(1, [carousel('GONE')])
    await publish(2)

    const warned = await pages('check')
    expect(warned).toMatchObject({ code: 0, stderr: '1 live page: 0 errors, 2 warnings.\n' })
    const line = warned.stdout.split('\n').find(each => each.includes('GONE'))
    expect(line).toMatch(
      /^warning {2}\/landingPage\/summer \(en_US, version 1\) · .+ “Top” · .+ › 2 › .+: .*GONE.* \(accepted by Chi\)$/,
    )

    await save(2, [carousel('GONE'), component('old', { code: 'retired', sort: 2 })])
    expect((await pages('check')).stdout).toBe(warned.stdout)
    await publish(3)
    const before = await readdir(join(data, 'content'), { recursive: true })
    const { code, stdout } = await pages('check', '--json')
    expect(code).toBe(1)
    const findings = stdout
      .trim()
      .split('\n')
      .map(each => JSON.parse(each) as Record<string, unknown>)
    expect(findings[0]).toMatchObject({
      severity: 'error',
      page: '/landingPage/summer',
      language: 'en_US',
      pageVersion: 2,
      block: 'retired',
      blockId: 'old',
      problem: 'unknownBlock',
      words: expect.stringContaining('retired') as string,
    })

    // Nothing of the shop was changed, and nothing is left behind.
    expect(await readdir(join(data, 'content'), { recursive: true })).toEqual(before)
    expect(await readdir(join(data, 'cache'))).toEqual([])
    await save(3, [carousel('GONE')])
  } finally {
    await shop.close()
    unlock()
  }
}, 120_000)

test('old blocks are shown beside the running shop; they are brought up to date and back once it is stopped (L-283)', async () => {
  const other = join(folder, 'other')
  const migrate = (...args: string[]) => runScript('pages', ['migrate', ...args], { folder: other })
  const unlock = lockDataFolder(other)
  const shop = await openContentStore({
    directory: join(other, 'content'),
    secret: 'a secret for tests only',
  })
  try {
    const { store } = shop
    await publishOldMap(store)
    expect(await migrate('--dry-run')).toMatchObject({
      code: 0,
      stdout: OLD_MAP,
      stderr: '1 page to change, 0 errors.\n',
    })
    expect(await migrate('--apply')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('another Cairn process') as string,
    })
  } finally {
    await shop.close()
    unlock()
  }
  expect(await migrate('--apply')).toMatchObject({ code: 0, stderr: '1 page changed, 0 errors.\n' })
  expect(await migrate('--dry-run')).toMatchObject({ stdout: '', stderr: '0 pages to change, 0 errors.\n' })
  expect(await migrate('--undo')).toMatchObject({
    code: 0,
    stdout: MAP_AS_BEFORE,
    stderr: '1 page put back, 0 errors.\n',
  })
  expect(await migrate('--dry-run')).toMatchObject({ stderr: '1 page to change, 0 errors.\n' })
}, 120_000)

test('on PostgreSQL pages are checked, brought up to date and put back beside the running shop, which follows (L-283)', async () => {
  const { url, database } = await emptyDatabase()
  const shop = await openContentStore({
    tables: { database, url },
    directory: join(folder, 'shared'),
    secret: 'a secret for tests only',
  })
  onTestFinished(() => shop.close())
  const { store } = shop
  await publishOldMap(store)
  const run = (...args: string[]) =>
    runScript('pages', args, { folder: join(folder, 'elsewhere'), databaseUrl: url })
  const versions = async () => {
    const { draft, liveVersion } = orThrow(await store.page(admin, MAP))
    const live = await store.release(admin, MAP, liveVersion ?? 0)
    return [draft, orThrow(live)].flatMap(({ components }) => components.map(({ version }) => version))
  }
  expect(await run('check')).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/^1 live page: 0 errors/) as string,
  })
  expect(await run('migrate', '--dry-run')).toMatchObject({ code: 0, stdout: OLD_MAP })
  expect(await versions()).toEqual([1, 1])
  expect(await run('migrate', '--apply')).toMatchObject({ code: 0, stdout: OLD_MAP })
  await expect.poll(versions).toEqual([2, 2])
  expect(await run('migrate', '--undo')).toMatchObject({ code: 0, stdout: MAP_AS_BEFORE })
  await expect.poll(versions).toEqual([1, 1])
}, 120_000)
