import { expect, test, vi } from 'vitest'
import { ContentError } from '#operators/client/call.ts'
import { createDesk } from './desk.ts'

function answering(status: number, message: string, data: unknown) {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ code: String(status), message, data }, { status }),
  )
  const desk = createDesk({ locale: () => 'en_US', noResponse: () => 'No answer', fetch: send })
  return { ...desk, send, address: () => send.mock.lastCall?.[0] }
}

test('a list asks for what is looked for, and for nothing else', async () => {
  const { orders, address } = answering(200, '', { rows: [], next: null })
  await orders.list({})
  expect(address()).toBe('/api/desk/orders?')
  await orders.list({ status: 'TO_SHIP', email: 'mei+1@cairn.example' }, 'O7')
  expect(address()).toBe('/api/desk/orders?status=TO_SHIP&email=mei%2B1%40cairn.example&after=O7')
})

test('an operation is sent to its order in the operator’s language', async () => {
  const { orders, send, address } = answering(200, '', { number: '1' })
  expect(await orders.operate('cancel', '20/1', { reason: 'Out of stock', version: 3 })).toEqual({
    number: '1',
  })
  expect(address()).toBe('/api/desk/orders/20%2F1/cancel')
  expect(send.mock.lastCall?.[1]).toMatchObject({
    method: 'POST',
    headers: { lang: 'en_US' },
    body: '{"reason":"Out of stock","version":3}',
  })
})

test('returns are asked for by status and order; a new one is sent as a whole', async () => {
  const { returns, send, address } = answering(200, '', { rows: [], next: null })
  await returns.list({ status: 'TO_HANDLE', order: '42' }, 'A7')
  expect(address()).toBe('/api/desk/returns?status=TO_HANDLE&order=42&after=A7')
  await returns.options('4 2')
  expect(address()).toBe('/api/desk/returns/options?order=4+2')
  await returns.operate('received-back', 'A1', { isDamaged: true })
  expect(address()).toBe('/api/desk/returns/A1/received-back')
  const wish = {
    order: '42',
    type: 'RETURN',
    reason: 'OTHER',
    memo: 'A tear',
    method: 'SHOP',
    lines: [{ line: 1, quantity: 1 }],
    clientKey: 'one key',
  } as const
  await returns.create(wish)
  expect(address()).toBe('/api/desk/returns')
  expect(send.mock.lastCall?.[1]?.body).toBe(JSON.stringify(wish))
  expect(returns.photo('A/1', 'p 1')).toBe('/api/desk/returns/A%2F1/photos/p%201')
})

test('an unknown order is no error; another refusal is one, in the shop’s words', async () => {
  expect(await answering(404, 'Order not found.', null).orders.find('1')).toBeUndefined()
  const refused = answering(403, 'Your account is not allowed to do this.', null).orders.find('1')
  await expect(refused).rejects.toThrow(
    new ContentError(403, '403', 'Your account is not allowed to do this.'),
  )
})
