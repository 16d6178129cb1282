import { expect, test } from 'vitest'
import { openCommerce, NOW } from '../testing/serve.ts'
import { brand, category, sku, spu } from '../testing/catalogue-lines.ts'
import { logInNew } from '../testing/members.ts'

const QUERY =
  '{ shop { productByCode(codes: ["jacket"]) { skus { price { amount } salePrice { amount } } } } }'

test('a member of a level shops at its price, everybody else at the usual one (M-008)', async () => {
  const levelPrice = { level: 'GOLD', price: 80_000 }
  const { commerce } = await openCommerce([
    brand(),
    category('men-jackets'),
    spu('jacket', { skus: [sku('jacket-1', { salePrice: 90_000, prices: { members: [levelPrice] } })] }),
  ])
  const priceFor = async (token?: string) =>
    JSON.stringify((await commerce.execute({ query: QUERY, ...(token && { token }) })).data)
  const tokenOf = async (level_code: string) => {
    const { token } = await logInNew(commerce.services, { level_code })
    return token
  }
  const visitor = (await commerce.services.sessions.startVisitor(NOW)).token
  for (const token of [undefined, visitor, await tokenOf('MEMBER')])
    expect(await priceFor(token)).toContain('"price":{"amount":900}')
  expect(await priceFor(await tokenOf('GOLD'))).toContain('"price":{"amount":800}')
})
