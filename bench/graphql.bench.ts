import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import express from 'express'
import { print, parse } from 'graphql'
import { createHandler } from 'graphql-http/lib/use/express'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { createLiveCatalogue } from '#api/catalogue/live/live-catalogue.ts'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { createCommerce } from '#api/commerce.ts'
import { createContexts } from '#api/create-contexts.ts'
import { openDatabase } from '#api/database/database.ts'
import { documentTexts } from '#api/generated/document-texts.ts'
import { getProductListGqlDocument } from '#api/generated/documents.ts'
import { schema } from '#api/schema.ts'
import { createServices } from '#api/services.ts'
import { type BenchResult, median } from './result.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 16
const PRODUCTS = 60

const both = (text: string) => ({ zh_HK: text, en_US: text })

/** A catalogue as large as the demo's, with five sizes and three pictures per product. */
function* lines(): Generator<ImportLine> {
  yield { kind: 'brand', code: 'b', name: both('Brand') }
  yield { kind: 'category', code: 'c', name: both('Category') }
  yield { kind: 'label', code: 'l', frontName: both('Label') }
  for (let index = 0; index < PRODUCTS; index += 1) {
    const code = `P${String(index).padStart(3, '0')}`
    yield {
      kind: 'spu',
      code,
      style: code,
      title: both(`三層防水外套 ${code}`),
      subTitle: both('Three-layer waterproof jacket'),
      listTime: new Date(Date.UTC(2026, 9, 1) + index * 3_600_000).toISOString(),
      brands: ['b'],
      categories: ['c'],
      labels: ['l'],
      images: [1, 2, 3].map(at => ({ url: `/media/${code}-${at}.svg` })),
      listPrice: 199_000,
      salePrice: 159_000,
      options: { size: ['XS', 'S', 'M', 'L', 'XL'].map(size => ({ code: size, name: both(size) })) },
      skus: ['XS', 'S', 'M', 'L', 'XL'].map(size => ({ code: `${code}-${size}`, size, inventory: 5 })),
    }
  }
}

async function listen(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql` }
}

/** Requests per second of one endpoint, from a load generator in its own thread. */
async function perSecond(
  options: Omit<autocannon.Options, 'connections' | 'duration' | 'workers'>,
  seconds: number,
) {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration: seconds, workers: 1 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

/**
 * The list of 20 products over HTTP: this endpoint against graphql-http as documented, with the same schema, resolvers,
 * data and query. Rounds alternate, so that changes in the machine's load affect both.
 */
export async function run(): Promise<BenchResult[]> {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  const { problems } = await importCatalogue(
    db,
    [...lines()].map(line => JSON.stringify(line)),
  )
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
  const [executing, keeping] = await Promise.all(
    [false, true].map(keepAnswers => createCommerce({ database: db, pollMs: 0, keepAnswers })),
  )
  if (!executing || !keeping) throw new Error('Two engines were asked for.')
  const catalogue = await createLiveCatalogue(db)
  const contextOf = createContexts({
    catalogue,
    services: createServices(db, {}, Date.now),
    clock: Date.now,
  })
  const context = async () => ({ ...(await contextOf({ locale: 'zh_HK' })) })
  const plain = await listen(
    express().all('/api/graphql/getProductListGql', createHandler({ schema, context })),
  )
  const ours = await listen(express().use('/api/graphql', executing.router))
  const kept = await listen(express().use('/api/graphql', keeping.router))

  const { hash, operation } = getProductListGqlDocument
  const variables = { pageInput: { first: 20 } }
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const body = JSON.stringify({
    query: print(parse(documentTexts[hash] ?? '')),
    operationName: operation,
    variables,
  })
  const search = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  })
  const post = (url: string) => ({ url: `${url}/${operation}`, method: 'POST' as const, headers, body })
  const ways = {
    plain: post(plain.url),
    ours: post(ours.url),
    kept: { url: `${kept.url}/${operation}?${search}`, headers },
  }
  const names = ['plain', 'ours', 'kept'] as const

  try {
    const answers = await Promise.all(
      names.map(async name => {
        const { url, ...init } = ways[name]
        return (await fetch(url, init)).text()
      }),
    )
    if (new Set(answers).size !== 1) throw new Error('They do not answer alike.')
    const rates = { plain: [] as number[], ours: [] as number[], kept: [] as number[] }
    for (const name of names) await perSecond(ways[name], 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of names) rates[name].push(await perSecond(ways[name], SECONDS))
    }
    const [base, executed, known] = [median(rates.plain), median(rates.ours), median(rates.kept)]
    const bytes = Buffer.byteLength(answers[0] ?? '')
    return [
      {
        name: 'GraphQL list of 20 products, executed each time, against plain graphql-http',
        value: executed / base,
        unit: '×',
        must: { atLeast: 1.5 },
        details: `${Math.round(executed)} against ${Math.round(base)} requests/s of ${bytes} bytes, full text by POST`,
      },
      {
        name: 'the same as the shop’s client asks: by hash, answers cached per catalogue version',
        value: known / base,
        unit: '×',
        must: { atLeast: 1.5 },
        details: `${Math.round(known)} requests/s`,
      },
    ]
  } finally {
    for (const { server } of [plain, ours, kept]) {
      server.closeAllConnections()
      server.close()
    }
    await Promise.all([executing.close(), keeping.close()])
    await db.destroy()
  }
}
