import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createShutdown } from './shutdown.ts'

/** Longer than a test may take: nothing here ends by waiting. */
const LONG_MS = 600_000

async function serve(answer: RequestListener) {
  const server = createServer(answer)
  server.keepAliveTimeout = LONG_MS
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
  })
  const ask = async () => {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode
  }
  return { server, ask }
}

test('what runs is answered; a connection kept for later holds nothing up', async () => {
  let finish = () => {}
  const { server, ask } = await serve((_, response) => void (finish = () => response.end('done')))
  const close = vi.fn<() => Promise<void>>(async () => {})
  const shutdown = createShutdown(server, { timeoutMs: LONG_MS, close })
  const asking = ask()
  await once(server, 'request')
  const stopping = shutdown.stop()
  expect(close).not.toHaveBeenCalled()
  finish()
  expect(await asking).toBe(200)
  await stopping
  expect(close).toHaveBeenCalledTimes(1)
})

test('what never ends is cut after the time allowed, and a second signal waits for the first', async () => {
  const { server, ask } = await serve(() => undefined)
  const close = vi.fn<() => Promise<void>>(async () => {})
  const shutdown = createShutdown(server, { timeoutMs: 10, close })
  const cut = ask().catch((error: unknown) => error)
  await once(server, 'request')
  expect(shutdown.isStopping).toBe(false)
  await Promise.all([shutdown.stop(), shutdown.stop()])
  expect(await cut).toMatchObject({ code: 'ECONNRESET' })
  expect(shutdown.isStopping).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
})

test('50 kept connections are told of the end with their next answer: none is reset', async () => {
  const { server } = await serve((_, response) => void response.end('done'))
  const { port } = server.address() as AddressInfo // it listens on a port
  const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  onTestFinished(() => agents.forEach(agent => agent.destroy()))
  const askAll = () =>
    Promise.all(
      agents.map(async agent => {
        const asking = get({ port, agent })
        const [response] = (await once(asking, 'response')) as [IncomingMessage]
        response.resume()
        await once(response, 'end')
        return [response.statusCode, response.headers.connection, asking.reusedSocket]
      }),
    )
  await askAll()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const close = vi.fn<() => Promise<void>>(async () => {})
  const shutdown = createShutdown(server, { graceMs: 5000, timeoutMs: LONG_MS, close })
  const stopping = shutdown.stop({ isGraceful: true })
  expect(shutdown.isStopping).toBe(true)
  expect(await askAll()).toEqual(Array.from({ length: 50 }, () => [200, 'close', true]))
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await stopping
  expect(close).toHaveBeenCalledTimes(1)
})
