import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operators } from '#operators/accounts/operators.ts'
import { explorers } from './explorers.ts'

const ORIGIN = 'https://shop.example'
const OPERATORS: Readonly<Record<string, Awaited<ReturnType<Operators['bySession']>>>> = {
  ada: { name: 'ada', role: 'admin' },
  ed: { name: 'ed', role: 'publisher' },
  new: { name: 'new', role: 'admin', mustSetUp: true },
}

const server = express()
  .use(explorers({ operators: { bySession: async token => OPERATORS[token] }, originOf: () => ORIGIN }))
  .listen(0, '127.0.0.1')
let origin: string
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/editor/explorers`
})
afterAll(() => void server.close())

const ask = (path: string, name?: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(origin + path, {
    redirect: 'manual',
    headers: { ...headers, ...(name && { cookie: `cairn_operator=${name}; locale=en` }) },
  })

describe.each(['graphql', 'operations'] as const)('the explorer of %s', explorer => {
  test.each([
    ['a stranger', undefined, 401],
    ['an operator without the right for programs', 'ed', 403],
    ['an operator who has to set up a second factor first', 'new', 403],
    ['an operator with the right', 'ada', 200],
  ])('answers %s', async (_, name, status) => {
    for (const file of ['/', '/start.js'])
      expect((await ask(`/${explorer}${file}`, name)).status).toBe(status)
  })

  test('opened by itself, it leads to its screen, which asks to sign in', async () => {
    const response = await ask(`/${explorer}/`, undefined, { 'sec-fetch-dest': 'document' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/editor/operators/programs/${explorer}`)
  })

  test('has scripts of its own alone, evaluates nothing, and has all files that it names', async () => {
    const response = await ask(`/${explorer}/`, 'ada')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe-eval|https:[^/]|\*/)
    const html = await response.text()
    expect(html).toContain('<html lang="en')
    const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file]) => file ?? '')
    expect(scripts).toContain('start.js')
    for (const file of scripts) expect((await ask(`/${explorer}/${file}`, 'ada')).status).toBe(200)
  })

  test('serves no other file of its package', async () => {
    for (const file of ['/package.json', '/index.html', '/../package.json', '/%2e%2e/package.json'])
      expect((await ask(`/${explorer}${file}`, 'ada')).status).not.toBe(200)
  })
})

test.each([
  ['graphql', `${ORIGIN}/api/graphql ${ORIGIN}/editor/explorers/graphql/`],
  ['operations', `${ORIGIN}/api/desk/`],
])('%s may call its own API only', async (explorer, calls) =>
  expect((await ask(`/${explorer}/`, 'ada')).headers.get('content-security-policy')).toContain(
    `connect-src ${calls};`,
  ),
)
