import { NO_SESSION } from '#blocks/page/view.ts'
import { createSharedState } from '#blocks/page/shared-state.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, get, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { withFrame } from '#renderer/source/compile-page.ts'
import type { HtmlCache } from '#renderer/build/html-cache.ts'
import { matchRoute } from '#renderer/route/match-route.ts'
import { loadData } from '#renderer/build/page-data.ts'
import { createPageSource } from '#renderer/source/page-source.ts'
import { resolveRoute } from '#renderer/route/resolve-route.ts'
import { createStorefront } from '#renderer/storefront.ts'
import { openShop } from '#server/open/open-shop.ts'
import { readSettings } from '#server/settings/settings.ts'
import autocannon from 'autocannon'
import { build } from 'vite'
import react from '@vitejs/plugin-react'
import { compiledMessages } from '#scripts/compiled-messages.ts'
import { type BenchResult, median } from './result.ts'
import { withDemoShop } from './shop.ts'

const ROUNDS = 7
const PAGES = 150
const LOAD_SECONDS = 4
const CONNECTIONS = 32

const keepNothing: HtmlCache = {
  get: () => undefined,
  set: () => undefined,
  replace: () => undefined,
  epoch: () => 0,
  clear: () => undefined,
  use: () => ({ entries: 0, bytes: 0, maxBytes: 0, hits: 0, misses: 0 }),
}

/** CPU milliseconds per call. */
async function cpuPer(count: number, work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  for (let i = 0; i < count; i++) await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / count
}

interface Measured {
  readonly name: string
  readonly path: string
  /** Maximum multiple of the floor's CPU. Product data travels twice, as HTML and as data for interactive blocks. */
  readonly atMost: number
}

/** The pages shoppers see most. */
const MEASURED: readonly Measured[] = [
  { name: 'home', path: '/', atMost: 1.5 },
  { name: 'list', path: '/products/men', atMost: 1.75 },
  { name: 'product', path: '/product/CR-JKT-001', atMost: 2 },
]

type Shop = Awaited<ReturnType<typeof openShop>>
type RenderFloor = (blocks: readonly object[], context: object) => string

/** The views and data of a page, for the floor to render: resolved once; the storefront resolves them per request. */
async function floorOf({ storefront: parts }: Shop, path: string, renderFloor: RenderFloor) {
  const locale = 'zh_HK'
  const now = Date.now()
  const api = parts.apiFor(locale)
  const source = createPageSource(parts)
  const asked = matchRoute(path)
  if (asked.kind !== 'page') throw new Error(`${path} is no page.`)
  const search = new URLSearchParams()
  const resolved = await resolveRoute(asked.target, {
    api,
    pathname: path,
    search,
    sampleCode: () => Promise.reject(new Error('No page of the bench asks for a sample.')),
  })
  const page = await source.released(asked.contentPath, locale, now)
  if (typeof page === 'number' || resolved.kind !== 'found') throw new Error(`The demo shop has no ${path}.`)
  const { route } = resolved
  const blocks = withFrame(page, await source.frame(locale, now))
  const data = await loadData(blocks, { api, locale, now, route }, error => {
    throw error
  })
  const floorBlocks = blocks.map(({ id, block, options }) => ({
    id,
    code: block.code,
    options,
    data: data.get(id)?.values ?? {},
  }))
  const context = {
    locale,
    mode: 'shop',
    now,
    api,
    currencySymbol: 'HK$',
    isVisitor: () => Promise.resolve(true),
    ...NO_SESSION,
    route,
    settings: page.settings,
    go: () => undefined,
  }
  return () => Buffer.from(renderFloor(floorBlocks, { ...context, shared: createSharedState() }))
}

/** An uncached page, rendered per request, against one bare renderToString of the same blocks with their data given. */
async function renderedUncached(
  shop: Shop,
  { name, path, atMost }: Measured,
  renderFloor: RenderFloor,
): Promise<BenchResult> {
  const storefront = createStorefront({ ...shop.storefront, cache: keepNothing })
  const connection = new Socket()
  const once = async () => {
    const request = Object.assign(new IncomingMessage(connection), { method: 'GET', url: path })
    const response = new ServerResponse(request)
    await storefront.handle(request, response)
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`)
  }
  const floor = await floorOf(shop, path, renderFloor)

  await cpuPer(PAGES, once)
  await cpuPer(PAGES, floor)
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const first = round % 2 === 0
    const before = first ? await cpuPer(PAGES, once) : await cpuPer(PAGES, floor)
    const after = first ? await cpuPer(PAGES, floor) : await cpuPer(PAGES, once)
    rounds.push(first ? { ours: before, bare: after } : { ours: after, bare: before })
  }
  const ours = median(rounds.map(round => round.ours))
  const bare = median(rounds.map(round => round.bare))
  return {
    name: `${name} page rendered uncached, CPU against a bare renderToString`,
    value: median(rounds.map(round => round.ours / round.bare)),
    unit: '×',
    must: { atMost },
    details: `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms a page of ${(floor().length / 1024).toFixed(0)} KiB, median of ${ROUNDS} alternating rounds of ${PAGES}`,
  }
}

async function allUncached(): Promise<BenchResult[]> {
  process.env.NODE_ENV = 'production'
  const directory = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compiledMessages()],
    build: { ssr: 'bench/floor.tsx', outDir: 'dist/bench', emptyOutDir: true, target: 'es2022' },
    ssr: { noExternal: ['swiper', 'use-intl'] },
  })
  const { renderFloor } = await import(pathToFileURL(resolve('dist/bench/floor.js')).href)
  const shop = await openShop(readSettings({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent' }), {})
  try {
    const results: BenchResult[] = []
    for (const measured of MEASURED) results.push(await renderedUncached(shop, measured, renderFloor))
    return results
  } finally {
    await shop.close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** As browsers ask through a proxy that speaks TLS. */
const headers = { 'accept-encoding': 'br' }

const rateOf = async (url: string) => {
  const { requests } = await autocannon({ url, headers, connections: CONNECTIONS, duration: LOAD_SECONDS })
  return requests.average
}

/** A page's bytes as they travel, once the shop keeps it compressed. */
async function bytesOnTheWay(url: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
    const body = await buffer(response)
    if (response.headers['content-encoding'] === 'br') return body
    await setTimeout(50)
  }
  throw new Error(`${url} is not kept compressed.`)
}

/** A page from the HTML cache of the shop at `base`, against the same bytes from memory through bare node:http. */
async function fromCache(base: string, { name, path }: Measured): Promise<BenchResult> {
  const origin = base + path
  const body = await bytesOnTheWay(origin)
  const bare: Server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Encoding', 'br')
    response.setHeader('Content-Length', body.length)
    response.end(body)
  })
  await new Promise<void>(listening => bare.listen(0, '127.0.0.1', listening))
  const address = bare.address()
  const bareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  try {
    await rateOf(origin)
    await rateOf(bareUrl)
    const ratios: number[] = []
    const rates: string[] = []
    for (let round = 0; round < 4; round++) {
      const first = await rateOf(round % 2 === 0 ? origin : bareUrl)
      const second = await rateOf(round % 2 === 0 ? bareUrl : origin)
      const [ours, floor] = round % 2 === 0 ? [first, second] : [second, first]
      ratios.push(ours / floor)
      rates.push(`${ours.toFixed(0)}/${floor.toFixed(0)}`)
    }
    return {
      name: `${name} page from the HTML cache, requests a second against node:http with the same bytes`,
      value: median(ratios),
      unit: '×',
      must: { atLeast: 0.5 },
      details: `${rates.join(', ')} requests a second, ${CONNECTIONS} connections`,
    }
  } finally {
    bare.close()
  }
}

/** One shop serves all pages: each further shop in this process makes the next one's figures worse. */
export async function run(): Promise<BenchResult[]> {
  const results = await allUncached()
  await withDemoShop(async base => {
    for (const measured of MEASURED) results.push(await fromCache(base, measured))
  })
  return results
}
