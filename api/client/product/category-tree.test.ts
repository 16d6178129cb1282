import { expect, test } from 'vitest'
import { brand, category } from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'
import { allBrands, categoryTree } from './category-tree.ts'

test('the category tree has three levels, brands come in their order (C-350, C-360, L-373)', async () => {
  const { commerce } = await openCommerce([
    brand('northcairn'),
    brand('alpine'),
    category('men'),
    category('men-jackets', { parent: 'men' }),
    category('men-shells', { parent: 'men-jackets' }),
  ])
  const api = commerce.createServerApi({ locale: 'en_US' })
  const [men] = await categoryTree(api)
  expect(men?.children?.[0]?.children?.[0]).toMatchObject({
    code: 'men-shells',
    path: 'men/men-jackets/men-shells',
  })
  expect((await allBrands(api)).map(({ code }) => code).toSorted()).toEqual(['alpine', 'northcairn'])
})
