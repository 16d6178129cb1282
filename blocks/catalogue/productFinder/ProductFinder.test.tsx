import type { Api } from '#api/client/api.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { menuEntry } from '../../testing/menu.ts'
import { CONTENT_ROUTE } from '../../page/shop-route.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { productFinderBlock } from './block.ts'
import { ProductFinder } from './ProductFinder.tsx'

const MENU = [
  menuEntry('men', { name: 'Men', href: '/products/Men' }),
  menuEntry('label', { name: 'Only a label', href: null }),
  menuEntry('secret', { name: 'Not displayed', display: false }),
]
const show = (options: object = {}, data: object = { menu: MENU }) =>
  renderView('productFinder', ProductFinder, { title: '', ...options }, { data })

test('searches the list without a script, and leads to the categories of the menu', () => {
  show()
  const field = screen.getByRole('searchbox', { name: 'Search products, brands or codes' })
  expect(field).toHaveAttribute('name', 'keyword')
  expect(field).toBeRequired()
  expect(field).toHaveAttribute('maxlength', '50')
  expect(field.closest('form')).toHaveAttribute('action', '/list')
  expect(productFinderBlock.hydration({ title: '', showCategories: true })).toBe('never')
  const links = within(screen.getByRole('navigation', { name: 'Product categories' })).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([['Men', '/products/Men']])
})

test('still searches where the menu could not be had (L-172)', () => {
  show({ title: 'What are you looking for?' }, {})
  expect(screen.getByRole('heading', { level: 2, name: 'What are you looking for?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('asks for the menu only where categories are shown', () => {
  const context = {
    api: { locale: 'en_US' } as Api,
    locale: 'en_US',
    now: NOON,
    route: CONTENT_ROUTE,
  } as const
  const needs = (showCategories: boolean) =>
    Object.keys(productFinderBlock.data({ title: '', showCategories }, context))
  expect(needs(true)).toEqual(['menu'])
  expect(needs(false)).toEqual([])
})
