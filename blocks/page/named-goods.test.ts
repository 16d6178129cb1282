import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define-block.ts'
import { goodsNamedBy } from './named-goods.ts'
import { field, optionalLink, productCodes, richText } from './option-fields.ts'

const block = defineBlock({
  code: 'shelf',
  group: 'hero',
  icon: 'image',
  slots: ['main'],
  schema: z.object({
    title: z.string().default(''),
    productCodes: productCodes(),
    categoryCodes: field(z.string().default(''), { isCode: true }),
    text: richText(),
    items: z.array(z.object({ link: optionalLink() })).default([]),
  }),
  viewFile: 'shelf/Shelf.tsx',
  presets: [],
})

test.each<[string, object, string[]]>([
  ['codes of products', { productCodes: 'CR-1, CR-2' }, ['product CR-1', 'product CR-2']],
  ['codes of categories', { categoryCodes: 'men,Women Shell' }, ['group men', 'group women shell']],
  ['words that are no codes', { title: 'men' }, []],
  ['a link to a product', { items: [{ link: { type: 1, value: 'CR-1' } }] }, ['product CR-1']],
  [
    'a link to a category by its names',
    { items: [{ link: { type: 2, value: 'Men/Shell' } }] },
    ['group shell'],
  ],
  [
    'an address with a query',
    { items: [{ link: { type: 0, value: '/item/northcairn/CR-1?x=1' } }] },
    ['product CR-1'],
  ],
  [
    'an address of a brand',
    { items: [{ link: { type: 0, value: '/brand/northcairn' } }] },
    ['group northcairn'],
  ],
  ['a link to another shop', { items: [{ link: { type: 9, value: 'https://a.example/product/CR-1' } }] }, []],
  ['a page', { items: [{ link: { type: 3, value: 'summer' } }] }, []],
  ['links in text', { text: '<p><a href="/product/CR-1?a=1&amp;b=2">x</a> CR-2</p>' }, ['product CR-1']],
  [
    'an address that cannot be decoded',
    { items: [{ link: { type: 0, value: '/product/%E0' } }] },
    ['product %E0'],
  ],
])('%s', (_, options, names) => {
  expect(goodsNamedBy(block, options)).toEqual(names)
})
