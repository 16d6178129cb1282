import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { accepted, refused } from '#platform/result.ts'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Api } from '#api/client/api.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Component } from '#blocks/page/page.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PICK_VARIANT } from '#blocks/shop/experiment/pick-script.ts'
import { hashOf, NO_INLINER, NO_STYLES } from './document/inline-styles.ts'
import type { RenderModule } from './build/render-module.ts'
import { createHtmlCache } from './build/html-cache.ts'
import { createStorefront, type StorefrontParts } from './storefront.ts'
import { apiWith, component, releasePage } from './testing/pages.ts'

vi.mock(import('./route/match-route.ts'), async original => {
  const { matchRoute } = await original()
  return {
    /** One route names a guard that is not registered. */
    matchRoute: pathname =>
      pathname === '/landingPage/board'
        ? ({ ...matchRoute(pathname), guards: ['members-of-the-board'] } as never)
        : matchRoute(pathname),
  }
})

const ASSETS = { build: 'b1', inline: NO_INLINER }
const NOON = Date.UTC(2026, 10, 21, 4)
let now = NOON
let pages: Record<string, readonly Component[]>
const report = vi.fn<StorefrontParts['report']>()
const reportFindings = vi.fn<StorefrontParts['reportFindings']>()
const renderBlock = vi.fn<RenderModule['renderBlock']>()

const parts = (): StorefrontParts => ({
  readPage: ({ path, preview, previewToken }) => {
    if (preview)
      return Promise.resolve(
        previewToken === 'good' ? accepted(releasePage({ path, title: 'draft' })) : refused({ status: 403 }),
      )
    const components = pages[path]
    return Promise.resolve(
      components ? accepted(releasePage({ path, title: path, components })) : refused({ status: 404 }),
    )
  },
  movedTo: path => (path === '/landingPage/old' ? '/landingPage/new' : undefined),
  isMember: async token => token === 'member',
  isUnopened: async () => false,
  apiFor: () => apiWith(() => Promise.resolve([])),
  catalogueChangesAt: () => undefined,
  pagesChangeAt: () => undefined,
  loadRender: () =>
    Promise.resolve({
      renderBlock,
      renderShop: page =>
        Object.values(page.regions)
          .flat()
          .map(({ html }) => html)
          .join(''),
    }),
  assets: { ...ASSETS, of: () => ({ scripts: ['/entry.js'], styles: [], files: ['/entry.js'] }) },
  compile: { imageHostMap: {}, sanitise: html => html },
  config: () => ({
    contentHost: '',
    contentPrefix: '/content',
    graphqlUrl: '/api/graphql',
    imageHostMap: {},
    liveChatUrl: '',
    brand: DEFAULT_LOOK,
    stated: DEFAULT_STATED,
    hotline: '',
    currencySymbol: 'HK$',
  }),
  origin: () => 'http://shop.example',
  clock: () => now,
  report,
  reportFindings,
  fonts: [],
  fontStyles: [],
  devScripts: [],
  keepsPages: true,
})

beforeEach(() => {
  now = NOON
  vi.clearAllMocks()
  pages = { '/home_zh_HK.html': [component({ id: 'a', code: 'banner', options: { alt: 'A' } })] }
  renderBlock.mockImplementation(({ id }: { id: string }) => `<i>${id}</i>`)
})

const ask = async (
  storefront: ReturnType<typeof createStorefront>,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => {
  const request: IncomingMessage = Object.assign(new IncomingMessage(new Socket()), {
    method,
    url,
    headers,
  })
  const response = new ServerResponse(request)
  const chunks: Buffer[] = []
  const end = response.end.bind(response)
  response.end = ((chunk?: Buffer) => {
    if (chunk) chunks.push(Buffer.from(chunk))
    return end()
  }) as ServerResponse['end']
  await storefront.handle(request, response)
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(chunks).toString(),
  }
}

test('the first reader of a page gets it packed too, quickly; short ones travel as they are', async () => {
  renderBlock.mockReturnValue(`<i>${'long '.repeat(1000)}</i>`)
  const storefront = createStorefront(parts())
  expect((await ask(storefront, '/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
    'gzip',
  )
  expect((await ask(storefront, '/')).headers['content-encoding']).toBeUndefined()
})

test('a page is kept packed, and unpacked for a reader who takes it only as it is', async () => {
  const storefront = createStorefront(parts())
  const { body } = await ask(storefront, '/')
  const encoding = async () =>
    (await ask(storefront, '/', { 'accept-encoding': 'br' })).headers['content-encoding']
  await expect.poll(encoding).toBe('br')
  const plain = await ask(storefront, '/')
  expect([plain.body, plain.headers['content-encoding']]).toEqual([body, undefined])
})

test('every page carries the styles of what surrounds its blocks: error texts, ribbon, progress bar (L-129, L-412)', async () => {
  const assets = {
    ...ASSETS,
    of: (file: string) => ({ scripts: [], styles: [`/${file.split('/').at(-1)}.css`], files: [] }),
  }
  for (const path of ['/', '/landingPage/none']) {
    const { body } = await ask(createStorefront({ ...parts(), assets }), path)
    expect(body).toMatch(/<style data-sheets="\/main.tsx.css \/personal.tsx.css[ "]/)
  }
})

test('nothing of a page but its own rules, fonts and pictures is fetched before its first picture', async () => {
  const rules = { bytes: Buffer.from('.a{color:red}'), hash: "'sha256-rules'" }
  const { body, headers } = await ask(
    createStorefront({
      ...parts(),
      fontStyles: ['/han.css'],
      assets: {
        build: 'b1',
        inline: Object.assign(
          (styles: readonly string[]) => (styles.join() === '/a.css' ? rules : NO_STYLES),
          NO_INLINER,
        ),
        of: () => ({ scripts: ['/entry.js'], styles: ['/a.css'], files: [] }),
      },
    }),
    '/',
  )
  expect(body).toContain('<style data-sheets="/a.css">.a{color:red}</style>')
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-rules';")
  const [, later = ''] = /<template id="after-paint">([^]*)<\/template>/.exec(body) ?? []
  for (const address of ['/entry.js', '/han.css']) expect(later).toContain(address)
  const before = body.replace(later, '').replace(/<noscript>.*<\/noscript>/, '')
  expect(before).not.toMatch(/\.js"|rel="stylesheet"|modulepreload|speculationrules/)
})

test('a page with a test of variants names its script in the policy; others do not (decision 046)', async () => {
  const hash = hashOf(PICK_VARIANT)
  pages = { '/home_zh_HK.html': [component({ id: 'v', code: 'variants' })], '/member_zh_HK.html': [] }
  const storefront = createStorefront(parts())
  const policyOf = async (path: string) => (await ask(storefront, path)).headers['content-security-policy']
  expect(await policyOf('/')).toContain(hash)
  expect(await policyOf('/member')).not.toContain(hash)
})

test('texts that only some blocks need are named with those blocks’ scripts, in the page’s language', async () => {
  const of = (source: string) => ({ scripts: [`/${source}.js`], styles: [], files: [] })
  const storefront = createStorefront({ ...parts(), assets: { ...ASSETS, of } })
  expect((await ask(storefront, '/')).body).not.toContain('locales/')
  pages['/home_zh_HK.html'] = [
    component({ id: 'a', code: 'imageMagnifier', options: { imgUrl: '/i/a.jpg' } }),
  ]
  expect((await ask(createStorefront({ ...parts(), assets: { ...ASSETS, of } }), '/')).body).toContain(
    '<link rel="modulepreload" href="/locales/generated/zh_HK/product.ts.js"',
  )
  expect((await ask(storefront, '/login')).body).toContain('href="/locales/generated/zh_HK/account.ts.js"')
})

test('a page that throws in one view shows everything else, and says which block it was (L-172)', async () => {
  pages['/home_zh_HK.html'] = [
    component({ id: 'unknown', code: 'holodeck' }),
    component({ id: 'broken', code: 'banner', options: { height: 'tall' } }),
    component({ id: 'throws', code: 'banner' }),
    component({ id: 'fine', code: 'banner' }),
  ]
  renderBlock.mockImplementation(({ id }: { id: string }) => {
    if (id === 'throws') throw new Error('boom')
    return `<i>${id}</i>`
  })
  const { status, body } = await ask(createStorefront(parts()), '/')
  expect(status).toBe(200)
  expect(body).toContain('<i>broken</i><i>fine</i>')
  expect(report).toHaveBeenCalledWith(expect.any(Error), {
    pathname: '/',
    pageVersion: 1,
    blockId: 'throws',
    code: 'banner',
  })
  expect(reportFindings.mock.calls[0]?.[1]).toMatchObject([
    { blockId: 'unknown' },
    { blockId: 'broken', path: 'height' },
  ])
})

test('a page wears the brand: colours and faces on its root, icon and name in its head (L-159, LO-112)', async () => {
  const plain = parts()
  const brand = {
    ...DEFAULT_LOOK,
    icon: '/media/icon.png',
    themeColour: '#442266',
    paperColour: '#ffffff',
    headingTypeface: 'serif',
  } as const
  const stated = { ...DEFAULT_STATED, shopName: { zh_HK: '山脊', en_US: 'Ridge' } }
  const config = () => ({ ...plain.config(), brand, stated })
  const before = (await ask(createStorefront(plain), '/')).body
  expect(before).toContain('<link rel="icon" href="/assets/icon.svg">')
  expect(before).not.toContain('apple-touch-icon')
  expect(before).not.toContain('--colour-paper:')
  const { body: text } = await ask(createStorefront({ ...plain, config }), '/')
  const root = /<html [^>]*>/.exec(text)?.[0]
  expect(root).toContain('--theme-colour:#442266;')
  expect(root).toContain('--colour-paper:#ffffff;')
  expect(root).toContain('--font-display:Georgia, ')
  expect(text).toContain('<link rel="icon" href="/media/icon.png">')
  expect(text).toContain('<link rel="apple-touch-icon" href="/media/icon.png">')
  expect(text).toContain('<meta property="og:site_name" content="山脊">')
})

test('a finished page is rendered once until something is published (C-007)', async () => {
  const storefront = createStorefront(parts())
  await Promise.all([ask(storefront, '/'), ask(storefront, '/?utm=1')])
  await ask(storefront, '/')
  expect(renderBlock.mock.calls.filter(([{ id }]) => id === 'a')).toHaveLength(1)
  pages['/home_zh_HK.html'] = [component({ id: 'new', code: 'banner' })]
  storefront.forgetPages()
  expect((await ask(storefront, '/')).body).toContain('<i>new</i>')
})

test('a page expires when the catalogue says that prices change', async () => {
  const loadRender = vi.fn<StorefrontParts['loadRender']>(parts().loadRender)
  const storefront = createStorefront({ ...parts(), loadRender, catalogueChangesAt: () => NOON + 1000 })
  await ask(storefront, '/')
  now = NOON + 999
  await ask(storefront, '/')
  expect(loadRender).toHaveBeenCalledTimes(1)
  now = NOON + 1000
  await ask(storefront, '/')
  expect(loadRender).toHaveBeenCalledTimes(2)
})

test('a page in one language only is shown to the other, with the frame of that language (LO-04)', async () => {
  const { status, body } = await ask(createStorefront(parts()), '/?lang=en')
  expect(status).toBe(200)
  expect(body).toContain('<html lang="en-HK"')
  expect(body).toContain('<title>/home_zh_HK.html</title>')
  expect(body).toMatch(/<link rel="canonical" href="[^"?]*">/)
  expect(body).not.toContain('hreflang="en"')
})

test('a draft is shown to who holds its link only, is never kept and never indexed (L-164, LO-11, LO-12)', async () => {
  const storefront = createStorefront(parts())
  const draft = await ask(storefront, '/preview?previewToken=good')
  expect(draft.status).toBe(200)
  expect(draft.body).toContain('<title>draft</title>')
  expect(draft.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect((await ask(storefront, '/preview?previewToken=forged')).status).toBe(403)
})

test('a preview in a language leaves the reader’s own choice of language as it is (L-415, LO-11)', async () => {
  const storefront = createStorefront(parts())
  expect((await ask(storefront, '/?lang=en')).headers).toHaveProperty('set-cookie')
  const draft = await ask(storefront, '/preview?previewToken=good&lang=en')
  expect(draft.body).toContain('<html lang="en-HK"')
  expect(draft.headers).not.toHaveProperty('set-cookie')
})

describe('at the second a campaign begins', () => {
  const FROM = NOON + 1000
  const campaign = (): StorefrontParts => ({
    ...parts(),
    pagesChangeAt: at => (at < FROM ? FROM : undefined),
    readPage: async ({ path, preview, previewToken }, at) => {
      if (preview && previewToken !== 'good') return refused({ status: 403 })
      if (!path.startsWith('/home')) return refused({ status: 404 })
      const alt = preview ? 'draft' : at < FROM ? 'before' : 'sale'
      return accepted(releasePage({ path, components: [component({ id: alt, code: 'banner' })] }))
    },
  })
  const idOf = async (storefront: ReturnType<typeof createStorefront>, url: string) =>
    /<i>([a-z]+)<\/i>/.exec((await ask(storefront, url)).body)?.[1]

  test('a kept page gives way, and a browser that asks with its ETag gets the new one', async () => {
    const storefront = createStorefront(campaign())
    const before = await ask(storefront, '/')
    now = FROM - 1
    const headers = { 'if-none-match': String(before.headers.etag) }
    expect((await ask(storefront, '/', headers)).status).toBe(304)
    now = FROM
    expect((await ask(storefront, '/', headers)).status).toBe(200)
    expect(await idOf(storefront, '/')).toBe('sale')
    expect(before.headers['cache-control']).toBe('no-cache')
  })

  test('who asks then does not wait for a page that is being made for the time before', async () => {
    const given = campaign()
    const held = Promise.withResolvers<void>()
    const first = createStorefront({
      ...given,
      loadRender: async () => {
        if (now < FROM) await held.promise
        return given.loadRender()
      },
    })
    now = FROM - 1
    const early = idOf(first, '/')
    // The early request has read its page and waits to be drawn.
    await new Promise(resolve => setImmediate(resolve))
    now = FROM
    expect(await idOf(first, '/')).toBe('sale')
    held.resolve()
    expect(await early).toBe('before')
    expect(await idOf(first, '/')).toBe('sale')
  })

  test('the holder of a preview link sees any instant, with what shoppers see and what things cost then', async () => {
    const asked: (number | undefined)[] = []
    const storefront = createStorefront({
      ...campaign(),
      apiFor: (_, at) => {
        asked.push(at)
        return apiWith(() => Promise.resolve([]))
      },
    })
    expect(await idOf(storefront, `/preview?previewToken=good&at=${FROM}`)).toBe('draft')
    expect(asked.at(-1)).toBe(FROM)
    expect(await idOf(storefront, `/preview?previewToken=good&at=${FROM}&show=released`)).toBe('sale')
    expect(await idOf(storefront, `/preview?previewToken=good&at=${NOON}&show=released`)).toBe('before')
    expect(await idOf(storefront, '/'), 'nothing of a preview is kept').toBe('before')
  })

  test('a preview says whether it shows a draft or what shoppers see', async () => {
    const given = campaign()
    const said: unknown[] = []
    const storefront = createStorefront({
      ...given,
      loadRender: async () => {
        const render = await given.loadRender()
        return {
          ...render,
          renderShop: (page, messages) => {
            said.push([page.isPreview, page.isReleased])
            return render.renderShop(page, messages)
          },
        }
      },
    })
    await ask(storefront, `/preview?previewToken=good&at=${FROM}`)
    await ask(storefront, `/preview?previewToken=good&at=${FROM}&show=released`)
    await ask(storefront, '/')
    expect(said).toEqual([
      [true, undefined],
      [true, true],
      [false, undefined],
    ])
  })

  test('a shopper chooses no instant: without a valid token it has no effect', async () => {
    const storefront = createStorefront(campaign())
    expect(await idOf(storefront, `/?at=${FROM}&show=released`)).toBe('before')
    const refused = await ask(storefront, `/preview?previewToken=forged&at=${FROM}&show=released`)
    expect(refused.status).toBe(403)
    expect(refused.body).not.toContain('<i>sale</i>')
    expect(refused.body).not.toContain(String(FROM))
  })
})

test('a store that fails gives the error page, and the next request tries again (C-054, L-132, M-294, LO-07)', async () => {
  const broken = parts()
  let isDown = true
  const storefront = createStorefront({
    ...broken,
    readPage: (...asked) => (isDown ? Promise.reject(new Error('disk')) : broken.readPage(...asked)),
  })
  expect((await ask(storefront, '/')).status).toBe(500)
  isDown = false
  expect((await ask(storefront, '/')).status).toBe(200)
})

test.each([
  ['zh', '出了點問題', '再試一次'],
  ['en', 'Something went wrong', 'Try again'],
])('where not even the error page can be drawn, words say so, in %s (LO-07)', async (lang, title, again) => {
  const storefront = createStorefront({ ...parts(), loadRender: () => Promise.reject(new Error('no chunk')) })
  const { status, body } = await ask(storefront, `/?lang=${lang}`)
  expect(status).toBe(500)
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(body).toContain(`<a href="">${again}</a>`)
})

test.each([
  ['answers', () => Promise.resolve(refused({ status: 503 })), 503],
  ['fails with a status', () => Promise.reject(Object.assign(new Error('full'), { status: 503 })), 503],
  ['fails with what is no status', () => Promise.reject(Object.assign(new Error('x'), { status: 200 })), 500],
  ['fails without a status', () => Promise.reject(new Error('disk')), 500],
] as const)(
  'a store that %s: the page shows that number and is not cached (L-132)',
  async (_, readPage, status) => {
    const storefront = createStorefront({ ...parts(), readPage })
    const page = await ask(storefront, '/')
    expect(page.status).toBe(status)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('<title>出了點問題')
    expect(JSON.parse((await ask(storefront, '/_page/')).body)).toMatchObject({ status })
    const preview = await ask(storefront, '/preview?previewToken=x')
    expect(preview.status).toBe(status)
  },
)

test('a shop in which nothing is published says so at its door, and opens with the first page', async () => {
  const home = pages
  pages = {}
  const storefront = createStorefront({ ...parts(), isUnopened: async () => pages !== home })
  for (const [url, title] of [
    ['/', '網店尚未開放'],
    ['/?lang=en', 'This shop is not open yet'],
  ] as const) {
    const { status, headers, body } = await ask(storefront, url)
    expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow'])
    expect(body).toContain(`<title>${title}`)
  }
  expect((await ask(storefront, '/landingPage/summer')).body).toContain('<title>找不到此頁面')
  expect(JSON.parse((await ask(storefront, '/_page/')).body)).toMatchObject({ status: 404, isUnopened: true })
  pages = home
  storefront.forgetPages()
  expect((await ask(storefront, '/')).status).toBe(200)
})

test('a shop with other pages that took its home page down has a missing page there like any other', async () => {
  pages = {}
  const { status, body } = await ask(createStorefront(parts()), '/')
  expect(status).toBe(404)
  expect(body).toContain('<title>找不到此頁面')
})

test.each(['/landingPage/none', '/landingPage/none?lang=en'])(
  'the page of a missing address offers a search, categories and best sellers, at %s (C-042, C-123, L-129)',
  async url => {
    const { status, body } = await ask(createStorefront(parts()), url)
    expect(status).toBe(404)
    expect(body).toContain('<i>missing-productFinder</i><i>missing-guessYouLike</i>')
    expect(renderBlock.mock.calls.find(([{ code }]) => code === 'guessYouLike')?.[0].options).toEqual({
      title: url.endsWith('en') ? 'Best sellers' : '暢銷商品',
      max: 8,
    })
  },
)

test('a page that is there in English only is offered to those who read Chinese, and not shown unasked (LO-04)', async () => {
  pages['/landingPage/summer_en_US.html'] = [component({ id: 'own', code: 'banner' })]
  const storefront = createStorefront(parts())
  const chinese = await ask(storefront, '/landingPage/summer')
  expect(chinese.status).toBe(404)
  expect(chinese.body).not.toContain('<i>own</i>')
  const moved: unknown = JSON.parse((await ask(storefront, '/_page/landingPage/summer')).body)
  expect(moved).toMatchObject({
    head: { elsewhere: { href: '/landingPage/summer?lang=en', link: '閱讀英文版' } },
  })
  const english = await ask(storefront, '/landingPage/summer?lang=en')
  expect([english.status, english.body.includes('<i>own</i>')]).toEqual([200, true])
  expect((await ask(storefront, '/landingPage/none')).body).not.toContain('閱讀英文版')
})

const DOWN = new ApiError('DATABASE_UNAVAILABLE', 'down')
const CUT = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test.each([
  ['the pages', '/', { readPage: () => Promise.reject(CUT) }, '出了點問題'],
  ['the pages', '/?lang=en', { readPage: () => Promise.reject(CUT) }, 'Something went wrong'],
  ['sessions', '/user', { isMember: () => Promise.reject(CUT) }, '出了點問題'],
  [
    'goods',
    '/product/x',
    { apiFor: () => ({ ...apiWith(() => Promise.reject(DOWN)), run: () => Promise.reject(DOWN) }) },
    '出了點問題',
  ],
])(
  'while the database of %s does not answer, %s is a page with 503 that says when to ask again (L-132)',
  async (_, url, change, title) => {
    const storefront = createStorefront({ ...parts(), ...change })
    const { status, headers, body } = await ask(storefront, url, { cookie: 'auth_token=member' })
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(body).toContain(`<title>${title}`)
  },
)

test('an error page of the shop stays light: what failed may be what ways on are made of (L-132)', async () => {
  const storefront = createStorefront({ ...parts(), isMember: () => Promise.reject(new Error('disk')) })
  const { body } = await ask(storefront, '/user', { cookie: 'auth_token=member' })
  expect(body).not.toContain('missing-')
})

test.each([
  ['a guard that is not registered (L-133, LO-97)', '/landingPage/board', undefined],
  ['a session that cannot be read (L-132, M-294)', '/user', () => Promise.reject(new Error('disk'))],
])('%s gives the error page with 500, and lets no visitor in', async (_, url, isMember) => {
  pages['/landingPage/board_zh_HK.html'] = [component({ id: 'secret', code: 'banner' })]
  const storefront = createStorefront({ ...parts(), ...(isMember && { isMember }) })
  const { status, headers, body } = await ask(storefront, url, { cookie: 'auth_token=member' })
  expect(status).toBe(500)
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain('<i>frame-header</i>')
  expect(body).not.toContain('secret')
  expect(report).toHaveBeenCalledWith(expect.any(Error), { pathname: url, pageVersion: 0, blockId: '' })
})

test.each([
  ['the home page (C-017)', '/', '/home_zh_HK.html'],
  ['a landing page by its key (C-018)', '/landingPage/summer', '/landingPage/summer_zh_HK.html'],
  ['the home of the sport section (C-019)', '/SPORTb', '/SPORTb_zh_HK.html'],
  ['a mini-site by its key (C-020)', '/minisite/alpine', '/minisite/alpine_zh_HK.html'],
])('%s shows the blocks of its content (L-146)', async (_, url, path) => {
  const storefront = createStorefront(parts())
  pages = {}
  expect((await ask(storefront, url)).status).toBe(404)
  pages = { [path]: [component({ id: 'own', code: 'banner' })] }
  storefront.forgetPages()
  const { status, body } = await ask(storefront, url)
  expect(status).toBe(200)
  expect(body).toContain('<i>own</i>')
})

test('a page moved to is the one a new window shows at that address (C-040)', async () => {
  pages['/minisite/alpine_zh_HK.html'] = [component({ id: 'own', code: 'banner' })]
  const storefront = createStorefront(parts())
  const moved: unknown = JSON.parse((await ask(storefront, '/_page/minisite/alpine')).body)
  expect(moved).toMatchObject({
    pathname: '/minisite/alpine',
    regions: { main: [{ id: 'own', html: '<i>own</i>' }] },
  })
  expect((await ask(storefront, '/minisite/alpine')).body).toContain('<i>own</i>')
})

test('the payload of a page carries its blocks for a move without a reload', async () => {
  const { headers, body } = await ask(createStorefront(parts()), '/_page/')
  expect(headers['content-type']).toContain('application/json')
  expect(JSON.parse(body)).toMatchObject({
    status: 200,
    build: 'b1',
    regions: { main: [{ id: 'a', html: '<i>a</i>' }] },
  })
})

test('missing addresses and languages share one kept page per language (C-042, C-049, C-055, L-129, L-131, M-293)', async () => {
  const loadRender = vi.fn<StorefrontParts['loadRender']>(parts().loadRender)
  const storefront = createStorefront({ ...parts(), loadRender })
  const asked = ['/landingPage/a', '/landingPage/b', '/nowhere', '/landingPage/a?lang=fr']
  for (const path of asked) expect((await ask(storefront, path)).status).toBe(404)
  expect(loadRender).toHaveBeenCalledTimes(1)
})

test.each([
  ['an unknown code', null, 404, '找不到此頁面'],
  ['a share that has run out', { expired: true }, 410, '連結已失效'],
  ['an open one', { expired: false }, 200, '分享的購物袋'],
] as const)(
  'a shared bag: %s answers %s over HTTP and stays out of search engines (C-028, CO-82)',
  async (...given) => {
    const [, cartShareInfo, status, title] = given
    pages['/shell/cart_zh_HK.html'] = []
    const run: Api['run'] = ({ operation }) =>
      operation === 'cartShareInfo'
        ? Promise.resolve({ cartShareInfo } as never)
        : Promise.reject(new Error('This test asks for shared bags only.'))
    const apiFor = () => ({ ...apiWith(() => Promise.resolve([])), run })
    const answer = await ask(createStorefront({ ...parts(), apiFor }), '/cart-share/c0de')
    expect(answer.status).toBe(status)
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(answer.body).toContain(`<title>${title}`)
  },
)

test('made-up addresses do not fill the cache: other spellings, numbers of orders (M-078, C-007)', async () => {
  const cache = createHtmlCache()
  const storefront = createStorefront({ ...parts(), cache })
  const asked = [
    '/%63ontact-us',
    '//contact-us',
    '/contact-us//',
    '/./contact-us',
    '/user/order-detail/A1?tempToken=x',
  ]
  for (const path of asked) await ask(storefront, path)
  expect((await ask(storefront, '/user/order-detail/A2?tempToken=x')).status).toBe(200)
  // `/contact-us//` is `/contact-us`; of the rest one missing page is kept.
  expect(cache.use().entries).toBe(2)
})

test.each([
  '/user',
  '//user',
  '/%75ser',
  '/user/',
  '/user//profile',
  '/user/%70rofile',
  '/_page/user',
  '/_page//%75ser',
])('%s asks the guard first, however it is spelt, also for HEAD (M-074, L-167)', async path => {
  const storefront = createStorefront(parts())
  for (const method of ['GET', 'HEAD']) {
    const { status, body } = await ask(storefront, path, {}, method)
    expect([status, body.includes('screen-')]).toEqual([path.startsWith('/_page') ? 401 : 302, false])
  }
})

test.each([
  '/list?token=a',
  '/user?token=a',
  '/user/order-detail/7?tempToken=a',
  '/?%74oken=a',
  '/_page?token=a',
])('%s sends no referrer, so that its token stays private (M-061, MO-28)', async path =>
  expect((await ask(createStorefront(parts()), path)).headers['referrer-policy']).toBe('no-referrer'),
)

test('nothing an operator writes can leave its place in the document', async () => {
  pages['/home_zh_HK.html'] = [
    component({ id: 'a', code: 'banner', options: { type: 1, alt: '</script><script>alert(1)</script>' } }),
  ]
  const { body } = await ask(createStorefront(parts()), '/')
  expect(body).not.toContain('<script>alert(1)')
})

describe('commerce pages never depend on the content store (LO-05, Shells)', () => {
  const LIST = '/shell/list_zh_HK.html'
  const GRID = '<i>list-productGrid</i>'

  test('without a shell in the store, the built-in one shows and is kept', async () => {
    const storefront = createStorefront(parts())
    const { status, body } = await ask(storefront, '/list')
    expect(status).toBe(200)
    for (const code of ['breadcrumb', 'sortBar', 'filterPanel', 'productGrid', 'emptyResult', 'compareBar'])
      expect(body).toContain(`<i>list-${code}</i>`)
    expect(body).toContain('<i>frame-header</i>')
    await ask(storefront, '/list')
    expect(renderBlock.mock.calls.filter(([{ id }]) => id === 'list-productGrid')).toHaveLength(1)
  })

  test('of the shell’s blocks, those without data too are drawn again for each list', async () => {
    renderBlock.mockImplementation(({ id }: { id: string }, { route }) =>
      id === 'list-breadcrumb' && route.kind === 'list' ? `<i>${route.query.keyword}</i>` : `<i>${id}</i>`,
    )
    const storefront = createStorefront(parts())
    expect((await ask(storefront, '/list?keyword=tent')).body).toContain('<i>tent</i>')
    expect((await ask(storefront, '/list?keyword=boots')).body).toContain('<i>boots</i>')
  })

  test.each([
    ['is down', () => Promise.reject(new Error('disk'))],
    ['cannot read it', () => Promise.resolve(refused({ status: 500 }))],
  ] as const)(
    'a store that %s gives the built-in shell, which gives way as soon as it answers',
    async (_, fail) => {
      const whole = parts()
      let isDown = true
      pages[LIST] = [component({ id: 'ours', code: 'productGrid', section: 'core' })]
      const readPage: StorefrontParts['readPage'] = (...asked) => (isDown ? fail() : whole.readPage(...asked))
      const storefront = createStorefront({ ...whole, readPage })
      const standIn = await ask(storefront, '/list')
      expect(standIn.status).toBe(200)
      expect(standIn.body).toContain(GRID)
      isDown = false
      expect((await ask(storefront, '/list')).body).toContain('<i>ours</i>')
    },
  )

  test('a release that lacks commerce blocks gets them back, after what it has', async () => {
    pages[LIST] = [
      component({ id: 'ours', code: 'productGrid', section: 'core' }),
      component({ id: 'words', code: 'richText', section: 'bottom' }),
    ]
    const storefront = createStorefront({
      ...parts(),
      readPage: ({ path }) =>
        Promise.resolve(
          path === LIST
            ? accepted(releasePage({ id: 'shell.list', path, type: 'LIST', components: pages[LIST] ?? [] }))
            : refused({ status: 404 }),
        ),
    })
    const { body } = await ask(storefront, '/list')
    expect(body).not.toContain(GRID)
    expect(body).toMatch(/<i>ours<\/i>.*<i>list-filterPanel<\/i>.*<i>words<\/i>/s)
  })
})

describe('what the member page says for the whole shop', () => {
  const settingOf = () => {
    const [, context] = renderBlock.mock.calls.at(-1) ?? []
    return context?.settings.memberPageToggle
  }
  const toggle = (options: Record<string, unknown>) => [
    component({ id: 't', code: 'memberPageToggle', section: 'settings', options }),
  ]

  test('every page reads it, in its language, until something is published (L-026, L-275, L-276)', async () => {
    const storefront = createStorefront(parts())
    await ask(storefront, '/')
    expect(settingOf()).toBeUndefined()
    pages['/member_zh_HK.html'] = toggle({ showMemberPage: false })
    storefront.forgetPages()
    await ask(storefront, '/')
    expect(settingOf()).toEqual({ showMemberPage: false })
    pages['/member_zh_HK.html'] = toggle({})
    storefront.forgetPages()
    const { body } = await ask(storefront, '/_page')
    expect(JSON.parse(body)).toMatchObject({ settings: { memberPageToggle: { showMemberPage: true } } })
  })

  test('a broken value is true and logged; the page works (L-276, LO-60)', async () => {
    pages['/member_zh_HK.html'] = toggle({ showMemberPage: 'perhaps' })
    const { status } = await ask(createStorefront(parts()), '/')
    expect([status, settingOf()]).toEqual([200, { showMemberPage: true }])
    expect(reportFindings.mock.calls[0]?.[1]).toMatchObject([{ blockId: 't', path: 'showMemberPage' }])
  })

  test('a member page that cannot be read is logged, and what was made without it is not kept (L-276, L-376, LO-60)', async () => {
    const given = parts()
    let fails = true
    const readPage: StorefrontParts['readPage'] = (request, at) =>
      fails && request.path.startsWith('/member')
        ? Promise.reject(new Error('store is down'))
        : given.readPage(request, at)
    pages['/member_zh_HK.html'] = toggle({ showMemberPage: false })
    const storefront = createStorefront({ ...given, readPage })
    expect((await ask(storefront, '/')).status).toBe(200)
    expect(settingOf()).toBeUndefined()
    expect(report).toHaveBeenCalledWith(expect.any(Error), {
      pathname: '/member',
      pageVersion: 0,
      blockId: '',
    })
    fails = false
    await ask(storefront, '/')
    expect(settingOf()).toEqual({ showMemberPage: false })
  })

  test('switched off, its address leads to the account; a preview still shows the page (C-007, L-376, LO-60)', async () => {
    pages['/member_zh_HK.html'] = toggle({ showMemberPage: false })
    const storefront = createStorefront(parts())
    // With a cookie to set, the response can be asked for its headers.
    const { status, headers } = await ask(storefront, '/member?lang=zh')
    expect([status, headers.location]).toEqual([302, '/user'])
    expect((await ask(storefront, '/preview/member?previewToken=good')).status).toBe(200)
    pages['/member_zh_HK.html'] = toggle({ showMemberPage: true })
    storefront.forgetPages()
    expect((await ask(storefront, '/member', { cookie: 'auth_token=member' })).status).toBe(200)
  })
})

test('the old address of a page that moved leads to the new one for good, in both languages, with its query', async () => {
  const storefront = createStorefront(parts())
  for (const lang of ['zh', 'en']) {
    const { status, headers } = await ask(storefront, `/landingPage/old?lang=${lang}`)
    expect([status, headers.location]).toEqual([301, `/landingPage/new?lang=${lang}`])
    // The redirect may be removed again: browsers ask each time.
    expect(headers['cache-control']).toBe('no-cache')
  }
  const payload = await ask(storefront, '/_page/landingPage/old?lang=zh')
  expect(payload.headers.location).toBe('/_page/landingPage/new?lang=zh')
})

describe('a page that is drawn for one caller', () => {
  const asked = { pathname: '/landingPage/sale', locale: 'zh_HK', now: NOON } as const

  test('is not cached, and pages of shoppers neither ask its API nor share it', async () => {
    pages['/landingPage/sale_zh_HK.html'] = [component({ id: 's', code: 'banner', options: { alt: 'S' } })]
    const storefront = createStorefront(parts())
    const html = await storefront.draw(
      asked,
      apiWith(() => Promise.resolve([])),
    )
    expect(html).toContain('<i>s</i>')
    expect(storefront.cacheUses()['pages']).toMatchObject({ entries: 0 })
    expect(storefront.cacheUses()['compiled_pages']).toMatchObject({ entries: 0 })
    renderBlock.mockImplementation(() => '<i>shop</i>')
    expect((await ask(storefront, '/landingPage/sale')).body).toContain('<i>shop</i>')
  })

  test.each(['/landingPage/none', '/preview/landingPage/sale', '/no/such/route'])(
    '%s has none',
    async pathname => {
      const storefront = createStorefront(parts())
      expect(
        await storefront.draw(
          { ...asked, pathname },
          apiWith(() => Promise.resolve([])),
        ),
      ).toBe(404)
    },
  )
})
