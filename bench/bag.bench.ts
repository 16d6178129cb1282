import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import autocannon from 'autocannon'
import express from 'express'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { documentTexts } from '#api/generated/document-texts.ts'
import { cartAddDocument } from '#api/generated/documents.ts'
import { bagShop, skuOf } from './bag-shop.ts'
import { type BenchResult, median, percentile } from './result.ts'

const LINES = 20
const [FEW, MANY] = [20, 200] as const
const ROUNDS = 7
const WARM_UP = 3
const PER_ROUND = 200
const SECONDS = 2
const CONNECTIONS = 16
/** Bags that are filled in turn, and SKUs in each: none comes near the limit of 99 units. */
const [BAGS, SKUS] = [400, 3] as const
const DAY_MS = 86_400_000

const CALCULATE = `query ($input: CartCalculateInput!) { cartItemCalculate(input: $input) {
  amount { amount } productAmount { amount } discount { amount } coupon { amount } postage { amount }
  items { skuCode quantity amount { amount } }
  activities { id name type reason message promoRewardAmount { amount } }
} }`

async function openShop(database: string, activities: number): Promise<Commerce> {
  const commerce = await createCommerce({ database, pollMs: 0 })
  const { problems } = await commerce.importCatalogue(
    [...bagShop(activities)].map(line => JSON.stringify(line)),
  )
  if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 3)))
  return commerce
}

interface Calculation {
  readonly ms: number
  /** Activities that concern the bag. */
  readonly activities: number
}

/** One calculation of 20 lines; every bag is another one. */
async function calculate(commerce: Commerce, number: number): Promise<Calculation> {
  const cartItems = Array.from({ length: LINES }, (_, at) => ({
    skuCode: skuOf(number * 31 + at * 97),
    quantity: 1 + (at % 4),
  }))
  const variables = { input: { cartItems } }
  const start = performance.now()
  const { data, errors } = await commerce.execute({ query: CALCULATE, variables, locale: 'zh_HK' })
  const ms = performance.now() - start
  if (errors) throw new Error(JSON.stringify(errors))
  const { activities } = (data as { cartItemCalculate: { activities: object[] } }).cartItemCalculate
  return { ms, activities: activities.length }
}

/** Calculations of one round, and how much of the thread's own time they took: the machine's other work does not count. */
async function calculateRound(commerce: Commerce, round: number) {
  const found: Calculation[] = []
  const before = process.threadCpuUsage()
  for (let at = 0; at < PER_ROUND; at += 1) found.push(await calculate(commerce, round * PER_ROUND + at))
  const { user, system } = process.threadCpuUsage(before)
  return { found, cpuMs: (user + system) / 1000 / PER_ROUND }
}

/** Rounds alternate between few and many activities. */
async function measureCalculation(): Promise<BenchResult[]> {
  const [few, many] = [await openShop('sqlite::memory:', FEW), await openShop('sqlite::memory:', MANY)]
  const cpu = { few: [] as number[], many: [] as number[] }
  const calculations: Calculation[] = []
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const less = await calculateRound(few, round + WARM_UP)
      const more = await calculateRound(many, round + WARM_UP)
      if (round < 0) continue
      cpu.few.push(less.cpuMs)
      cpu.many.push(more.cpuMs)
      calculations.push(...more.found)
    }
  } finally {
    await Promise.all([few.close(), many.close()])
  }
  const words = (value: number) => `${value.toFixed(2)} ms`
  const times = calculations.map(one => one.ms)
  const perBag = median(calculations.map(({ activities }) => activities))
  return [
    {
      name: `a bag of ${LINES} lines calculated in process, ${MANY} running activities, p95`,
      value: percentile(times, 0.95),
      unit: 'ms',
      must: { atMost: 5 },
      details: `p50 ${words(median(times))}; ${perBag} of them concern a bag; ${ROUNDS} rounds of ${PER_ROUND} different bags`,
    },
    {
      name: `the same against ${FEW} running activities, CPU`,
      value: median(cpu.many) / median(cpu.few),
      unit: '×',
      must: { atMost: 2 },
      details: `${words(median(cpu.many))} against ${words(median(cpu.few))}, medians of ${ROUNDS} alternating rounds`,
    },
  ]
}

async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql` }
}

/**
 * The same call with nothing around it: `node:http`, the session looked up, the two rows written in a transaction as the shop writes
 * them, and a finished answer of the shop's.
 */
function floorOf(file: string, answer: string): { handler: RequestListener; close: () => void } {
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const session = db.prepare('select user_code from session where token_hash = ? and expires_at > ?')
  const cart = db.prepare(`insert into cart (owner_code, version, updated_at, expires_at) values (?, 1, ?, ?)
    on conflict (owner_code) do update set version = cart.version + 1, updated_at = excluded.updated_at,
    expires_at = excluded.expires_at`)
  const line =
    db.prepare(`insert into cart_line (id, owner_code, sku_code, activity_code, quantity, is_selected, added_price,
    ext_props, updated_at) values (?, ?, ?, '', 1, 1, 10000, '', ?) on conflict (owner_code, sku_code, activity_code)
    do update set quantity = cart_line.quantity + 1, updated_at = excluded.updated_at`)
  let count = 0
  const add = (token: string, body: string) => {
    const now = Date.now()
    const row = session.get(createHash('sha256').update(token).digest('hex'), now)
    const owner = row?.['user_code']
    if (typeof owner !== 'string') throw new Error('No session')
    const { variables } = JSON.parse(body) as { variables: { inputs: { skuCode: string }[] } }
    db.exec('begin immediate')
    cart.run(owner, now, now + 30 * DAY_MS)
    for (const { skuCode } of variables.inputs) line.run(`f${count++}`, owner, skuCode, now)
    db.exec('commit')
  }
  const handler: RequestListener = (request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      add((request.headers.authorization ?? '').slice('Bearer '.length), body)
      response.setHeader('content-type', 'application/json; charset=utf-8').end(answer)
    })
  }
  return { handler, close: () => db.close() }
}

type Ask = { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string }

/** Adds of many visitors, in an order in which no bag is asked twice in a row. */
async function addsOf({ services }: Commerce): Promise<Ask[]> {
  const query = documentTexts[cartAddDocument.hash] ?? ''
  const tokens: string[] = []
  for (let at = 0; at < BAGS; at += 1) tokens.push((await services.sessions.startVisitor(Date.now())).token)
  return Array.from({ length: SKUS }, (_, sku) => sku).flatMap(sku =>
    tokens.map((token, at) => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        query,
        variables: { inputs: [{ skuCode: skuOf(at + sku * 641), quantity: 1 }] },
      }),
    })),
  )
}

/** Adds per second of the serving thread's own time: the machine's other work does not count. */
async function perSecond(url: string, requests: readonly Ask[], seconds: number): Promise<number> {
  const before = process.threadCpuUsage()
  const result = await autocannon({
    url: `${url}/cartAdd`,
    connections: CONNECTIONS,
    workers: 1,
    duration: seconds,
    requests,
  })
  const { user, system } = process.threadCpuUsage(before)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return (result.requests.total / (user + system)) * 1_000_000
}

/** Adds to bags over HTTP, each with its transaction on a file. */
async function measureAdds(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bag-'))
  const file = (name: string) => join(folder, `${name}.db`)
  const commerce = await openShop(`sqlite:${file('shop')}`, FEW)
  const other = await openShop(`sqlite:${file('floor')}`, FEW)
  const [adds, floorAdds] = [await addsOf(commerce), await addsOf(other)]
  await other.close()
  const ours = await listen(express().use('/api/graphql', commerce.router))
  const [{ method, headers, body } = { method: 'POST', headers: {}, body: '' }] = adds
  const answer = await (await fetch(`${ours.url}/cartAdd`, { method, headers, body })).text()
  if (!answer.includes('"success":true')) throw new Error(answer)
  const bare = floorOf(file('floor'), answer)
  const floor = await listen(bare.handler)
  const rates = { ours: [] as number[], floor: [] as number[] }
  try {
    const ways = [
      ['floor', floor.url, floorAdds],
      ['ours', ours.url, adds],
    ] as const
    for (const [, url, requests] of ways) await perSecond(url, requests, 1)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, url, requests] of ways) rates[name].push(await perSecond(url, requests, SECONDS))
  } finally {
    for (const { server } of [ours, floor]) {
      server.closeAllConnections()
      server.close()
    }
    bare.close()
    await commerce.close()
    await rm(folder, { recursive: true })
  }
  const [own, base] = [median(rates.ours), median(rates.floor)]
  return {
    name: 'add to bag over HTTP, against node:http and node:sqlite with the same writes',
    value: own / base,
    unit: '×',
    must: { atLeast: 0.55 },
    details: `${Math.round(own)} against ${Math.round(base)} adds per second of the serving thread’s time, each in a transaction on a file; the floor answers a finished text of ${Buffer.byteLength(answer)} bytes; median of ${ROUNDS} alternating rounds`,
  }
}

/** Adding to bags, and calculating a large one under many activities. */
export async function run(): Promise<BenchResult[]> {
  return [await measureAdds(), ...(await measureCalculation())]
}
