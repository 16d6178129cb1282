import { isoInHongKong } from '#locales/hong-kong.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { product, products } from '../../testing/product.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { BestSelling } from './BestSelling.tsx'
import { bestSellingBlock } from './block.ts'

const options = { productCodes: 'P3, P1,,P3, P2' }
const show = (found: readonly object[] | undefined, around = {}) =>
  renderView('bestSelling', BestSelling, options, { data: { products: found }, ...around })
const ranked = () =>
  screen
    .getAllByRole('listitem')
    .map(item => [item.querySelector('p')?.textContent, within(item).getByRole('link').textContent])

test('ranks 1, 2, 3 follow the order of the codes (L-243)', () => {
  show(products(['P3', 'P1', 'P2']))
  expect(ranked()).toEqual([
    ['1Number 1', 'Title P3'],
    ['2Number 2', 'Title P1'],
    ['3Number 3', 'Title P2'],
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Best sellers' })).toBeVisible()
})

test('what cannot be sold is left out and the ranks close up (L-243)', () => {
  show([...products(['P3']), product({ code: 'OFF', onShelves: false }), ...products(['P2'])])
  expect(ranked()).toEqual([
    ['1Number 1', 'Title P3'],
    ['2Number 2', 'Title P2'],
  ])
})

test('ranks are read out in Chinese (L-243)', () => {
  show(products(['P3']), { locale: 'zh_HK' })
  expect(screen.getByText('第 1 位')).toBeInTheDocument()
})

test.each([
  ['the call failed', undefined],
  ['none can be sold', [product({ onShelves: false })]],
])('is empty when %s (L-172)', (_, found) => expect(show(found).container).toBeEmptyDOMElement())

test('the canvas shows a placeholder per code, in order (L-162, LO-24)', () => {
  show(undefined, { mode: 'builder' })
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'ProductP3',
    'ProductP1',
    'ProductP2',
  ])
})

test('ships no script, and a kept page holds until the first “new” label goes (L-409)', () => {
  const DAY = 86_400_000
  expect(bestSellingBlock.hydration({ productCodes: 'P1' })).toBe('never')
  const fresh = { products: [product({ firstListTime: isoInHongKong(NOON - 13 * DAY) })] }
  expect(bestSellingBlock.changesAt({ productCodes: 'P1' }, NOON, fresh)).toBe(NOON + DAY)
})
