import express from 'express'
import { beforeAll, expect, test } from 'vitest'
import { listen, NOW, openCommerce } from '../testing/serve.ts'
import { brand, category, sku, spu } from '../testing/catalogue-lines.ts'
import type { Commerce } from '../commerce.ts'
import { logInNew } from '../testing/members.ts'

let url: string
let commerce: Commerce

beforeAll(async () => {
  const member = { level: 'GOLD', price: 80_000 }
  const opened = await openCommerce([
    brand(),
    category('men-jackets'),
    spu('jacket', { skus: [sku('jacket-1', { salePrice: 90_000, prices: { members: [member] } })] }),
  ])
  commerce = opened.commerce
  const router = express.Router()
  router.use('/:instant/:viewer', commerce.previewRouter)
  url = await listen({ router })
})

const PRICE = '{ shop { productByCode(codes: ["jacket"]) { skus { price { amount } } } } }'

async function ask(place: string, query = PRICE, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, text: await response.text() }
}

test.each([
  ['visitor', 900],
  ['member-MEMBER', 900],
  ['member-GOLD', 800],
  ['staff', 900],
])('a preview as %s sees what such a shopper would pay (M-008, CO-66)', async (viewer, amount) =>
  expect((await ask(`${NOW}/${viewer}`)).text).toContain(`"price":{"amount":${amount}}`),
)

test('a preview has no account: a session that comes along is not looked at', async () => {
  const { token } = await logInNew(commerce.services, { level_code: 'GOLD' })
  const authorization = `Bearer ${token}`
  expect((await ask(`${NOW}/visitor`, PRICE, { authorization })).text).toContain('"price":{"amount":900}')
})

test.each([
  ['0x1/visitor', 400],
  ['99999999999999/visitor', 400],
  [`${NOW}/member-`, 400],
  [`${NOW}/admin`, 400],
])('an address that names no view point is refused: %s', async (place, status) => {
  const answer = await ask(place)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('BAD_USER_INPUT')
})

test('a preview changes nothing', async () => {
  const { status, text } = await ask(`${NOW}/visitor`, 'mutation { loginAsVisitor { __typename } }')
  expect([status, text]).toEqual([405, expect.stringContaining('METHOD_NOT_ALLOWED')])
})

test('a preview sees what is planned until its instant; shoppers and earlier previews do not', async () => {
  const due = NOW + 86_400_000
  const planned = await commerce.records.saveAt({
    id: 'a lower price',
    by: 'ada',
    source: 'form',
    reason: '',
    now: NOW,
    due,
    changes: [
      { kind: 'spu', code: 'jacket', path: 'skus.jacket-1.salePrice', before: 90_000, after: 70_000 },
    ],
  })
  expect(planned.ok).toBe(true)
  const priceAt = async (at: number) => (await ask(`${at}/visitor`)).text.match(/"amount":(\d+)/)?.[1]
  expect(await priceAt(due)).toBe('700')
  expect(await priceAt(due - 1)).toBe('900')
  const draft = await commerce.createServerApi({ now: due }).productsByCode(['jacket'])
  expect(JSON.stringify(draft)).toContain('700')
  const shoppers = await commerce.execute({ query: PRICE })
  expect(JSON.stringify(shoppers.data)).toContain('"amount":900')
})
