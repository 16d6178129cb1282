import { afterEach, expect, test, vi } from 'vitest'
import { ContentError } from '#operators/client/call.ts'
import { createContentClient, MINIMUM_READ_MS } from './client.ts'

afterEach(() => void vi.useRealTimers())

const answering = (status: number, body: string) => {
  const send = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(
    async () => new Response(body, { status }),
  )
  const client = createContentClient({
    baseUrl: 'https://content.example/cms',
    fetch: send as unknown as typeof fetch, // a stub of the one form used
    locale: () => 'en_US',
    minimumReadMs: 0,
  })
  return { send, client }
}
const envelope = (code: unknown, message: unknown, data: unknown) => JSON.stringify({ code, message, data })
const path = '/home_zh_HK.html'

test('page detail is a POST to host, prefix and /releasePage/detail with its headers (L-147, L-149, L-362)', async () => {
  const { send, client } = answering(
    200,
    envelope('200', '', { id: 'home', pageVersion: 7, pageType: 'HOME', globleConfigDto: {} }),
  )
  const request = { path, preview: true, previewToken: 't' }
  expect(await client.detail(request)).toEqual({ id: 'home', version: 7, type: 'HOME', globalConfig: {} })
  const [url, init] = send.mock.calls[0] ?? []
  expect(url).toBe('https://content.example/cms/releasePage/detail')
  expect(init).toMatchObject({
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', lang: 'en_US' },
    body: JSON.stringify(request),
  })
})

test.each([
  [
    'code 200 with a message',
    200,
    envelope('200', 'almost', { id: 'x' }),
    { code: '200', message: 'almost' },
  ],
  ['the number 200', 200, envelope(200, '', { id: 'x' }), { status: 200 }],
  ['another code', 403, envelope('403', 'no', null), { status: 403, code: '403', message: 'no' }],
  ['another code in an HTTP success', 200, envelope('500', 'no', null), { code: '500' }],
  ['null data with code 200', 200, envelope('200', '', null), { status: 500 }],
  ['an empty body', 200, '', { status: 200, code: '' }],
  ['what is no JSON', 502, '<html>', { status: 502, code: '' }],
  ['JSON that is no envelope', 200, '[]', { status: 200, code: '' }],
] as const)(
  '%s is a failure that holds what the answer said (C-321, L-153, L-364, L-365, L-366, LO-07, LO-102)',
  async (_, status, body, expected) => {
    const error = await answering(status, body)
      .client.detail({ path })
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ContentError)
    expect(error).toMatchObject(expected)
  },
)

test.each([
  ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 0],
  ['the page of a gateway', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
] as const)('%s is a failure, in the words of who asks', async (_, send, status) => {
  const client = createContentClient({ baseUrl: '/content', noResponse: () => '沒有回應', fetch: send })
  await expect(client.whoAmI()).rejects.toMatchObject({
    name: 'ContentError',
    status,
    message: '沒有回應',
  })
})

test.each([
  ['a refusal', 500, envelope('500', 'no', null)],
  ['an empty body', 200, ''],
  ['null', 200, envelope('200', '', null)],
] as const)('content by key is {} after %s (L-155, LO-09)', async (_, status, body) => {
  expect(await answering(status, body).client.contentByKey('consignment', 'zh_HK')).toEqual({})
})

test('a content read answered at once resolves after 200 ms; a save does not wait (C-326, L-367, LO-102)', async () => {
  vi.useFakeTimers()
  const client = createContentClient({
    baseUrl: '/content',
    fetch: async () => new Response(envelope('200', '', { revision: 2 })),
  })
  let isRead = false
  const read = client.detail({ path }).then(() => (isRead = true))
  await vi.advanceTimersByTimeAsync(MINIMUM_READ_MS - 1)
  expect(isRead).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await read
  expect(await client.changePassword('one', 'two')).toEqual({ revision: 2 })
})
