import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { productDetail, productRoute } from '../../testing/product-detail.ts'
import { renderView } from '../../testing/render-view.tsx'
import { ProductMedia } from './ProductMedia.tsx'

const show = (change: Partial<ProductDetail> = {}, options = {}, around = {}) =>
  renderView('productMedia', ProductMedia, options, { data: { product: productDetail(change) }, ...around })
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const PARTS = ['video', 'detail', 'tech', 'brand', 'sizeChart'] as const
const TITLES = ['Video', 'Details', 'Technology', 'The brand', 'Size chart']

describe('five parts, each with a flag and a title (C-085)', () => {
  test('all on: all there, with the shop’s own headings', () => {
    show()
    expect(headings()).toEqual(TITLES)
  })

  test.each(PARTS.map((part, place) => [part, place] as const))('%s off: it alone is gone', (part, place) => {
    show({}, { [part]: { show: false } })
    expect(headings()).toEqual(TITLES.toSpliced(place, 1))
  })

  test.each(PARTS.map((part, place) => [part, place] as const))('%s follows its title', (part, place) => {
    show({}, { [part]: { title: 'Otherwise' } })
    expect(headings()).toEqual(TITLES.with(place, 'Otherwise'))
  })

  test('the headings speak Chinese', () => {
    show({}, {}, { locale: 'zh_HK' })
    expect(headings()).toEqual(['影片', '商品詳情', '科技', '品牌', '尺碼表'])
  })

  test('a part the product has nothing for is absent; without any there is nothing', () => {
    const bare = { images: [], picUrl: '', description: ' ', attributes: [], brandList: [], sizeChart: '' }
    const { unmount } = show({ ...bare, sizeChart: '<p>One size</p>' })
    expect(headings()).toEqual(['Size chart'])
    unmount()
    expect(show(bare).container).toBeEmptyDOMElement()
  })
})

test('the size guide’s link finds the size chart (C-077)', () => {
  show()
  const chart = document.getElementById('size-chart')
  expect(chart).toContainElement(screen.getByRole('table'))
  expect(chart).toHaveAttribute('tabindex', '-1')
})

test('the film plays in its place', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Play video: Cloudridge Waterproof Shell' }))
  expect(play).toHaveBeenCalledOnce()
})

test('the story comes with the pictures of it worn (C-060)', () => {
  show()
  expect(screen.getByText(/we drew the hood/)).toBeVisible()
  expect(screen.getByRole('img', { name: /, worn, picture 1$/ })).toHaveAttribute(
    'src',
    '/media/demo/product-trek.svg',
  )
})

test('technologies with name, words and picture (C-062)', () => {
  const { container } = show()
  expect(screen.getByRole('heading', { level: 3, name: 'Raincurtain membrane' })).toBeVisible()
  expect(screen.getByText('Stowed with one hand, gloves on.')).toBeVisible()
  expect(
    container.querySelectorAll('img[src="/media/demo/scene-coast.svg"][loading="lazy"]').length,
  ).toBeGreaterThan(0)
})

test('the colour’s story belongs to the product’s, not to the brand (C-062)', () => {
  show()
  const story = screen.getByText(/Pine is the shaded side/)
  expect(story.closest('section')).toHaveTextContent('Details')
})

test('the brand with its own story and the way to its products (C-085, C-024)', () => {
  const brandStories = [
    { brandCode: 'other', story: 'Boots since 1974.' },
    { brandCode: 'northfell', story: 'Sewn above the harbour.' },
  ]
  show({}, { brandStories })
  const section = screen.getByRole('heading', { name: 'The brand' }).closest('section')
  expect(section).toHaveTextContent('Sewn above the harbour.')
  expect(section).not.toHaveTextContent('Pine is')
  expect(section).not.toHaveTextContent('Boots since')
  expect(screen.getByRole('link', { name: 'See all Northfell products' })).toHaveAttribute(
    'href',
    '/brand/northfell',
  )
})

test('in the sport section the brand’s link stays in the section (C-046)', () => {
  show({}, {}, { route: productRoute({ section: '/SPORTb' }) })
  expect(screen.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/SPORTb/brand/northfell')
})

test('without a product: nothing in the shop, what will stand here in the editor (LO-24)', () => {
  expect(renderView('productMedia', ProductMedia, {}).container).toBeEmptyDOMElement()
  renderView('productMedia', ProductMedia, {}, { mode: 'builder' })
  expect(screen.getByText(/^Product media: video/)).toBeVisible()
})
