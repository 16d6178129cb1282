import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ListPlace } from '../../page/shop-route.ts'
import { listApi, listRoute, sampleFilters } from '../../testing/product-list.ts'
import { renderView } from '../../testing/render-view.tsx'
import { CONTENT_ROUTE } from '../../page/shop-route.ts'
import { brandCategoryNavBlock } from './block.ts'
import { BrandCategoryNav } from './BrandCategoryNav.tsx'

const categories = [
  { code: 'jackets', name: 'Jackets' },
  { code: '', name: 'New', linkUrl: { type: 0, value: '/brand/n?new=1' } },
  { code: 'packs', name: 'Packs', linkUrl: 'javascript:alert(1)' },
  { code: '', name: 'Nowhere' },
]
const brand = (change: Partial<Extract<ListPlace, { kind: 'brand' }>> = {}): ListPlace => ({
  kind: 'brand',
  code: 'n',
  name: 'Northfell',
  ...change,
})
const links = () =>
  screen.queryAllByRole('link').map(link => `${link.textContent} ${link.getAttribute('href')}`)
const show = (options: unknown, around: Parameters<typeof renderView>[3] = {}) =>
  renderView('brandCategoryNav', BrandCategoryNav, options, around)

describe('links (L-334, LO-65)', () => {
  test('a link of its own goes before the code; without either there is no link', () => {
    show({ brandCode: 'n', categories })
    expect(links()).toEqual(['Jackets /brand/n/jackets', 'New /brand/n?new=1', 'Packs /brand/n/packs'])
  })

  test('without a brand they lead to the categories themselves', () => {
    show({ categories: categories.slice(0, 1) })
    expect(links()).toEqual(['Jackets /products/jackets'])
  })

  test('without a brand, one the menu holds leads to its place there, any other to a search (LO-82)', () => {
    show(
      { categories: [categories[0], categories[2]] },
      { data: { addresses: { jackets: '/products/Men/Jackets' } } },
    )
    expect(links()).toEqual(['Jackets /products/Men/Jackets', 'Packs /list?keyword=Packs'])
  })

  test.each([
    ['the brand’s own list', brand(), 'n', 1],
    ['any brand’s list, for no brand in particular', brand(), '', 1],
    ['another brand’s list', brand({ code: 'other' }), 'n', 0],
    ['a list of no brand', { kind: 'all' } as const, 'n', 0],
  ])('on %s', (_, place, brandCode, count) => {
    show({ brandCode, categories: categories.slice(0, 1) }, { route: listRoute({ place }) })
    expect(links()).toHaveLength(count)
  })

  test('without categories of its own: the highest ones of the brand’s list, inside the section', () => {
    const route = listRoute({ place: brand({ categoryCode: 'equipment' }), section: '/SPORTb' })
    show({}, { route, data: { filters: sampleFilters() } })
    expect(links()).toEqual(['Clothing /SPORTb/brand/n/clothing', 'Equipment /SPORTb/brand/n/equipment'])
    expect(screen.getByRole('link', { name: 'Equipment' })).toHaveAttribute('aria-current', 'page')
  })

  test('the list is asked only where it is needed', () => {
    const { api } = listApi()
    const need = (given: object, route: Parameters<typeof brandCategoryNavBlock.data>[1]['route']) =>
      Object.keys(
        brandCategoryNavBlock.data(brandCategoryNavBlock.schema.parse(given), {
          api,
          locale: 'en_US',
          now: 0,
          route,
        }),
      )
    expect(need({}, listRoute())).toEqual(['filters'])
    expect(need({ categories }, listRoute())).toEqual([])
    expect(need({}, CONTENT_ROUTE)).toEqual([])
    expect(need({ categories }, CONTENT_ROUTE)).toEqual(['addresses'])
    expect(need({ brandCode: 'n', categories }, CONTENT_ROUTE)).toEqual([])
  })
})
