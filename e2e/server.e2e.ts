import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, inject, test } from 'vitest'
import { shopOrigin } from './browser.ts'
import { spawnShop } from './shop-process.ts'

const origin = shopOrigin()

/** Whether the server still accepts new connections. */
const takesMore = (shop: string) =>
  new Promise<boolean>(resolve => {
    const { hostname, port } = new URL(shop)
    const socket = connect(Number(port), hostname)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

describe('the server', () => {
  test('says that it lives and that it is ready', async () => {
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok')
    expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
  })

  test('marks every answer with a request id and the security headers', async () => {
    for (const path of ['/', '/healthz', '/assets/icon.svg', '/editor', '/content/none', '/nowhere']) {
      const { headers } = await fetch(origin + path)
      expect([path, headers.get('x-request-id')]).toEqual([path, expect.stringMatching(/^[\w-]{8,}$/)])
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    }
  })

  test('keeps hashed assets for a year and sends them compressed', async () => {
    const html = await (await fetch(origin)).text()
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const { headers } = await fetch(origin + script, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('takes no request of another method for a page', async () => {
    expect((await fetch(origin, { method: 'DELETE' })).status).toBe(404)
  })

  test('a report from a browser is taken, a malformed or huge one refused', async () => {
    const send = (body: string) =>
      fetch(`${origin}/_report`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect((await send(JSON.stringify({ message: 'x', pathname: '/', pageVersion: 1 }))).status).toBe(204)
    expect((await send('{"message":1}')).status).toBe(400)
    expect((await send('not json')).status).toBe(400)
    expect((await send(JSON.stringify({ message: 'x'.repeat(9000) }))).status).toBe(413)
  })

  test('a wrong setting stops the start and names itself', async () => {
    await expect(spawnShop({ SECRET: 'short' })).rejects.toMatchObject({
      code: 1,
      output: expect.stringContaining('SECRET:'),
    })
  })

  test('keeps its folder to itself, finishes what it is answering when told to stop, and the next start finds its content', async () => {
    const first = await spawnShop({}, { like: inject('demoFolder') })
    const report = JSON.stringify({ message: 'x', pathname: '/', pageVersion: 1 })
    const asking = request(`${first.origin}/_report`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': report.length,
        expect: '100-continue',
      },
    })
    const answer = once(asking, 'response') as Promise<[IncomingMessage]>
    asking.flushHeaders()
    await once(asking, 'continue')
    await expect(spawnShop({ DATA_DIR: first.directory })).rejects.toMatchObject({
      code: 1,
      output: expect.stringContaining('DATA_DIR: another Cairn process uses'),
    })
    const stopped = first.stop()
    await expect.poll(() => takesMore(first.origin)).toBe(false)
    asking.end(report)
    const [response] = await answer
    response.resume()
    expect(response.statusCode).toBe(204)
    expect(await stopped).toBe(0)
    const second = await spawnShop({ DATA_DIR: first.directory })
    expect((await fetch(second.origin)).status).toBe(200)
    await second.remove()
  })
})
