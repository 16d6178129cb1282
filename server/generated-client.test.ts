import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'orval'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receivedOrder } from '#api/after-sales/testing.ts'
import { DESK_PATH } from '#desk/address.ts'
import { serveDemoShop } from './testing/serve-demo-shop.ts'

type Shop = Awaited<ReturnType<typeof serveDemoShop>>

interface Answered {
  readonly status: number
  readonly data: { readonly message?: string; readonly data: Readonly<Record<string, unknown>> }
}

/** Functions of the generated client that a stock system would call; small reads get their input as JSON in the address. */
interface Client {
  ordersList(query: { readonly input: string }, init: RequestInit): Promise<Answered>
  pricesList(body: object, init: RequestInit): Promise<Answered>
  pricesSave(body: object, init: RequestInit): Promise<Answered>
  ordersRefund(body: object, init: RequestInit): Promise<Answered>
}

interface Priced {
  readonly skus: readonly { readonly code: string; readonly salePrice: { readonly amount: number } }[]
}

const SPU = 'CR-TEE-001'
const SKU = 'CR-TEE-001-INK-M'

let shop: Shop
let directory: string
let client: Client
let init: RequestInit
let orderCode = ''

beforeAll(async () => {
  shop = await serveDemoShop()
  const added = await shop.change('programs.add', {
    name: 'price-feed',
    role: 'admin',
    isReadOnly: false,
    callsPerMinute: 60,
    endsAt: null,
  })
  init = {
    headers: {
      authorization: `Bearer ${String(added.data['key'])}`,
      lang: 'en_US',
    },
  }
  directory = await mkdtemp(join(tmpdir(), 'cairn-client-'))
  const desk = `${shop.origin}${DESK_PATH}`
  const input = join(directory, 'openapi.json')
  await writeFile(input, await (await fetch(`${desk}/openapi.json`, init)).text())
  const target = join(directory, 'client.ts')
  await generate({ input, output: { target, client: 'fetch', baseUrl: desk } })
  client = (await import(target)) as Client
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(directory, { recursive: true, force: true })
})

test('a client that a public generator makes of the document lists orders with a key', async () => {
  const order = await receivedOrder(shop.database, { now: Date.now(), units: { [SKU]: 2 } })
  const answer = await client.ordersList({ input: JSON.stringify({}) }, init)
  expect(answer.status).toBe(200)
  expect(answer.data.data['rows']).toEqual(
    expect.arrayContaining([expect.objectContaining({ number: order.externalNo, units: 2 })]),
  )
  orderCode = order.code
  const without = await client.ordersList({ input: JSON.stringify({}) }, {})
  expect(without.status).toBe(401)
})

test('it changes a price, which the shop then asks', async () => {
  const asked = async () => {
    const { shop: answer } = await shop.query(
      `{ shop { productByCode(codes: ["${SPU}"]) { skus { code salePrice { amount } } } } }`,
    )
    const { productByCode } = answer as { readonly productByCode: readonly [Priced] }
    return productByCode[0].skus.find(({ code }) => code === SKU)?.salePrice
  }
  const listed = await client.pricesList({ codes: [SKU] }, init)
  expect(listed.data.message).toBe('')
  const [row] = listed.data.data['rows'] as readonly [
    { readonly spu: string; readonly prices: { readonly salePrice: number | null } },
  ]
  const before = row.prices.salePrice
  const cells = [{ spu: row.spu, sku: SKU, field: 'salePrice', before, after: 43_210 }]
  const saved = await client.pricesSave({ wish: 'price of a feed', cells }, init)
  expect(saved.data.message).toBe('')
  expect(saved.status).toBe(200)
  await shop.publish()
  expect(await asked()).toEqual({ amount: 432.1 })
})

test('what asks for a password again is closed to it', async () => {
  const refused = await client.ordersRefund(
    { code: orderCode, wish: 'refund of a feed', amount: 1, reason: 'Try' },
    init,
  )
  expect(refused.status).toBe(403)
})
