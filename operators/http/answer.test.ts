import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { errorAnswer } from './answer.ts'

test.each([
  [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 503, /cannot save anything/],
  [Object.assign(new Error('read-only file system'), { code: 'EROFS' }), 503, /cannot save anything/],
  [
    Object.assign(new Error('connect /srv/secret'), { code: 'ECONNREFUSED' }),
    503,
    /cannot reach its database/,
  ],
  [new Error('/srv/secret'), 500, /Something went wrong/],
])('%s is reported, and answered in words without details', async (error, status, words) => {
  const report = vi.fn<(reported: unknown) => void>()
  const app = express().get('/', () => {
    throw error
  })
  const server = app.use(errorAnswer(report)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { lang: 'en_US' },
  })
  const text = await response.text()
  expect([response.status, text]).toEqual([status, expect.stringMatching(words)])
  expect(text).not.toMatch(/secret|space left|stack/)
  expect(report.mock.calls.map(([reported]) => reported)).toEqual([error])
})
