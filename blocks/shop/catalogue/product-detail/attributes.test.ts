import { ATTRIBUTE_CODES } from '#api/rules/attribute-codes.ts'
import { expect, test } from 'vitest'
import { attribute, productDetail } from '../../../testing/product-detail.ts'
import { DETAIL_CODES } from '#api/client/product/product-detail.ts'
import { attributeText, detailAttributes } from './attributes.ts'

test('the browser knows the detail attributes of the api, in their order (C-084)', () =>
  expect(DETAIL_CODES).toEqual(ATTRIBUTE_CODES.detail))

test('all fourteen set: fourteen blocks, in their order whatever the product’s (C-084)', () => {
  const { attributes } = productDetail()
  expect(detailAttributes({ attributes: attributes.toReversed() }).map(({ code }) => code)).toEqual(
    DETAIL_CODES,
  )
})

test.each(DETAIL_CODES)('%s unset: its block is gone (C-084)', code => {
  const attributes = productDetail().attributes.filter(one => one.code !== code)
  expect(detailAttributes({ attributes }).map(one => one.code)).toEqual(
    DETAIL_CODES.filter(one => one !== code),
  )
})

test('an attribute whose values say nothing counts as unset (C-084)', () =>
  expect(detailAttributes({ attributes: [attribute('fabric', 'Fabric', '', '')] })).toEqual([]))

test('its words stand on one line; the shop front’s name wins (C-061, C-062)', () => {
  const attributes = [
    attribute('craft', 'Craft', { frontName: 'Sewn', displayName: 'x' }, { displayName: 'Felled' }),
  ]
  expect(attributeText({ attributes }, 'craft')).toBe('Sewn, Felled')
  expect(attributeText({ attributes }, 'origin')).toBe('')
})
