import type { Api } from '#api/client/api.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { SearchSuggestions } from '#api/client/product/search-suggestions.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hkd } from '../../../testing/product.ts'
import { listRoute } from '../../../testing/product-list.ts'
import { renderView } from '../../../testing/render-view.tsx'
import { Header } from '../Header.tsx'
import { recentSearches } from './recent-searches.ts'

const SHELL: SearchSuggestions['products'][number] = {
  code: 'CR-JKT-001',
  title: 'Cloudridge Shell',
  picUrl: '/media/shell.jpg',
  brandList: [{ code: 'northfell', name: 'Northfell' }],
  isPriceFrom: true,
  listPrice: hkd(2290),
  price: hkd(1990),
}
const ANSWER: SearchSuggestions = {
  products: [SHELL],
  categories: [
    {
      code: 'women-coats',
      path: 'women/outerwear/women-coats',
      name: 'Jackets',
      parent: { name: 'Outerwear', parent: { name: 'Women' } },
    },
  ],
  brands: [{ code: 'northfell', name: 'Northfell' }],
}

const ask = vi.fn<(keyword: string) => Promise<SearchSuggestions>>()
const askViewData = vi.fn<(input: object) => Promise<readonly object[]>>(async () => [])
const api = {
  locale: 'en_US',
  run: async (_: unknown, variables: { keyword: string } | { input: object }) => ({
    shop:
      'keyword' in variables
        ? { searchSuggestions: await ask(variables.keyword) }
        : { viewData: await askViewData(variables.input) },
  }),
  productsByCode: () => Promise.reject(new Error('No products here.')),
} as Api

const field = () => screen.getByRole('combobox', { name: 'Search products, brands or codes' })
const list = () => screen.queryByRole('listbox', { name: 'Search suggestions' })
const options = () => screen.queryAllByRole('option')
const status = () => screen.getByRole('search').querySelector('[role=status]')
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : options().find(option => option.id === id)
}
const settle = () =>
  act(async () => {
    await import('./Suggestions.tsx')
    await vi.advanceTimersByTimeAsync(200)
  })

let user: ReturnType<typeof userEvent.setup>
async function show(around = {}) {
  renderView('header', Header, {}, { api, ...around })
  // jsdom goes nowhere.
  const stop = (event: Event) => event.preventDefault()
  screen.getByRole('search').addEventListener('submit', stop)
  await user.click(field())
  await settle()
}
async function type(text: string) {
  await user.type(field(), text)
  await settle()
}

beforeAll(() => import('./Suggestions.tsx'))
beforeEach(() => {
  // By this name the testing library moves fake clocks on.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  vi.useFakeTimers()
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  Element.prototype.scrollIntoView = () => undefined
  ask.mockReset().mockResolvedValue(ANSWER)
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an empty field', () => {
  const words = (hotWords: unknown, shown: number) => [
    { position: 'header', type: 'config', module: 'search', value: JSON.stringify({ hotWords, shown }) },
  ]

  test('offers the searches that the shop recommends for this kind of browser, and keeps one that is taken (L-156, L-374)', async () => {
    askViewData.mockResolvedValueOnce(words({ zh_HK: ['背囊'], en_US: ['packs', 'tents', 'boots'] }, 2))
    await show()
    expect(askViewData).toHaveBeenCalledWith({
      modelCode: 'shop',
      type: 'config',
      position: 'header',
      module: 'search',
      browseEnvironment: 'PC',
    })
    expect(within(list()!).getByText('Popular searches')).toBeVisible()
    expect(options().map(option => [option.textContent, option.getAttribute('href')])).toEqual([
      ['packs', '/list?keyword=packs'],
      ['tents', '/list?keyword=tents'],
    ])
    expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull()
    fireEvent.click(options()[0]!, { ctrlKey: true })
    expect(recentSearches.read()).toEqual(['packs'])
  })

  test('offers nothing where the shop does not answer (L-155)', async () => {
    askViewData.mockRejectedValueOnce(new ApiError('NETWORK_ERROR', 'offline'))
    await show()
    expect(list()).toBeNull()
  })
})

describe('while the shopper types, the field', () => {
  test('lists categories, brands, and products with price and picture, under headings (C-156)', async () => {
    await show()
    await type('jack')
    expect(
      within(list()!)
        .getAllByRole('group')
        .map(group => [
          group.getAttribute('aria-labelledby') && within(group).getAllByRole('option').length,
          group.firstChild?.textContent,
        ]),
    ).toEqual([
      [1, 'Categories'],
      [1, 'Brands'],
      [1, 'Products'],
    ])
    expect(options().map(option => [option.textContent, option.getAttribute('href')])).toEqual([
      ['Women / Outerwear / Jackets', '/products/women/outerwear/women-coats'],
      ['Northfell', '/brand/northfell'],
      [expect.stringContaining('Cloudridge Shell'), '/item/northfell/CR-JKT-001'],
    ])
    expect(options()[2]).toHaveTextContent('From HK$1,990')
    expect(options()[2]!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('shell.jpg'))
  })

  test('asks once, when the typing rests', async () => {
    await show()
    await type('jack')
    expect(ask.mock.calls).toEqual([['jack']])
  })

  test('is a combobox that tells its state, its list and how many there are', async () => {
    await show()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await type('jack')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-autocomplete', 'list')
    expect(field().getAttribute('aria-controls')).toBe(list()!.id)
    expect(status()).toHaveTextContent('3 suggestions')
  })

  test('says that there are none, without a list', async () => {
    ask.mockResolvedValue({ products: [], categories: [], brands: [] })
    await show()
    await type('xq')
    expect(list()).toBeNull()
    expect(status()).toHaveTextContent('No suggestions')
  })

  test('still searches when the shop does not answer', async () => {
    ask.mockRejectedValue(new Error('offline'))
    await show()
    await type('jack')
    expect(list()).toBeNull()
    expect(field()).toHaveValue('jack')
  })
})

describe('by keyboard', () => {
  test('arrows move through the options and back to the field, which keeps the focus', async () => {
    await show()
    await type('jack')
    const seen: (string | undefined)[] = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key)
      seen.push(active()?.getAttribute('href') ?? undefined)
      expect(field()).toHaveFocus()
    }
    expect(seen).toEqual([
      '/products/women/outerwear/women-coats',
      '/brand/northfell',
      '/item/northfell/CR-JKT-001',
      undefined,
      '/item/northfell/CR-JKT-001',
    ])
    expect(options().map(option => option.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true'])
  })

  test('Enter follows the chosen option, and without one searches for the text', async () => {
    await show()
    await type('jack')
    const followed: (string | null)[] = []
    list()!.addEventListener('click', event => {
      event.preventDefault()
      followed.push((event.target as Element).closest('a')!.getAttribute('href'))
    })
    const sent = vi.fn<() => void>()
    screen.getByRole('search').addEventListener('submit', sent)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect([followed, sent.mock.calls.length]).toEqual([['/brand/northfell'], 0])
    await user.keyboard('{Enter}')
    expect([followed.length, sent.mock.calls.length]).toEqual([1, 1])
  })

  test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
    await show()
    await type('jack')
    await user.keyboard('{Escape}')
    expect(list()).toBeNull()
    expect(field()).toHaveValue('jack')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(options()[0])
  })

  test('leaving the form closes the list', async () => {
    await show()
    await type('jack')
    await user.tab()
    expect(list()).not.toBeNull()
    act(() => (document.activeElement as HTMLElement).blur())
    expect(list()).toBeNull()
  })
})

describe('with an input method', () => {
  const compose = (text: string) => {
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: text }, isComposing: true })
  }

  test('what is still being composed is not looked for', async () => {
    await show()
    compose('女zh')
    await settle()
    expect(ask).not.toHaveBeenCalled()
    fireEvent.input(field(), { target: { value: '女裝' }, isComposing: true })
    fireEvent.compositionEnd(field())
    await settle()
    expect(ask.mock.calls).toEqual([['女裝']])
  })

  test.each(['ArrowDown', 'Enter', 'Escape'])('%s serves the input method, not the list', async key => {
    await show()
    await type('jack')
    await user.keyboard('{ArrowDown}')
    const before = active()
    const followed = vi.fn<(event: Event) => void>(event => event.preventDefault())
    list()!.addEventListener('click', followed)
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true)
    expect(fireEvent.keyDown(field(), { key, keyCode: 229 })).toBe(true)
    expect(active()).toBe(before)
    expect(followed).not.toHaveBeenCalled()
  })
})

describe('recent searches', () => {
  test('show while the field is empty, newest first, each once, five of them', async () => {
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'B', ' ']) recentSearches.note(keyword)
    await show()
    expect(options().map(option => option.textContent)).toEqual(['B', 'f', 'e', 'd', 'c'])
    expect(options()[0]).toHaveAttribute('href', '/list?keyword=B')
    expect(ask).not.toHaveBeenCalled()
  })

  test('are noted when a search is sent', async () => {
    await show()
    await type('背囊{Enter}')
    expect(recentSearches.read()).toEqual(['背囊'])
  })

  test('that begin with the typed text come first', async () => {
    for (const keyword of ['jacket red', 'hat', 'Jackets']) recentSearches.note(keyword)
    await show()
    await type('jack')
    expect(
      options()
        .map(option => option.textContent)
        .slice(0, 2),
    ).toEqual(['Jackets', 'jacket red'])
  })

  test('can be cleared; the focus stays in the field', async () => {
    recentSearches.note('hat')
    await show()
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(list()).toBeNull()
    expect(field()).toHaveFocus()
    expect(recentSearches.read()).toEqual([])
  })

  test.each(['{', 'null', '[1, null, ""]'])('%j in the storage counts as none', text => {
    localStorage.setItem('cairn.recentSearches', text)
    expect(recentSearches.read()).toEqual([])
  })
})

test('on a results page the list waits until the shopper types or asks for it', async () => {
  renderView('header', Header, {}, { api, route: listRoute({ search: '?keyword=jack' }) })
  act(() => field().focus())
  await settle()
  expect(list()).toBeNull()
  await user.click(field())
  await settle()
  expect(list()).not.toBeNull()
})

test('on the canvas the field suggests nothing', async () => {
  renderView('header', Header, {}, { api, mode: 'builder' })
  await user.click(screen.getByRole('searchbox'))
  await settle()
  expect(ask).not.toHaveBeenCalled()
})
