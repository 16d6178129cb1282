import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { BrandImage } from './BrandImage.tsx'
import { brandImageSchema } from './block.ts'

const imgs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/media/i${at}.jpg`,
    alt: `Picture of ${at}`,
    linkUrl: { type: 3, value: `l${at}` },
  }))
const show = (options: object) => renderView('brandImage', BrandImage, options)

test('each picture has its alternative text and its link (L-262)', () => {
  show({ imgs: imgs(2) })
  expect(screen.getByAltText('Picture of 0')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Picture of 1' })).toHaveAttribute('href', '/landingPage/l1')
})

test('pictures are requested at 680 × 680 (L-263)', () => {
  show({ imgs: imgs(1) })
  expect(screen.getByAltText('Picture of 0').getAttribute('src')).toMatch(/^\/media\/i0\.jpg\?w=680&h=680/)
})

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [4, '2'],
  [6, '3'],
])('%i pictures make %s columns', (count, columns) => {
  show({ imgs: imgs(count) })
  expect((screen.getByRole('list').parentElement as HTMLElement).style.getPropertyValue('--columns')).toBe(
    columns,
  )
})

test('all keys are kept; a picture without alternative text is named by its position', () => {
  expect(brandImageSchema.parse({ imgs: imgs(1) })).toEqual({ imgs: imgs(1) })
  show({ imgs: [{ url: '/media/a.jpg', linkUrl: '/list' }] })
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/list')
})

test('without pictures: nothing in the shop, a frame in the editor', () => {
  expect(show({ imgs: [{ alt: 'x' }] }).container).toBeEmptyDOMElement()
  renderView('brandImage', BrandImage, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
