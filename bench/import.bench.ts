import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CREATE_ORDER, orderInput } from '#api/checkout/testing.ts'
import type { LongestTurn } from './longest-turn.ts'
import { orderShop, skuOf } from './order-shop.ts'
import { type BenchResult, percentile } from './result.ts'

const linesOf = (lines: readonly object[]) => lines.map(line => JSON.stringify(line)).join('\n')

const runProgram = promisify(execFile)

const BEFORE = 1_000
const LINES = 100_000
/** Pause between two requests of the client. Milliseconds. */
const PAUSE_MS = 5
/** How long the client goes on once the shop has what is new. Milliseconds. */
const AFTERWARDS_MS = 5000
/** How often the shop is asked whether it has it. Milliseconds. */
const ASK_MS = 500

const ASKS = {
  write: 'mutation loginAsVisitor { loginAsVisitor { token userErrors { message } } }',
  product: '{ node(code: "G000001-BLK") { code } }',
  list: '{ shop { products(pageInput: { first: 20 }) { edges { node { code title } } } } }',
  search:
    '{ shop { products(pageInput: { first: 20 }, filters: { keyword: "外套" }) { edges { node { code title } } } } }',
  size: '{ shop { products(pageInput: { first: 1 }) { pageInfo { totalCount } } } }',
} as const
type Ask = keyof typeof ASKS

/** What a client met. */
interface Visit {
  readonly took: Record<Ask, number[]>
  /** What failed, in words. */
  readonly failures: string[]
  slowest: { ask: Ask; ms: number; at: number }
}

interface Answer {
  readonly errors?: readonly { readonly message: string }[]
  readonly data?: {
    readonly loginAsVisitor?: { readonly userErrors: readonly { readonly message: string }[] }
    readonly shop?: { readonly products: { readonly pageInfo?: { readonly totalCount: number } } }
  }
}

async function post(url: string, ask: Ask, from: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ query: ASKS[ask] }),
    signal: AbortSignal.timeout(30_000),
  })
  return (await response.json()) as Answer // as ASKS have it
}

/** What went wrong, in words. */
async function askOnce(url: string, ask: Ask, from: string): Promise<string | undefined> {
  const { errors, data } = await post(url, ask, from)
  return errors?.[0]?.message ?? data?.loginAsVisitor?.userErrors[0]?.message
}

/** How many products the shop lists. */
const sizeOf = async (url: string) =>
  (await post(url, 'size', '10.255.255.255')).data?.shop?.products.pageInfo?.totalCount

/** Writes and reads in turns until it is stopped. */
async function visit(url: string, isStopped: () => boolean): Promise<Visit> {
  const record: Visit = {
    took: { write: [], product: [], list: [], search: [], size: [] },
    failures: [],
    slowest: { ask: 'write', ms: 0, at: 0 },
  }
  const begin = performance.now()
  for (let number = 0; !isStopped(); number += 1) {
    for (const ask of Object.keys(ASKS) as Ask[]) {
      const start = performance.now()
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const failure = await askOnce(url, ask, from).catch((error: unknown) => String(error))
      const ms = performance.now() - start
      record.took[ask].push(ms)
      if (failure !== undefined) record.failures.push(`${ask}: ${failure}`)
      if (ms > record.slowest.ms) record.slowest = { ask, ms, at: (start - begin) / 1000 }
      await pause(PAUSE_MS)
    }
  }
  return record
}

/** Signs a visitor in and orders a jacket that the import has changed, again and again until it is accepted. Milliseconds. */
async function firstOrder(url: string): Promise<number> {
  const start = performance.now()
  const send = async (body: object, token?: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': '10.255.255.254',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    })
    return (await response.json()) as {
      readonly data?: {
        readonly loginAsVisitor?: { readonly token: string }
        readonly createOrder?: { readonly order: object | null }
      }
    }
  }
  const token = (await send({ query: ASKS.write })).data?.loginAsVisitor?.token
  for (;;) {
    const body = { query: CREATE_ORDER, variables: { input: orderInput({ [skuOf(0)]: 1 }) } }
    if ((await send(body, token)).data?.createOrder?.order) return performance.now() - start
    await pause(PAUSE_MS)
  }
}

/** A client of a running shop, in another process, while `npm run catalogue` imports a large catalogue into the same file. */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  const url = `sqlite:${join(folder, 'shop.db')}`
  const catalogue = (...args: string[]) =>
    runProgram(process.execPath, ['scripts/catalogue.ts', ...args], {
      env: { ...process.env, DATABASE_URL: url },
    })
  try {
    const [before, large] = [join(folder, 'before.jsonl'), join(folder, 'large.jsonl')]
    await catalogue('generate', String(BEFORE), before)
    await catalogue('generate', String(LINES), large)
    await catalogue('import', before)
    const jackets = join(folder, 'jackets.jsonl')
    await writeFile(jackets, linesOf([...orderShop()]))
    await catalogue('import', jackets)
    await appendFile(
      large,
      `\n${linesOf([...orderShop()].map(line => (line.kind === 'spu' ? { ...line, recentSales: 1 } : line)))}`,
    )
    const shop = fork('bench/import-shop.ts', [url])
    try {
      const [address] = (await once(shop, 'message')) as [string]
      const sizeBefore = await sizeOf(address)
      let isOver = false
      const client = visit(address, () => isOver)
      const start = performance.now()
      await catalogue('import', large, '--dry-run')
      const dryAt = (performance.now() - start) / 1000
      await catalogue('import', large)
      const doneAt = (performance.now() - start) / 1000
      const orderAfter = await firstOrder(address)
      // The catalogue before serves until the new one has been read and indexed.
      while ((await sizeOf(address)) === sizeBefore) await pause(ASK_MS)
      const readAt = (performance.now() - start) / 1000
      await pause(AFTERWARDS_MS)
      isOver = true
      const { took, failures, slowest } = await client
      shop.send('longest turn')
      const [longestTurn] = (await once(shop, 'message')) as [LongestTurn]
      const times = Object.entries(took).map(
        ([ask, all]) =>
          `${ask} ${all.length} × p50 ${percentile(all, 0.5).toFixed(1)}, p99 ${percentile(all, 0.99).toFixed(0)}, longest ${Math.max(...all).toFixed(0)} ms`,
      )
      const details = `dry run ${dryAt.toFixed(0)} s, import ${(doneAt - dryAt).toFixed(0)} s, until the shop shows it ${(readAt - doneAt).toFixed(0)} s; ${times.join('; ')}; slowest: ${slowest.ask} at ${slowest.at.toFixed(1)} s`
      return [
        {
          name: `longest answer of a shop while ${LINES} lines are imported into its SQLite file`,
          value: slowest.ms,
          unit: 'ms',
          must: { atMost: 250 },
          details,
        },
        {
          name: 'longest turn of its event loop meanwhile, processor time, garbage collection included',
          value: longestTurn.whole,
          unit: 'ms',
          must: { atMost: 100 },
          details: `the import, the reading of ${LINES} lines and the index`,
        },
        {
          name: `wait of the first order after an import of ${LINES} lines`,
          value: orderAfter,
          unit: 'ms',
          must: { atMost: 1000 },
          details: `of goods that the import has changed; the shop shows the import ${(readAt - doneAt).toFixed(0)} s after its end`,
        },
        {
          name: 'requests that failed meanwhile',
          value: failures.length,
          unit: '×',
          must: { atMost: 0 },
          details: failures[0] ?? 'none',
        },
      ]
    } finally {
      shop.disconnect()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
