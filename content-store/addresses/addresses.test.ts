import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeJson } from '#platform/storage/files/json-file.ts'
import { openFiles } from '../testing/open-files.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  START,
  SUMMER,
  summer,
} from '../testing/open-for-test.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const SALE = 'landingPage.sale_zh_HK'
const toSale = { path: '/landingPage/sale' }
const english = { ...summer, locale: 'en_US', title: 'Summer' } as const

/** A page in both languages that is live in Chinese, with a newer draft. */
async function withSummer(store: ContentStore) {
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.createPage(editor, english))
  orThrow(await store.publish(publisher, SUMMER, { revision: 1, accepted: 'all' }))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, [component('a')], 'newer')))
}

test('a page moves in both languages with its draft, versions and steps; the old address leads to it', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  const before = orThrow(await store.page(editor, SUMMER))
  const log = orThrow(await store.stepsBefore(editor, SUMMER, undefined))
  const moved = orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  expect(moved).toEqual({
    ...before,
    key: SALE,
    id: 'landingPage.sale',
    path: toSale.path,
  })
  expect(orThrow(await store.stepsBefore(editor, SALE, undefined))).toEqual(log)
  expect(orThrow(await store.pages(editor)).map(({ key }) => key)).toEqual(['landingPage.sale_en_US', SALE])
  expect(store.movedTo('/landingPage/summer')).toBe('/landingPage/sale')
  expect(await store.detail({ path: '/landingPage/summer_zh_HK.html' })).toMatchObject({
    refusal: { status: 404 },
  })
  expect(await store.detail({ path: '/landingPage/sale_zh_HK.html' })).toMatchObject({
    ok: true,
    value: { id: 'landingPage.sale', title: '夏日', version: 1 },
  })
})

test('redirects are listed, and removed when the old address is wanted for something else', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  expect(orThrow(await store.redirects(editor))).toEqual([
    { from: '/landingPage/summer', to: '/landingPage/sale', at: START, by: 'Ben' },
  ])
  expect(await store.createPage(editor, summer)).toMatchObject({
    refusal: {
      status: 409,
      message: 'addressRedirects',
      values: { to: '/landingPage/sale' },
    },
  })
  expect(await store.removeRedirect(editor, '/landingPage/summer')).toMatchObject({
    refusal: { status: 403 },
  })
  orThrow(await store.removeRedirect(publisher, '/landingPage/summer'))
  expect(await store.removeRedirect(publisher, '/landingPage/summer')).toMatchObject({
    refusal: { status: 404 },
  })
  orThrow(await store.createPage(editor, summer))
  expect(store.movedTo('/landingPage/summer')).toBeUndefined()
})

test.each([
  ['editors', editor, SUMMER, '/landingPage/sale', 403, 'notAllowed'],
  ['a page that is not there', publisher, 'landingPage.x_zh_HK', '/landingPage/sale', 404, 'pageNotFound'],
  ['the same address', publisher, SUMMER, '/landingPage/summer', 409, 'addressSame'],
  ['the address of another page', publisher, SUMMER, '/landingPage/winter', 409, 'addressTaken'],
  ['another one’s but for letter case', publisher, SUMMER, '/landingPage/Winter', 409, 'addressTakenCase'],
  ['its own but for letter case', publisher, SUMMER, '/landingPage/Summer', 409, 'addressSameCase'],
  ['another kind of page', publisher, SUMMER, '/minisite/sale', 422, 'pathDoesNotFit'],
  ['signs that no address has', publisher, SUMMER, '/landingPage/夏日', 422, 'pathDoesNotFit'],
  ['the home page', publisher, 'home_zh_HK', '/campaign', 422, 'addressFixed'],
  ['no path', publisher, SUMMER, undefined, 400, 'requestMalformed'],
] as const)('refused: %s', async (_, actor, key, path, status, message) => {
  const { store } = await openForTest()
  await withSummer(store)
  orThrow(await store.createPage(editor, { ...summer, path: '/landingPage/winter' }))
  orThrow(await store.createPage(editor, { ...summer, path: '/home', type: 'HOME' }))
  expect(await store.moveAddress(actor, key, { path })).toMatchObject({ refusal: { status, message } })
  expect(orThrow(await store.redirects(editor))).toEqual([])
})

test('an address that redirects to another page is refused; the page itself may move back', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  orThrow(await store.createPage(editor, { ...summer, path: '/landingPage/winter' }))
  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  expect(
    await store.moveAddress(publisher, 'landingPage.winter_zh_HK', { path: '/landingPage/summer' }),
  ).toMatchObject({ refusal: { status: 409, message: 'addressRedirects' } })
  orThrow(await store.moveAddress(publisher, SALE, { path: '/landingPage/summer' }))
  expect(orThrow(await store.redirects(editor)).map(({ from, to }) => [from, to])).toEqual([
    ['/landingPage/sale', '/landingPage/summer'],
  ])
})

test('a campaign goes on with the page at its new address', async () => {
  const { store, clock } = await openForTest()
  await withSummer(store)
  const [from, until] = [START + 60_000, START + 120_000]
  const name = { zh_HK: '優惠', en_US: 'Sale' }
  orThrow(
    await store.createCampaign(publisher, {
      name,
      from,
      until,
      pages: [{ key: SUMMER, revision: 2, accepted: 'all' }],
    }),
  )
  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  const title = async () => {
    const found = await store.detail({ path: '/landingPage/sale_zh_HK.html' })
    return found.ok ? found.value.title : undefined
  }
  expect(await title()).toBe('夏日')
  clock.pass(60_000)
  expect(await title()).toBe('newer')
  clock.pass(60_000)
  expect(await title()).toBe('夏日')
})

test('comments on a page go with it', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  orThrow(await store.comment(editor, SUMMER, { text: 'Larger, please', blockId: null, path: '' }))
  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  expect(orThrow(await store.review(editor, SALE)).comments.map(({ text }) => text)).toEqual([
    'Larger, please',
  ])
})

test('a preview link that was made before opens the page still', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  const path = '/landingPage/summer_zh_HK.html'
  expect(await store.detail({ path, preview: true, previewToken: token })).toMatchObject({
    value: { title: 'newer' },
  })
})

test('a move that a crash interrupted in an earlier version is finished by the next start', async () => {
  const first = await openForTest()
  await withSummer(first.store)
  const { directory } = first
  const page = orThrow(await first.store.page(editor, SUMMER))
  orThrow(await first.store.moveAddress(publisher, SUMMER, toSale))
  await first.close()

  // The journal is all that the crash left: the page is at the old address again.
  const second = await openForTest(directory)
  orThrow(await second.store.moveAddress(publisher, SALE, summer))
  const redirects = [{ from: summer.path, to: toSale.path, at: 1, by: 'Ben' }]
  await second.close()
  const older = await openFiles(directory)
  const stored = await older.repository.find(SUMMER)
  await older.close()
  await rm(join(directory, 'pages', 'landingPage.summer.json'))
  await writeJson(join(directory, 'pages', `${SUMMER}.json`), stored)
  const next = { ...stored, key: SALE, id: 'landingPage.sale', path: toSale.path }
  await writeJson(join(directory, 'moving.json'), { pages: [{ key: SUMMER, page: next }], redirects })

  const { store } = await openForTest(directory)
  expect(orThrow(await store.page(editor, SALE)).draft).toEqual(page.draft)
  expect(orThrow(await store.release(editor, SALE, 1)).title).toBe('夏日')
  expect(orThrow(await store.redirects(editor))).toEqual(redirects)
  expect(await readdir(join(directory, 'pages'))).toContain(`${SALE}.json`)
  expect(await readdir(join(directory, 'pages'))).not.toContain(`${SUMMER}.json`)
  expect(await readdir(directory)).not.toContain('moving.json')
})

test('links to the old address are listed by page, draft and live version, and changed in one press', async () => {
  const { store } = await openForTest()
  await withSummer(store)
  const link = component('teaser', {
    name: 'Teaser',
    options: {
      link: { type: 3, value: 'summer' },
      items: [{ body: '<p><a href="/landingPage/summer?from=mail">go</a></p>' }],
    },
  })
  const frame = { path: '/shell/frame', type: 'FRAME', title: '頁首' } as const
  const keys: string[] = []
  for (const [actor, page] of [
    [editor, { ...summer, path: '/landingPage/winter' }],
    [admin, { ...frame, locale: 'zh_HK' }],
  ] as const) {
    const { key } = orThrow(await store.createPage(actor, page))
    orThrow(await store.saveDraft(actor, key, draft(1, [link], page.title)))
    keys.push(key)
  }
  const [WINTER = '', FRAME = ''] = keys
  orThrow(await store.publish(publisher, WINTER, { revision: 2, accepted: 'all' }))
  const places = ['link', 'items.0.body'].map(path => ({
    blockId: 'teaser',
    code: 'text',
    name: 'Teaser',
    path,
  }))
  const about = { path: '/landingPage/winter', locale: 'zh_HK', title: '夏日' }
  expect(orThrow(await store.linksTo(editor, '/landingPage/summer'))).toEqual([
    { key: WINTER, ...about, places, liveLinks: 2 },
    { key: FRAME, path: '/shell/frame', locale: 'zh_HK', title: '頁首', places, liveLinks: 0 },
  ])

  orThrow(await store.moveAddress(publisher, SUMMER, toSale))
  const result = orThrow(await store.moveLinks(editor, '/landingPage/summer'))
  expect(result.changed.map(({ key }) => key)).toEqual([WINTER])
  expect(result.left.map(({ key }) => key)).toEqual([FRAME])
  const { draft: changed, liveVersion } = orThrow(await store.page(editor, WINTER))
  expect(changed.components[0]?.options).toEqual({
    link: { type: 3, value: 'sale' },
    items: [{ body: '<p><a href="/landingPage/sale?from=mail">go</a></p>' }],
  })
  expect(liveVersion).toBe(1)
  const [step] = orThrow(await store.stepsBefore(editor, WINTER, undefined))
  expect(step).toMatchObject({ label: 'links', by: 'Ada', number: 3 })
  expect(orThrow(await store.linksTo(editor, '/landingPage/summer')).map(({ key }) => key)).toEqual([
    WINTER,
    FRAME,
  ])
  expect(orThrow(await store.moveLinks(admin, '/landingPage/summer')).changed.map(({ key }) => key)).toEqual([
    FRAME,
  ])
})

test('over HTTP: steps sent to the key that the page had arrive on it', async () => {
  const { browser } = await serveForTest()
  const { client } = browser()
  await client.signIn('publisher', 'correct horse')
  await client.change('pages.create', summer)
  const { key } = await client.change('redirects.move-page', { key: SUMMER, path: toSale.path })
  expect(key).toBe(SALE)
  const step = {
    id: 'step-00000001',
    label: 'page',
    gesture: 'g',
    operations: [{ kind: 'meta', set: { title: 'Late' } }],
  } as const
  expect(await client.change('pages.send', { key: SUMMER, base: 1, steps: [step] })).toMatchObject({
    revision: 2,
  })
  expect(await client.read('pages.find', { key: SUMMER })).toMatchObject({ key: SALE, title: 'Late' })
  expect(await client.read('redirects.links-to', { to: '/landingPage/summer' })).toEqual([])
  expect(await client.change('redirects.move-links', { from: '/landingPage/summer' })).toEqual({
    changed: [],
    left: [],
  })
  await client.change('redirects.remove', { from: '/landingPage/summer' })
  expect(await client.read('redirects.list', {})).toEqual([])
})
