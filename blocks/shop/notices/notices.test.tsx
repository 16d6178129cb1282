import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOverlays } from '../popups/overlay.ts'
import { OverlayOutlet } from '../popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { NO_SESSION } from '../../page/view.ts'
import { inPage } from '../../testing/render-view.tsx'
import { showBagBanner } from './BagBanner.tsx'
import {
  acceptCookies,
  cookiesAccepted,
  cookiesAnswered,
  isNoticeOpen,
  onCookiesAccepted,
  onCookiesAnswered,
  reopenCookieNotice,
} from './consent.ts'
import { CookieNotice } from './CookieNotice.tsx'
import { showCustomModal } from './custom-modal.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  act(() => closeOverlays())
})

describe('the cookie notice', () => {
  test('tells what for, leads to the privacy policy, in both languages (L-124, LO-89)', () => {
    render(inPage(<CookieNotice />))
    const notice = screen.getByRole('region', { name: 'Cookies' })
    expect(within(notice).getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
    render(inPage(<CookieNotice />, { locale: 'zh_HK' }))
    expect(screen.getByRole('button', { name: '接受' })).toBeVisible()
    expect(screen.getByRole('link', { name: '私隱政策' })).toBeVisible()
  })

  test('names the services that are asked for, or says that there are none (L-124, C-393)', () => {
    const { unmount } = render(inPage(<CookieNotice />))
    expect(screen.getByText(/^We only use the cookies this shop needs/)).toBeVisible()
    unmount()
    const stated = { ...DEFAULT_STATED, services: ['ga4', 'metaPixel'] } as const
    const facts = { ...NO_SESSION.facts, stated }
    render(inPage(<CookieNotice />, { facts }))
    expect(screen.getByText(/with Google Analytics and Meta; never your name/)).toBeVisible()
    render(inPage(<CookieNotice />, { facts, locale: 'zh_HK' }))
    expect(screen.getByText(/：Google Analytics、Meta。/)).toBeVisible()
  })

  test('accepting is kept under its name and told; clearing the storage brings it back (L-125, LO-89)', async () => {
    const heard = vi.fn<() => void>()
    const leave = onCookiesAccepted(heard)
    expect(cookiesAccepted()).toBe(false)
    render(inPage(<CookieNotice />))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(localStorage.getItem('cookieAccepted')).toBe('1')
    expect(cookiesAccepted()).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
    localStorage.clear()
    expect(cookiesAccepted()).toBe(false)
    leave()
  })

  test('declining is an answer too, kept likewise; what needs an acceptance does not run (L-124, L-125)', async () => {
    const [heard, accepted] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const leaves = [onCookiesAnswered(heard), onCookiesAccepted(accepted)]
    expect(cookiesAnswered()).toBe(false)
    render(inPage(<CookieNotice />))
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(localStorage.getItem('cookieAccepted')).toBe('0')
    expect([cookiesAnswered(), cookiesAccepted()]).toEqual([true, false])
    expect(heard).toHaveBeenCalledOnce()
    expect(accepted).not.toHaveBeenCalled()
    for (const leave of leaves) leave()
  })

  test('opens again for another answer: it names the one that holds, takes the focus and gives it back (L-124, L-125)', async () => {
    acceptCookies()
    expect(isNoticeOpen()).toBe(false)
    const [opener, heard] = [document.body.appendChild(document.createElement('button')), vi.fn<() => void>()]
    const leave = onCookiesAnswered(heard)
    opener.focus()
    reopenCookieNotice()
    expect([isNoticeOpen(), cookiesAccepted()]).toEqual([true, true])
    expect(heard).not.toHaveBeenCalled()
    const { unmount } = render(inPage(<CookieNotice />))
    expect(screen.getByRole('region', { name: 'Cookies' })).toHaveFocus()
    expect(screen.getByText('You accepted.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect([isNoticeOpen(), cookiesAccepted()]).toEqual([false, false])
    unmount()
    expect(opener).toHaveFocus()
    opener.remove()
    leave()
  })

  test('takes no focus by itself and is reached by keyboard (L-124)', async () => {
    render(inPage(<CookieNotice />))
    expect(document.body).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus()
  })
})

test('answered by keyboard, the notice gives the focus back to where it came from (L-124)', async () => {
  localStorage.clear()
  const Page = () => {
    const [isOpen, setOpen] = useState(true)
    useEffect(() => onCookiesAnswered(() => setOpen(false)), [])
    return (
      <>
        <button type="button">Before</button>
        {isOpen && <CookieNotice />}
      </>
    )
  }
  render(inPage(<Page />))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

describe('the notice and the control that has the focus (L-124)', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  /** Lays out a page: controls at the window's top and foot, its content, and the notice at the foot, or at the top while it is away. */
  const layOut = () => {
    const { rerender } = render(inPage(<Page hasFoot />))
    const notice = screen.getByRole('region', { name: 'Cookies' })
    const place = (element: HTMLElement, area: () => DOMRect) => {
      element.getBoundingClientRect = area
      const scroll = vi.fn<() => void>()
      element.scrollIntoView = scroll
      return { element, scroll }
    }
    const isAway = () => notice.hasAttribute('data-away')
    place(notice, () => new DOMRect(0, isAway() ? 0 : 500, 300, 100))
    return {
      isAway,
      top: place(screen.getByRole('button', { name: 'Top' }), () => new DOMRect(0, 0, 300, 60)),
      foot: place(screen.getByRole('button', { name: 'Foot' }), () => new DOMRect(0, 500, 300, 60)),
      content: place(screen.getByTestId('content'), () => new DOMRect(0, 0, 300, 600)),
      showNextPage: () => rerender(inPage(<Page hasFoot={false} />)),
    }
  }
  const Page = ({ hasFoot }: { readonly hasFoot: boolean }) => (
    <>
      <div tabIndex={-1} data-testid="content">
        <button type="button">Top</button>
      </div>
      {hasFoot && <button type="button">Foot</button>}
      <CookieNotice />
    </>
  )
  const focus = ({ element }: { readonly element: HTMLElement }) => {
    act(() => element.focus())
    act(() => void vi.advanceTimersByTime(500))
  }

  test('a control that the notice covers is scrolled clear; where that does not help, the notice goes to the other edge', () => {
    const { foot, isAway } = layOut()
    focus(foot)
    expect(foot.scroll).toHaveBeenCalledOnce()
    expect(isAway()).toBe(true)
  })

  test('it comes back with the next control, which it would cover at the other edge', () => {
    const { foot, top, isAway } = layOut()
    focus(foot)
    focus(top)
    expect(isAway()).toBe(false)
    expect(top.scroll).not.toHaveBeenCalled()
  })

  test('it comes back when the content of the next page has the focus, which it cannot be kept off', () => {
    const { foot, content, isAway, showNextPage } = layOut()
    focus(foot)
    showNextPage()
    focus(content)
    expect(isAway()).toBe(false)
    expect(content.scroll).not.toHaveBeenCalled()
  })

  test.each([
    ['the mouse', 'mouse', 0],
    // Its focus comes once the finger is gone.
    ['a finger', 'touch', 1],
  ])('a press of %s finds its control where it was', (_, pointerType, scrolls) => {
    const { foot, isAway } = layOut()
    fireEvent.pointerDown(foot.element, { pointerType })
    if (pointerType === 'touch') fireEvent.pointerUp(foot.element, { pointerType })
    focus(foot)
    expect(foot.scroll).toHaveBeenCalledTimes(scrolls)
    if (pointerType === 'mouse') fireEvent.pointerUp(foot.element, { pointerType })
    fireEvent.click(foot.element)
    expect(foot.scroll).toHaveBeenCalledTimes(scrolls)
    expect(isAway()).toBe(scrolls > 0)
  })
})

const banners = () => screen.queryAllByRole('region', { name: 'Added to your bag' })

describe('the banner after an add', () => {
  beforeEach(() => void render(inPage(<OverlayOutlet />)))

  test('leads to the bag, and stays until it is closed (L-126, LO-88)', async () => {
    act(showBagBanner)
    expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
    expect(screen.getByRole('status')).toHaveTextContent('Added to your bag')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(banners()).toEqual([])
  })

  test('there is one, however many adds; each is announced (L-126)', () => {
    act(showBagBanner)
    const first = screen.getByRole('status')
    act(showBagBanner)
    expect(banners()).toHaveLength(1)
    expect(screen.getByRole('status')).not.toBe(first)
  })

  test('is gone when the page changes, and comes again with the next add (L-127)', () => {
    act(showBagBanner)
    act(() => closeOverlays())
    expect(banners()).toEqual([])
    act(showBagBanner)
    expect(banners()).toHaveLength(1)
  })
})

describe('the custom modal', () => {
  beforeEach(() => void render(inPage(<OverlayOutlet />)))

  test('shows what it is given: title, body, two buttons that lead on or close it (L-128, LO-69)', async () => {
    const open = () =>
      act(() =>
        showCustomModal({
          title: 'Leave the shop?',
          body: <p>You are going to another site.</p>,
          actions: [{ label: 'Stay' }, { label: 'Leave', target: { href: '#away', isOutside: true } }],
        }),
      )
    open()
    const modal = screen.getByRole('dialog', { name: 'Leave the shop?' })
    expect(within(modal).getByText('You are going to another site.')).toBeVisible()
    const leave = within(modal).getByRole('link', { name: 'Leave' })
    expect(leave).toHaveAttribute('href', '#away')
    expect(leave).toHaveAttribute('target', '_blank')
    await userEvent.click(leave)
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['the cross', 'its one button'])('%s closes it (LO-69)', async how => {
    act(() => showCustomModal({ title: 'Note', body: 'Closed on Sunday.', actions: [{ label: 'OK' }] }))
    await userEvent.click(screen.getByRole('button', { name: how === 'the cross' ? 'Close' : 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('Escape closes it (LO-69)', () => {
    act(() => showCustomModal({ title: 'Note', body: 'Closed on Sunday.', actions: [{ label: 'OK' }] }))
    // What a browser sends for Escape.
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
