import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import type { Count } from '#api/experiment/experiment-counts.ts'
import { createRateLimiter } from '#api/rate-limit/rate-limiter.ts'
import type { Component } from '#blocks/page/page.ts'
import { countRoute } from './count-route.ts'
import { createLiveTests } from './live-tests.ts'

const NOW = Date.parse('2026-11-25T12:00:00+08:00')
const COUNT = { experiment: 'b1', revision: 2, variant: 'b', kinds: ['view'] }

const testBlock = (id: string, options: object = {}): Component => ({
  id,
  sort: 1,
  name: '',
  code: 'variants',
  version: 1,
  pageId: '',
  section: 'main',
  style: {},
  options: { revision: 2, ...options },
  values: {},
  childComponents: [],
})

describe('counts of tests over HTTP', () => {
  let origin = ''
  let counted: Count[] = []
  beforeEach(async () => {
    counted = []
    const db = await openDatabase({ url: 'sqlite::memory:' })
    const server = express()
      .use(
        countRoute({
          experiments: { count: count => void counted.push(count) },
          liveTests: createLiveTests({ shownBlocks: async () => [testBlock('b1')] }, () => NOW),
          limiter: createRateLimiter(db),
          clock: () => NOW,
        }),
      )
      .use(((error, _request, response, _next) =>
        response.sendStatus(error.status ?? 500)) satisfies express.ErrorRequestHandler)
      .listen(0, '127.0.0.1')
    await once(server, 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return async () => {
      server.closeAllConnections()
      server.close()
      await db.destroy()
    }
  })
  const send = async (body: string, type = 'application/json') =>
    (await fetch(`${origin}/_experiment`, { method: 'POST', body, headers: { 'content-type': type } })).status

  test('are taken for the present round of a live test', async () => {
    expect(await send(JSON.stringify(COUNT))).toBe(204)
    expect(counted).toEqual([COUNT])
  })

  test.each([
    ['a test that is not live', { experiment: 'gone' }],
    ['an earlier round', { revision: 1 }],
    ['a variant that is closed', { variant: 'c' }],
  ])('of %s are ignored without a word', async (_, change) => {
    expect(await send(JSON.stringify({ ...COUNT, ...change }))).toBe(204)
    expect(counted).toEqual([])
  })

  test.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['no kinds', JSON.stringify({ ...COUNT, kinds: [] }), 400],
    ['an unknown kind', JSON.stringify({ ...COUNT, kinds: ['order'] }), 400],
    ['an unknown variant', JSON.stringify({ ...COUNT, variant: 'z' }), 400],
    ['a round that is no number', JSON.stringify({ ...COUNT, revision: '2' }), 400],
    ['more than a count', JSON.stringify({ ...COUNT, email: 'ming@example.com' }), 400],
    ['too much', JSON.stringify({ ...COUNT, experiment: 'x'.repeat(2000) }), 413],
  ])('with %s are refused', async (_, body, status) => {
    expect(await send(body)).toBe(status)
    expect(counted).toEqual([])
  })

  test('as plain text, which other sites may send, are refused', async () =>
    expect(await send(JSON.stringify(COUNT), 'text/plain')).toBe(400))

  test('are taken 120 times a minute from one address', async () => {
    const answers: number[] = []
    for (let round = 0; round < 122; round++) answers.push(await send(JSON.stringify(COUNT)))
    expect(answers.filter(status => status === 204)).toHaveLength(120)
    expect(answers.slice(-2)).toEqual([429, 429])
    expect(counted).toHaveLength(120)
  })
})

describe('tests that are live', () => {
  const reads: number[] = []
  let shown: readonly Component[] = []
  let now = NOW
  const live = () =>
    createLiveTests(
      {
        shownBlocks: async () => {
          reads.push(now)
          return shown
        },
      },
      () => now,
    )
  beforeEach(() => {
    reads.length = 0
    now = NOW
    shown = [testBlock('b1')]
  })

  test('are read once, again when pages changed, and after a minute', async () => {
    const tests = live()
    const has = () => tests.has({ experiment: 'b1', revision: 2 })
    expect([await has(), await has()]).toEqual([true, true])
    expect(reads).toHaveLength(1)
    shown = []
    expect(await has()).toBe(true)
    tests.forget()
    expect(await has()).toBe(false)
    now += 60_000
    await has()
    expect(reads).toHaveLength(3)
  })

  test('count in both rounds while one language is published after the other', async () => {
    shown = [testBlock('b1'), testBlock('b1', { revision: 3 })]
    const tests = live()
    expect(await Promise.all([1, 2, 3].map(revision => tests.has({ experiment: 'b1', revision })))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('have broken options mended as on the page', async () => {
    shown = [testBlock('b1', { count: 'many' })]
    const tests = live()
    expect(await tests.has({ experiment: 'b1', revision: 2 }, 'b')).toBe(true)
    expect(await tests.has({ experiment: 'b1', revision: 2 }, 'c')).toBe(false)
  })

  test('a failed reading is not remembered', async () => {
    let isDown = true
    const tests = createLiveTests(
      { shownBlocks: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(shown)) },
      () => NOW,
    )
    await expect(tests.has({ experiment: 'b1', revision: 2 })).rejects.toThrow('down')
    isDown = false
    expect(await tests.has({ experiment: 'b1', revision: 2 })).toBe(true)
  })
})
