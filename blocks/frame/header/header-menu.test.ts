import { describe, expect, test } from 'vitest'
import type { Api } from '#api/client/api.ts'
import type { MenuEntry } from '#api/client/navigation.ts'
import { menuEntry as menu } from '../../testing/menu.ts'
import { CONTENT_ROUTE, type ShopRoute } from '../../page/shop-route.ts'
import { headerBlock, headerSchema } from './block.ts'
import { headerMenuNeed, loadBranch, MAX_ENTRIES_IN_PAGE } from './header-menu.ts'
import { inSection, linkEntries, type NavEntry, navEntry } from './nav-entry.ts'

const answering = (entries: readonly MenuEntry[]): Api => ({
  locale: 'en_US',
  run: () => Promise.resolve({ getNavMenu: entries } as never),
  productsByCode: () => Promise.resolve([]),
})

test('asks for the menu and keeps what the header shows: four levels, no hidden children (C-299, L-040, L-137)', async () => {
  const deep = menu('Boots', {
    children: [menu('Winter', { children: [menu('Ice', { children: [menu('A fifth level')] })] })],
  })
  const api = answering([
    menu('Men', {
      title: '#123456',
      blank: true,
      picDes: '/i.svg',
      picture: '/large.svg',
      children: [deep, menu('Off', { display: false })],
    }),
    menu('Notes', { display: false, href: null }),
  ])
  const plain = { href: '/', isBlank: false, colour: '', icon: '', isInDrawer: true, children: [] }
  expect(await headerMenuNeed(api).queryFn()).toEqual([
    {
      ...plain,
      name: 'Men',
      isBlank: true,
      colour: '#123456',
      icon: '/i.svg',
      picture: '/large.svg',
      children: [
        {
          ...plain,
          name: 'Boots',
          children: [{ ...plain, name: 'Winter', children: [{ ...plain, name: 'Ice' }] }],
        },
      ],
    },
    { ...plain, name: 'Notes', href: null, isInDrawer: false },
  ])
})

test('an operator’s links are entries too; those that lead nowhere are words (LO-27)', () => {
  const links = [
    { title: 'Journal', link: { type: 9, value: 'https://journal.example' } },
    { title: 'Nothing', link: { type: 0, value: '' } },
  ]
  expect(linkEntries(links).map(({ name, href, isBlank }) => [name, href, isBlank])).toEqual([
    ['Journal', 'https://journal.example', true],
    ['Nothing', null, false],
  ])
})

test('inside the sport section the menu is that section’s own, its goods inside the section (L-013, LO-85, C-019, C-046)', async () => {
  const asked: unknown[] = []
  const api: Api = {
    locale: 'en_US',
    run: (_, variables) => {
      asked.push(variables)
      const children = [menu('Tidewalk', { href: '/brand/tidewalk' }), menu('Help', { href: '/help' })]
      return Promise.resolve({ getNavMenu: [menu('Brands', { href: null, children })] } as never)
    },
    productsByCode: () => Promise.resolve([]),
  }
  const needOf = (route: ShopRoute) =>
    headerBlock.data(headerSchema.parse({ sportMenu: 'running' }), { api, route, locale: 'en_US', now: 0 })
      .menu
  const sport = needOf({ kind: 'content', section: '/SPORTb' })
  const [entry] = await sport.queryFn()
  expect(entry?.href).toBeNull()
  expect(entry?.children.map(({ href }) => href)).toEqual(['/SPORTb/brand/tidewalk', '/help'])
  const main = needOf(CONTENT_ROUTE)
  await main.queryFn()
  expect(asked).toEqual([{ parentCode: 'running' }, {}])
  expect(sport.queryKey).not.toEqual(main.queryKey)
})

test('an entry that leads to reduced goods stands out unless it has a colour of its own (L-430, LO-114)', () => {
  const colourOf = (href: string, title = '') => navEntry(menu('Entry', { href, title }), 0).colour
  expect(colourOf('/products/Outlet')).toBe('var(--colour-danger)')
  expect(colourOf('/products/Outlet', '#123456')).toBe('#123456')
  expect(colourOf('/products/Men')).toBe('')
})

test.each([
  ['/products/Men', '/SPORTb/products/Men'],
  ['/list?keyword=shoe', '/SPORTb/list?keyword=shoe'],
  ['/item/a/B', '/SPORTb/item/a/B'],
  ['/listing', '/listing'],
  ['/landingPage/summer', '/landingPage/summer'],
  ['https://elsewhere.example/products', 'https://elsewhere.example/products'],
])('%s in the sport section is %s (C-046, LO-84)', (href, expected) => {
  expect(inSection(href, '/SPORTb')).toBe(expected)
  expect(inSection(href, '')).toBe(href)
})

describe('a large menu', () => {
  const tree = (code: string, ...[width = 0, ...rest]: number[]): MenuEntry[] =>
    Array.from({ length: width }, (_, at) =>
      menu(`${code}-${at}`, { children: tree(`${code}-${at}`, ...rest) }),
    )
  const sizeOf = (entries: readonly NavEntry[]): number =>
    entries.reduce((sum, { children }) => sum + 1 + sizeOf(children), 0)

  test.each([
    ['six thousand entries bring the first level', [12, 25, 20], 12],
    ['two thousand bring two levels', [8, 25, 10], 8 + 8 * 25],
  ])('%s along, and where to find the rest (C-299)', async (_, widths, expected) => {
    const found = await headerMenuNeed(answering(tree('m', ...widths)), '/SPORTb', 'sport').queryFn()
    expect(sizeOf(found)).toBe(expected)
    expect(expected).toBeLessThanOrEqual(MAX_ENTRIES_IN_PAGE)
    expect(found.map(({ more }) => more)).toEqual(
      found.map((_entry, at) => ({ code: `m-${at}`, section: '/SPORTb' })),
    )
  })

  test('of as many entries as fit comes whole', async () => {
    const found = await headerMenuNeed(answering(tree('m', 4, 5, 10))).queryFn()
    expect(sizeOf(found)).toBe(4 + 20 + 200)
    expect(found.every(({ more }) => more === undefined)).toBe(true)
  })

  test('has every entry below one that is opened, in its section', async () => {
    const api = answering([
      menu('a', { href: '/products/a', children: [menu('b')] }),
      menu('off', { display: false }),
    ])
    expect(await loadBranch(api, { code: 'm-1', section: '/SPORTb' })).toMatchObject([
      { name: 'a', href: '/SPORTb/products/a', children: [{ name: 'b' }] },
    ])
  })
})
