import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BasketPopup } from './basketPopup/BasketPopup.tsx'
import { HomeModal } from './homeModal/HomeModal.tsx'
import { acceptCookies } from '../shop/notices/consent.ts'
import { overlays } from '../shop/popups/overlay.ts'
import { PromotionPopup } from './promotionPopup/PromotionPopup.tsx'
import { promotionPopupSchema } from './promotionPopup/block.ts'
import { inPage, NOON, renderView } from '../testing/render-view.tsx'

/** Until midnight in Hong Kong, ms. */
const TO_MIDNIGHT = 12 * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

type Around = Parameters<typeof renderView>[3]
const clock = () => Date.now()
const promotion = (alt: string, options: object = {}, around: Around = {}) =>
  renderView(
    'promotionPopup',
    PromotionPopup,
    { url: '/media/a.jpg', alt, id: alt, count: 50, ...options },
    { id: `c-${alt}`, clock, ...around },
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.queryAllByRole('dialog').map(dialog => dialog.getAttribute('aria-label'))
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

describe('on a page', () => {
  test('after 30 s without activity a pop-up shows, announced but without taking the focus (L-342, L-347)', async () => {
    promotion('Sale')
    await pass(29_999)
    expect(shown()).toEqual([])
    await pass(1)
    expect(shown()).toEqual(['Sale'])
    expect(screen.getByRole('status')).toHaveTextContent('Sale. Press Escape to close.')
    expect(document.body).toHaveFocus()
  })

  test.each([
    ['a scroll', () => fireEvent.scroll(document)],
    ['a click', () => fireEvent.click(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['a keypress', () => fireEvent.keyPress(document.body, { key: 'a' })],
    ['a touch', () => fireEvent.touchStart(document.body)],
    // React Testing Library turns its own mouseEnter into mouseover.
    [
      'a mouse',
      () => document.body.dispatchEvent(new MouseEvent('mouseenter', { screenX: Math.random() * 1000 })),
    ],
  ])('%s just before the timeout puts it off by a full one (L-344, L-345)', async (_, stir) => {
    promotion('Sale')
    await pass(29_990)
    stir()
    await pass(100 + 29_999)
    expect(shown()).toEqual([])
    await pass(1)
    expect(shown()).toEqual(['Sale'])
  })

  test('a page that moves under a resting mouse is no activity', async () => {
    promotion('Sale')
    const enter = () =>
      document.body.dispatchEvent(new MouseEvent('mouseenter', { screenX: 40, screenY: 40 }))
    enter()
    for (let second = 0; second < 31; second++) {
      await pass(1000)
      enter()
    }
    expect(shown()).toEqual(['Sale'])
  })

  test('they take turns, one at a time; each closes by its button or Escape (L-343, L-346)', async () => {
    promotion('First')
    promotion('Second', { index: 2 })
    await pass(30_000)
    expect(shown()).toEqual(['First'])
    await pass(300_000)
    expect(shown()).toEqual(['First'])
    close()
    expect(shown()).toEqual([])
    await pass(30_100)
    expect(shown()).toEqual(['Second'])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([])
    await pass(30_100)
    expect(shown()).toEqual(['First'])
  })

  test('a key that ends a Chinese word does not close it', async () => {
    promotion('Sale')
    await pass(30_000)
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(shown()).toEqual(['Sale'])
  })

  test('a link in it leads on and closes it; the focus goes back where it was', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    promotion('Sale', { hotArea: [{ start: '0,0', end: '50,100', url: { type: 3, value: 'summer' } }] })
    await pass(30_000)
    field.focus()
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    close()
    expect(field).toHaveFocus()
    await pass(30_100)
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link'))
    expect(shown()).toEqual([])
    field.remove()
  })

  test('twice a day is twice, a reload counts on, the next Hong Kong day starts at 0 (L-302, L-349, L-350, LO-38)', async () => {
    const { unmount } = promotion('Sale', { count: 2 })
    await pass(30_000)
    close()
    unmount()
    promotion('Sale', { count: 2 })
    await pass(30_000)
    expect(shown()).toEqual(['Sale'])
    close()
    await pass(3_600_000)
    expect(shown()).toEqual([])
    await pass(TO_MIDNIGHT - 3_600_000)
    fireEvent.scroll(document)
    await pass(30_100)
    expect(shown()).toEqual(['Sale'])
  })

  test('an empty id counts the component by itself (L-299)', async () => {
    promotion('Sale', { id: '', count: 1 })
    await pass(30_000)
    expect(localStorage.getItem('cairn.popups')).toBe('{"day":"2026-11-21","shown":{"c-Sale":1}}')
  })

  test('hidden on this device it neither shows nor counts (L-351, LO-37)', async () => {
    promotion('Hidden', { count: 1 })
    promotion('Seen', { index: 2 })
    const [first] = document.querySelectorAll('body > div > div')
    Element.prototype.checkVisibility = function () {
      return this !== first
    }
    await pass(30_000)
    expect(shown()).toEqual(['Seen'])
    expect(localStorage.getItem('cairn.popups')).not.toContain('Hidden')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  })

  test.each(['/login', '/checkout', '/register', '/payment'])('none on %s (LO-29)', async pathname => {
    window.history.replaceState(null, '', pathname)
    promotion('Sale')
    await pass(120_000)
    expect(shown()).toEqual([])
  })

  test('a draft shows it as often as one looks and counts nothing; 0 is never (L-302)', async () => {
    window.history.replaceState(null, '', '/preview/landingPage/summer')
    promotion('Sale', { count: 1 })
    promotion('Never', { count: 0, index: 2 })
    for (let time = 0; time < 3; time++) {
      await pass(30_100)
      expect(shown()).toEqual(['Sale'])
      close()
    }
    expect(localStorage.getItem('cairn.popups')).toBeNull()
  })

  test('the page left, nothing is left behind', async () => {
    const added = vi.spyOn(document, 'addEventListener')
    const removed = vi.spyOn(document, 'removeEventListener')
    const { unmount } = promotion('Sale')
    await pass(30_000)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
    const watched = (name: string) => name === 'keydown'
    expect(removed.mock.calls.filter(([name]) => watched(name)).length).toBe(
      added.mock.calls.filter(([name]) => watched(name)).length,
    )
    await pass(120_000)
    expect(shown()).toEqual([])
  })

  test('one that stays while the shopper moves on closes with the page it showed on (LO-29)', async () => {
    promotion('Sale')
    await pass(30_000)
    window.history.replaceState(null, '', '/landingPage/summer')
    act(() => overlays.set({ shown: [] }))
    expect(shown()).toEqual([])
    await pass(30_000)
    expect(shown()).toEqual(['Sale'])
  })

  test('the first sets the pace before its script is there (L-301, LO-31)', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.dataset.popup = 'late 1 20'
    promotion('Sale', { index: 2, timeout: 5 })
    await pass(19_999)
    expect(shown()).toEqual([])
    await pass(1)
    expect(shown()).toEqual(['Sale'])
    place.remove()
  })

  test('places tell of themselves in the server’s HTML, and of nothing else (L-301, LO-31)', () => {
    const html = renderToString(
      inPage(
        <PromotionPopup
          id="pop"
          options={promotionPopupSchema.parse({ url: '/media/a.jpg', index: 3, timeout: 12 })}
          data={{}}
        />,
      ),
    )
    expect(html).toBe('<div data-popup="pop 3 12"><output class="visuallyHidden"></output></div>')
  })

  test('a pop-up whose condition is unknown is skipped: the bag (LO-33, LO-36)', async () => {
    renderView('basketPopup', BasketPopup, { totalAmount: 500, count: 5 }, { id: 'bag', clock })
    promotion('Sale', { index: 2 })
    await pass(30_000)
    expect(shown()).toEqual(['Sale'])
  })
})

describe('beside other things over the page', () => {
  const welcome = (around: Around = {}) => {
    // The notice comes first; a home modal waits for its answer.
    acceptCookies()
    return renderView(
      'homeModal',
      HomeModal,
      {
        visitor_img_url: '/media/w.jpg',
        visitor_alt: 'Welcome',
        user_img_url: '/media/w.jpg',
        user_alt: 'Welcome',
      },
      { clock, ...around },
    )
  }

  test('an open home modal counts as a visible pop-up (LO-36)', async () => {
    welcome()
    promotion('Sale', { timeout: 5 })
    await pass(2000)
    await pass(120_000)
    expect(shown()).toEqual(['Welcome'])
    close()
    await pass(5100)
    expect(shown()).toEqual(['Sale'])
    expect(localStorage.getItem('cairn.popups')).toBe('{"day":"2026-11-21","shown":{"Sale":1}}')
  })

  test('a member who closed the home modal sees no other pop-up on this page, and those of the next one (L-342, LO-36)', async () => {
    welcome({ isVisitor: () => Promise.resolve(false) })
    promotion('Sale', { timeout: 5 })
    await pass(2000)
    expect(shown()).toEqual(['Welcome'])
    close()
    await pass(120_000)
    expect(shown()).toEqual([])
    window.history.replaceState(null, '', '/list')
    act(() => overlays.set({ shown: [] }))
    fireEvent.click(document.body)
    await pass(5200)
    expect(shown()).toEqual(['Sale'])
  })

  test('a home modal waits for the pop-up before it (LO-36)', async () => {
    welcome()
    promotion('Sale', { timeout: 1 })
    await pass(2500)
    expect(shown()).toEqual(['Sale'])
    close()
    await pass(0)
    expect(shown()).toEqual(['Welcome'])
  })

  test('nothing opens over a cart, quick view or question (LO-36)', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.open = true
    promotion('Sale')
    await pass(120_000)
    expect(screen.queryByRole('dialog', { name: 'Sale' })).toBeNull()
    dialog.remove()
    fireEvent.click(document.body)
    await pass(30_100)
    expect(shown()).toEqual(['Sale'])
  })
})

test('on the editor’s canvas they stand in the page at once, without a timer (L-163, LO-24)', async () => {
  promotion('Sale', {}, { mode: 'builder' })
  promotion('Other', {}, { mode: 'builder' })
  expect(screen.getByRole('region', { name: 'Sale' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Other' })).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(shown()).toEqual([])
})
