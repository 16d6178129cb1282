import { LOCALES, type Locale } from '#locales/locale.ts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListAlternatives } from '#api/client/product/list-alternatives.ts'
import { EmptyResult } from './emptyResult/EmptyResult.tsx'
import { FilterPanel } from './filterPanel/FilterPanel.tsx'
import { ProductGrid } from './productGrid/ProductGrid.tsx'
import { createSharedState } from '../page/shared-state.ts'
import { SortBar } from './sortBar/SortBar.tsx'
import { listApi, listRoute, sampleFilters, samplePage } from '../testing/product-list.ts'
import { scroll, standInForScrolling } from '../testing/list-end.ts'
import { inPage } from '../testing/render-view.tsx'
import type { BlockContext } from '../page/view.ts'

beforeEach(() => {
  history.pushState(null, '')
  const stop = standInForScrolling(margin => margin.includes(' 100px '))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  return stop
})

let addresses = 0

/** A whole list page, its blocks as they stand on it. */
function page({
  search = '',
  total = 75,
  answer,
  locale = 'en_US',
  data = { list: samplePage(total), filters: sampleFilters(locale) },
  ...around
}: {
  readonly search?: string
  readonly total?: number
  readonly answer?: NonNullable<Parameters<typeof listApi>[0]>['answer']
  readonly locale?: Locale
  readonly data?: {
    list?: ReturnType<typeof samplePage>
    filters?: ReturnType<typeof sampleFilters>
    alternatives?: ListAlternatives
  }
} & Partial<BlockContext>) {
  addresses += 1
  const { api, asked } = listApi({ total, locale, ...(answer && { answer }) })
  const go = vi.fn<BlockContext['go']>()
  const content = (
    <>
      <SortBar id="c1" options={{ title: '', showCount: true }} data={data} />
      <FilterPanel id="c2" options={{ openGroups: 12, showCounts: true }} data={data} />
      <ProductGrid id="c3" options={{ loadsByItself: true }} data={data} />
      <EmptyResult id="c4" options={{ links: [] }} data={data} />
    </>
  )
  const route = listRoute({ search, pathname: `/products/p${addresses}` })
  const context = { api, locale, go, route, shared: createSharedState(), ...around }
  return { page: () => inPage(content, context), asked, go, pathname: route.pathname }
}
function show(given: Parameters<typeof page>[0] = {}) {
  const { page: draw, ...rest } = page(given)
  const user = userEvent.setup()
  render(draw())
  return { user, ...rest }
}
const cards = () => screen.queryAllByRole('article').map(card => card.textContent)
const addressOf = (go: ReturnType<typeof vi.fn<BlockContext['go']>>) =>
  go.mock.calls.at(-1)?.[0].replace(/^[^?]*/, '')

test.each(LOCALES)('in %s the server’s HTML comes alive without a difference', async locale => {
  const search = 'size=M,XS&price=100-&colour=unknown&keyword=背包&new=1'
  const server = page({ locale, search })
  const browser = page({ locale, search })
  const place = document.body.appendChild(document.createElement('div'))
  // Both count up the address; the same one must be told.
  place.innerHTML = renderToString(server.page()).replaceAll(server.pathname, browser.pathname)
  expect(place).toHaveTextContent('背包')
  const differences: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, browser.page(), { onRecoverableError: error => differences.push(error) }),
  )
  expect(differences).toEqual([])
  act(() => root.unmount())
  place.remove()
})

test('the pictures of the first four products are asked for at once, the others when they are near', () => {
  show()
  const pictures = [
    ...document.querySelectorAll<HTMLImageElement>('[data-product] article > :first-child > img:first-child'),
  ]
  expect(pictures.slice(0, 6).map(picture => picture.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 4 }, () => 'eager'),
    'lazy',
    'lazy',
  ])
})

describe('filters', () => {
  test('all twelve show, and each narrows the list at once (C-115)', async () => {
    const { user, go } = show()
    const pick = async (name: RegExp, expected: string) => {
      await user.click(screen.getByRole('checkbox', { name }))
      expect(addressOf(go)).toContain(expected)
    }
    await pick(/^Men /, 'gender=men')
    await pick(/^Jackets /, 'category=jackets')
    await pick(/^Mountaineering/, 'outdoor=mountain')
    await pick(/^Rust/, 'colour=orange')
    await pick(/^40\.5|^XL/, 'size=XL')
    await pick(/^Tideline/, 'brand=tideline')
    await pick(/^Central/, 'shop=central')
    await pick(/^20% off/, 'discount=20')
    await pick(/^Autumn 2026/, 'yearSeason=26AW')
    await pick(/^2 people/, 'applicableNumber=2')
    await pick(/^Autumn offer/, 'activity=PRO-1')
    expect(screen.getByRole('slider', { name: 'Lowest price' })).toBeVisible()
  })

  test('counts stand beside the values (C-125)', () => {
    show()
    expect(screen.getByRole('checkbox', { name: 'Men (12)' })).toBeVisible()
  })

  test('values of one filter add up, and a second press takes one back (CO-33)', async () => {
    const { user, go } = show()
    await user.click(screen.getByRole('checkbox', { name: /^S / }))
    await user.click(screen.getByRole('checkbox', { name: /^M / }))
    expect(addressOf(go)).toBe('?size=M,S')
    await user.click(screen.getByRole('checkbox', { name: /^S / }))
    expect(addressOf(go)).toBe('?size=M')
  })

  test('chosen ones stand as chips, each to be taken away, or all at once', async () => {
    const { user, go } = show({ search: 'size=M&price=100-500&new=1&keyword=pack' })
    const chosen = screen.getByRole('list', { name: 'Chosen filters' })
    expect(
      within(chosen)
        .getAllByRole('button')
        .map(chip => chip.textContent),
    ).toEqual(['New arrivals', 'M', 'HK$100 – HK$500', 'Clear all'])
    await user.click(within(chosen).getByRole('button', { name: 'Remove “M”' }))
    expect(addressOf(go)).toBe('?keyword=pack&price=100-500&new=1')
    await user.click(within(chosen).getByRole('button', { name: 'Clear all' }))
    expect(addressOf(go)).toBe('?keyword=pack')
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull()
  })

  test('the untouched slider reads 1 and 999999 and filters nothing (C-116, CO-34)', async () => {
    const { user, go, asked } = show()
    const [low, high] = screen.getAllByRole('slider')
    expect(low).toHaveAttribute('aria-valuenow', '1')
    expect(high).toHaveAttribute('aria-valuenow', '999999')
    low?.focus()
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(addressOf(go)).toBe('')
    expect(asked.at(-1)?.filters).toEqual({})
  })

  test('a price typed in filters when it is entered, both ends included (CO-34)', async () => {
    const { user, go, asked } = show()
    const field = screen.getByRole('textbox', { name: 'Lowest price' })
    await user.clear(field)
    await user.type(field, '150{Enter}')
    expect(addressOf(go)).toBe('?price=150-')
    await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ salePrice: { min: 150 } }))
    expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute('aria-valuenow', '150')
  })

  test('sizes stand by kind, in the server’s order (C-131 … C-134, CO-39)', () => {
    show()
    const sizes = within(screen.getByRole('group', { name: 'Size' })).getAllByRole('list')
    expect(
      sizes.map(kind =>
        within(kind)
          .getAllByRole('checkbox')
          .map(box => box.getAttribute('value')),
      ),
    ).toEqual([['FREE'], ['XS', 'S', 'M', 'L', 'XL'], ['8-10Y'], ['38']])
  })

  test('beyond eight values the rest comes when asked for', async () => {
    const { user } = show()
    const sizes = () => within(screen.getByRole('group', { name: 'Size' })).getAllByRole('checkbox')
    expect(sizes()).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: 'Show all 10' }))
    expect(sizes()).toHaveLength(10)
  })

  test('a chosen value always shows', () => {
    show({ search: 'size=40.5' })
    expect(screen.getByRole('checkbox', { name: /^40\.5/ })).toBeChecked()
  })

  test('more than twelve brands can be searched', async () => {
    const { user } = show()
    await user.type(screen.getByRole('searchbox', { name: 'Search in Brand' }), 'wind')
    const brands = within(screen.getByRole('group', { name: 'Brand' }))
    expect(brands.getAllByRole('checkbox').map(box => box.getAttribute('value'))).toEqual(['westwind'])
  })

  test('categories are a tree that unfolds (C-115)', async () => {
    const { user } = show()
    const unfold = screen.getByRole('button', { name: 'Categories in Clothing' })
    expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await user.click(unfold)
    expect(unfold).toHaveAttribute('aria-expanded', 'true')
  })

  test('colours: the operator’s plain colour, else picture at 58 px, else text (C-155, L-264, L-265, L-361, LO-59)', () => {
    const colors = [
      { code: 'green', color: '#010203', img: '/media/g.jpg' },
      { code: 'orange', color: '', img: '/media/o.jpg' },
    ]
    show({ settings: { plpColorSwatches: { colors } } })
    const swatch = (name: RegExp) =>
      screen.getByRole('checkbox', { name }).parentElement?.querySelector('span')
    expect(swatch(/^Pine/)).toHaveStyle({ backgroundColor: '#010203' })
    expect(swatch(/^Rust/)?.querySelector('img')).toHaveAttribute('src', '/media/o.jpg?w=58&h=58&q=80')
    expect(swatch(/^Clear/)).toHaveTextContent('Clear')
  })

  test('on phones a button with the number of choices opens them in a drawer; it clears and closes', async () => {
    const { user, go } = show({ search: 'size=M&colour=green' })
    await user.click(screen.getByRole('button', { name: 'Filter (2)' }))
    const drawer = screen.getByRole('dialog', { name: 'Filter' })
    await user.click(within(drawer).getByRole('button', { name: 'Clear' }))
    expect(addressOf(go)).toBe('')
    await user.click(within(drawer).getByRole('button', { name: 'Show 75 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('without script they are a form that keeps the rest of the address', () => {
    const { page: draw, pathname } = page({ search: 'keyword=pack&sort=priceUp&size=M' })
    const place = document.createElement('div')
    place.innerHTML = renderToString(draw())
    const form = place.querySelector<HTMLFormElement>('aside form')
    const sent = [...new FormData(form ?? undefined)].map(
      ([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`,
    )
    expect(form).toHaveAttribute('action', pathname)
    expect(sent).toEqual(['keyword=pack', 'sort=priceUp', 'priceMin=1', 'priceMax=999999', 'size=M'])
  })
})

describe('head of the list', () => {
  test('four orders, bestseller among them, newest first at first (C-117, CO-35)', async () => {
    const { user, go } = show()
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    expect(
      within(order)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['Newest', 'Best selling', 'Price: low to high', 'Price: high to low'])
    expect(order).toHaveDisplayValue('Newest')
    await user.selectOptions(order, 'Best selling')
    expect(addressOf(go)).toBe('?sort=bestseller')
  })

  test('a search has a fifth order, by best match, which is none of the four and the first (C-117)', async () => {
    const { user, go } = show({ search: 'keyword=pack' })
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    expect(order).toHaveDisplayValue('Best match')
    await user.selectOptions(order, 'Newest')
    expect(addressOf(go)).toBe('?keyword=pack&sort=newest')
    await user.selectOptions(order, 'Best match')
    expect(addressOf(go)).toBe('?keyword=pack')
  })

  test.each([
    ['all products (C-021)', {}, 'All products'],
    ['a search (C-021)', { search: 'keyword=背包' }, 'Search “背包”'],
    ['new arrivals (C-130)', { search: 'new=1' }, 'New arrivals'],
  ])('names %s', (_, given, name) => {
    show(given)
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  test('the number of products is said when it changes', async () => {
    const few = samplePage(1)
    const { user } = show({
      answer: ({ operation }) => (operation === 'filterConditionGql' ? undefined : few),
    })
    const [count] = screen.getAllByRole('status')
    expect(count).toHaveTextContent('75 products')
    await user.click(screen.getByRole('checkbox', { name: /^M / }))
    await waitFor(() => expect(count).toHaveTextContent('1 product'))
  })
})

describe('products', () => {
  test('the first 30, and 30 more near the end, until all are there (C-120, C-140)', async () => {
    show()
    expect(cards()).toHaveLength(30)
    await scroll('near')
    await waitFor(() => expect(cards()).toHaveLength(60))
    await scroll('away')
    await scroll('near')
    await waitFor(() => expect(cards()).toHaveLength(75))
    expect(screen.queryByRole('button', { name: /more products/ })).toBeNull()
    expect(screen.getAllByText('75 of 75 products shown')).not.toEqual([])
  })

  test('places are kept for the next page, but not before the eyes of those who stand at the foot (C-140)', async () => {
    const { user } = show()
    const places = () => document.querySelectorAll('li[aria-hidden=true]')
    expect(places()).toHaveLength(30)
    await scroll('near')
    await waitFor(() => expect(cards()).toHaveLength(60))
    expect(places()).toHaveLength(0)
    await scroll('near')
    expect(cards()).toHaveLength(60)
    await scroll('away')
    expect(places()).toHaveLength(15)
    await user.click(screen.getByRole('button', { name: 'Show more products' }))
    await waitFor(() => expect(cards()).toHaveLength(75))
    expect(places()).toHaveLength(0)
  })

  test('by button the focus goes on to the first new product', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Show more products' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Product 31' })).toHaveFocus())
  })

  test('what shows stays, dimmed, until another list is there', async () => {
    const late = Promise.withResolvers<unknown>()
    const { user } = show({
      answer: ({ operation }) => (operation === 'filterConditionGql' ? undefined : late.promise),
    })
    await user.click(screen.getByRole('checkbox', { name: /^M / }))
    const grid = screen.getByRole('link', { name: 'Product 1' }).closest('ul')
    expect(grid).toHaveAttribute('aria-busy', 'true')
    expect(cards()).toHaveLength(30)
    await act(async () => late.resolve(samplePage(2)))
    await waitFor(() => expect(cards()).toHaveLength(2))
    expect(grid).toHaveAttribute('aria-busy', 'false')
  })

  test.each([
    ['behind the header and the tools', 150, true],
    ['below them', 200, false],
  ])('a list whose top is %s: another one begins in view (%i px, moved: %j)', async (_, top, isMoved) => {
    const { user } = show({ total: 2 })
    const root = screen.getByText('Products', { selector: 'h2' }).parentElement as HTMLElement
    const scroll = vi.fn<() => void>()
    root.scrollIntoView = scroll
    vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 390, 4000))
    document.documentElement.style.scrollPaddingTop = '120px'
    root.style.scrollMarginTop = '72px'
    await user.click(screen.getByLabelText(/^M /))
    document.documentElement.style.scrollPaddingTop = ''
    expect(scroll).toHaveBeenCalledTimes(isMoved ? 1 : 0)
  })

  test('a list that fails is empty, says so and can be tried again (C-138)', async () => {
    let isOnline = false
    const { user } = show({
      data: {},
      answer: () => (isOnline ? undefined : Promise.reject(new Error('offline'))),
    })
    expect(cards()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('Products could not be loaded')
    isOnline = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toHaveLength(30))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('more that fails says so and waits for the shopper', async () => {
    let isOnline = false
    const { user } = show({ answer: () => (isOnline ? undefined : Promise.reject(new Error('offline'))) })
    await scroll('near')
    expect(await screen.findByText('More products could not be loaded just now.')).toBeVisible()
    isOnline = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards()).toHaveLength(60))
  })

  test('ads stand at their places, 536 by 890, with link and words (L-231, L-233/234/235/236)', () => {
    const ad = {
      kindCode: '',
      imgUrl: '/media/ad.jpg',
      pcIndex: 3,
      modIndex: 5,
      clickUrl: { type: 3, value: 'sale' },
      alt: 'Sale',
    }
    show({ settings: { plpAdCard: { adOptions: [ad] } } })
    const [desktop, mobile] = screen.getAllByRole('link', { name: 'Sale' })
    const place = (link: Element | undefined) => {
      const entry = link?.closest('li')
      return entry && [...(entry.parentElement?.children ?? [])].indexOf(entry) + 1
    }
    // On phones the desktop's entry is hidden and takes no place: the sixth of all is the fifth shown.
    expect([place(desktop), place(mobile)]).toEqual([3, 6])
    expect(desktop).toHaveAttribute('href', '/landingPage/sale')
    expect(within(desktop ?? document.body).getByRole('img')).toHaveAttribute(
      'src',
      '/media/ad.jpg?w=536&h=890&q=80',
    )
  })
})

describe('nothing found (C-123)', () => {
  const empty = { list: samplePage(0), filters: sampleFilters() }

  test('offers near searches and best sellers', () => {
    const products = samplePage(2).edges.map(({ node }) => node)
    show({
      search: 'keyword=jakt',
      data: { ...empty, alternatives: { keywords: ['jacket', '背囊'], products } },
    })
    const near = screen.getByRole('navigation', { name: 'Did you mean:' })
    expect(
      within(near)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/list?keyword=jacket', '/list?keyword=%E8%83%8C%E5%9B%8A'])
    expect(screen.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
    expect(cards()).toHaveLength(2)
  })

  test('tells screen readers once what the word may have meant', async () => {
    const data = { ...empty, alternatives: { keywords: ['jacket', '背囊'], products: [] } }
    const [server, browser] = [page({ search: 'keyword=jakt', data }), page({ search: 'keyword=jakt', data })]
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(server.page()).replaceAll(server.pathname, browser.pathname)
    const announced: string[] = []
    // A live region is read when its text changes, not when the page arrives with it.
    const observer = new MutationObserver(changes =>
      announced.push(
        ...changes.flatMap(({ target }) => (target instanceof HTMLOutputElement ? [target.textContent] : [])),
      ),
    )
    observer.observe(place, { childList: true, characterData: true, subtree: true })
    const root = await act(async () => hydrateRoot(place, browser.page()))
    await act(async () => root.render(browser.page()))
    expect(announced).toEqual(['No products found for “jakt”. Did you mean jacket or 背囊?'])
    observer.disconnect()
    act(() => root.unmount())
    place.remove()
  })

  test('says so with tips, and shows no cards', () => {
    show({ search: 'keyword=zzzz', data: empty })
    expect(screen.getByRole('heading', { name: 'No products found for “zzzz”' })).toBeVisible()
    // The answer follows the title: no heading without products, no block with nothing in it.
    expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull()
    expect(screen.getByText('Check the spelling')).toBeVisible()
    expect(cards()).toEqual([])
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/list')
  })

  test('filters that are too narrow can be cleared', async () => {
    const { user, go } = show({ search: 'size=M', data: empty })
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(addressOf(go)).toBe('')
    await waitFor(() => expect(cards()).toHaveLength(30))
    expect(screen.queryByRole('heading', { name: /No products found/ })).toBeNull()
  })
})
