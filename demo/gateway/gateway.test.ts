import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payDollar } from '#api/payment/paydollar.ts'
import type { Signing } from '#api/payment/paydollar-protocol.ts'
import { type PaymentForm, ProviderUnreachable } from '#api/payment/payment-provider.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGateway, type Gateway } from './gateway.ts'
import { DECIDE_PATH } from './gateway-pages.ts'
import type { NoticeWay } from './notices.ts'
import type { Outcome } from './payments.ts'

const signing: Signing = { algorithm: 'sha256', secrets: ['a secret of tests'] }
const MERCHANT = '88888888'
const api = { loginId: 'api', password: 'password of tests' }

/** Bodies that the shop was sent, and what it answers. */
let notices: string[]
let answers: (() => { readonly status: number; readonly text: string })[]
let waits: number[]
let undelivered: string[]
let servers: Server[]
let gateways: Gateway[]

const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A shop that keeps each notice, and a gateway that sends to it. */
async function open(secrets: Signing['secrets'] = signing.secrets, file = ':memory:') {
  const shop = await listen(
    createServer((request, response) => {
      let body = ''
      request.setEncoding('utf8')
      request.on('data', chunk => void (body += chunk))
      request.on('end', () => {
        notices.push(body)
        const { status, text } = answers.shift()?.() ?? { status: 200, text: 'OK' }
        response.writeHead(status).end(text)
      })
    }),
  )
  const gateway = createGateway({
    file,
    merchantId: MERCHANT,
    signing: { ...signing, secrets },
    api,
    noticeAddress: () => `${shop}/notice`,
    wait: ms => {
      waits.push(ms)
      return Promise.resolve()
    },
    onUndelivered: ref => undelivered.push(ref),
  })
  gateways.push(gateway)
  const address = await listen(createServer(gateway.app))
  const provider = payDollar({ address, merchantId: MERCHANT, signing, api })
  const formOf = (changes = {}) =>
    provider.form({
      ref: 'CA1001A01',
      amount: 129_900,
      method: 'visa',
      locale: 'en',
      description: 'Shell jacket',
      returnTo: {
        success: `${shop}/pay/result/CA1001?waiting=true`,
        failure: `${shop}/pay/result/CA1001?isPaid=no`,
        cancelled: `${shop}/pay/result/CA1001?isPaid=no&cancelled=true`,
      },
      ...changes,
    })
  const send = (action: string, fields: Readonly<Record<string, string>>) =>
    fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return {
    gateway,
    provider,
    formOf,
    post: (form: PaymentForm, changes = {}) => send(form.action, { ...form.fields, ...changes }),
    decide: (decision: Outcome, notice: NoticeWay = 'normal', ref = 'CA1001A01') =>
      send(address + DECIDE_PATH, { ref, decision, notice }),
  }
}

beforeEach(() => {
  notices = []
  answers = []
  waits = []
  undelivered = []
  servers = []
  gateways = []
})
afterEach(async () => {
  await Promise.all(
    servers.map(server => new Promise(resolve => server.close(resolve).closeAllConnections())),
  )
  for (const gateway of gateways) gateway.close()
})

test('a payment is shown, accepted, and the shop gets a notice (C-279, C-287)', async () => {
  const { provider, formOf, post, decide } = await open()
  const shown = await (await post(formOf())).text()
  expect(shown).toContain('HK$1,299.00')
  expect(shown).toContain('Shell jacket')
  const result = await (await decide('accepted')).text()
  expect(result).toMatch(/http-equiv="refresh" content="5;url=[^"]+waiting=true&amp;Ref=CA1001A01"/)
  await expect.poll(() => notices.length).toBe(1)
  expect(provider.readNotice(notices[0] ?? '')).toMatchObject({
    ok: true,
    value: { record: { ref: 'CA1001A01', state: 'paid', amount: 129_900, currency: '344' } },
  })
})

test('a declined payment goes back with isPaid=no, and the notice says so (C-280)', async () => {
  const { provider, formOf, post, decide } = await open()
  await post(formOf())
  expect(await (await decide('rejected')).text()).toContain('isPaid=no')
  await expect.poll(() => notices.length).toBe(1)
  expect(provider.readNotice(notices[0] ?? '')).toMatchObject({ value: { record: { state: 'failed' } } })
  expect(await provider.query('CA1001A01')).toMatchObject([{ state: 'failed' }])
})

test('a cancelled payment goes straight back, without a notice', async () => {
  const { provider, formOf, post, decide } = await open()
  await post(formOf())
  const { status, headers } = await decide('cancelled')
  expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('cancelled=true&Ref=')])
  expect(await provider.query('CA1001A01')).toEqual([])
  expect(notices).toEqual([])
})

describe('a form is refused', () => {
  test.each([
    ['whose amount was changed', { amount: '1.00' }],
    ['of another merchant', { merchantId: '1' }],
    ['without a signature', { secureHash: '' }],
    ['in another currency', { currCode: '840' }],
    ['with an address that is none', { successUrl: 'javascript:alert(1)' }],
  ])('%s', async (_, changes) => {
    const { formOf, post, provider } = await open()
    expect((await post(formOf(), changes)).status).toBe(400)
    expect(await provider.query('CA1001A01')).toEqual([])
  })

  test('whose name was used before (CO-114)', async () => {
    const { formOf, post, decide } = await open()
    await post(formOf())
    await decide('rejected')
    const again = await post(formOf())
    expect(again.status).toBe(400)
    expect(await again.text()).toContain('2007')
    expect((await post(formOf({ ref: 'CA1001A02' }))).status).toBe(200)
  })

  test('and a payment is decided once', async () => {
    const { formOf, post, decide } = await open()
    await post(formOf())
    const statuses = await Promise.all([decide('accepted'), decide('rejected'), decide('accepted')])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('for testing, a notice', () => {
  const bodiesAfter = async (way: NoticeWay, count: number) => {
    const shop = await open()
    await shop.post(shop.formOf())
    await shop.decide('accepted', way)
    await expect.poll(() => notices.length).toBe(count)
    return notices.map(body => shop.provider.readNotice(body))
  }

  test('comes before the browser goes back', async () => {
    const { formOf, post, decide } = await open()
    await post(formOf())
    await decide('accepted', 'early')
    expect(notices).toHaveLength(1)
  })

  test('comes late', async () => {
    await bodiesAfter('late', 1)
    expect(waits[0]).toBe(20_000)
  })

  test('comes twice', async () =>
    expect(await bodiesAfter('twice', 2)).toMatchObject([{ ok: true }, { ok: true }]))

  test('has a wrong signature', async () =>
    expect(await bodiesAfter('wrongHash', 1)).toEqual([
      { ok: false, refusal: { reason: 'signature', ref: 'CA1001A01' } },
    ]))

  test('has a wrong amount, truly signed', async () =>
    expect(await bodiesAfter('wrongAmount', 1)).toMatchObject([
      { ok: true, value: { record: { amount: 100 } } },
    ]))

  test('does not come, and asking tells', async () => {
    const { provider, formOf, post, decide } = await open()
    await post(formOf())
    await decide('accepted', 'none')
    expect(await provider.query('CA1001A01')).toMatchObject([
      { ref: 'CA1001A01', state: 'paid', amount: 129_900, currency: '344' },
    ])
    expect(notices).toEqual([])
  })
})

test('a notice is sent again until the shop answers OK, with growing pauses', async () => {
  answers = [() => ({ status: 503, text: '' }), () => ({ status: 200, text: 'later' })]
  const { formOf, post, decide } = await open()
  await post(formOf())
  await decide('accepted')
  await expect.poll(() => notices.length).toBe(3)
  expect(waits).toEqual([0, 5000, 30_000])
})

test('a notice that the shop never takes is given up and reported', async () => {
  answers = Array.from({ length: 5 }, () => () => ({ status: 503, text: '' }))
  const { formOf, post, decide } = await open()
  await post(formOf())
  await decide('accepted')
  await expect.poll(() => undelivered).toEqual(['CA1001A01'])
})

describe('money is paid back', () => {
  test('in parts, never more than was paid', async () => {
    const { provider, formOf, post, decide } = await open()
    await post(formOf())
    await decide('accepted', 'early')
    const notice = provider.readNotice(notices[0] ?? '')
    const payRef = notice.ok ? notice.value.record.payRef : ''
    expect(await provider.refund(payRef, 100_000)).toBe(true)
    expect(await provider.refund(payRef, 30_000)).toBe(false)
    expect(await provider.refund(payRef, 29_900)).toBe(true)
    expect(await provider.query('CA1001A01')).toMatchObject([{ state: 'refunded' }])
    expect(await provider.refund('nothing', 100)).toBe(false)
  })

  test('and not asked for by a stranger', async () => {
    const { provider, formOf } = await open()
    const { origin } = new URL(formOf().action)
    const stranger = payDollar({
      address: origin,
      merchantId: MERCHANT,
      signing,
      api: { ...api, password: 'guessed' },
    })
    await expect(stranger.query('CA1001A01')).rejects.toThrow(ProviderUnreachable)
    expect(await provider.query('CA1001A01')).toEqual([])
  })
})

test('a gateway that is down, or answers in other words, is unreachable rather than unpaid', async () => {
  const other = await listen(createServer((_, response) => response.end('<html>maintenance</html>')))
  for (const address of [other, 'http://127.0.0.1:1'])
    await expect(
      payDollar({ address, merchantId: MERCHANT, signing, api }).query('CA1001A01'),
    ).rejects.toThrow(ProviderUnreachable)
})

test('a form signed with either of two secrets is taken, so that they can be exchanged without a gap', async () => {
  const { formOf, post } = await open(['the next secret', ...signing.secrets])
  expect((await post(formOf())).status).toBe(200)
})

test('a gateway that starts again knows its payments, and sends the notices that were not taken', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'gateway-'))
  const file = join(directory, 'gateway.db')
  const before = await open(signing.secrets, file)
  // The gateway stops while it waits for the shop.
  answers = [
    () => {
      before.gateway.close()
      return { status: 503, text: '' }
    },
  ]
  await before.post(before.formOf())
  await before.decide('accepted')
  await expect.poll(() => notices.length).toBe(1)
  const after = await open(signing.secrets, file)
  after.gateway.resume()
  await expect.poll(() => notices.length).toBe(2)
  expect(notices[1]).toBe(notices[0])
  expect(await after.provider.query('CA1001A01')).toMatchObject([{ state: 'paid', payRef: '1000001' }])
  expect((await after.post(after.formOf())).status).toBe(400)
  gateways = [after.gateway]
  await rm(directory, { recursive: true })
})
