import { expect, test } from 'vitest'
import { promotion, spu, surroundings } from '../testing/catalogue-lines.ts'
import { openCommerce } from '../testing/serve.ts'

const ADD_ONS = Array.from({ length: 31 }, (_, at) => `sock-${String(at).padStart(2, '0')}`)
const CALCULATE = `query Q($input: CartCalculateInput!) {
  cartItemCalculate(input: $input) { activities { exchangeProducts { edges { node { product { code } } } pageInfo { totalCount hasNextPage } } } }
}`

test('a calculation gives the first 30 of a promotion’s add-ons (C-335)', async () => {
  const { commerce } = await openCommerce([
    ...surroundings,
    spu('boots'),
    ...ADD_ONS.map(code => spu(code)),
    promotion('trail', {
      type: 'EXCHANGE',
      spus: ['boots'],
      exchange: ADD_ONS.map(code => ({ spu: code, price: 5000 })),
    }),
  ])
  const input = { cartItems: [{ skuCode: 'boots-1', quantity: 1 }] }
  const { data } = await commerce.execute({ query: CALCULATE, variables: { input }, locale: 'en_US' })
  expect(data).toMatchObject({
    cartItemCalculate: {
      activities: [
        {
          exchangeProducts: {
            edges: Array.from({ length: 30 }, () => ({})),
            pageInfo: { totalCount: 31, hasNextPage: true },
          },
        },
      ],
    },
  })
})
