import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { knownHostOnly } from './known-host.ts'

async function serve(parts: Parameters<typeof knownHostOnly>[0]) {
  const app = express().use(knownHostOnly(parts), (_, response) => void response.send('in'))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return async (host: string) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', headers: { host } }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    return response.statusCode
  }
}

test.each([
  ['127.0.0.1', 200],
  ['localhost:3000', 200],
  ['shop.internal', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['192.0.2.9', 421],
] as const)('without a public address a request to %s is answered with %i', async (host, status) => {
  const ask = await serve({ origin: undefined, listening: 'shop.internal' })
  expect(await ask(host)).toBe(status)
})

test('with a public address the header is not believed anyway', async () => {
  const ask = await serve({ origin: 'https://shop.example', listening: '127.0.0.1' })
  expect(await ask('health-check.internal')).toBe(200)
})
