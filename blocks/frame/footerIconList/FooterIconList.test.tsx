import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { footerIconListBlock, footerIconListSchema } from './block.ts'
import { FooterIconList } from './FooterIconList.tsx'

const iconList = [
  { url: '/media/van.png', text: 'Free delivery', link: { type: 5, value: 'delivery' } },
  { url: '/media/shop.png', text: 'Our stores', link: { type: 7, value: 'storeLocator' } },
]
const show = (options: object) => renderView('footerIconList', FooterIconList, options)

test('the title stands above the icons, each with its words and link (L-237)', () => {
  show({ title: 'Service', iconList })
  const section = screen.getByRole('region', { name: 'Service' })
  expect(within(section).getByRole('heading', { name: 'Service' })).toBeVisible()
  const links = within(section).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Free delivery', '/article/delivery'],
    ['Our stores', '/storeLocator'],
  ])
})

test('icons are asked for and drawn 105 × 70 (L-238)', () => {
  const { container } = show({ iconList })
  const icon = container.querySelector('img')
  expect(icon?.getAttribute('src')).toMatch(/^\/media\/van\.png\?w=105&h=70/)
  expect(icon).toHaveAttribute('width', '105')
  expect(icon).toHaveAttribute('height', '70')
})

test('the keys are kept as they are (L-237)', () => {
  const saved = { title: 'Service', iconList }
  expect(footerIconListSchema.parse(saved)).toEqual(saved)
})

test('an icon without words is named by its place, one without link is not clickable', () => {
  show({
    iconList: [
      { url: '/media/a.png', link: '/list' },
      { url: '/media/b.png', text: 'Words' },
    ],
  })
  expect(screen.getByRole('link')).toHaveAccessibleName('Picture 1')
  expect(screen.getByText('Words')).toBeVisible()
})

test('it ships no script; empty it is nothing in the shop and a frame in the editor', () => {
  expect(footerIconListBlock.hydration(footerIconListSchema.parse({ iconList }))).toBe('never')
  expect(show({ iconList: [{}] }).container).toBeEmptyDOMElement()
  renderView('footerIconList', FooterIconList, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
