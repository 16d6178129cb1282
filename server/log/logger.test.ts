import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Logger, logRequest } from './logger.ts'

const lines: object[] = []
let origin = ''

beforeAll(async () => {
  const keep = (fields: object) => void lines.push(fields)
  const logger = { info: keep, warn: keep, error: keep } as unknown as Logger // all that logging a request uses
  const server = createServer((request, response) => {
    logRequest(logger, request, response)
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
})

test.each(['/list?token=SECRET', '/auth/FACE_BOOK/callback?code=SECRET&state=SECRET', '/?a=1?token=SECRET'])(
  '%s is logged without its query: tokens and codes never reach the log (M-061, MO-28)',
  async address => {
    lines.length = 0
    await fetch(origin + address, {
      headers: { authorization: 'Bearer SECRET', cookie: 'auth_token=SECRET' },
    })
    await expect.poll(() => lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ method: 'GET', path: address.split('?', 1)[0], status: 200 })
    expect(JSON.stringify(lines)).not.toContain('SECRET')
  },
)
