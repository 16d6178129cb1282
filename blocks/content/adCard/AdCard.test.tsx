import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { AdCard } from './AdCard.tsx'
import { adCardBlock, adCardSchema } from './block.ts'

const card = {
  imgUrl: '/media/coast.jpg',
  alt: 'The coast',
  title: 'Walk the shore',
  clickUrl: { type: 5, value: 'shore' },
}
const show = (options: object) => renderView('adCard', AdCard, options)

test('a picture with its title is one link (L-335, LO-65)', () => {
  show(card)
  const link = screen.getByRole('link', { name: /^The coast ?Walk the shore$/ })
  expect(link).toHaveAttribute('href', '/article/shore')
  expect(screen.getByAltText('The coast')).toHaveAttribute('src', '/media/coast.jpg')
  expect(screen.getByText('Walk the shore')).toBeVisible()
})

test('its four keys are kept unchanged (L-335, LO-65)', () => {
  expect(adCardSchema.parse(card)).toEqual(card)
})

test('a picture alone is named by its position; a title alone is also a card', () => {
  const { unmount } = show({ imgUrl: '/media/coast.jpg', clickUrl: '/list' })
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/list')
  unmount()
  show({ title: 'Walk the shore' })
  expect(screen.getByText('Walk the shore')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('it ships no script; empty, it shows nothing in the shop and a frame in the editor', () => {
  expect(adCardBlock.hydration(adCardSchema.parse(card))).toBe('never')
  expect(show({}).container).toBeEmptyDOMElement()
  renderView('adCard', AdCard, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
