import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { attribute, DETAIL_TEXTS, productDetail } from '../../testing/product-detail.ts'
import { renderView } from '../../testing/render-view.tsx'
import { ProductAttributes } from './ProductAttributes.tsx'

const show = (change: Partial<ProductDetail> = {}, options = {}, around = {}) =>
  renderView('productAttributes', ProductAttributes, options, {
    data: { product: productDetail(change) },
    ...around,
  })
const details = () => [...document.querySelectorAll('[data-attribute]')]
const definition = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement

describe('detail blocks (C-084)', () => {
  test('all fourteen set: fourteen blocks, each with its name and text', () => {
    show()
    expect(details()).toHaveLength(14)
    for (const [, [, name], [, text]] of DETAIL_TEXTS) expect(definition(name)).toHaveTextContent(text)
  })

  test('unset one: its block is gone', () => {
    show({ attributes: productDetail().attributes.filter(({ code }) => code !== 'filler') })
    expect(details()).toHaveLength(13)
    expect(screen.queryByText('Filling')).toBeNull()
  })

  test('several values, a link and a small picture', () => {
    const values = [
      { frontName: 'Nylon', url: '/docs/nylon' },
      { frontName: 'Down', thumbnails: ['/down.jpg'] },
    ]
    show({ attributes: [attribute('fabric', 'Fabric', ...values)] })
    expect(screen.getByRole('link', { name: 'Nylon' })).toHaveAttribute('href', '/docs/nylon')
    expect(screen.getByRole('img', { name: 'Down' })).toHaveAttribute(
      'src',
      expect.stringContaining('/down.jpg'),
    )
  })

  test('an address that would run script is no link', () => {
    show({ attributes: [attribute('fabric', 'Fabric', { frontName: 'Nylon', url: 'javascript:alert(1)' })] })
    expect(screen.queryByRole('link')).toBeNull()
    expect(definition('Fabric')).toHaveTextContent('Nylon')
  })
})

describe('facts (C-062, C-080)', () => {
  test('how it is made, quality star, in brief; style code and delivery area are the summary’s', () => {
    show()
    expect(screen.queryByText('CR-JKT-A')).toBeNull()
    expect(screen.queryByText('Hong Kong and Macau')).toBeNull()
    expect(definition('Craft')).toHaveTextContent('Sewn one by one by three tailors')
    expect(definition('Quality')).toHaveTextContent('4 stars')
    expect(definition('Quality').querySelectorAll('[data-full]')).toHaveLength(4)
    expect(screen.getByText('Light, packs small, holds off weather.')).toBeVisible()
  })

  test('returns that differ from the shop’s are said before the product is bought (M-135)', () => {
    show({
      attributes: [attribute('returnPolicy', 'Returns', { code: 'faultyOnly', frontName: 'Only if faulty' })],
    })
    expect(definition('Returns')).toHaveTextContent('Only if faulty')
  })

  test('one that is unset is absent', () => {
    show({ style: '', attributes: [attribute('craft', 'Craft', 'Sewn')] })
    expect(definition('Craft')).toBeVisible()
    expect(screen.getAllByRole('term')).toHaveLength(1)
  })

  test('a quality that is no number of stars keeps its words', () => {
    show({ attributes: [attribute('qualityStar', 'Quality', { code: 'best', frontName: 'Our best' })] })
    expect(definition('Quality')).toHaveTextContent('Our best')
    expect(definition('Quality').querySelector('svg')).toBeNull()
  })

  test('an operator may leave them out and name the block', () => {
    show({}, { showFacts: false, title: 'Up close' })
    expect(screen.queryByText('Craft')).toBeNull()
    expect(within(screen.getByRole('region', { name: 'Up close' })).getAllByRole('term')).toHaveLength(14)
  })
})

test('nothing to tell: nothing at all', () =>
  expect(show({ style: '', attributes: [] }).container).toBeEmptyDOMElement())

test('without a product: nothing in the shop, what will stand here in the editor (LO-24)', () => {
  expect(renderView('productAttributes', ProductAttributes, {}).container).toBeEmptyDOMElement()
  renderView('productAttributes', ProductAttributes, {}, { mode: 'builder' })
  expect(screen.getByText(/^Product details: fabric/)).toBeVisible()
})
