import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { createCommerce } from '#api/commerce.ts'
import { openDatabase } from '#api/database/database.ts'
import express from 'express'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { oneClick } from './one-click.ts'

const TOKEN = 'abcDEF_123-456789012345678901234'
let origin = ''
let db: Awaited<ReturnType<typeof openDatabase>>

beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  const commerce = await createCommerce({ database: db, pollMs: 0 })
  const app = express().post(
    '/unsubscribe',
    oneClick(locale => commerce.createServerApi({ locale })),
  )
  const server = createServer(app)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await commerce.close()
    await db.destroy()
  }
})
beforeEach(async () => {
  await db.deleteFrom('sign_up').execute()
  await db
    .insertInto('sign_up')
    .values({
      id: 'sign-up',
      email: 'ming@example.com',
      country: null,
      source: 'EMAIL',
      locale: 'zh_HK',
      created_at: 1,
      unsubscribe_token: TOKEN,
      ended_at: null,
    })
    .execute()
})

const isEnded = async () =>
  (await db.selectFrom('sign_up').select('ended_at').executeTakeFirstOrThrow()).ended_at !== null
const form = new FormData()
form.set('List-Unsubscribe', 'One-Click')

test.each([
  ['as RFC 8058 asks', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['in parts', form],
  ['without a body', null],
])('a mail program’s own button ends the newsletter, %s, twice over (MO-90)', async (_, body) => {
  for (const _time of [1, 2]) {
    const response = await fetch(`${origin}/unsubscribe?lang=en&mailToken=${TOKEN}`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await isEnded()).toBe(true)
  }
})

test.each([
  ['?lang=en&mailToken=unknown', /^This link/],
  ['?mailToken=a&mailToken=b', /連結/],
  ['', /連結/],
])('a token that is none, %s, is answered in words and ends nothing (MO-90)', async (query, words) => {
  const response = await fetch(`${origin}/unsubscribe${query}`, { method: 'POST' })
  expect(response.status).toBe(404)
  expect(await response.text()).toMatch(words)
  expect(await isEnded()).toBe(false)
})

test('programs that open every link end nothing (MO-90)', async () => {
  for (const method of ['GET', 'HEAD'])
    await fetch(`${origin}/unsubscribe?lang=en&mailToken=${TOKEN}`, { method })
  expect(await isEnded()).toBe(false)
})
