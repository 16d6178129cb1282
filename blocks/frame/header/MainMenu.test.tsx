import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '#api/client/api.ts'
import type { MenuEntry } from '#api/client/navigation.ts'
import { menuEntry } from '../../testing/menu.ts'
import { deepEntries, navEntries } from '../../testing/nav-entries.ts'
import { renderView } from '../../testing/render-view.tsx'
import { Header } from './Header.tsx'
import { headerMenuNeed } from './header-menu.ts'

const show = (around = {}) =>
  renderView(
    'header',
    Header,
    { links: [{ title: 'Own link', link: { type: 2, value: 'men' } }] },
    { data: { menu: navEntries }, ...around },
  )
const nav = () => {
  const [first] = screen.getAllByRole('navigation', { name: 'Main menu' })
  if (!first) throw new Error('No menu')
  return within(first)
}
const more = () => nav().getByRole('button', { name: 'More of Men' })
const shells = () => nav().queryByRole('link', { name: 'Shells' })
const item = () => {
  const li = more().closest('li')
  if (!li) throw new Error('No entry')
  return li
}

describe('the menu of desktops', () => {
  test('shows the shop’s entries: where they lead, colour, icon, new tab (C-299, L-041, L-136)', () => {
    show()
    const link = (name: string) => nav().getByRole('link', { name })
    expect(link('Summer')).toHaveAttribute('href', '/landingPage/summer')
    expect(link('Summer')).toHaveStyle({ color: '#a63d1e' })
    expect(link('Summer')).not.toHaveAttribute('target')
    expect(link('Notes')).toHaveAttribute('target', '_blank')
    expect(nav().getByText('Shells').querySelector('img')).toHaveAttribute(
      'src',
      '/media/demo/product-shell.svg',
    )
  })

  test.each([[undefined], [[]]])('falls back to the operator’s links when the menu is %j (CO-126)', menu => {
    show({ data: { menu } })
    expect(
      nav()
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Own link'])
  })

  test('the next level is closed at first, opens by its button and closes again', async () => {
    const user = userEvent.setup()
    show()
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    expect(shells()).toBeNull()
    await user.click(more())
    expect(more()).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(more().getAttribute('aria-controls') ?? '')).toContainElement(shells())
    await user.click(more())
    expect(shells()).toBeNull()
  })

  test('a label without an address is a button that opens what stands below it (LO-81)', async () => {
    const user = userEvent.setup()
    show()
    await user.click(nav().getByRole('button', { name: 'Brands' }))
    expect(nav().getByRole('link', { name: 'Tidewalk' })).toBeVisible()
  })

  test('works by keyboard: Enter opens, Escape closes and gives the focus back', async () => {
    const user = userEvent.setup()
    show()
    act(() => more().focus())
    await user.keyboard('{Enter}')
    await user.tab()
    expect(nav().getByRole('link', { name: 'All Men' })).toHaveFocus()
    await user.tab()
    expect(shells()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(shells()).toBeNull()
    expect(more()).toHaveFocus()
  })

  test('arrow keys walk along the entries, down into a panel and through it', async () => {
    const user = userEvent.setup()
    show()
    act(() => nav().getByRole('link', { name: 'Summer' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(nav().getByRole('link', { name: 'Men' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(nav().getByRole('link', { name: 'Notes' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(nav().getByRole('link', { name: 'Notes' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(nav().getByRole('link', { name: 'All Men' })).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(shells()).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(nav().getByRole('link', { name: 'Boots' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(more()).toHaveFocus()
  })

  test('a panel shows every level below its entry, itself first, and its picture (L-054, L-137)', async () => {
    show({ data: { menu: deepEntries } })
    await userEvent.click(nav().getByRole('button', { name: 'More of Gear' }))
    const panel = nav().getByRole('link', { name: 'All Gear' }).closest('div[id]')
    expect([...(panel?.querySelectorAll('a') ?? [])].map(link => link.textContent)).toEqual([
      'All Gear',
      'Camp',
      'Tents',
      'For two',
      'Stoves',
      'Ropes',
    ])
    expect(panel?.querySelector('img')).toHaveAttribute('src', '/media/camp.svg')
    expect(panel?.querySelector('img')).toHaveAttribute('loading', 'lazy')
  })

  test.each([
    ['the focus moves on', () => act(() => nav().getByRole('link', { name: 'Summer' }).focus())],
    ['something else is pressed', () => fireEvent.pointerDown(document.body)],
    [
      'one of its links is followed',
      () => {
        document.addEventListener('click', event => event.preventDefault(), { once: true })
        fireEvent.click(nav().getByRole('link', { name: 'Boots' }))
      },
    ],
  ])('closes when %s', async (_, happen) => {
    show()
    await userEvent.setup().click(more())
    happen()
    expect(shells()).toBeNull()
  })

  describe('under a mouse', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(item(), { pointerType })
    const leave = () => fireEvent.pointerLeave(item(), { pointerType: 'mouse' })

    test('is closed after 400 ms and open after 500, closed soon after leaving (L-039)', () => {
      show()
      enter()
      wait(400)
      expect(shells()).toBeNull()
      wait(100)
      expect(shells()).toBeVisible()
      leave()
      wait(199)
      expect(shells()).toBeVisible()
      wait(1)
      expect(shells()).toBeNull()
    })

    test('leaving before 500 ms never opens it; coming back in time keeps it open (L-039)', () => {
      show()
      enter()
      wait(499)
      leave()
      wait(5000)
      expect(shells()).toBeNull()
      enter()
      wait(500)
      leave()
      enter()
      wait(5000)
      expect(shells()).toBeVisible()
    })

    test.each([
      ['a finger does not hover', 'touch', 'shop'],
      ['on the canvas nothing opens by itself (LO-24)', 'mouse', 'builder'],
    ])('%s', (_, pointerType, mode) => {
      show({ mode })
      enter(pointerType)
      wait(5000)
      expect(shells()).toBeNull()
    })
  })

  test('what a large menu leaves out comes when its entry is opened, and arrow keys reach it (C-299)', async () => {
    const user = userEvent.setup()
    const asked: unknown[] = []
    const api: Api = {
      locale: 'en_US',
      productsByCode: () => Promise.resolve([]),
      run: (_, variables) => {
        asked.push(variables)
        return Promise.resolve({ getNavMenu: [menuEntry('Shells'), menuEntry('Boots')] } as never)
      },
    }
    const [men] = navEntries.filter(({ name }) => name === 'Men')
    if (!men) throw new Error('No entry')
    show({ api, data: { menu: [{ ...men, children: [], more: { code: 'men', section: '' } }] } })
    expect(shells()).toBeNull()
    expect(asked).toEqual([])
    await user.click(more())
    expect(await nav().findByRole('link', { name: 'Shells' })).toBeVisible()
    expect(asked).toEqual([{ parentCode: 'men' }])
    nav().getByRole('link', { name: 'All Men' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(shells()).toHaveFocus()
    await user.click(more())
    await user.click(more())
    expect(asked).toHaveLength(1)
  })

  test('without an answer the link to all of it is left', async () => {
    const user = userEvent.setup()
    const api: Api = {
      locale: 'en_US',
      productsByCode: () => Promise.resolve([]),
      run: () => Promise.reject(new Error('offline')),
    }
    const [men] = navEntries.filter(({ name }) => name === 'Men')
    if (!men) throw new Error('No entry')
    show({ api, data: { menu: [{ ...men, children: [], more: { code: 'men', section: '' } }] } })
    await user.click(more())
    await vi.waitFor(() => expect(nav().queryByText('Loading…')).toBeNull())
    expect(nav().getByRole('link', { name: 'All Men' })).toBeVisible()
  })

  test('a header with six thousand entries stays below 60 KB of HTML (C-299)', async () => {
    const tree = (code: string, ...[width = 0, ...rest]: number[]): MenuEntry[] =>
      Array.from({ length: width }, (_, at) =>
        menuEntry(`${code}-${at}`, { children: tree(`${code}-${at}`, ...rest) }),
      )
    const api = {
      locale: 'en_US',
      run: () => Promise.resolve({ getNavMenu: tree('m', 12, 25, 20) } as never),
    } as unknown as Api // all that the menu asks
    const { container } = show({ data: { menu: await headerMenuNeed(api).queryFn() } })
    expect(container.innerHTML.length).toBeLessThan(60_000)
  })
})
