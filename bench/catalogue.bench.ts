import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import express from 'express'
import { buildSchema, type DocumentNode, type GraphQLError, parse, printSchema, validate } from 'graphql'
import { createHandler } from 'graphql-http/lib/use/express'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { documentTexts } from '#api/generated/document-texts.ts'
import {
  filterConditionGqlDocument,
  getProductListGqlDocument,
  searchSuggestionsDocument,
} from '#api/generated/documents.ts'
import { schema } from '#api/schema.ts'
import { searchRequests, type SearchRequest } from './catalogue-requests.ts'
import { type FilledDatabase, withCatalogues } from './catalogue-shops.ts'
import { type BenchResult, median, percentile } from './result.ts'

const SITE = new URL('../demo/shop/site.jsonl', import.meta.url)
const [SMALL, MIDDLE, LARGE] = [1_000, 10_000, 100_000] as const
const ROUNDS = 5
const PER_ROUND = 60
const SECONDS = 2
const CONNECTIONS = 16

const LIST = documentTexts[getProductListGqlDocument.hash] ?? ''
const SUGGESTIONS = documentTexts[searchSuggestionsDocument.hash] ?? ''
const FACETS = documentTexts[filterConditionGqlDocument.hash] ?? ''

/** Milliseconds per search: the first page of the list, and all filters with their counts. */
interface Times {
  readonly list: number[]
  readonly facets: number[]
}
const sums = ({ list, facets }: Times) => list.map((ms, index) => ms + (facets[index] ?? 0))

async function ask(commerce: Commerce, query: string, variables: object): Promise<number> {
  const start = performance.now()
  const { errors } = await commerce.execute({ query, variables, locale: 'zh_HK' })
  const took = performance.now() - start
  if (errors) throw new Error(JSON.stringify(errors))
  return took
}

async function search(commerce: Commerce, requests: readonly SearchRequest[], times: Times): Promise<void> {
  for (const { filters, sorts } of requests) {
    times.list.push(await ask(commerce, LIST, { filters, sorts, pageInput: { first: 20 } }))
    times.facets.push(await ask(commerce, FACETS, { filters }))
  }
}

const open = ({ url }: FilledDatabase, keepAnswers = false) =>
  createCommerce({ database: url, pollMs: 0, keepAnswers })

const ms = (value: number) => `${value.toFixed(2)} ms`
const words = (name: string, times: Times) =>
  `${name}: p50 ${ms(percentile(sums(times), 0.5))}, p95 ${ms(percentile(sums(times), 0.95))} (list ${ms(percentile(times.list, 0.5))}, facets ${ms(percentile(times.facets, 0.5))})`

/** What shoppers type: words of both languages, endings, typing errors, colours, codes. Followed by a number each, so that none is kept. */
const TYPED = [
  '女裝外套',
  '防水外套',
  '黑色背囊',
  '羽绒外套',
  'jackets',
  'watreproof jaket',
  'hiking boot',
  '再造褲',
  'blue',
  'j',
  '外',
]

/** Milliseconds per search by best match: the first page, 30 products. */
async function measureTyped(commerce: Commerce): Promise<number[]> {
  const lines = (await readFile(SITE, 'utf8')).split('\n')
  await commerce.importSite(lines.filter(line => line.includes('"kind": "synonym"')))
  const took: number[] = []
  for (let round = -1; round < PER_ROUND; round += 1)
    for (const typed of TYPED) {
      const filters = { keyword: `${typed} ${'!'.repeat(round + 2)}`.slice(0, 50) }
      const ms = await ask(commerce, LIST, { filters, pageInput: { first: 30 } })
      // The first round builds the index.
      if (round >= 0) took.push(ms)
    }
  return took
}

/** Milliseconds per suggestion while each keyword is typed letter by letter. */
async function measureSuggestions(commerce: Commerce): Promise<number[]> {
  const keystrokes = TYPED.flatMap(typed => Array.from(typed, (_, at) => typed.slice(0, at + 1)))
  const took: number[] = []
  for (let round = -1; round < ROUNDS; round += 1)
    for (const keyword of keystrokes) {
      const ms = await ask(commerce, SUGGESTIONS, { keyword })
      // The first round builds the index.
      if (round >= 0) took.push(ms)
    }
  return took
}

/** Opens the largest catalogue in a small, new process and measures time, memory and search speed. */
async function measureLarge(database: FilledDatabase) {
  const start = performance.now()
  const commerce = await open(database)
  const readSeconds = (performance.now() - start) / 1000
  const [first, ...rest] = searchRequests(PER_ROUND * 2, 7)
  const begin = performance.now()
  if (first) await search(commerce, [first], { list: [], facets: [] })
  const indexSeconds = (performance.now() - begin) / 1000
  const times: Times = { list: [], facets: [] }
  await search(commerce, rest, times)
  const rssMiB = process.memoryUsage().rss / 2 ** 20
  const typed = await measureTyped(commerce)
  await commerce.close()
  return { readSeconds, indexSeconds, rssMiB, times, typed }
}

/** Rounds alternate between the two sizes, so that changes in the machine's load affect both; every search is unique. */
async function measureGrowth(small: Commerce, middle: Commerce) {
  const of = { small: { list: [], facets: [] } as Times, middle: { list: [], facets: [] } as Times }
  for (const commerce of [small, middle])
    await search(commerce, searchRequests(PER_ROUND, 99), { list: [], facets: [] })
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = searchRequests(PER_ROUND, 1000 + round)
    await search(small, requests, of.small)
    await search(middle, requests, of.middle)
  }
  return of
}

async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql` }
}

async function perSecond(url: string, body: string, seconds: number): Promise<number> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const options = { url, method: 'POST', headers, body, connections: CONNECTIONS, workers: 1 } as const
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

/** graphql-http with every document parsed and validated once, answering from a finished result in memory. */
function floorOf(answer: { data: { shop: { products: { edges: { node: Record<string, unknown> }[] } } } }) {
  const documents = new Map<string, DocumentNode>()
  const checked = new Map<DocumentNode, readonly GraphQLError[]>()
  const { shop } = answer.data
  return createHandler({
    schema: buildSchema(printSchema(schema)),
    rootValue: { shop },
    parse(source) {
      const text = String(typeof source === 'string' ? source : source.body)
      const known = documents.get(text) ?? parse(text)
      documents.set(text, known)
      return known
    },
    validate(of, document, ...rest) {
      const known = checked.get(document) ?? validate(of, document, ...rest)
      checked.set(document, known)
      return known
    },
  })
}

/** The list of 20 over HTTP against the same bytes from memory. */
async function measureList(commerce: Commerce): Promise<BenchResult> {
  const { operation } = getProductListGqlDocument
  const variables = { pageInput: { first: 20 } }
  const body = JSON.stringify({ query: LIST, operationName: operation, variables })
  const ours = await listen(express().use('/api/graphql', commerce.router))
  const post = async (url: string) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    return (await fetch(`${url}/${operation}`, { method: 'POST', headers, body })).text()
  }
  const answer = await post(ours.url)
  const floor = await listen(express().all(`/api/graphql/${operation}`, floorOf(JSON.parse(answer) as never)))
  try {
    if ((await post(floor.url)) !== answer) throw new Error('They do not answer alike.')
    const rates = { ours: [] as number[], floor: [] as number[] }
    const ways = [
      ['floor', floor.url],
      ['ours', ours.url],
    ] as const
    for (const [, url] of ways) await perSecond(`${url}/${operation}`, body, 1)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, url] of ways) rates[name].push(await perSecond(`${url}/${operation}`, body, SECONDS))
    const [own, base] = [median(rates.ours), median(rates.floor)]
    return {
      name: `list of 20 of ${MIDDLE} products over HTTP, against graphql-http with cached documents and the same answer in memory`,
      value: own / base,
      unit: '×',
      must: { atLeast: 0.5 },
      details: `${Math.round(own)} against ${Math.round(base)} requests/s of ${Buffer.byteLength(answer)} bytes, executed each time, median of ${ROUNDS} alternating rounds`,
    }
  } finally {
    for (const { server } of [ours, floor]) {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Product list with filters and a search term over 1,000, 10,000 and 100,000 products, without any cache. */
export async function run(): Promise<BenchResult[]> {
  return withCatalogues([LARGE, SMALL, MIDDLE], async databases => {
    const databaseOf = (size: number) => {
      const found = databases.get(size)
      if (!found) throw new Error(`No catalogue of ${size} products`)
      return found
    }
    const large = await measureLarge(databaseOf(LARGE))
    const [small, middle] = [await open(databaseOf(SMALL)), await open(databaseOf(MIDDLE))]
    try {
      const grown = await measureGrowth(small, middle)
      const list = await measureList(middle)
      const typed = await measureTyped(middle)
      const suggested = await measureSuggestions(middle)
      const p50 = (times: Times) => percentile(sums(times), 0.5)
      return [
        {
          name: 'search with filters: list of 20 and all counts, 10,000 products against 1,000, p50',
          value: p50(grown.middle) / p50(grown.small),
          unit: '×',
          must: { atMost: 2 },
          details: `${words('1,000', grown.small)}; ${words('10,000', grown.middle)}; ${ROUNDS} alternating rounds of ${PER_ROUND} different searches`,
        },
        {
          name: 'the same over 100,000 products, p95',
          value: percentile(sums(large.times), 0.95),
          unit: 'ms',
          must: { atMost: 100 },
          details: `${words('100,000', large.times)}; import ${databaseOf(LARGE).importSeconds.toFixed(0)} s, read ${large.readSeconds.toFixed(1)} s, first search with all indexes ${large.indexSeconds.toFixed(1)} s, ${large.rssMiB.toFixed(0)} MiB of process`,
        },
        list,
        {
          name: 'search by best match with synonyms, 10,000 products, p95',
          value: percentile(typed, 0.95),
          unit: 'ms',
          must: { atMost: 10 },
          details: `p50 ${ms(percentile(typed, 0.5))}; ${TYPED.length} keywords in both languages, ${PER_ROUND} rounds, nothing kept`,
        },
        {
          name: 'the same over 100,000 products, p95',
          value: percentile(large.typed, 0.95),
          unit: 'ms',
          must: { atMost: 60 },
          details: `p50 ${ms(percentile(large.typed, 0.5))}; the same keywords and rounds`,
        },
        {
          name: 'suggestions while typing, 10,000 products, p95',
          value: percentile(suggested, 0.95),
          unit: 'ms',
          must: { atMost: 5 },
          details: `p50 ${ms(percentile(suggested, 0.5))}; the same keywords letter by letter, ${ROUNDS} rounds, nothing kept`,
        },
      ]
    } finally {
      await Promise.all([small.close(), middle.close()])
    }
  })
}
