import type { CategoryCount } from '#api/client/product/category-count.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { product, products } from '../../testing/product.ts'
import { renderView } from '../../testing/render-view.tsx'
import type { PageMode } from '../../page/view.ts'
import { BrandProduct } from './BrandProduct.tsx'

const BOOTS: CategoryCount = { code: 'boots', navFrontName: 'Boots', productCount: 37 }
interface Case {
  /** `null` for a call that failed. */
  readonly found?: readonly ProductCard[] | null
  readonly options?: object
  readonly mode?: PageMode
}
const show = (
  category: CategoryCount | null | undefined,
  { found = products(['P2', 'P1']), options = {}, mode = 'shop' }: Case = {},
) =>
  renderView(
    'brandProduct',
    BrandProduct,
    { productCodes: 'P2,P1', categoryCode: 'boots', ...options },
    { data: { products: found ?? undefined, category }, mode },
  )
const titles = () => screen.getAllByRole('link').map(link => link.textContent)

test('shows its products in the order of the codes; what cannot be sold is left out (L-245)', () => {
  show(BOOTS, {
    found: [...products(['P2']), product({ code: 'OFF', onShelves: false }), ...products(['P1'])],
  })
  expect(titles()).toEqual(['Title P2', 'Title P1'])
})

test.each([
  ['name and count', BOOTS, 'Boots (37)'],
  ['a count of none', { ...BOOTS, productCount: 0 }, 'Boots (0)'],
  ['the name alone without a count', { ...BOOTS, productCount: null }, 'Boots'],
])('its title is %s (L-247, LO-56)', (_, category, title) => {
  show(category)
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
})

test.each([
  ['without a category code', null],
  ['when the category cannot be had', undefined],
])('%s there is no title, and the row still has a name (L-247, LO-56)', (_, category) => {
  show(category)
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(screen.getByRole('list', { name: 'Products' })).toBeVisible()
})

test('spacing follows the layout: `box` on desktop, `mBox` on phones (L-246, L-174)', () => {
  const { container } = show(BOOTS, { options: { box: { mt: 24, pl: 8 }, mBox: { mt: 6 } } })
  const box = container.querySelector<HTMLElement>('.box')
  expect(box?.style.getPropertyValue('--dm')).toBe('24px 0px 0px 0px')
  expect(box?.style.getPropertyValue('--dp')).toBe('0px 0px 0px 8px')
  expect(box?.style.getPropertyValue('--mm')).toBe('6px 0px 0px 0px')
})

test.each([
  ['the call failed', null],
  ['none can be sold', [product({ onShelves: false })]],
])('nothing is left, spacing included, when %s (L-172)', (_, found) =>
  expect(show(BOOTS, { found }).container).toBeEmptyDOMElement(),
)

test('the canvas names the category by its code and shows placeholders (L-162, LO-24)', () => {
  show(undefined, { found: null, mode: 'builder' })
  expect(screen.getByRole('heading', { name: 'boots' })).toBeVisible()
  expect(screen.getByText('P2')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
