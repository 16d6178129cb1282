import { asPlaced } from '../testing/placed-screen.ts'
import { shopperStore, VISITOR } from '../shop/session/shopper.ts'
import { NO_SESSION } from '../page/view.ts'
import { memberQuery } from '#api/client/account/account-queries.ts'
import type { MemberProfile } from '#api/client/account/account.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { User } from './user/User.tsx'
import { MemberCard } from './memberCard/MemberCard.tsx'
import { member, memberApi, onScreen } from '../shop/account/testing/member.tsx'

const SHOPPER = { isVisitor: false, name: 'Ming Chan', staffCode: '', balance: 120 }

/** These tests are about the frame. */
const UNANSWERED = () => new Promise(() => undefined)
const KEY = memberQuery(memberApi().api).queryKey

beforeEach(() => {
  shopperStore.set({ shopper: SHOPPER })
})

const show = async (answers: Parameters<typeof memberApi>[0] = {}, around: object = {}) => {
  const { api, sent } = memberApi({ accountHome: UNANSWERED, ...answers })
  render(onScreen('user', <User {...asPlaced} />, { api, ...around }))
  await act(async () => undefined)
  return sent
}

describe('the frame of the account', () => {
  test('greets the member by name, with level, and shows the balance (M-006, L-034, L-036)', async () => {
    await show()
    expect(screen.getByText('Hello, Ming Chan')).toBeVisible()
    expect(screen.getByText('Explorer')).toBeVisible()
    expect(screen.getByText('120')).toBeVisible()
  })

  test('who has no name is greeted as they like to be called (LO-76)', async () => {
    await show({ queryMemberInfo: member({ name: '', nickName: 'Ah Ming' }) })
    expect(screen.getByText('Hello, Ah Ming')).toBeVisible()
  })

  test('an unknown balance shows as two dashes, and in words to screen readers (L-036, LO-76)', async () => {
    shopperStore.set({ shopper: { ...SHOPPER, balance: null } })
    await show()
    expect(screen.getByText('--')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('Not available at the moment')).toBeInTheDocument()
  })

  test('a balance of nothing is 0, not unknown', async () => {
    shopperStore.set({ shopper: { ...SHOPPER, balance: 0 } })
    await show()
    expect(screen.queryByText('--')).toBeNull()
  })

  test('staff carry their tag, others do not (M-010, L-035)', async () => {
    const queries = new QueryClient()
    await show({}, { queries })
    expect(screen.queryByText('Staff')).toBeNull()
    await act(async () => queries.setQueryData(KEY, member({ staffCode: 'S1' })))
    expect(screen.getByText('Staff')).toBeVisible()
  })

  test('the menu leads to every part and marks the present one (M-007, M-073, L-006)', async () => {
    await show()
    const menu = within(screen.getByRole('navigation', { name: 'Account menu' }))
    expect(menu.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/user',
      '/user/profile',
      '/user/password',
      '/user/orders',
      '/user/refund-record',
      '/user/wish',
      '/user/coupon',
      '/user/go-dollar',
      '/user/address',
    ])
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Account home')
  })

  test('logging out happens once however often it is pressed (M-020, M-087)', async () => {
    const signOut = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
    await show({}, { session: { ...NO_SESSION.session, signOut } })
    const button = screen.getByRole('button', { name: 'Log out' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(signOut).toHaveBeenCalledTimes(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
  })

  test('while the profile is on its way, its place is kept and said aloud', async () => {
    await show({ queryMemberInfo: () => new Promise(() => undefined) })
    expect(screen.getByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('ming@example.com')).toBeNull()
  })

  test('what cannot be loaded says so and is asked again on demand', async () => {
    const answer = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('down'))
    answer.mockResolvedValue(member())
    await show({ queryMemberInfo: answer })
    expect(screen.getByRole('alert')).toHaveTextContent('Your details could not be loaded')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(screen.getByText('ming@example.com')).toBeVisible()
    // The button is gone; the keyboard stays on the page it asked for.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('a known profile stays when a later look fails', async () => {
    const queries = new QueryClient()
    queries.setQueryData(KEY, member())
    await show({ queryMemberInfo: () => Promise.reject(new Error('down')) }, { queries })
    expect(screen.getByText('ming@example.com')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the server’s HTML is the same for every member, and names none', () => {
    const { api } = memberApi()
    const draw = (profile: MemberProfile) => {
      const queries = new QueryClient()
      queries.setQueryData(KEY, profile)
      return renderToString(onScreen('user', <User {...asPlaced} />, { api, queries }))
    }
    const first = draw(member())
    shopperStore.set({ shopper: VISITOR })
    expect(draw(member({ name: 'Another Member', email: 'other@example.com' }))).toBe(first)
    expect(first).not.toMatch(/Ming|ming@|Explorer|120/)
  })
})

describe('the account’s home (M-090, MO-34, MO-38)', () => {
  test('shows own data at a glance', async () => {
    await show({ queryMemberInfo: member({ birthday: '1990-05-17', birthMonth: 5 }) })
    const details = within(screen.getByRole('region', { name: 'Personal details' }))
    for (const text of ['Ming Chan', 'ming@example.com', '+852 91234567', '17 May 1990'])
      expect(details.getByText(text)).toBeVisible()
    expect(details.getByRole('link')).toHaveAttribute('href', '/user/profile')
  })

  test('a month alone is a birth month; what is missing is said', async () => {
    await show({ queryMemberInfo: member({ birthMonth: 5, mobile: null }) })
    const details = within(screen.getByRole('region', { name: 'Personal details' }))
    expect(details.getByText('Birth month').nextElementSibling).toHaveTextContent('May')
    expect(details.getByText('Mobile').nextElementSibling).toHaveTextContent('Not given')
  })

  test('leads to each part that holds something (M-007)', async () => {
    await show()
    const cards = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link')
    expect(cards).toHaveLength(6)
  })

  test('says which third parties may log in, and whether there is a password', async () => {
    await show({ queryMemberInfo: member({ linkedTypes: ['FACE_BOOK', 'GOOGLE'], hasPassword: false }) })
    const security = within(screen.getByRole('region', { name: 'Login and security' }))
    expect(security.getByText('Facebook · Google')).toBeVisible()
    expect(security.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/user/password')
  })

  test('says whether the member is written to, and where to change it (M-091, MO-22)', async () => {
    await show({ queryMemberInfo: member({ marketingConsent: true }) })
    const news = within(screen.getByRole('region', { name: 'News and offers' }))
    expect(news.getByText('You have agreed to receive our offers and news.')).toBeVisible()
    expect(news.getByRole('link')).toHaveAttribute('href', '/user/profile#marketing')
  })

  test.each([
    ['is there unless an operator says otherwise', {}, 1],
    ['goes with the setting', { memberPageToggle: { showMemberPage: false } }, 0],
  ])('the way to the customer zone %s (M-082, M-084)', async (_, settings, count) => {
    await show({}, { settings })
    expect(screen.queryAllByRole('link', { name: /Customer zone/ })).toHaveLength(count)
  })
})

test('a visitor who reads the member page is asked to log in, without dashes or a call (M-083)', async () => {
  shopperStore.set({ shopper: { ...SHOPPER, isVisitor: true, name: '', balance: null } })
  const { api } = memberApi()
  const asked = vi.spyOn(api, 'run')
  render(onScreen('user', <MemberCard {...asPlaced} />, { api }))
  await act(async () => undefined)
  expect(screen.getByRole('link', { name: 'Log in or join' })).toHaveAttribute(
    'href',
    '/login?redirectUrl=%2Fmember',
  )
  expect(screen.queryByText('GO DOLLAR balance')).not.toBeVisible()
  expect(screen.getByText('Log in to see your level, GO DOLLAR and orders.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

test('the customer zone shows who is looking, and the way to the account (M-082, M-083, M-090)', async () => {
  const { api } = memberApi()
  render(onScreen('user', <MemberCard {...asPlaced} />, { api }))
  await act(async () => undefined)
  expect(screen.getByRole('heading', { name: 'Hello, Ming Chan' })).toBeVisible()
  expect(screen.getByText('Explorer')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/user')
})
