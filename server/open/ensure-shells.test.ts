import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Operator } from '#operators/operator.ts'
import { openContentStore } from '#content-store/open.ts'
import { orThrow } from '#operators/outcome.ts'
import { SHELL_PATHS } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import { afterEach, expect, test } from 'vitest'
import { fitsType } from '#content-store/page/page-path.ts'
import { matchRoute } from '#renderer/route/match-route.ts'
import { leafRoutes } from '#renderer/route/routes.ts'
import { ensureShells } from './ensure-shells.ts'

const ADMIN: Operator = { name: 'Chi', role: 'admin' }
const PATHS = Object.values(SHELL_PATHS).toSorted()

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of cleanUp.splice(0).reverse()) await close()
})

/** A content store with the shop's own blocks, empty, in a folder of its own. */
async function openStore() {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-shells-'))
  cleanUp.push(() => rm(directory, { recursive: true, force: true }))
  const opened = await openContentStore({
    directory,
    secret: 'a secret for tests only',
    clock: () => Date.UTC(2026, 10, 21),
    findBlock,
    report: error => {
      throw error
    },
  })
  cleanUp.push(() => opened.close())
  return opened.store
}

test('an empty store gets frame and shells in both languages, live at once and named in theirs (LO-05, Shells)', async () => {
  const store = await openStore()
  expect(await ensureShells(store)).toBe(16)
  const pages = orThrow(await store.pages(ADMIN))
  expect(pages.map(({ path, locale }) => `${path} ${locale}`).toSorted()).toEqual(
    PATHS.flatMap(path => [`${path} en_US`, `${path} zh_HK`]),
  )
  expect(pages.every(({ status }) => status === 'live')).toBe(true)
  expect(pages.find(page => page.path === '/shell/list' && page.locale === 'zh_HK')?.title).toBe('商品列表')
  expect(
    pages
      .filter(page => page.path === '/shell/sign-in')
      .map(page => page.title)
      .toSorted(),
  ).toEqual(['Login and registration', '登入及登記'])
  const released = await store.detail({ path: '/shell/product_en_US.html' })
  expect(released).toMatchObject({ ok: true, value: { type: 'PRODUCT', title: 'Product page' } })
})

/** What a path's params may hold. */
const EXAMPLES: Readonly<Record<string, string>> = {
  key: 'summer',
  code: 'CR-1',
  brand: 'acme',
  orderId: '7',
}

test('every address of the shop has its page in the page builder: made here, or one that operators create (LO-02, Shells)', async () => {
  const store = await openStore()
  await ensureShells(store)
  const paths = new Set(orThrow(await store.pages(ADMIN)).map(({ path }) => path))
  const created = ['HOME', 'MINISITE', 'LANDING', 'MEMBER'] as const
  const shown = leafRoutes().flatMap(({ path = '', handle }) => {
    if (handle.kind === 'redirect' || handle.kind === 'preview') return []
    const address = path.replace(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? 'men')
    const route = matchRoute(address)
    return [[address, route.kind === 'page' ? route.contentPath : ''] as const]
  })
  expect(shown.length).toBeGreaterThan(40)
  const homeless = shown.filter(([, path]) => !paths.has(path) && !created.some(type => fitsType(path, type)))
  expect(homeless).toEqual([])
})

test('what is there already stays as it is, and nothing is made twice (LO-05)', async () => {
  const store = await openStore()
  const ours = { path: '/shell/list', locale: 'zh_HK', type: 'LIST', title: '我們的列表' } as const
  orThrow(await store.createPage(ADMIN, ours))
  expect(await ensureShells(store)).toBe(15)
  expect(await ensureShells(store)).toBe(0)
  const pages = orThrow(await store.pages(ADMIN))
  expect(pages.filter(({ path, locale }) => path === ours.path && locale === ours.locale)).toMatchObject([
    { title: '我們的列表', status: 'draft' },
  ])
})
