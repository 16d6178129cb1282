import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brandsGqlDocument, loginAsVisitorDocument } from '../generated/documents.ts'
import { spu, surroundings } from '../testing/catalogue-lines.ts'
import { listen, openCommerce } from '../testing/serve.ts'
import { ApiError } from './api-error.ts'
import { isVisitor, loginAsVisitor } from './session.ts'
import { createHttpApi, forgetRefusedGet, type HttpApiOptions } from './http.ts'

interface Asked {
  readonly method: string | undefined
  readonly path: string
  readonly search: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: any // any: whatever JSON was sent
}
interface Reply {
  readonly status?: number
  readonly body: unknown
}

let server: Server
let url: string
let asked: Asked[]
/** What the server says, one after the other; the last again and again. */
let replies: (Reply | 'silence')[]

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', chunk => (text += chunk))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop')
      const body = text ? JSON.parse(text) : undefined
      asked.push({
        method: request.method,
        path: pathname,
        search: searchParams,
        headers: request.headers,
        body,
      })
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      if (!reply || reply === 'silence') return
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  forgetRefusedGet()
  asked = []
  replies = [{ body: BRANDS }]
})

const BRANDS = { data: { shop: { brands: [] } } }
const refused = (code: string, message = 'no') => ({
  errors: [
    { message, extensions: { code } },
    { message: 'second', extensions: { code: 'SECOND' } },
  ],
})
const client = (change: Partial<HttpApiOptions> = {}) => createHttpApi({ url, locale: 'en_US', ...change })
const brands = (change: Partial<HttpApiOptions> = {}) => client(change).run(brandsGqlDocument, {})

describe('a query', () => {
  test('goes by GET with its hash and no text (C-309, M-213), network only (C-315, M-215)', async () => {
    await brands()
    await brands()
    expect(asked).toHaveLength(2)
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/graphql/brandsGql', body: undefined })
    expect(asked[0]?.search.get('query')).toBeNull()
    expect(JSON.parse(asked[0]?.search.get('extensions') ?? '')).toEqual({
      persistedQuery: { version: 1, sha256Hash: brandsGqlDocument.hash },
    })
  })

  test('carries channel, language, token and media type (C-311/312/313, C-316, L-363, M-214)', async () => {
    let token: string | undefined = 'first'
    const api = client({ token: () => token })
    await api.run(brandsGqlDocument, {})
    expect(asked[0]?.headers).toMatchObject({
      'channel-code': '100',
      lang: 'en_US',
      authorization: 'Bearer first',
      accept: 'application/json',
    })
    await api.run(brandsGqlDocument, {}, { token: 'its own' })
    expect(asked[1]?.headers).toMatchObject({ authorization: 'Bearer its own' })
    token = undefined
    await api.run(brandsGqlDocument, {})
    expect(asked[2]?.headers).not.toHaveProperty('authorization')
  })

  test.each([431, 414, 400])(
    'answered with %i is repeated by POST, and GET stays off for the page (C-310, M-213, CO-123)',
    async status => {
      replies = [{ status, body: 'too long' }, { body: BRANDS }]
      expect(await brands()).toEqual(BRANDS.data)
      await brands()
      expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
      expect(asked[1]?.body).toMatchObject({
        operationName: 'brandsGql',
        extensions: { persistedQuery: { version: 1 } },
      })
      expect(asked[1]?.body.query).toBeUndefined()
    },
  )

  test('whose hash is not known is sent again with its text (CO-122)', async () => {
    replies = [{ body: refused('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound') }, { body: BRANDS }]
    expect(await brands()).toEqual(BRANDS.data)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(asked[1]?.body.query).toMatch(/^query brandsGql/)
    await brands()
    expect(asked[2]?.method).toBe('GET')
  })
})

test('a mutation goes by POST', async () => {
  replies = [
    {
      body: { data: { loginAsVisitor: { token: 't', expiresAt: null, isReturning: false, userErrors: [] } } },
    },
  ]
  expect(await loginAsVisitor(client())).toEqual({ token: 't', expiresAt: 0, isReturning: false })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/graphql/loginAsVisitor' })
  expect(asked[0]?.body.extensions.persistedQuery.sha256Hash).toBe(loginAsVisitorDocument.hash)
})

describe('what can go wrong', () => {
  test.each<[string, Reply, string]>([
    ['the first error decides (C-319, M-277)', { body: { ...refused('00510104'), data: null } }, '00510104'],
    ['an error without a code', { body: { errors: [{ message: 'x' }] } }, 'SERVER_ERROR'],
    ['no data (C-317, M-216)', { body: { data: null } }, 'SERVER_ERROR'],
    ['a refusal with its own status', { status: 403, body: refused('CHANNEL_REFUSED') }, 'CHANNEL_REFUSED'],
    ['a gateway’s page', { status: 502, body: '<html>' }, 'HTTP_502'],
    ['JSON that is not GraphQL', { status: 404, body: { code: '404' } }, 'HTTP_404'],
  ])('%s', async (_, reply, code) => {
    replies = [reply]
    await expect(brands()).rejects.toMatchObject({ name: 'ApiError', code })
  })

  test('a server that says nothing', async () => {
    replies = ['silence']
    await expect(brands({ timeoutMs: 20 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  test('no server at all', async () => {
    await expect(brands({ url: 'http://127.0.0.1:9/api/graphql' })).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('a caller that has left: its own reason, not ours', async () => {
    replies = ['silence']
    const leaving = new AbortController()
    const call = brands({ signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(call).rejects.toThrow('left')
    await expect(call).rejects.not.toBeInstanceOf(ApiError)
  })

  test('a mutation that is refused fails with the first message and its code (C-318, M-217)', async () => {
    const userErrors = [
      { code: 'BUSY', message: 'later', field: null },
      { code: 'SECOND', message: 'second', field: null },
    ]
    replies = [{ body: { data: { loginAsVisitor: { token: null, userErrors } } } }]
    await expect(loginAsVisitor(client())).rejects.toMatchObject({ code: 'BUSY', message: 'later' })
  })
})

describe('against the real endpoint', () => {
  let real: string
  beforeAll(async () => {
    const many = Array.from({ length: 260 }, (_, index) => spu(`p${index}`))
    real = await listen((await openCommerce([...surroundings, ...many])).commerce)
  })

  test('products asked for in one tick travel as one productByCode', async () => {
    const sent: string[] = []
    const counting = client({ url: real, token: () => void sent.push('asked') })
    const [one, two] = await Promise.all([
      counting.productsByCode(['p1', 'none', 'p0']),
      Promise.resolve().then(() => counting.productsByCode(['p0', 'p2', 'p0'])),
    ])
    expect(one.map(card => card.code)).toEqual(['p1', 'p0'])
    expect(two.map(card => card.code)).toEqual(['p0', 'p2'])
    expect(sent).toHaveLength(1)
    expect(await counting.productsByCode([])).toEqual([])
    expect(sent).toHaveLength(1)
  })

  test('more codes than one call may name are split', async () => {
    const codes = Array.from({ length: 260 }, (_, index) => `p${index}`)
    const cards = await client({ url: real }).productsByCode(codes)
    expect(cards.map(card => card.code)).toEqual(codes)
  })

  test('a visitor’s session begins and is known (M-219, M-220)', async () => {
    const stranger = client({ url: real })
    await expect(isVisitor(stranger)).rejects.toMatchObject({ code: '401' })
    const { token } = await loginAsVisitor(stranger)
    expect(await isVisitor(client({ url: real, token: () => token }))).toBe(true)
  })
})

test('it is small, and brings neither graphql nor zod nor query texts along', async () => {
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    root: import.meta.dirname,
    build: {
      write: false,
      minify: true,
      lib: { entry: './http.ts', formats: ['es'] },
      rollupOptions: { external: [] },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  const chunks = output.output.filter(chunk => chunk.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry)
  expect(entry?.moduleIds.filter(id => id.includes('node_modules'))).toEqual([])
  expect(entry?.moduleIds.some(id => id.includes('document-texts'))).toBe(false)
  expect(gzipSync(entry?.code ?? '').length).toBeLessThan(2048)
})
