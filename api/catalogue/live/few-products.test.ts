import { expect, test } from 'vitest'
import { getProductByCodeDocument } from '../../generated/documents.ts'
import { category, promotion, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../../testing/serve.ts'
import type { Api } from '../../client/api.ts'
import { fewProducts } from './few-products.ts'
import { catalogueWith } from './overlay.ts'
import { readLine } from '../format/read-line.ts'

const LINES = [
  ...surroundings,
  category('tents'),
  spu('NC1-RED', { style: 'NC1' }),
  spu('NC1-NVY', { style: 'NC1', onShelves: false }),
  ...Array.from({ length: 60 }, (_, number) => spu(`MEN-${number}`)),
  spu('TENT', { categories: ['tents'] }),
  promotion('OFFER', { spus: ['NC1-RED'], prices: [{ spu: 'NC1-RED', price: 50_000 }] }),
]

const parsed = (line: object) => {
  const read = readLine(JSON.stringify(line), 1)
  if (!read.ok || !('line' in read.value)) throw new Error('The line is wrong.')
  return read.value.line
}

/** Titles and prices of products, as pages ask for them. */
async function titles(api: Api, ...codes: string[]) {
  const { shop } = await api.run(getProductByCodeDocument, { codes })
  return shop.productByCode.map(({ title, price }) => [title, price?.amount])
}

test('a style and some goods around it: what is not saved shows to this API alone, and to no shopper', async () => {
  const { commerce } = await openCommerce(LINES)
  const typed = spu('NC1-RED', { style: 'NC1', title: { zh_HK: '新', en_US: 'Typed' } })
  const fresh = spu('NC1-GRN', { style: 'NC1', salePrice: 70_000 })
  const laid = catalogueWith(commerce.catalogue(), [parsed(typed), parsed(fresh)])
  const few = fewProducts(laid, 'NC1')
  expect([...few.spus.keys()].filter(code => code.startsWith('NC1'))).toEqual([
    'NC1-GRN',
    'NC1-NVY',
    'NC1-RED',
  ])
  expect(few.spus.size).toBeLessThan(60)
  expect(few.spus.has('TENT')).toBe(false)
  const viewPoint = { viewer: 'visitor', now: NOW } as const
  const preview = commerce.createApiOver(few, { locale: 'en_US', viewPoint })
  const shop = commerce.createServerApi({ locale: 'en_US' })
  const before = await titles(shop, 'NC1-RED')
  expect(await titles(preview, 'NC1-RED', 'NC1-GRN')).toEqual([
    ['Typed', 500],
    ['NC1-GRN jacket', 700],
  ])
  expect(await titles(shop, 'NC1-RED', 'NC1-GRN')).toEqual(before)
  expect(before).toEqual([['NC1-RED jacket', 500]])
})

test('an instant after a promotion has its own prices', async () => {
  const { commerce } = await openCommerce(LINES)
  const over = Date.UTC(2199, 0, 1)
  const preview = commerce.createApiOver(fewProducts(commerce.catalogue(), 'NC1'), {
    locale: 'en_US',
    viewPoint: { viewer: 'visitor', now: over },
  })
  expect(await titles(preview, 'NC1-RED')).toEqual([['NC1-RED jacket', 900]])
})
