import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { ListPlace } from '../../page/shop-route.ts'
import { productDetail } from '../../testing/product-detail.ts'
import { listRoute } from '../../testing/product-list.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { listTrail, productTrail } from './trail.ts'

const crumbs = () => screen.getAllByRole('listitem').map(item => item.textContent)
const category = (path: string, navFrontName: string) => ({
  code: path.slice(path.lastIndexOf('/') + 1),
  path,
  name: navFrontName,
  navFrontName,
  imageUrl: null,
})

describe('the way to a product (Shells)', () => {
  test('leads through the deepest of its categories', () => {
    const categories = [category('sale', 'Sale'), category('men', 'Men'), category('men/tops', 'Tops')]
    const product = productDetail({ code: 'P1', categories })
    renderView(
      'breadcrumb',
      Breadcrumb,
      {},
      {
        route: { kind: 'product', code: 'P1', section: '' },
        data: { product },
      },
    )
    expect(crumbs()).toEqual(['Home', 'Men', 'Tops', product.title])
    expect(screen.getByRole('link', { name: 'Tops' })).toHaveAttribute('href', '/products/Men/Tops')
    expect(screen.getByText(product.title)).toHaveAttribute('aria-current', 'page')
  })

  test.each([
    [
      'names encoded, slashes as dashes',
      ['a', 'a/b'],
      ['Men', 'Tops/Tees & 衫'],
      '/products/Men/Tops-Tees%20%26%20%E8%A1%AB',
    ],
    [
      'of four levels the last three',
      ['a', 'a/b', 'a/b/c', 'a/b/c/d'],
      ['A', 'B', 'C', 'D'],
      '/products/B/C/D',
    ],
  ])('addresses: %s (C-023, CO-09)', (_, paths, names, href) => {
    const categories = paths.map((path, at) => category(path, names[at] ?? ''))
    expect(productTrail(categories, '').at(-1)?.href).toBe(href)
  })

  test('without categories it is just the product', () => expect(productTrail([], '')).toEqual([]))
})

describe('the way to a list (Shells)', () => {
  const trail = [
    { name: 'Men', href: '/SPORTb/products/Men' },
    { name: 'Tops', href: '/SPORTb/products/Men/Tops' },
  ]
  test.each<[string, string, ListPlace, string[]]>([
    ['everything (C-021)', '', { kind: 'all' }, ['Home', 'All products']],
    ['a search (C-021)', 'keyword=背包', { kind: 'all' }, ['Home', 'Search “背包”']],
    [
      'a category (C-022)',
      '',
      { kind: 'category', code: 'tops', name: 'Tops', trail },
      ['Home', 'Men', 'Tops'],
    ],
    ['a brand (C-024)', '', { kind: 'brand', code: 'n', name: 'Northfell' }, ['Home', 'Northfell']],
    [
      'a category inside a brand (C-024)',
      '',
      { kind: 'brand', code: 'n', name: 'Northfell', categoryCode: 'tops', categoryName: 'Tops' },
      ['Home', 'Northfell', 'Tops'],
    ],
  ])('%s', (_, search, place, expected) => {
    renderView('breadcrumb', Breadcrumb, {}, { route: listRoute({ search, place }) })
    expect(crumbs()).toEqual(expected)
  })

  test('stays inside the sport section (C-046)', () => {
    const place: ListPlace = { kind: 'brand', code: 'n', name: 'Northfell' }
    expect(listTrail({ place, section: '/SPORTb' })).toEqual([{ name: 'Northfell', href: '/SPORTb/brand/n' }])
  })
})

test('without the home page, where the operator wants it so', () => {
  renderView('breadcrumb', Breadcrumb, { showHome: false }, { route: listRoute() })
  expect(crumbs()).toEqual(['All products'])
})

test('on other pages: a label on the canvas, nothing in the shop (LO-24)', () => {
  const view = <Breadcrumb id="c1" options={{ showHome: true }} data={{}} />
  expect(renderToString(inPage(view))).toBe('')
  expect(renderToString(inPage(view, { mode: 'builder' }))).toContain('Breadcrumb')
})
