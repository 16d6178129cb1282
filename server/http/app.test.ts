import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { developmentAssets } from '#renderer/document/assets.ts'
import type { AddressInfo } from 'node:net'
import express, { Router } from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppParts, createApp } from './app.ts'
import { devPages } from '#demo/dev/dev-pages.ts'
import type { Logger } from '../log/logger.ts'

const lines: object[] = []
const keep = (fields: object) => void lines.push(fields)
const outbox = { list: () => Promise.resolve([]), find: () => Promise.resolve(undefined) }
const pass: AppParts['assetHandler'] = (_, __, next) => next()

/** A shop that has no page at all. */
const parts = (change: Partial<AppParts> = {}): AppParts => ({
  logger: { info: keep, warn: keep, error: keep } as unknown as Logger, // all that requests use
  storefront: {
    handle: (_, response) => Promise.resolve(void response.writeHead(404).end('no page')),
    forgetPages: () => undefined,
    measure: () => Promise.resolve(404),
    draw: () => Promise.resolve(404),
    cacheUses: () => ({}),
  },
  door: {
    isOpen: () => true,
    isOperator: () => Promise.resolve(false),
    isPreview: () => Promise.resolve(false),
    shopName: () => ({ zh_HK: '', en_US: '' }),
  },
  contentPrefix: '/content',
  currencySymbol: 'HK$',
  brand: () => DEFAULT_LOOK,
  stated: () => DEFAULT_STATED,
  contentRouter: Router(),
  mediaRouter: Router(),
  staff: Router(),
  previewApi: Router(),
  images: { uploads: pass, demo: pass },
  countRoute: Router(),
  graphqlRouter: Router().use((request, response) => void response.json({ address: request.ip })),
  afterSalesPhotos: Router(),
  oneClick: (request, response) => void response.json(request.query),
  orderLink: (request, response) => void response.json(request.query),
  assetHandler: pass,
  demoMedia: pass,
  editorAssets: { ...developmentAssets, of: () => ({ scripts: [], styles: [], files: [] }) },
  devScripts: [],
  fontStyles: [],
  searchFiles: Router(),
  explorers: Router(),
  productFeed: Router(),
  authRouter: Router(),
  isSecure: false,
  checkHost: pass,
  trustedProxies: 0,
  checkReady: () => Promise.resolve(),
  metrics: { observe: () => undefined, page: pass },
  ...change,
})

async function serve(change?: Partial<AppParts>): Promise<string> {
  const server = createApp(parts(change))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each(['/list?keyword=a%00b', '/product/%00', '/api/after-sales/photos?orderNo=%00'])(
  'an address with U+0000 is refused: %s',
  async path => {
    const response = await fetch((await serve()) + path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: '400', message: expect.stringContaining('U+0000') })
  },
)

test('connections are kept for longer than a proxy keeps its own', async () => {
  const { headers } = await fetch(`${await serve()}/healthz`)
  const [, seconds] = /^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

test.each(['/editor/pages/home_zh_HK', '/editor/canvas'])(
  'fonts that the entry brings along are linked once: %s',
  async path => {
    const fonts = '/assets/han.css'
    const editorAssets = {
      ...developmentAssets,
      of: () => ({ scripts: [], styles: ['/assets/own.css', fonts], files: [] }),
    }
    const origin = await serve({ editorAssets, fontStyles: [fonts] })
    const html = await (await fetch(`${origin}${path}`)).text()
    expect(html.match(/rel="stylesheet" href="[^"]+"/g)).toEqual([
      'rel="stylesheet" href="/assets/own.css"',
      `rel="stylesheet" href="${fonts}"`,
    ])
  },
)

test('the editor’s page carries the currency and the content store’s address, escaped (L-160)', async () => {
  const origin = await serve({ currencySymbol: '"NT$"', contentPrefix: '/pages' })
  const html = await (await fetch(`${origin}/editor/pages/home_zh_HK`)).text()
  expect(html).toContain(
    '<div id="editor" data-currency-symbol="&quot;NT$&quot;" data-content-prefix="/pages" data-brand="{&quot;themeColour&quot;:&quot;#1f3d2f&quot;,',
  )
  expect(await (await fetch(`${origin}/editor/canvas`)).text()).toContain('<div id="canvas"></div>')
})

describe('a shop without pages for development (MO-19, MO-24, MO-28)', () => {
  let origin = ''
  beforeAll(async () => void (origin = await serve()))

  test.each([
    '/dev',
    '/dev/',
    '/dev/outbox',
    '/dev/outbox.json?to=image-code',
    '/dev/sso',
    '/dev/identity/authorize',
    '/dev/identity/.well-known/openid-configuration',
    '/DEV/sso',
    '//dev/sso',
    '/%64ev/sso',
  ])('has nothing at %s', async path => {
    expect((await fetch(origin + path)).status).toBe(404)
    expect((await fetch(origin + path, { method: 'POST', body: 'account=M1' })).status).toBe(404)
  })
})

test('one with them serves them, uncached and without a referrer', async () => {
  const sso = express.Router().get('/', (_, response) => void response.send('signed in'))
  const pages = devPages({ outbox, sso, mails: Router(), identity: Router(), fontStyles: [] })
  const response = await fetch(`${await serve({ devPages: pages })}/dev/sso`)
  expect(await response.text()).toBe('signed in')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
})

test.each([
  ['/list?token=SECRET', 'no-referrer'],
  ['/user/order-detail/7?tempToken=SECRET', 'no-referrer'],
  ['/preview/home?previewToken=SECRET', 'no-referrer'],
  ['/unsubscribe?mailToken=SECRET', 'no-referrer'],
  ['/list?sort=new', 'strict-origin-when-cross-origin'],
])(
  '%s goes out with Referrer-Policy %s, and without its query into the log (M-061, M-078, MO-28)',
  async (path, policy) => {
    const origin = await serve()
    lines.length = 0
    expect((await fetch(origin + path)).headers.get('referrer-policy')).toBe(policy)
    await expect.poll(() => lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('SECRET')
  },
)

test.each([
  ['a shop behind HTTPS is asked for over HTTPS alone from then on, for a year', true, 'max-age=31536000'],
  ['a shop without HTTPS promises none', false, null],
])('%s', async (_, isSecure, expected) => {
  const origin = await serve({ isSecure })
  for (const path of ['/', '/healthz', '/editor', '/api/graphql'])
    expect((await fetch(origin + path)).headers.get('strict-transport-security')).toBe(expected)
})

test.each([
  ['counts for nothing without a proxy of ours', 0, '127.0.0.1'],
  ['counts as far as our proxies wrote it', 1, '203.0.113.9'],
])('X-Forwarded-For %s (MO-11, MO-19)', async (_, trustedProxies, address) => {
  const origin = await serve({ trustedProxies })
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.9' }
  expect(await (await fetch(`${origin}/api/graphql`, { headers })).json()).toEqual({ address })
})
