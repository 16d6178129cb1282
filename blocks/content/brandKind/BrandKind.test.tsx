import type { Api } from '#api/client/api.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { categoryAddress, categoryAddressesNeed } from '../../shop/links/category-addresses.ts'
import { parseOptions } from '../../page/normalise.ts'
import { menuEntry } from '../../testing/menu.ts'
import { renderView } from '../../testing/render-view.tsx'
import { brandKindBlock } from './block.ts'
import { BrandKind } from './BrandKind.tsx'

const show = (options: object, around = {}) => renderView('brandKind', BrandKind, options, around)
const parse = (options: object) => parseOptions(brandKindBlock, options)

describe('title', () => {
  test.each([
    ['en_US', 'Brand flagship store'],
    ['zh_HK', '品牌旗艦店'],
  ] as const)('unset, in %s it is “%s” (L-286, LO-63)', (locale, title) => {
    show({ titleBg: '/media/bg.jpg' }, { locale })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  })

  test('as set; an empty title is not shown; it is above its picture (L-285, L-286)', () => {
    show({ title: 'Northfell', titleBg: '/media/bg.jpg' })
    expect(
      screen.getByRole('heading', { name: 'Northfell' }).parentElement?.querySelector('img'),
    ).toHaveAttribute('src', expect.stringContaining('/media/bg.jpg'))
    const { container } = show({ title: '', titleBg: '/media/bg.jpg' })
    expect(container.querySelector('h2')).toBeNull()
    expect(container.querySelector('img')).not.toBeNull()
  })
})

test('the picture of the brand shows (L-287)', () => {
  const { container } = show({ brandImg: '/media/brand.jpg' })
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/brand.jpg')
})

describe('stars', () => {
  test.each([1, 3, 5])('%i of 5 are filled, and screen readers hear the rating (L-289)', rate => {
    const { container } = show({ rate })
    const stars = screen.getByText(`${rate} of 5 stars`).parentElement
    expect(stars?.querySelectorAll('[aria-hidden]')).toHaveLength(5)
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(rate)
  })

  test.each([0, 6, 2.5, 'many'])('%j is rejected: no stars (L-288)', rate => {
    const { options, issues } = parse({ rate, title: 'Northfell' })
    expect(options).toMatchObject({ title: 'Northfell' })
    expect(options).not.toHaveProperty('rate')
    expect(issues.map(({ path }) => path)).toEqual([['rate']])
  })
})

describe('categories (L-290, LO-63, LO-82)', () => {
  const categories = [
    { code: 'men-shell', frontName: 'Shells', count: 12 },
    { code: 'tents', frontName: 'Tents & tarps', count: '1200' },
    { code: '', frontName: 'Soon' },
    { code: 'nameless' },
  ]
  const addresses = { 'men-shell': '/products/Men/Shells' }

  test('each shows its name and count and links to its category, or to a search for its name (L-010)', () => {
    show({ categories }, { data: { addresses } })
    const links = screen.getAllByRole('link').map(link => `${link.textContent} ${link.getAttribute('href')}`)
    expect(links).toEqual([
      'Shells12 /products/Men/Shells',
      'Tents & tarps1,200 /list?keyword=Tents%20%26%20tarps',
    ])
    expect(screen.getByText('Soon').closest('a')).toBeNull()
  })

  test.each([
    ['in the menu', { code: 'men-shell', frontName: 'Shells' }, addresses, '/products/Men/Shells'],
    [
      'not in the menu',
      { code: 'x', frontName: '帳篷' },
      addresses,
      `/list?keyword=${encodeURIComponent('帳篷')}`,
    ],
    ['not in the menu, nameless', { code: 'x', frontName: '' }, addresses, '/products/x'],
    ['no menu came', { code: 'x', frontName: 'X' }, undefined, '/products/x'],
    ['no code', { code: '', frontName: 'X' }, addresses, undefined],
  ])('%s (LO-82)', (_, category, known, href) => expect(categoryAddress(category, known)).toBe(href))

  test('the menu is searched only for these codes, at every level', async () => {
    const category = (code: string, link: string, href: string, children = [menuEntry('leaf')]) =>
      menuEntry(code, { urlType: 'CATEGORY', link, href, children })
    const menu = [
      category('m', 'men', '/products/Men', [category('s', 'men-shell', '/products/Men/Shells')]),
      category('w', 'women', '/products/Women'),
      menuEntry('article', { link: 'men-shell-care', href: '/article/care' }),
    ]
    const api: Api = {
      locale: 'en_US',
      run: () => Promise.resolve({ getNavMenu: menu } as never), // the only operation used
      productsByCode: async () => [],
    }
    expect(await categoryAddressesNeed(api, ['men-shell', 'tents']).queryFn()).toEqual(addresses)
  })
})

test('without options nothing shows, and a frame on the canvas', () => {
  expect(show({}).container).toBeEmptyDOMElement()
  expect(show({}, { mode: 'builder' }).container).not.toBeEmptyDOMElement()
})
