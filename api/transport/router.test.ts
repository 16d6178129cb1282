import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
import { beforeAll, describe, expect, test } from 'vitest'
import { brandsGqlDocument, loginAsVisitorDocument, productByCodeDocument } from '../generated/documents.ts'
import { listen, openCommerce } from '../testing/serve.ts'
import { spu, surroundings } from '../testing/catalogue-lines.ts'

let url: string
let logged: object[]

beforeAll(async () => {
  const opened = await openCommerce([...surroundings, spu('a'), spu('b')])
  logged = opened.logged
  url = await listen(opened.commerce)
})

interface Told {
  readonly status: number
  readonly headers: Headers
  readonly body: { data?: any; errors?: { message: string; extensions: { code: string } }[] } // any: whatever was asked
}

async function ask(path: string, init: RequestInit = {}): Promise<Told> {
  const response = await fetch(url + path, init)
  return { status: response.status, headers: response.headers, body: (await response.json()) as Told['body'] }
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const BRANDS = 'query brandsGql { shop { brands { name } } }'
const persisted = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } })
const search = (params: Record<string, unknown>) =>
  `?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]))}`

test('introspection has a cost: the description that tools fetch passes, two of them at once do not, nor many lists of types', async () => {
  const query = getIntrospectionQuery()
  expect((await post('/', { query })).body.errors).toBeUndefined()
  const inner = query
    .slice(query.indexOf('__schema'), query.indexOf('fragment FullType'))
    .trim()
    .replace(/}$/, '')
  const fragments = query.slice(query.indexOf('fragment FullType'))
  const many = Array.from({ length: 2 }, (_, index) => `a${index}: ${inner}`).join(' ')
  const { body } = await post('/', { query: `{ ${many} } ${fragments}` })
  expect(body.errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX')
  const lists = Array.from({ length: 80 }, (_, at) => `a${at}: types { fields { name description } }`)
  const answer = await post('/', { query: `{ __schema { ${lists.join(' ')} } }` })
  expect(answer.body.errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX')
})

describe('the endpoint', () => {
  test('answers a POST whose path names its operation (C-307, C-308, M-212, L-368)', async () => {
    const { status, body, headers } = await post('/brandsGql', { query: BRANDS })
    expect(status).toBe(200)
    expect(body).toEqual({ data: { shop: { brands: [{ name: 'northcairn 品牌' }] } } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
  })

  test('gives by GET and hash what POST gives (C-309)', async () => {
    const { hash } = productByCodeDocument
    const variables = { codes: ['b', 'a'] }
    const got = await ask(`/productByCode${search({ variables, extensions: persisted(hash) })}`)
    const posted = await post('/productByCode', { variables, extensions: persisted(hash) })
    expect(got.body.data.shop.productByCode.map((card: { code: string }) => card.code)).toEqual(['b', 'a'])
    expect(got.body).toEqual(posted.body)
  })

  test.each([
    ['en_US', 'northcairn brand'],
    ['zh_HK', 'northcairn 品牌'],
    ['fr_FR', 'northcairn 品牌'],
    ['', 'northcairn 品牌'],
  ])('language %j gives %s (C-314, CO-124)', async (lang, name) => {
    const { body } = await post('/brandsGql', { query: BRANDS }, lang ? { lang } : {})
    expect(body.data.shop.brands[0].name).toBe(name)
  })

  test('serves a kebab-case path under its GraphQL name (CO-118)', async () => {
    const { body } = await post('/guess-likes', { query: 'query guessLikes { __typename }' })
    expect(body.data).toEqual({ __typename: 'Query' })
  })

  test('lets the path choose among several operations', async () => {
    const query = `query other { __typename } ${BRANDS}`
    expect((await post('/brandsGql', { query })).body.data).toHaveProperty('shop')
    expect((await post('', { query, operationName: 'other' })).body.data).toEqual({ __typename: 'Query' })
  })

  test('tells the schema to tools at the bare endpoint, and only there', async () => {
    const query = 'query who { __schema { queryType { name } } }'
    expect((await post('', { query })).body.data.__schema.queryType.name).toBe('Query')
    expect((await post('/who', { query })).body.errors?.[0]?.extensions.code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    )
  })

  test('learns a text that comes with its hash, then knows the hash (CO-122)', async () => {
    const query = 'query mine { __typename }'
    const hash = createHash('sha256').update(query).digest('hex')
    const byHash = `/mine${search({ extensions: persisted(hash) })}`
    const unknown = await ask(byHash)
    expect(unknown.status).toBe(200)
    expect(unknown.body.errors?.[0]).toEqual({
      message: 'PersistedQueryNotFound',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    })
    await post('/mine', { query, extensions: persisted(hash) })
    expect((await ask(byHash)).body.data).toEqual({ __typename: 'Query' })
  })

  const audits = serverAudits({ url: () => url, fetchFn: fetch })
  test.each(audits.map(audit => [audit.name, audit] as const))('GraphQL over HTTP: %s', async (_, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  })
})

const deep = (levels: number) => {
  const inside = Array.from({ length: levels - 3 }).reduce<string>(inner => `children{${inner}}`, 'code')
  return `query q { getCategories{children{${inside}}} }`
}
const aliases = (count: number) =>
  `query q { shop { ${Array.from({ length: count }, (_, index) => `a${index}: brands { code }`).join(' ')} } }`
const longList = Array.from({ length: 251 }, (_, index) => `c${index}`)

describe('bad input gets its status and code', () => {
  test.each<[string, () => Promise<Told>, number, string]>([
    ['malformed JSON', () => post('/q', '{'), 400, 'BAD_REQUEST'],
    ['a JSON list', () => post('/q', '[]'), 400, 'BAD_REQUEST'],
    ['an empty body', () => post('/q', ''), 400, 'BAD_REQUEST'],
    ['no query', () => post('/q', {}), 400, 'BAD_REQUEST'],
    ['a query that is no text', () => post('/q', { query: 1 }), 400, 'BAD_REQUEST'],
    [
      'variables 5,000 levels deep',
      () =>
        post('/q', `{"query":"{ shop { code } }","variables":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`),
      400,
      'BAD_REQUEST',
    ],
    [
      'a body that is not UTF-8',
      () =>
        ask('/q', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: Buffer.concat([
            Buffer.from('{"query":"{ shop { code } } #'),
            Buffer.from([0xc3, 0x28]),
            Buffer.from('"}'),
          ]),
        }),
      400,
      'BAD_REQUEST',
    ],
    ['variables that are a list', () => post('/q', { query: BRANDS, variables: [1] }), 400, 'BAD_REQUEST'],
    [
      'GET with broken variables',
      () => ask(`/brandsGql${search({ query: BRANDS, variables: '{' })}`),
      400,
      'BAD_REQUEST',
    ],
    ['a hash that is none', () => post('/q', { extensions: persisted('x') }), 400, 'BAD_REQUEST'],
    [
      'a hash of another text',
      () => post('/brandsGql', { query: BRANDS, extensions: persisted('0'.repeat(64)) }),
      400,
      'PERSISTED_QUERY_HASH_MISMATCH',
    ],
    [
      'an unknown hash (CO-122)',
      () => ask(`/q${search({ extensions: persisted('0'.repeat(64)) })}`),
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ],
    [
      'another operation than the path’s (CO-121)',
      () => post('/cart', { query: BRANDS }),
      400,
      'OPERATION_NAME_MISMATCH',
    ],
    [
      'a nameless operation below a path (CO-121)',
      () => post('/cart', { query: '{ __typename }' }),
      400,
      'OPERATION_NAME_MISMATCH',
    ],
    [
      'operationName against the path (CO-121)',
      () => post('/brandsGql', { query: `${BRANDS} query x { __typename }`, operationName: 'x' }),
      400,
      'OPERATION_NAME_MISMATCH',
    ],
    [
      'an operation that is not there',
      () => post('', { query: BRANDS, operationName: 'x' }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'a mutation by GET (CO-122)',
      () =>
        ask(`/loginAsVisitor${search({ query: 'mutation loginAsVisitor { loginAsVisitor { token } }' })}`),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    [
      'a known mutation by GET and hash (CO-122)',
      () => ask(`/loginAsVisitor${search({ extensions: persisted(loginAsVisitorDocument.hash) })}`),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['another method', () => ask('/q', { method: 'PUT', body: '{}' }), 405, 'METHOD_NOT_ALLOWED'],
    [
      'another channel (CO-124)',
      () => post('/brandsGql', { query: BRANDS }, { 'channel-code': '200' }),
      403,
      'CHANNEL_REFUSED',
    ],
    [
      'another content type',
      () => ask('/q', { method: 'POST', body: 'x=1', headers: { 'content-type': 'text/plain' } }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'another charset',
      () => post('/q', '{}', { 'content-type': 'application/json; charset=latin1' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a body of 200 KB', () => post('/q', { query: `# ${'x'.repeat(200_000)}` }), 413, 'BODY_TOO_LARGE'],
    ['a text that does not parse', () => post('/q', { query: 'query q {' }), 200, 'GRAPHQL_PARSE_FAILED'],
    [
      'too many words',
      () => post('/q', { query: `query q { ${'a '.repeat(3000)} }` }),
      200,
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'an unknown field',
      () => post('/q', { query: 'query q { nothing }' }),
      200,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'a circle of fragments',
      () => post('/q', { query: 'query q { ...f } fragment f on Query { ...f }' }),
      200,
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['13 levels', () => post('/q', { query: deep(13) }), 200, 'QUERY_TOO_DEEP'],
    [
      'levels hidden in fragments',
      () =>
        post('/q', {
          query: `${deep(8).replace('code', '...f')} fragment f on Category { children { children { children { children { children { code } } } } } }`,
        }),
      200,
      'QUERY_TOO_DEEP',
    ],
    ['31 aliases', () => post('/q', { query: aliases(31) }), 200, 'QUERY_TOO_MANY_ALIASES'],
    [
      '11 root fields',
      () =>
        post('/q', {
          query: `query q { ${Array.from({ length: 11 }, (_, i) => `x${i}: __typename`).join(' ')} }`,
        }),
      200,
      'QUERY_TOO_MANY_ROOT_FIELDS',
    ],
    [
      'four guesses in one mutation, by fragments (MO-11, MO-103)',
      () =>
        post('/m', {
          query:
            'mutation m { ...two, c: userLogout { success } d: userLogout { success } } fragment two on Mutation { a: userLogout { success } b: userLogout { success } }',
        }),
      200,
      'QUERY_TOO_MANY_ROOT_FIELDS',
    ],
    [
      'too much at once',
      () =>
        post('/q', {
          query:
            'query q { shop { products(pageInput:{first:100}) { edges { node { styleProducts { styleProducts { code title subTitle sales style picUrl } } } } } } }',
        }),
      200,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'variables of the wrong type',
      () =>
        post('/productByCode', {
          variables: { codes: 5.5 },
          extensions: persisted(productByCodeDocument.hash),
        }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      '251 codes',
      () =>
        post('/q', {
          query: 'query q($c: [String!]!) { shop { productByCode(codes: $c) { code } } }',
          variables: { c: longList },
        }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'a page of none',
      () => post('/q', { query: 'query q { shop { products(pageInput:{first:0}) { edges { cursor } } } }' }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'a made-up cursor',
      () =>
        post('/q', { query: 'query q { shop { products(pageInput:{after:"x"}) { edges { cursor } } } }' }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'a keyword of 51 characters',
      () =>
        post('/q', {
          query: 'query q($k: String) { shop { products(filters:{keyword:$k}) { edges { cursor } } } }',
          variables: { k: '字'.repeat(51) },
        }),
      200,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_, send, status, code) => {
    const told = await send()
    expect(told.body.errors?.[0]?.extensions.code).toBe(code)
    expect(told.status).toBe(status)
    expect(told.body.data ?? null).toBeNull()
    expect(logged).toEqual([])
  })

  test.each([
    `'; drop table spu; --`,
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '__proto__',
    'constructor',
    '字'.repeat(5000),
  ])('%j as a code or keyword finds nothing and harms nothing', async nasty => {
    const query = `query q($c: [String!]!, $k: String!) { shop {
      productByCode(codes: $c) { code }
      products(codes: $c, filters: { brands: $c, categories: $c, keyword: "x", attributes: [{ code: $k, values: $c }] }) { edges { cursor } }
    } node(code: $k) { code } }`
    const { status, body } = await post('/q', { query, variables: { c: [nasty], k: nasty } })
    expect(status).toBe(200)
    expect(body.data).toEqual({ shop: { productByCode: [], products: { edges: [] } }, node: null })
  })

  test('an alias cannot reach an object’s insides', async () => {
    const { body } = await post('/q', {
      query: 'query q { __proto__: shop { constructor: brands { __proto__: code } } }',
    })
    expect(JSON.stringify(body)).toBe('{"data":{"__proto__":{"constructor":[{"__proto__":"northcairn"}]}}}')
  })

  test('a newer client hears of refused documents by status too', async () => {
    const accept = 'application/graphql-response+json'
    expect((await post('/q', { query: deep(13) }, { accept })).status).toBe(400)
    expect(
      (
        await post(
          '/productByCode',
          { variables: {}, extensions: persisted(productByCodeDocument.hash) },
          { accept },
        )
      ).status,
    ).toBe(400)
  })

  test('nothing acceptable is 406', async () => {
    const response = await fetch(`${url}/q`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(406)
  })
})

describe('sessions over HTTP', () => {
  const WHO =
    'query queryVisitorMemberInfo { queryVisitorMemberInfo { isVisitor userCode memberInfo { levelCode } } }'

  test.each(['loginAsVisitor', 'visitorLogin'])(
    '%s gives a token that later calls carry (M-220, C-312)',
    async name => {
      const login = await post(`/${name}`, {
        query: `mutation ${name} { ${name} { token userErrors { code message } } }`,
      })
      expect(login.body.data[name].userErrors).toEqual([])
      const authorization = `Bearer ${login.body.data[name].token}`
      const { body } = await post('/queryVisitorMemberInfo', { query: WHO }, { authorization })
      expect(body.data.queryVisitorMemberInfo).toEqual({
        isVisitor: true,
        memberInfo: null,
        userCode: expect.stringMatching(/^V/),
      })
      for (const alias of ['isVisitor', 'queryIsVisitor']) {
        const same = await post(
          `/${alias}`,
          { query: WHO.replaceAll('queryVisitorMemberInfo', alias) },
          { authorization },
        )
        expect(same.body.data[alias]).toEqual(body.data.queryVisitorMemberInfo)
      }
    },
  )

  test.each([
    ['no token', {}, '401', '請先登入。'],
    ['an unknown token', { authorization: 'Bearer unknown' }, '00510104', '登入已失效，請重新登入。'],
    ['another scheme', { authorization: 'Basic x' }, '401', '請先登入。'],
  ])('%s has no session (C-323)', async (_, headers, code, message) => {
    const { status, body } = await post('/queryVisitorMemberInfo', { query: WHO }, headers)
    expect(status).toBe(200)
    expect(body.data).toBeNull()
    expect(body.errors?.[0]).toMatchObject({ message, extensions: { code } })
  })

  test('a stale token still browses', async () => {
    const { body } = await post('/brandsGql', { query: BRANDS }, { authorization: 'Bearer unknown' })
    expect(body.data.shop.brands).toHaveLength(1)
  })
})

test('a stock Apollo Client works with persisted queries by GET', async () => {
  const methods: string[] = []
  const watching: typeof fetch = (input, init) => {
    methods.push(init?.method ?? 'GET')
    return fetch(input, init)
  }
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      new PersistedQueryLink({ sha256, useGETForHashedQueries: true }),
      new HttpLink({ uri: ({ operationName }) => `${url}/${operationName}`, fetch: watching }),
    ]),
  })
  const query = gql`
    query stock($codes: [String!]!) {
      shop { productByCode(codes: $codes) { code price { amount } } }
    }
  `
  const run = () => client.query<any>({ query, variables: { codes: ['a'] }, fetchPolicy: 'network-only' }) // any: no generated types here
  const first = await run()
  const second = await run()
  expect(first.data.shop.productByCode[0]).toMatchObject({ code: 'a', price: { amount: 900 } })
  expect(second.data).toEqual(first.data)
  expect(methods).toEqual(['GET', 'POST', 'GET'])

  const login = await client.mutate<any>({
    mutation: gql`mutation loginAsVisitor { loginAsVisitor { token } }`,
  }) // any: as above
  expect(login.data.loginAsVisitor.token).toMatch(/^[\w-]{43}$/)
  client.stop()
})

test('a known document needs no query text at all', async () => {
  const { body } = await post('/brandsGql', { extensions: persisted(brandsGqlDocument.hash) })
  expect(body.data.shop.brands[0].code).toBe('northcairn')
})
