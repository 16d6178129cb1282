import { expect, test } from 'vitest'
import { category, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'
import { categoryCountQuery } from './category-count.ts'

const lines = [
  ...surroundings,
  category('shoes', { navFrontName: { zh_HK: '鞋履', en_US: 'Footwear' } }),
  category('boots', { parent: 'shoes' }),
  category('sandals', { parent: 'shoes' }),
  spu('B1', { categories: ['boots'] }),
  spu('B2', { categories: ['boots'] }),
  spu('S1', { categories: ['shoes'] }),
  spu('GONE', { categories: ['boots'], onShelves: false }),
]

test('a category is counted with what is below it, products off the shelf left out (L-247, LO-56)', async () => {
  const { commerce } = await openCommerce(lines)
  const asked = (code: string, locale: 'zh_HK' | 'en_US' = 'en_US') =>
    categoryCountQuery(commerce.createServerApi({ locale }), code).queryFn()
  expect(await asked('shoes')).toEqual({ code: 'shoes', navFrontName: 'Footwear', productCount: 3 })
  expect(await asked('shoes', 'zh_HK')).toMatchObject({ navFrontName: '鞋履' })
  expect(await asked('boots')).toMatchObject({ productCount: 2 })
  expect(await asked('sandals')).toMatchObject({ productCount: 0 })
  expect(await asked('none')).toBeNull()
})

test('without a code there is no request (LO-56)', async () => {
  const silent = {
    locale: 'en_US',
    run: () => Promise.reject(new Error('asked')),
    productsByCode: async () => [],
  } as const
  expect(await categoryCountQuery(silent, '').queryFn()).toBeNull()
})
