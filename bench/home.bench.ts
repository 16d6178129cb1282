import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultFrame } from '#renderer/default-pages.ts'
import { compilePage, withFrame } from '#renderer/compile-page.ts'
import type { HtmlCache } from '#renderer/html-cache.ts'
import { loadData } from '#renderer/page-data.ts'
import { createStorefront } from '#renderer/storefront.ts'
import { openShop } from '#server/open-shop.ts'
import { readSettings } from '#server/settings.ts'
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
  size: 0,
}

/** CPU milliseconds per call. */
async function cpuPer(count: number, work: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  for (let i = 0; i < count; i++) await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / count
}

/** The home page made anew for each request, against one bare renderToString of the same blocks with their data at hand. */
async function uncached(): Promise<BenchResult> {
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
    const { storefront: parts } = shop
    const storefront = createStorefront({ ...parts, cache: keepNothing })
    const once = async () => {
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' })
      const response = new ServerResponse(request)
      await storefront.handle(request, response)
      return response
    }

    const now = Date.now()
    const api = parts.apiFor('zh_HK')
    const page = await parts.readPage({ path: '/home_zh_HK.html' })
    const frame = await parts.readPage({ path: '/shell/frame_zh_HK.html' })
    if (!('page' in page)) throw new Error('The demo shop has no home page.')
    const blocks = withFrame(
      compilePage(page.page, parts.compile),
      compilePage('page' in frame ? frame.page : defaultFrame('zh_HK'), parts.compile),
    )
    const data = await loadData(blocks, { api, locale: 'zh_HK', now }, error => {
      throw error
    })
    const floorBlocks = blocks.map(({ id, block, options }) => ({
      id,
      code: block.code,
      options,
      data: data.get(id)?.values ?? {},
    }))
    const context = {
      locale: 'zh_HK',
      mode: 'shop',
      now,
      api,
      currencySymbol: 'HK$',
      isVisitor: () => Promise.resolve(true),
    }
    const floor = () => Buffer.from(renderFloor(floorBlocks, context))

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
      name: 'home page made anew, CPU against a bare renderToString',
      value: median(rounds.map(round => round.ours / round.bare)),
      unit: '×',
      must: { atMost: 1.7 },
      details: `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms a page of ${(floor().length / 1024).toFixed(0)} KiB, median of ${ROUNDS} alternating rounds of ${PAGES}`,
    }
  } finally {
    await shop.close()
    await rm(directory, { recursive: true, force: true })
  }
}

const rateOf = async (url: string) => {
  const { requests } = await autocannon({ url, connections: CONNECTIONS, duration: LOAD_SECONDS })
  return requests.average
}

/** The home page from the HTML cache, against the same bytes from memory through bare node:http. */
async function kept(): Promise<BenchResult> {
  return withDemoShop(async origin => {
    const body = Buffer.from(await (await fetch(origin)).arrayBuffer())
    const bare: Server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
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
        name: 'home page from the HTML cache, requests a second against node:http with the same bytes',
        value: median(ratios),
        unit: '×',
        must: { atLeast: 0.5 },
        details: `${rates.join(', ')} requests a second, ${CONNECTIONS} connections`,
      }
    } finally {
      bare.close()
    }
  })
}

export const run = async (): Promise<BenchResult[]> => [await uncached(), await kept()]
