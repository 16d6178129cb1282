import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { payDollar } from './paydollar.ts'
import {
  isSigned,
  noticeHash,
  readAmount,
  requestHash,
  type Signing,
  writeAmount,
} from './paydollar-protocol.ts'
import { PAYMENT_METHODS } from './payment-provider.ts'

const SECRET = 'testsecret'
const signing: Signing = { algorithm: 'sha1', secrets: [SECRET] }
const account = {
  address: 'https://gateway.example/b2c2',
  merchantId: '88888888',
  signing,
  api: { loginId: 'api', password: 'secret' },
}
const returnTo = {
  success: 'https://shop.example/pay/result/CA1?waiting=true',
  failure: 'https://shop.example/pay/result/CA1?isPaid=no',
  cancelled: 'https://shop.example/pay/result/CA1?isPaid=no',
}
const request = {
  ref: 'CAIRN20261121A01',
  amount: 129_900,
  method: 'visa',
  locale: 'en',
  description: '防'.repeat(60),
  returnTo,
} as const

const signed = {
  merchantId: '88888888',
  orderRef: request.ref,
  currCode: '344',
  amount: '1299.00',
  payType: 'N',
}
const notice = {
  src: '0',
  prc: '0',
  successcode: '0',
  Ref: request.ref,
  PayRef: '1234567',
  Cur: '344',
  Amt: '1299.00',
  payerAuth: 'Y',
}
const bodyOf = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ ...notice, secureHash: noticeHash(notice, SECRET, 'sha1'), ...changes }).toString()

describe('signatures of PayDollar', () => {
  test.each([
    ['sha1', '844187940d6861ef9d82a205bb94a83611d3378b'],
    ['sha256', '637364d5db6ee3cc8454be38b72cbecbce9a17028b693040909e86ccd298a048'],
  ] as const)('%s of a form', (algorithm, hash) => expect(requestHash(signed, SECRET, algorithm)).toBe(hash))

  test.each([
    ['sha1', 'd0068da9de5e94a711b357eb5a9013b56ca85b9a'],
    ['sha256', '7dcc86fa734a66139767668a0a1659cb54da034391098f9fdbbb98e64815b876'],
  ] as const)('%s of a notice', (algorithm, hash) => expect(noticeHash(notice, SECRET, algorithm)).toBe(hash))

  test('one of several given is enough, an empty one never', () => {
    const right = noticeHash(notice, SECRET, 'sha1')
    expect(isSigned(`0123,${right.toUpperCase()}`, [right])).toBe(true)
    for (const wrong of ['', ',', right.slice(1), `${right}0`]) expect(isSigned(wrong, [right])).toBe(false)
  })
})

describe('a payment form', () => {
  const { fields, action, payCode, signature } = payDollar(account).form(request)

  test('goes to the provider with the amount of the order and a signature (C-278, CO-111)', () => {
    expect(action).toBe('https://gateway.example/b2c2/eng/payment/payForm.jsp')
    expect(fields).toMatchObject({ ...signed, secureHash: signature })
    expect(signature).toBe('844187940d6861ef9d82a205bb94a83611d3378b')
  })

  test('names the method, the language, the countdown and the ways back (C-275, C-279, C-280, C-286)', () => {
    expect(fields).toMatchObject({
      payMethod: 'VISA',
      lang: 'E',
      redirect: '5',
      successUrl: returnTo.success,
      failUrl: returnTo.failure,
    })
    expect(payCode).toBe('VISA')
    expect(payDollar(account).form({ ...request, locale: 'zh' }).fields.lang).toBe('C')
  })

  test('describes the order in at most 50 characters, none of them broken (C-284, CO-117)', () =>
    expect(fields.remark).toBe('防'.repeat(50)))

  test.each([
    ['a sign of two halves is the fiftieth', '防'.repeat(49) + '🧥外套', '防'.repeat(49) + '🧥'],
    [
      'a family of seven characters does not fit',
      `${'防'.repeat(48)}👨\u200D👩\u200D👧\u200D👦`,
      '防'.repeat(48),
    ],
  ])('%s: it stays whole or is left out (case 33)', (_, description, remark) =>
    expect(payDollar(account).form({ ...request, description }).fields.remark).toBe(remark),
  )

  test('knows a code for each of the seven methods, which an account can change (C-274, C-275, CO-106)', () => {
    const codes = PAYMENT_METHODS.map(method => payDollar(account).form({ ...request, method }).payCode)
    expect(codes).toEqual(['VISA', 'Master', 'AMEX', 'CHINAPAY', 'ALIPAYHKONL', 'WECHATONL', 'OCTOPUS'])
    const own = payDollar({ ...account, payCodes: { octopus: 'OCTOPUS2' } })
    expect(own.form({ ...request, method: 'octopus' }).payCode).toBe('OCTOPUS2')
  })
})

describe('a notice (CO-113)', () => {
  const read = (body: string, secrets: Signing['secrets'] = [SECRET]) =>
    payDollar({ ...account, signing: { algorithm: 'sha1', secrets } }).readNotice(body)

  test('that is signed gives name, state, amount and currency', () =>
    expect(read(bodyOf())).toEqual({
      ok: true,
      value: {
        signed: '0|0|0|CAIRN20261121A01|1234567|344|1299.00|Y',
        record: { ref: request.ref, payRef: '1234567', state: 'paid', amount: 129_900, currency: '344' },
      },
    }))

  test('signed with the secret of before is taken while both are in use', () => {
    expect(read(bodyOf(), ['new', SECRET]).ok).toBe(true)
    expect(read(bodyOf(), ['new'])).toMatchObject({ ok: false, refusal: { reason: 'signature' } })
  })

  test.each(Object.keys(notice))('whose %s was changed on the way is not believed', name => {
    expect(read(bodyOf({ [name]: '2' }))).toMatchObject({ ok: false, refusal: { reason: 'signature' } })
  })

  test.each([['Ref'], ['PayRef'], ['successcode']])('without %s is malformed', name => {
    const values = new URLSearchParams(bodyOf())
    values.delete(name)
    expect(read(values.toString())).toMatchObject({ ok: false, refusal: { reason: 'malformed' } })
  })

  test('of a failure, and of a code that PayDollar does not explain', () => {
    const of = (successcode: string) => {
      const changed = { ...notice, successcode }
      return read(bodyOf({ successcode, secureHash: noticeHash(changed, SECRET, 'sha1') }))
    }
    expect(of('1')).toMatchObject({ value: { record: { state: 'failed' } } })
    expect(of('-1')).toMatchObject({ value: { record: { state: 'unknown' } } })
  })

  test('never throws, whatever its body', () =>
    fc.assert(
      fc.property(fc.string(), body => {
        expect(read(body).ok).toBe(false)
      }),
    ))
})

describe('amounts', () => {
  test('are written with two decimals and read back to the cent', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), cents => {
        expect(readAmount(writeAmount(cents))).toBe(cents)
      }),
    ))

  test.each([
    ['1299.0', 129_900],
    ['1299', 129_900],
    ['1299.5', 129_950],
    ['1299.500', 129_950],
    ['1299.505', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['12345678901', undefined],
  ])('%s', (text, cents) => expect(readAmount(text)).toBe(cents))
})
