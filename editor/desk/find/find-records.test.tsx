import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { collections } from '#desk/collections/collections.ts'
import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Role } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer, Answers } from '../../testing/world.tsx'
import { listedOrder } from '../orders/testing.ts'
import { deskStock } from '../stock/testing.ts'
import { address, group, NO_RECORDS, openFind } from './testing/open-find.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
})

const jacket = {
  style: 'JACKET',
  title: { zh_HK: '外套', en_US: 'Jacket' },
  colours: 2,
  skus: 6,
} as ListedStyle

const findingJacket = () =>
  vi.fn<Answer<'styles.list'>>(async ({ search = '' }) => {
    const rows = ['外套', 'jkt-s'].includes(search.toLowerCase()) ? [jacket] : []
    return { rows, next: null, count: rows.length }
  })

const labels = () => screen.queryAllByRole('option').map(option => option.textContent)

describe('goods', () => {
  test('a style is found by its title in the other language, from two characters on, with few rows asked for', async () => {
    const list = findingJacket()
    const user = await openFind({ answers: { 'styles.list': list } })
    await user.keyboard('外')
    expect(await screen.findByText('Nothing matches “外”.')).toBeVisible()
    expect(list).not.toHaveBeenCalled()
    await user.keyboard('套')
    expect(await screen.findByRole('option', { name: /^Jacket.*JACKET · 2 colours · 6 SKUs/ })).toBeVisible()
    expect(list).toHaveBeenCalledExactlyOnceWith({ search: '外套', size: 8 }, expect.any(AbortSignal))
    await user.keyboard('{Enter}')
    expect(address()).toBe('/goods/JACKET')
  })

  test('a code that a scanner types, with Enter at once, opens what is found first', async () => {
    const user = await openFind({ answers: { 'styles.list': findingJacket() } })
    await user.paste('JKT-S')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/goods/JACKET'))
  })

  test('Enter for a word that was not searched to the end is forgotten with the next letter', async () => {
    const list = findingJacket()
    const user = await openFind({ answers: { 'styles.list': list } })
    const before = address()
    await user.paste('JKT-')
    await user.keyboard('{Enter}')
    await user.keyboard('S')
    await screen.findByRole('option', { name: /^Jacket/ })
    expect(address()).toBe(before)
  })

  test('by the code of a SKU its style comes first, then its stock', async () => {
    const answers: Answers = { 'styles.list': findingJacket(), 'stock.find': async () => [deskStock()] }
    const user = await openFind({ answers })
    await user.keyboard('JKT-S')
    await user.click(await screen.findByRole('option', { name: /^Stock of Jacket.*JKT-S/ }))
    expect(address()).toBe('/stock/JKT-S')
    localStorage.clear()
    await user.keyboard('{Control>}k{/Control}JKT-S')
    await screen.findByRole('option', { name: /^Stock of Jacket/ })
    expect(labels()[0]).toMatch(/^Jacket/)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/goods/JACKET')
  })

  test.each([
    ['en_US', 'stock JKT-S'],
    ['zh_HK', '存貨JKT-S'],
  ] as const)('the word for stock may come before the code, in %s', async (uiLocale, typed) => {
    const find = vi.fn<Answer<'stock.find'>>(async () => [deskStock()])
    const user = await openFind({ uiLocale, answers: { 'stock.find': find } })
    await user.keyboard(typed)
    await screen.findByRole('option', { name: /JKT-S/ })
    expect(find).toHaveBeenLastCalledWith({ sku: 'JKT-S' }, expect.anything())
  })

  test('an open style offers the pages that show it; a new one does not', async () => {
    const user = await openFind({ at: '/goods/JACKET' })
    await user.keyboard('pages that show{Enter}')
    expect(address()).toBe('/goods/JACKET#appears')
  })

  test.each(['/goods/new', '/goods/bin', '/goods', '/stock/JKT-S'])(
    'there are no pages to show from %s',
    async at => {
      const user = await openFind({ at })
      await user.keyboard('pages that show')
      expect(await screen.findByText(/^Nothing matches/)).toBeVisible()
    },
  )
})

/** Collections whose records staff begin. */
const begun = collections.filter(each => !('isFixed' in each)).map(({ name }) => name)

describe.each(begun)('%s', name => {
  const row = { code: 'furrow', title: { zh_HK: '犁溝', en_US: 'Furrow' }, changed: null, line: {} }

  test('are found by name or code, and a new one can be begun', async () => {
    const list = vi.fn<(input: object, signal?: AbortSignal) => Promise<object>>(async () => ({
      ...NO_RECORDS,
      rows: [row],
    }))
    const user = await openFind({ answers: { [`${name}.list`]: list } })
    await user.keyboard('犁溝')
    await waitFor(() => expect(list).toHaveBeenCalled())
    const { title, one } = catalogue.en_US.collections[name]
    await waitFor(() => expect(group(title).getByRole('option', { name: /^Furrow/ })).toBeVisible())
    expect(list).toHaveBeenCalledWith({ search: '犁溝', filters: {}, size: 8 }, expect.anything())
    await user.click(group(title).getByRole('option', { name: /^Furrow/ }))
    expect(address()).toBe(`/${name}/furrow`)
    await user.keyboard(`{Control>}k{/Control}New: ${one}{Enter}`)
    expect(address()).toBe(`/${name}/new`)
  })
})

describe('shoppers', () => {
  test('an e-mail address leads to its orders, says so, and is not kept in the browser', async () => {
    const user = await openFind({
      answers: {
        'orders.list': async ({ email }) => ({ rows: email ? [listedOrder()] : [], next: null }),
      },
    })
    await user.keyboard('mei@cairn.example')
    const option = await screen.findByRole('option', { name: /^mei@cairn.example/ })
    expect(option).toHaveTextContent('Orders with this email address')
    await user.click(option)
    expect(address()).toBe('/orders?email=mei%40cairn.example')
    expect(localStorage.getItem('cairn.find.ada') ?? '').not.toContain('mei')
    await user.keyboard('{Control>}k{/Control}redirects{Enter}')
    expect(localStorage.getItem('cairn.find.ada')).toContain('redirects')
  })
})

describe('rights (LO-13)', () => {
  const listsFor = (role: Role) =>
    collections.filter(({ rights }) => may({ role }, rights.see)).map(({ name }) => `${name}.list`)
  const ofAll = ['media.list', 'styles.list', 'stock.find']
  const ofPublishers = [
    ...ofAll,
    ...listsFor('publisher'),
    'orders.list',
    'orders.find',
    'members.list',
    'returns.list',
    'promotions.list running',
    'coupons.list running',
  ]
  const beginnings = ['New style', ...begun.map(name => `New: ${catalogue.en_US.collections[name].one}`)]

  interface Input {
    readonly filters?: { readonly state?: string }
    /** Counts of the navigation ask by it. */
    readonly status?: string
  }

  /** Answers that note which operations were asked by the search. */
  function noting() {
    const asked = new Set<string>()
    const noted = (name: string, data: unknown) => [
      name,
      async ({ filters: { state } = {}, status }: Input) => {
        if (status === undefined) asked.add(state ? `${name} ${state}` : name)
        return data
      },
    ]
    const answers: Answers = Object.fromEntries([
      ...collections.map(({ name }) => noted(`${name}.list`, NO_RECORDS)),
      ...['orders.list', 'returns.list', 'styles.list', 'members.list'].map(name => noted(name, NO_RECORDS)),
      noted('media.list', { items: [], total: 0, tags: [], types: [] }),
      noted('stock.find', []),
      noted('orders.find', null),
    ])
    return { asked, answers }
  }

  test.each([
    ['editor', [...ofAll, ...listsFor('editor')], []],
    ['publisher', ofPublishers, beginnings],
    ['admin', ofPublishers, beginnings],
  ] as const)(
    '%s: only what the role may see is asked for, and only what it may begin is offered',
    async (role, sources, commands) => {
      const { asked, answers } = noting()
      const user = await openFind({ role, answers })
      for (const term of ['mei@cairn.example', '202611230000000001']) {
        await user.clear(screen.getByRole('combobox'))
        await user.paste(term)
        await screen.findByText(`Nothing matches “${term}”.`)
      }
      expect([...asked].toSorted()).toEqual(sources.toSorted())
      const offered: string[] = []
      for (const each of beginnings) {
        await user.clear(screen.getByRole('combobox'))
        await user.paste(each)
        if (labels().includes(each)) offered.push(each)
      }
      expect(offered).toEqual(commands)
    },
  )
})
