import { refused } from '#platform/result.ts'
import { describe, expect, test } from 'vitest'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { EMPTY_REQUEST, mostUnits, readRequest, refundOf, type RequestForm } from './new-return.ts'
import { returnOption } from './testing.ts'

const soldOut = returnOption({
  lineId: '2',
  exchanges: returnOption().exchanges.map(each => ({ ...each, isInStock: false })),
})
const options: AfterSalesOptions = {
  orderNo: '42',
  days: 14,
  refundable: { amount: 100_000 },
  freight: { amount: { amount: 0 }, goDollar: 0 },
  reasons: [
    { code: 'FAULTY', name: 'Faulty', isShopFault: true },
    { code: 'OTHER', name: 'Another reason', isShopFault: false },
  ],
  lines: [returnOption(), soldOut],
}
const form = (change: Partial<RequestForm> = {}): RequestForm => ({
  ...EMPTY_REQUEST,
  units: { 1: 2 },
  reason: 'FAULTY',
  method: 'SHOP',
  ...change,
})

describe('a request in a shopper’s name (MO-70)', () => {
  test('sends the lines with units, and the words without spaces around them', () => {
    expect(readRequest(form({ memo: ' A tear ', units: { 1: 0, 2: 1 } }), options)).toEqual({
      ok: true,
      value: {
        order: '42',
        type: 'RETURN',
        reason: 'FAULTY',
        memo: 'A tear',
        method: 'SHOP',
        lines: [{ line: 2, quantity: 1 }],
      },
    })
  })

  test('an exchange names what is sent instead, and leaves out goods for which there is nothing', () => {
    const asked = form({ type: 'EXCHANGE', units: { 1: 1, 2: 2 }, instead: { 1: 'shell-l' } })
    expect(readRequest(asked, options)).toMatchObject({
      value: { lines: [{ line: 1, quantity: 1, exchangeSku: 'shell-l' }] },
    })
  })

  test.each<[string, Partial<RequestForm>, readonly string[]]>([
    ['nothing chosen', { units: {} }, ['lines']],
    ['more than the order has', { units: { 9: 1 } }, ['lines']],
    ['no replacement', { type: 'EXCHANGE' }, ['exchange']],
    ['no reason', { reason: undefined }, ['reason']],
    ['another reason without words', { reason: 'OTHER', memo: ' ' }, ['memo']],
    ['no way back', { method: undefined }, ['method']],
    ['an empty form', EMPTY_REQUEST, ['lines', 'reason', 'method']],
  ])('%s has to be filled in', (_, change, problems) => {
    expect(readRequest(form(change), options)).toEqual(refused(problems))
  })

  test('goods that come back only if the shop is at fault leave only these reasons', () => {
    const socks = { ...options, lines: [returnOption({ isFaultyOnly: true })] }
    expect(readRequest(form({ reason: 'OTHER', memo: 'Too many' }), socks)).toEqual(refused(['reason']))
    expect(readRequest(form({ reason: 'FAULTY' }), socks)).toMatchObject({ value: { reason: 'FAULTY' } })
  })

  test('is worth what the shop says of so many units, to the cent; an exchange refunds nothing', () => {
    expect(refundOf(form({ units: { 1: 2, 2: 1 } }), options)).toEqual({ amount: 100, goDollar: 4 })
    expect(refundOf(form({ units: {} }), options)).toEqual({ amount: 0, goDollar: 0 })
    expect(refundOf(form({ type: 'EXCHANGE' }), options)).toEqual({ amount: 0, goDollar: 0 })
  })

  test('goods that are sold out can come back for money alone', () => {
    expect([mostUnits(soldOut, 'RETURN'), mostUnits(soldOut, 'EXCHANGE')]).toEqual([2, 0])
  })
})
