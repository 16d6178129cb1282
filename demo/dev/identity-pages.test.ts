import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSingleSignOn } from '#api/identity/single-sign-on.ts'
import { openDatabase } from '#api/database/database.ts'
import { createMessagingServices } from '#api/messaging/services.ts'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSignIn } from '#server/auth/sign-in.ts'
import { readSettings } from '#server/settings/settings.ts'
import { createExtras } from '../extras.ts'

const clock = () => Date.now()
let origin = ''
let request: Record<string, string> = {}

const audience = () => 'https://shop.example'
const extras = await createExtras({ clock, audience })
const signIn = openSignIn(readSettings({}), audience, extras)
const [{ clientId, clientSecret } = { clientId: '', clientSecret: '' }] = extras.thirdParties

beforeAll(async () => {
  const outbox = { list: () => Promise.resolve([]), find: () => Promise.resolve(undefined) }
  const mails = createMessagingServices(await openDatabase({ url: 'sqlite::memory:' }), clock, {})
  const pages = extras.pages({ outbox, mails, originOf: () => origin, fontStyles: ['/assets/han.css'] })
  const server = createServer(express().use('/dev', pages))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  request = {
    client_id: clientId,
    redirect_uri: `${origin}/auth/GOOGLE/callback`,
    response_type: 'code',
    state: 'a"><b',
    nonce: 'n',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  }
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
})

const form = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(origin + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
const page = (change: Readonly<Record<string, string>> = {}, locale = 'en') =>
  fetch(`${origin}/dev/identity/authorize?${new URLSearchParams({ ...request, ...change })}`, {
    headers: { cookie: `locale=${locale}` },
  })

describe('the test provider (MO-24)', () => {
  test('asks in both languages who to be; what it is handed on cannot break out', async () => {
    const response = await page()
    const html = await response.text()
    expect(html).toContain('<html lang="en')
    expect(html).toContain('<h1>Log in to Google</h1>')
    expect(html).toContain('value="a&quot;&gt;&lt;b"')
    expect(await (await page({}, 'zh')).text()).toContain('<h1>登入 Google</h1>')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const style = await fetch(`${origin}/dev/identity/style.css`)
    expect(style.headers.get('content-type')).toMatch(/^text\/css/)
    expect(await style.text()).toMatch(/^@import "\/assets\/han\.css";/)
  })

  test.each([
    { redirect_uri: 'https://evil.example/auth/GOOGLE/callback' },
    { client_id: 'other' },
    { response_type: 'token' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
    { state: '' },
  ] as readonly Readonly<Record<string, string>>[])(
    'answers no request but the shop’s own: %j',
    async change => {
      expect((await page(change)).status).toBe(400)
      const sent = await form('/dev/identity/authorize', { ...request, ...change, decision: 'continue' })
      expect(sent.status).toBe(400)
    },
  )

  test('a new person needs a name, and is the same person the next time', async () => {
    const other = { ...request, person: 'other', decision: 'continue' }
    const missing = await form('/dev/identity/authorize', { ...other, email: 'a@b.com' })
    expect(missing.status).toBe(400)
    expect(await missing.text()).toContain('role="alert"')
    const named = await form('/dev/identity/authorize', { ...other, nickname: '阿明' })
    const there = new URL(named.headers.get('location') ?? '')
    expect(there.origin + there.pathname).toBe(request['redirect_uri'])
    expect(there.searchParams.get('state')).toBe('a"><b')
    expect(there.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
  })

  test('tells servers its addresses and keys, and nothing without a code or token', async () => {
    const at = `${origin}/dev/identity`
    expect(await (await fetch(`${at}/.well-known/openid-configuration`)).json()).toMatchObject({ issuer: at })
    const { keys } = (await (await fetch(`${at}/jwks`)).json()) as { keys: object[] }
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toHaveProperty('d')
    expect((await form('/dev/identity/token', { client_id: 'cairn', client_secret: 'x' })).status).toBe(401)
    const client = { client_id: clientId, client_secret: clientSecret, code: 'made-up', code_verifier: 'v' }
    expect((await form('/dev/identity/token', client)).status).toBe(400)
    expect((await fetch(`${at}/userinfo`, { headers: { authorization: 'Bearer x' } })).status).toBe(401)
    expect((await fetch(`${at}/else`)).status).toBe(404)
  })
})

describe('the issuer of single sign-on to try (M-061, MO-28)', () => {
  test.each([
    ['mei@cairn.example', { email: 'mei@cairn.example', subject: undefined }],
    ['M123', { subject: 'M123', email: undefined }],
  ])('makes a link for %s that the shop’s own reader takes', async (account, claim) => {
    expect(await (await fetch(`${origin}/dev/sso`)).text()).toContain('action="/dev/sso"')
    const html = await (await form('/dev/sso', { account })).text()
    const token = /href="\/\?token=([\w.-]+)"/.exec(html)?.[1] ?? ''
    expect(await signIn.singleSignOn.read(token, clock())).toMatchObject({ ok: true, value: claim })
    const other = createSingleSignOn({ issuers: [extras.ssoIssuer], audience: () => 'https://other.example' })
    expect(await other.read(token, clock())).toEqual({ ok: false, refusal: 'SSO_BAD_TOKEN' })
  })

  test('without a member there is nothing to make', async () => {
    expect((await form('/dev/sso', { account: ' ' })).status).toBe(303)
  })
})
