import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import type { Mail } from '#api/messaging/messaging.ts'
import { payDollar } from '#api/payment/paydollar.ts'
import { CROWDS } from '#api/order/testing.ts'
import type { Signing } from '#api/payment/paydollar-protocol.ts'

export const MERCHANT_ID = '88888888'
export const SIGNING: Signing = { algorithm: 'sha256', secrets: ['a secret of benchmarks'] }
export const MERCHANT_API = { loginId: 'api', password: 'a password of benchmarks' }

const PRODUCTS = 60
export const skuOf = (at: number) => `K${String(at % PRODUCTS).padStart(2, '0')}-1`

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

/** Jackets at HK$900, with stock for many orders. */
export function* orderShop(): Generator<ImportLine> {
  yield { kind: 'brand', code: 'b', name: both('品牌', 'Brand') }
  yield { kind: 'category', code: 'c', name: both('分類', 'Category') }
  for (let at = 0; at < PRODUCTS; at += 1) {
    const sku = skuOf(at)
    const code = sku.slice(0, -2)
    yield {
      kind: 'spu',
      code,
      style: code,
      title: both(`防水外套 ${code}`, `Waterproof jacket ${code}`),
      listTime: '2026-10-01T00:00:00Z',
      brands: ['b'],
      categories: ['c'],
      salePrice: 90_000,
      skus: [{ code: sku, inventory: 1_000_000 }],
    }
  }
}

/** The engine over a database, paid at a gateway by shoppers who have one mobile. @param gateway its address */
export const openOrderShop = (
  database: string,
  gateway: string,
  mail: (letter: Mail) => Promise<void>,
): Promise<Commerce> =>
  createCommerce({
    database,
    pollMs: 0,
    services: {
      unpaidLimits: CROWDS,
      messaging: { mail },
      origin: () => 'http://127.0.0.1',
      paymentProvider: payDollar({
        address: gateway,
        merchantId: MERCHANT_ID,
        signing: SIGNING,
        api: MERCHANT_API,
      }),
    },
  })

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // it listens on a port
  await new Promise(resolve => probe.close(resolve))
  return port
}
