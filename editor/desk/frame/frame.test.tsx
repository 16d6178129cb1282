import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import type { Operator } from '#operators/operator.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answers, Around } from '../../testing/world.tsx'
import { listedOrder } from '../orders/testing.ts'
import { somePage } from '../../testing/pages.ts'
import { listedReturn } from '../returns/testing.ts'
import { OWN_SCREENS, SCREENS } from '../screens.tsx'
import { DeskFrame } from './DeskFrame.tsx'
import { screenRoutes } from './screen-routes.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
})
afterEach(() => vi.useRealTimers())

const rows = <Row,>(
  row: (change: { readonly number: string }) => Row,
  count: number,
  next: string | null = null,
) => ({
  rows: Array.from({ length: count }, (_, at) => row({ number: String(at) })),
  next,
})

const WORK: Answers = {
  'orders.list': async ({ status }) => rows(listedOrder, status === 'TO_SHIP' ? 2 : status ? 0 : 3),
  'returns.list': async () => rows(listedReturn, 99, 'A99'),
  'reviews.waiting': async () => [],
  'stock.low': async () => ({ rows: [], next: null }),
}

function open({
  role = 'admin',
  own,
  answers = WORK,
  ...around
}: Around & Partial<Pick<Operator, 'role' | 'own'>> = {}) {
  const operator = { name: 'ada', role, own }
  renderInWorld(
    <Routes>
      <Route path="/old" element={<Navigate to="/orders" />} />
      <Route
        element={
          <DeskFrame operator={operator} screens={SCREENS}>
            <Outlet context={operator} />
          </DeskFrame>
        }
      >
        {screenRoutes(OWN_SCREENS)}
      </Route>
    </Routes>,
    { answers, ...around },
  )
  return userEvent.setup()
}

const column = () => within(screen.getByRole('banner'))
const linkTo = (name: string) => column().getByRole('link', { name })
const heading = () => screen.getByRole('heading', { level: 1 })

/** Rights of a role that knows members alone. */
const own = {
  name: { zh_HK: '客服', en_US: 'Service' },
  rights: ['account.own', 'members.read'],
  limits: { refund: null, goDollar: 0 },
  above: { refund: [], goDollar: [] },
} as const

describe('the frame of the desk', () => {
  test('an own role sees the screens of its rights; the others, and the home’s parts of them, are closed', async () => {
    open({ role: 'own-a', own, answers: {} })
    expect(heading()).toHaveTextContent('Home')
    expect(
      column()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Members', 'Messages']))
    expect(column().queryByRole('link', { name: 'Pages' })).toBeNull()
    expect(screen.queryByText('Recently changed pages')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a screen without its right says so, and leads home', () => {
    open({ role: 'own-a', own, at: '/pages' })
    expect(screen.getByText(/^Your account may not see this\./)).toBeVisible()
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Home' })).toBeVisible()
  })

  test('groups its screens under headings and marks the present one', () => {
    open({ at: '/orders/unpaid' })
    const orders = column().getByRole('list', { name: 'Orders' })
    expect(
      within(orders)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Orders', 'Returns', 'Unpaid orders', 'Sales'])
    expect(linkTo('Unpaid orders')).toHaveAttribute('aria-current', 'page')
    expect(linkTo('Orders')).not.toHaveAttribute('aria-current')
    expect(linkTo('Brands')).toHaveAttribute('href', '/brands')
  })

  test('hides from an editor the screens that the role has no right to (LO-13)', () => {
    open({ role: 'editor', at: '/bin' })
    expect(column().queryByRole('link', { name: 'Orders' })).toBeNull()
    expect(column().queryByRole('link', { name: 'Operators' })).toBeNull()
    expect(column().queryByRole('list', { name: 'People' })).toBeNull()
    expect(linkTo('Pages')).toBeVisible()
  })

  test('moves the focus to the heading of the screen that a link opens, not when the first one loads', async () => {
    const user = open({ at: '/bin' })
    expect(document.body).toHaveFocus()
    await user.click(linkTo('Orders'))
    expect(heading()).toHaveFocus()
    expect(heading()).toHaveTextContent('Orders')
    expect(document.title).toBe('Orders · Cairn')
  })

  test('moves the focus to the heading after a redirect, and when the operator skips the navigation', async () => {
    const user = open({ at: '/old' })
    expect(heading()).toHaveFocus()
    await user.click(linkTo('Orders'))
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }))
    expect(heading()).toHaveFocus()
  })

  test('counts what waits beside its screen; the number leads to exactly the rows it counts', async () => {
    const asked = vi.fn<NonNullable<Answers['orders.list']>>(async ({ status }) =>
      rows(listedOrder, status === 'TO_SHIP' ? 2 : 3),
    )
    const user = open({ answers: { ...WORK, 'orders.list': asked }, at: '/bin' })
    expect(await column().findByRole('link', { name: '99+ returns to answer' })).toHaveAttribute(
      'href',
      '/returns?status=TO_HANDLE',
    )
    expect(column().queryByRole('link', { name: /to approve/ })).toBeNull()
    await user.click(await column().findByRole('link', { name: '2 orders to ship' }))
    expect(await screen.findAllByRole('row')).toHaveLength(1 + 2)
    const [counted, listed] = asked.mock.calls.map(([input]) => input)
    expect(listed).toMatchObject({ status: counted?.status })
  })

  test('reads counts again every minute, and none that the role has no right to (LO-13)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const asked = vi.fn<NonNullable<Answers['orders.list']>>(async () => rows(listedOrder, 1))
    const answers = { ...WORK, 'orders.list': asked }
    open({ role: 'editor', answers, at: '/bin' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked).not.toHaveBeenCalled()
    cleanup()
    open({ answers, at: '/bin' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  test('a count that cannot be read leaves the navigation as it is', async () => {
    open({
      answers: { ...WORK, 'orders.list': () => Promise.reject(new Error('down')) },
      at: '/bin',
    })
    await column().findByRole('link', { name: /to answer/ })
    expect(linkTo('Orders')).toBeVisible()
    expect(column().queryByRole('link', { name: /to ship/ })).toBeNull()
  })

  test('stays folded in this browser until it is unfolded', async () => {
    const user = open({ at: '/bin' })
    await user.click(screen.getByRole('button', { name: 'Fold the menu' }))
    const button = screen.getByRole('button', { name: 'Unfold the menu' })
    expect(button.closest('[data-folded]')).toHaveAttribute('data-folded', 'true')
    expect(localStorage.getItem('cairn.desk.folded')).toBe('yes')
    // Names stay for screen readers.
    expect(linkTo('Orders')).toBeInTheDocument()
  })

  test('the bar of a phone has the screens of the shop floor, and a menu of all of them that closes on a press', async () => {
    const user = open({ at: '/bin' })
    const bar = within(screen.getByRole('navigation', { name: 'Shop floor' }))
    expect(await bar.findByRole('link', { name: /2 orders to ship/ })).toHaveAttribute('href', '/orders')
    expect(bar.getAllByRole('link')).toHaveLength(4)
    await user.click(bar.getByRole('button', { name: 'Menu' }))
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
    await user.click(menu.getByRole('link', { name: 'Bin' }))
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
    await user.click(bar.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getAllByRole('link', { name: 'Redirects' }).at(-1) as HTMLElement)
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
    expect(heading()).toHaveFocus()
  })
})

describe('home', () => {
  test('shows what waits, the screens, and the pages that were saved last', async () => {
    open({ at: '/' })
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
    expect(await waiting.findByRole('link', { name: '2 orders to ship' })).toHaveAttribute(
      'href',
      '/orders?status=TO_SHIP',
    )
    expect(
      within(screen.getByRole('region', { name: 'Screens' })).getByRole('link', { name: 'Audit log' }),
    ).toBeVisible()
    expect(await screen.findByText('No pages yet.')).toBeVisible()
  })

  test('lists further work, each number a link to its rows; languages of a page are one row', async () => {
    const answers: Answers = {
      ...WORK,
      'orders.list': async ({ status }) => rows(listedOrder, status === 'MAIL_FAILED' ? 3 : 1),
      'pages.list': async () => [{ ...somePage(), status: 'changed' }],
      'translations.left': async () =>
        ['a_zh_HK', 'a_en_US', 'b_en_US'].map(key => ({ key, behind: 1, untranslated: 0 })),
      'pages.findings': async () => [{ key: 'a_zh_HK', count: 4 }],
      'gaps.list': async () => [
        { list: 'goods', gap: 'sale', count: 2 },
        { list: 'labels', gap: 'en_US', count: 120 },
      ],
      'members.requests': async () => ({ requests: [] }),
    }
    open({ answers, at: '/' })
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
    for (const [name, href] of [
      ['1 order with a refund that failed', '/orders?status=REFUND_FAILED'],
      ['3 orders with a mail that could not be sent', '/orders?status=MAIL_FAILED'],
      ['1 page with unpublished changes', '/pages?status=unpublished'],
      ['2 pages to translate', '/pages?status=behind'],
      ['1 live page with findings', '/pages?status=findings'],
      ['2 styles that cannot be sold', '/goods?gap=sale'],
      ['Labels: 99+ without English', '/labels?gap=en_US'],
    ] as const)
      expect(await waiting.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(waiting.queryByRole('link', { name: /personal data/ })).toBeNull()
  })

  test('a page that waits is one of the rows behind its number', async () => {
    const pages: PageSummary[] = [
      { ...somePage(), status: 'changed' },
      { ...somePage(), key: 'x', path: '/x', status: 'live' },
    ]
    open({ answers: { ...WORK, 'pages.list': async () => pages }, at: '/' })
    await userEvent
      .setup()
      .click(await screen.findByRole('link', { name: '1 page with unpublished changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
    expect(await within(screen.getByRole('main')).findAllByRole('row')).toHaveLength(1 + 1)
  })

  test.each([
    ['says that nothing waits', async () => rows(listedOrder, 0), 'Nothing is waiting.'],
    ['says that a count failed', () => Promise.reject(new Error('down')), 'Some counts could not be loaded.'],
  ] as const)('%s', async (_, list, text) => {
    const none: Answers = { ...WORK, 'returns.list': async () => rows(listedReturn, 0) }
    open({ answers: { ...none, 'orders.list': list }, at: '/' })
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('an address of the list of pages that was kept leads to the list', async () => {
    open({ at: '/?copy=home_zh_HK' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pages' })).toBeVisible()
  })
})
