import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bagStore, showBag } from '../../shop/cart/bag.ts'
import { bagItem, bagOf } from '../../testing/bag.ts'
import { type Shopper, shopperStore, VISITOR } from '../../shop/session/shopper.ts'
import { renderView } from '../../testing/render-view.tsx'
import { NO_SESSION } from '../../page/view.ts'
import { cartCount } from './CartLink.tsx'
import { Header } from './Header.tsx'

const MEMBER: Shopper = { isVisitor: false, name: 'Chan Tai Man', staffCode: '', balance: 120 }
const show = (shopper?: Shopper, around = {}) => {
  const shown = renderView('header', Header, {}, around)
  act(() => shopperStore.set(shopper ? { shopper } : {}))
  return shown
}
const link = (name: string) => screen.queryByRole('link', { name })
const balance = () => screen.getByText('GO DOLLAR').parentElement

afterEach(() => {
  shopperStore.set({})
  bagStore.set({ pending: 0 })
  history.replaceState(null, '', '/')
})

describe('what is the shopper’s own', () => {
  test('the greeting is a member’s alone, by name (L-034, L-168)', () => {
    show(VISITOR)
    expect(screen.queryByText(/^Hi,/)).toBeNull()
    act(() => shopperStore.set({ shopper: MEMBER }))
    expect(link('Hi, Chan Tai Man')).toHaveAttribute('href', '/user')
    act(() => shopperStore.set({ shopper: { ...MEMBER, name: '' } }))
    expect(screen.queryByText(/^Hi,/)).toBeNull()
  })

  test.each([
    ['staff', { ...MEMBER, staffCode: 'S-1' }, true],
    ['a member', MEMBER, false],
    ['a visitor', VISITOR, false],
    ['an unknown shopper', undefined, false],
  ])('the tag of %s (L-035, M-010)', (_, shopper, expected) => {
    show(shopper)
    expect(screen.queryByText('Staff') !== null).toBe(expected)
  })

  test.each([
    [{ ...MEMBER, balance: 120 }, '120'],
    [{ ...MEMBER, balance: 0 }, '0'],
    [{ ...MEMBER, balance: 12_345 }, '12,345'],
    [{ ...MEMBER, balance: null }, '--'],
  ])('go-dollar of %j: %s (L-036, LO-76)', (shopper, expected) => {
    show(shopper)
    expect(balance()).toHaveTextContent(`GO DOLLAR${expected}`)
  })

  test.each([VISITOR, undefined])('no go-dollar, and no dashes, for %j (L-036, L-168)', shopper => {
    show(shopper)
    expect(screen.queryByText('GO DOLLAR')).toBeNull()
    expect(screen.queryByText('--')).toBeNull()
  })

  test('each field changes only its own part (L-037)', () => {
    const { container } = show(MEMBER)
    const parts = () => [...container.querySelectorAll('.personal > *')].map(part => part.textContent)
    const before = parts()
    act(() => shopperStore.set({ shopper: { ...MEMBER, balance: 7 } }))
    expect(parts()).toEqual(before.map(text => text.replace('120', '7')))
    act(() => shopperStore.set({ shopper: { ...MEMBER, name: 'Ah Man' } }))
    expect(parts()).toEqual(before.map(text => text.replace('Chan Tai Man', 'Ah Man')))
  })

  test('the order sign is for members and leads to the orders (L-029, L-030, L-167, LO-71, M-086)', () => {
    show()
    expect(link('My orders')).toBeNull()
    act(() => shopperStore.set({ shopper: VISITOR }))
    expect(link('My orders')).toBeNull()
    act(() => shopperStore.set({ shopper: MEMBER }))
    expect(link('My orders')).toHaveAttribute('href', '/user/orders')
  })

  test('the pass link leads visitors to login, members to their page (L-026, M-083, M-084)', () => {
    show(VISITOR)
    expect(link('GO WILD PASS')).toHaveAttribute('href', '/login?redirectUrl=%2Fmember')
    act(() => shopperStore.set({ shopper: MEMBER }))
    for (const pass of screen.getAllByRole('link', { name: 'GO WILD PASS' }))
      expect(pass).toHaveAttribute('href', '/member')
  })

  test.each([
    ['a member', MEMBER, true, 2],
    ['a visitor', VISITOR, true, 1],
    ['an unknown shopper', undefined, true, 1],
    ['a member whose shop hides the page', MEMBER, false, 0],
  ])(
    '%s: pass links of desktop and phone (L-044, L-166, L-168, LO-72, M-085)',
    (_, shopper, showMemberPage, count) => {
      show(shopper, { settings: { memberPageToggle: { showMemberPage } } })
      expect(screen.queryAllByRole('link', { name: 'GO WILD PASS' })).toHaveLength(count)
    },
  )

  test('visitors log in and come back to where they were; members log out (L-031, L-032, M-087)', async () => {
    const user = userEvent.setup()
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    history.replaceState(null, '', '/list?keyword=shoe')
    const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve())
    show(VISITOR, { session: { ...NO_SESSION.session, signOut } })
    const [login] = screen.getAllByRole('link', { name: 'Log in' })
    await user.click(login as HTMLElement)
    expect(login).toHaveAttribute('href', '/login?redirectUrl=%2Flist%3Fkeyword%3Dshoe')
    act(() => shopperStore.set({ shopper: MEMBER }))
    await user.click(screen.getAllByRole('button', { name: 'Log out' })[0] as HTMLElement)
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('from a page for guests the login leads back nowhere', async () => {
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    history.replaceState(null, '', '/register')
    show(VISITOR)
    const [login] = screen.getAllByRole('link', { name: 'Log in' })
    await userEvent.click(login as HTMLElement)
    expect(login).toHaveAttribute('href', '/login')
  })
})

describe('the bag’s sign', () => {
  test.each([
    [0, ''],
    [-1, ''],
    [Number.NaN, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('%d things: %j (L-027)', (count, expected) => {
    expect(cartCount(count)).toBe(expected)
  })

  test('follows the bag and leads to it (L-027, L-028, LO-75)', () => {
    show()
    expect(link('Shopping bag')).toHaveAttribute('href', '/cart')
    act(() => showBag(bagOf([bagItem('A', { quantity: 3 })])))
    expect(link('Shopping bag, 3 items')).toHaveTextContent('3')
  })
})
