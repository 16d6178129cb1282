import type { Api } from '#api/client/api.ts'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Shopper, shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { menuEntry } from '../../testing/menu.ts'
import { deepEntries, navEntries } from '../../testing/nav-entries.ts'
import { renderView } from '../../testing/render-view.tsx'
import { NO_SESSION } from '../../page/view.ts'
import { Header } from './Header.tsx'

// The first time takes longer than a test should wait.
beforeAll(() => import('./DrawerLevels.tsx'))
withModalDialogs()

const MEMBER: Shopper = { isVisitor: false, name: 'Ah Man', staffCode: 'S1', balance: 30 }
const documents = [
  menuEntry('help', {
    name: 'Help centre',
    href: null,
    children: [menuEntry('Delivery', { href: '/article/delivery' }), menuEntry('Off', { display: false })],
  }),
  menuEntry('about', {
    name: 'About us',
    href: null,
    children: [menuEntry('Shops', { href: '/article/shops' })],
  }),
  menuEntry('empty', { name: 'Nothing in it', href: null }),
]
const run = vi.fn<(document: { operation: string }) => Promise<unknown>>()
const api: Api = { locale: 'en_US', run: run as unknown as Api['run'], productsByCode: async () => [] }
const loadTexts = vi.fn<() => Promise<void>>(() => Promise.resolve())
const dialog = () => {
  const found = document.querySelector('dialog')
  if (!found) throw new Error('No drawer')
  return found
}
const drawer = () => within(dialog())
const opened = async (around = {}) => {
  const user = userEvent.setup()
  renderView('header', Header, {}, { data: { menu: deepEntries }, api, loadTexts, ...around })
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await drawer().findByRole('link', { name: 'Contact us' })
  return user
}

beforeEach(() => {
  run.mockReset().mockResolvedValue({ getDocsMenu: documents })
  loadTexts.mockClear()
  shopperStore.set({})
})
afterEach(() => shopperStore.set({}))

describe('before its script has come', () => {
  const show = () => renderView('header', Header, {}, { data: { menu: navEntries } })
  test('lists the entries flagged for display and no others (L-047)', () => {
    show()
    dialog().open = true
    expect(drawer().getByRole('link', { name: 'Summer' })).toBeVisible()
    expect(drawer().queryByText('Notes')).toBeNull()
  })
  test('an entry unfolds what stands below it, itself first', async () => {
    show()
    dialog().open = true
    expect(drawer().getByText('Shells')).not.toBeVisible()
    await userEvent.click(drawer().getByText('Men'))
    expect(drawer().getByRole('link', { name: 'All Men' })).toHaveAttribute('href', '/products/Men')
    expect(drawer().getByRole('link', { name: 'Shells' })).toBeVisible()
  })
  test('what it holds comes with the first press, and nothing is asked before (L-049)', async () => {
    const user = userEvent.setup()
    renderView('header', Header, {}, { data: { menu: navEntries }, api, loadTexts })
    expect(loadTexts).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(dialog().open).toBe(true)
    await drawer().findByRole('link', { name: 'Contact us' })
    expect(loadTexts).toHaveBeenCalledWith('service')
    expect(run.mock.calls.map(([{ operation }]) => operation)).toEqual(['getDocsMenu'])
  })
  test('opened by the browser alone, it is taken over as it stands', async () => {
    const { container } = renderView('header', Header, {}, { data: { menu: navEntries }, api, loadTexts })
    act(() => {
      dialog().open = true
      dialog().dispatchEvent(new Event('toggle'))
    })
    expect(await within(container).findByRole('link', { name: 'Contact us' })).toBeVisible()
  })
  test('what was unfolded meanwhile is not taken from under the finger; its levels are there when it opens next (L-045, L-047)', async () => {
    let arrive: () => void = () => undefined
    loadTexts.mockReturnValueOnce(new Promise(resolve => (arrive = resolve)))
    const user = userEvent.setup()
    renderView('header', Header, {}, { data: { menu: navEntries }, api, loadTexts })
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await user.click(drawer().getByText('Men'))
    arrive()
    await act(() => vi.dynamicImportSettled())
    expect(drawer().getByRole('link', { name: 'Shells' })).toBeVisible()
    expect(drawer().queryByRole('link', { name: 'Contact us' })).toBeNull()
    await user.click(drawer().getByRole('button', { name: 'Close menu' }))
    act(() => void dialog().dispatchEvent(new Event('close')))
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await drawer().findByRole('link', { name: 'Contact us' })).toBeVisible()
  })
})

describe('the first level', () => {
  test.each([
    ['a visitor', VISITOR, ['Log in', 'Register'], ['My account', 'My orders', 'GO WILD PASS']],
    ['an unknown shopper', undefined, ['Log in', 'Register'], ['My account']],
    ['a member', MEMBER, ['My account', 'My orders', 'GO WILD PASS'], ['Log in', 'Register']],
  ])('the pair of %s (L-046, L-044)', async (_, shopper, there, absent) => {
    await opened()
    act(() => shopperStore.set(shopper ? { shopper } : {}))
    for (const name of there) expect(drawer().getByRole('link', { name })).toBeVisible()
    for (const name of absent) expect(drawer().queryByRole('link', { name })).toBeNull()
  })

  test('members are greeted, see their go-dollar and log out here (L-032, L-034 … L-036, L-046)', async () => {
    const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const user = await opened({ session: { ...NO_SESSION.session, signOut } })
    act(() => shopperStore.set({ shopper: MEMBER }))
    expect(drawer().getByText('Hi, Ah Man')).toBeVisible()
    expect(drawer().getByText('Staff')).toBeVisible()
    expect(drawer().getByText('GO DOLLAR').parentElement).toHaveTextContent('30')
    await user.click(drawer().getByRole('button', { name: 'Log out' }))
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('links to bag, store locator and contact, and the other language (L-048, L-050)', async () => {
    await opened()
    const hrefs = ['Shopping bag', 'Find a store', 'Contact us', '繁體中文'].map(name =>
      drawer().getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/cart', '/storeLocator', '/contact-us', '?lang=zh'])
  })

  test('help centre and about us unfold and fold (L-049)', async () => {
    const user = await opened()
    const heading = await drawer().findByText('Help centre')
    expect(drawer().getByText('Delivery')).not.toBeVisible()
    await user.click(heading)
    expect(drawer().getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/article/delivery')
    await user.click(heading)
    expect(drawer().getByText('Delivery')).not.toBeVisible()
    expect(drawer().getByText('About us')).toBeVisible()
    expect(drawer().queryByText('Off')).toBeNull()
    expect(drawer().queryByText('Nothing in it')).toBeNull()
  })

  test('documents that do not come are left out', async () => {
    run.mockRejectedValue(new Error('down'))
    await opened()
    expect(drawer().queryByText('About us')).toBeNull()
  })

  test('going back in the browser’s history closes it: the header is the next page’s as well (L-045)', async () => {
    await opened()
    act(() => void dispatchEvent(new PopStateEvent('popstate')))
    expect(dialog().open).toBe(false)
  })

  test('an entry without children is a plain link and closes the drawer (LO-79)', async () => {
    const user = await opened()
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    await user.click(drawer().getByRole('link', { name: 'Journal' }))
    expect(dialog().open).toBe(false)
  })
})

describe('the second level', () => {
  test('opens with a way back that has the focus, the first level closed; back reverses it (L-051, L-056, L-057)', async () => {
    const user = await opened()
    await user.click(drawer().getByRole('button', { name: 'Gear' }))
    const back = drawer().getByRole('button', { name: 'Back from Gear' })
    expect(back).toHaveFocus()
    expect(drawer().queryByRole('link', { name: 'Contact us' })).toBeNull()
    await user.click(back)
    expect(drawer().getByRole('link', { name: 'Contact us' })).toBeVisible()
    expect(drawer().queryByRole('button', { name: 'Back from Gear' })).toBeNull()
    expect(drawer().getByRole('button', { name: 'Gear' })).toHaveFocus()
  })

  test('one link to all of it, groups that fold with all of theirs, leaves as links (L-052/053/054/055)', async () => {
    const user = await opened()
    await user.click(drawer().getByRole('button', { name: 'Gear' }))
    expect(drawer().getByRole('link', { name: 'All Gear' })).toHaveAttribute('href', '/products/Gear')
    expect(drawer().getByRole('link', { name: 'Ropes' })).toHaveAttribute('href', '/products/Ropes')
    expect(drawer().getByText('Stoves')).not.toBeVisible()
    await user.click(drawer().getByText('Camp'))
    expect(drawer().getByRole('link', { name: 'All Camp' })).toHaveAttribute('href', '/products/Camp')
    expect(drawer().getByRole('link', { name: 'Stoves' })).toBeVisible()
    await user.click(drawer().getByText('Tents'))
    expect(drawer().getByRole('link', { name: 'For two' })).toBeVisible()
    await user.click(drawer().getByText('Camp'))
    expect(drawer().getByText('Stoves')).not.toBeVisible()
  })

  test('closing forgets it: the menu opens at its first level again (L-056)', async () => {
    const user = await opened()
    await user.click(drawer().getByRole('button', { name: 'Gear' }))
    await user.click(drawer().getByRole('button', { name: 'Close menu' }))
    expect(dialog().open).toBe(false)
    act(() => void dialog().dispatchEvent(new Event('close')))
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await drawer().findByRole('link', { name: 'Contact us' })).toBeVisible()
  })

  test('stays shut on the canvas, where it would lie over the blocks around it (Shells)', async () => {
    renderView('header', Header, {}, { data: { menu: deepEntries }, api, loadTexts, mode: 'builder' })
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button).not.toHaveAttribute('command')
    await userEvent.setup().click(button)
    expect(dialog().open).toBe(false)
    expect(loadTexts).not.toHaveBeenCalled()
  })
})
