import { NO_SESSION } from '../../page/view.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { Header } from './Header.tsx'

const options = {
  links: [
    { title: 'Men', link: { type: 2, value: 'men' } },
    { title: 'Journal', link: { type: 9, value: 'https://journal.example' } },
  ],
}
const show = (around = {}) => renderView('header', Header, options, around)
const drawer = () => {
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('No drawer')
  return dialog
}

/** jsdom knows the element but not how to open it; `e2e/` and the stories meet the real one. */
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

describe('header', () => {
  test('the logo leads home (L-025)', () => {
    const { unmount } = show()
    const link = screen.getByRole('link', { name: 'Cairn home page' })
    expect(link).toHaveAttribute('href', '/')
    expect(link.querySelector('svg')).not.toBeNull()
    unmount()
    const stated = { ...NO_SESSION.facts.stated, shopName: { zh_HK: '山脊', en_US: 'Ridge' } }
    show({ facts: { ...NO_SESSION.facts, stated } })
    expect(screen.getByRole('link', { name: 'Ridge home page' })).toHaveTextContent('Ridge')
  })

  test('shows the links in their order, outside ones in a new tab (LO-27)', () => {
    show()
    const [nav] = screen.getAllByRole('navigation', { name: 'Main menu' })
    const links = within(nav as HTMLElement).getAllByRole('link')
    expect(links.map(link => link.textContent)).toEqual(['Men', 'Journal'])
    expect(links[0]).toHaveAttribute('href', '/products/men')
    expect(links[1]).toHaveAttribute('target', '_blank')
  })

  test('the strip above the header holds the operator’s links, store locator and help centre at first; without any it is hidden (L-038, LO-68)', () => {
    const strip = () => screen.queryByRole('navigation', { name: 'Service links' })
    const names = () =>
      within(strip() as HTMLElement)
        .getAllByRole('link')
        .map(link => [link.textContent, link.getAttribute('href')])
    show()
    expect(names()).toEqual([
      ['Find a store', '/storeLocator'],
      ['Help centre', '/help'],
    ])
    cleanup()
    renderView('header', Header, {
      secondaryLinks: [
        { title: 'Repairs', link: { type: 5, value: 'repairs' } },
        { title: '', link: { type: 7, value: 'storeLocator' } },
        { title: '', link: { type: 7, value: 'cart' } },
      ],
    })
    expect(names()).toEqual([
      ['Repairs', '/article/repairs'],
      ['Find a store', '/storeLocator'],
    ])
    cleanup()
    renderView('header', Header, { secondaryLinks: [] })
    expect(strip()).toBeNull()
    // What stood beside the links is there all the same.
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toHaveAttribute('href', '/login')
  })

  test('the header of phones has logo, bag, search and a menu button (L-043)', () => {
    show()
    expect(screen.getByRole('link', { name: 'Shopping bag' })).toHaveAttribute('href', '/cart')
    expect(screen.getByRole('search')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-haspopup', 'dialog')
  })

  test('the pass link leads to the member page unless that page’s setting hides it (L-026, L-275)', () => {
    show()
    expect(screen.getByRole('link', { name: 'GO WILD PASS' })).toHaveAttribute('href', '/member')
    cleanup()
    show({ settings: { memberPageToggle: { showMemberPage: true } } })
    expect(screen.getByRole('link', { name: 'GO WILD PASS' })).toBeVisible()
    cleanup()
    show({ settings: { memberPageToggle: { showMemberPage: false } } })
    expect(screen.queryByRole('link', { name: 'GO WILD PASS' })).toBeNull()
  })

  test('the menu button opens the drawer with links and language, its own button closes it (L-043, L-045, L-050)', async () => {
    const user = userEvent.setup()
    show()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(drawer().open).toBe(true)
    expect(within(drawer()).getByRole('link', { name: 'Men' })).toBeVisible()
    expect(within(drawer()).getByRole('link', { name: '繁體中文' })).toBeVisible()
    await user.click(within(drawer()).getByRole('button', { name: 'Close menu' }))
    expect(drawer().open).toBe(false)
  })

  test('the menu also works before its script has come: buttons name what they do', () => {
    show({ id: 'c4' })
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button).toHaveAttribute('commandfor', drawer().id)
    expect(button).toHaveAttribute('command', 'show-modal')
  })

  test('a press beside the drawer, or on a link in it, closes it', async () => {
    const user = userEvent.setup()
    show()
    for (const target of [drawer, () => within(drawer()).getByRole('link', { name: 'Men' })]) {
      await user.click(screen.getByRole('button', { name: 'Open menu' }))
      // A real navigation is none of this test's business.
      document.addEventListener('click', event => event.preventDefault(), { once: true })
      fireEvent.click(target())
      expect(drawer().open).toBe(false)
    }
  })
})

describe('language switch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.cookie = 'locale=; max-age=0; path=/'
  })

  test.each([
    ['zh_HK', 'English', '?lang=en', 'locale=en'],
    ['en_US', '繁體中文', '?lang=zh', 'locale=zh'],
  ] as const)(
    'in %s leads to %s by a plain link, and sets the cookie at once (L-033)',
    (locale, name, href, cookie) => {
      show({ locale })
      const [link] = screen.getAllByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      act(() => link?.click())
      expect(document.cookie).toBe(cookie)
      vi.clearAllTimers()
    },
  )

  test('does nothing on the canvas', () => {
    show({ mode: 'builder' })
    act(() => screen.getAllByRole('link', { name: '繁體中文' })[0]?.click())
    expect(document.cookie).toBe('')
    expect(vi.getTimerCount()).toBe(0)
  })
})
