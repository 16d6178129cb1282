import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { cardColour, hkd, product } from '../../../testing/product.ts'
import { inPage } from '../../../testing/render-view.tsx'
import { ProductCard } from './ProductCard.tsx'

const style = [
  cardColour('P1', 'Pine'),
  cardColour('P2', 'Rust', {
    picAlt: 'Rust from the front',
    price: hkd(990),
    listPrice: hkd(1290),
    inventory: 2,
  }),
  cardColour('P3', 'Harbour', { inventory: 0 }),
]
const card = (change = {}) =>
  render(
    inPage(
      <ProductCard
        product={product({
          code: 'P1',
          colour: { frontName: 'Pine' },
          styleProducts: style,
          promotionLabel: 'Winter',
          images: [{ url: '/media/back.jpg', type: 'image' }],
          ...change,
        })}
      />,
    ),
  )
const colours = () => within(screen.getByRole('group', { name: 'Colours' }))
const current = () => colours().getAllByRole('link', { current: true })

beforeEach(async () => void (await import('./card-elements.ts')))

test('a card names its colour and links to each colour of its style, its own stated as current (C-056)', () => {
  card()
  expect(
    colours()
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Pine', '/item/northfell/P1'],
    ['Rust', '/item/northfell/P2'],
    ['Harbour', '/item/northfell/P3'],
  ])
  expect(current().map(link => link.textContent)).toEqual(['Pine'])
  expect(screen.getAllByText('Pine')).toHaveLength(2)
})

test('a press on a colour shows its picture, price, notes and address in the card (C-056)', async () => {
  const { container } = card()
  await userEvent.click(colours().getByRole('link', { name: 'Rust' }))
  expect(current().map(link => link.textContent)).toEqual(['Rust'])
  const [main, hover] = container.querySelectorAll('img')
  expect(main?.getAttribute('src')).toBe('/media/P2.jpg?w=299&h=299&q=80')
  expect(main).toHaveAttribute('alt', 'Rust from the front')
  expect(main?.srcset).toMatch(/^\/media\/P2\.jpg\?w=299/)
  expect(hover).not.toBeVisible()
  expect(screen.getByText('HK$990')).toBeVisible()
  expect(screen.getByText('Only 2 left')).toBeVisible()
  expect(screen.getByText('HK$2,290', { selector: '[data-of=P1] *' })).not.toBeVisible()
  expect(screen.getByText('Winter')).not.toBeVisible()
  expect(screen.getByRole('link', { name: 'Cloudridge Shell' })).toHaveAttribute('href', '/item/northfell/P2')
  expect(
    [...container.querySelectorAll('compare-toggle, quick-buy')].map(one => one.getAttribute('code')),
  ).toEqual(['P2', 'P2'])
})

test('colours answer the keyboard, and the own colour brings everything back (C-056)', async () => {
  const { container } = card()
  colours().getByRole('link', { name: 'Harbour' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Sold out')).toBeVisible()
  expect(container.querySelector('article')).toHaveAttribute('data-stock', 'soldOut')
  await userEvent.click(colours().getByRole('link', { name: 'Pine' }))
  expect(screen.getByText('Winter')).toBeVisible()
  expect(container.querySelectorAll('img')[1]).toBeVisible()
  expect(container.querySelector('article')).toHaveAttribute('data-stock', 'inStock')
})

test('a press with a key for another tab is the browser’s', async () => {
  card()
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(colours().getByRole('link', { name: 'Rust' }))
  expect(current().map(link => link.textContent)).toEqual(['Pine'])
})

test('a product without other colours has no swatches', () => {
  card({ styleProducts: style.slice(0, 1) })
  expect(screen.queryByRole('group')).toBeNull()
})
