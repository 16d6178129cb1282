import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { finishPage, type unpackPage } from './html-cache.ts'
import { createPlainPages } from './plain-pages.ts'
import { servePage } from './serve-page.ts'

const TEXT = '山徑'.repeat(500)
const unpack = vi.fn<typeof unpackPage>(() =>
  Promise.reject(new Error('A page that has just been made needs no unpacking.')),
)

async function served(encodings: string) {
  const made = finishPage(TEXT, { status: 200, contentType: 'text/html', headers: {} })
  const packed = vi.fn<typeof made.packed>(made.packed)
  const request = new IncomingMessage(new Socket())
  request.headers['accept-encoding'] = encodings
  const response = new ServerResponse(request)
  const end = vi.spyOn(response, 'end')
  await servePage(request, response, { ...made, packed }, createPlainPages(10_000, unpack))
  return { packed, response, body: end.mock.calls[0]?.[0] as Buffer } // a body is always a Buffer
}

test('a page that has just been made goes to a client without compression as it is', async () => {
  const { packed, response, body } = await served('identity')
  expect(body.toString()).toBe(TEXT)
  expect(response.getHeader('Content-Encoding')).toBeUndefined()
  expect(response.getHeader('Content-Length')).toBe(3000)
  expect(packed).not.toHaveBeenCalled()
  expect(unpack).not.toHaveBeenCalled()
})

test('a browser gets it compressed, before the cache holds it in Brotli', async () => {
  const { response, body } = await served('gzip, br')
  expect(response.getHeader('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(body).toString()).toBe(TEXT)
})

test('a page is compressed once for all who wait for it', async () => {
  const made = finishPage(TEXT, { status: 200, contentType: 'text/html', headers: {} })
  expect(await made.packed()).toBe(await made.packed())
})
