import { afterAll, describe, expect, test } from 'vitest'
import express from 'express'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type Door, refuseCall, refuseQuery, sendClosedPage, showAsClosed, whileOpen } from './closed-shop.ts'

let isOpen = false
const door: Door = {
  isOpen: () => isOpen,
  isOperator: async ({ headers }: IncomingMessage) => headers.cookie === 'cairn_operator=ada',
  isPreview: async () => false,
  shopName: () => ({ zh_HK: '山', en_US: 'Hill & Co' }),
}

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a closed shop', () => {
  test('answers visitors with a page in both languages that no cache and no search engine keeps', async () => {
    const origin = await serve((request, response) => sendClosedPage(request, response, door.shopName()))
    const answer = await fetch(origin, { headers: { cookie: 'locale=en' } })
    expect(answer.status).toBe(503)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '3600',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const html = await answer.text()
    expect(html).toMatch(/<html lang="en-HK">/)
    expect(html).toContain('Hill &amp; Co')
    expect(html.indexOf('The shop is closed')).toBeLessThan(html.indexOf('商店尚未開放'))
    expect((await (await fetch(origin)).text()).startsWith('<!doctype html>\n<html lang="zh-HK">')).toBe(true)
    expect(await (await fetch(origin, { method: 'HEAD' })).text()).toBe('')
  })

  test('refuses the API to strangers in their language, and lets operators pass', async () => {
    const app = express()
      .use('/graphql', whileOpen(door, refuseQuery), (_, response) => void response.send('data'))
      .use('/call', whileOpen(door, refuseCall), (_, response) => void response.send('data'))
    const origin = await serve(app)
    const refused = await fetch(`${origin}/graphql`, { method: 'POST', headers: { lang: 'en_US' } })
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('3600')
    expect(await refused.json()).toEqual({
      errors: [
        {
          message: 'The shop is closed at the moment. Please try again later.',
          extensions: { code: 'SHOP_CLOSED' },
        },
      ],
    })
    expect(await (await fetch(`${origin}/call`)).json()).toMatchObject({ code: '503', data: null })
    const headers = { cookie: 'cairn_operator=ada' }
    expect(await (await fetch(`${origin}/graphql`, { headers })).text()).toBe('data')
    isOpen = true
    expect(await (await fetch(`${origin}/graphql`)).text()).toBe('data')
    isOpen = false
  })

  test('says above a page that only operators see it, and takes what would let caches keep it', async () => {
    const page = Buffer.from('<!doctype html>\n<html lang="en-HK"><body><main>Goods</main></body></html>')
    const origin = await serve((request, response) => {
      showAsClosed(request, response)
      expect(request.headers['accept-encoding']).toBeUndefined()
      response.setHeader('Cache-Control', 'public, max-age=60')
      response.setHeader('ETag', '"1"')
      response.setHeader('Content-Type', request.url === '/data' ? 'application/json' : 'text/html')
      response.setHeader('Content-Length', page.length)
      response.end(page)
    })
    const answer = await fetch(origin)
    const html = await answer.text()
    expect(html).toMatch(
      /<body><aside [^>]+>.*The shop is closed\..*<a href="\/editor".*<\/aside><main>Goods/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(await (await fetch(`${origin}/data`)).text()).toBe(page.toString())
  })
})
