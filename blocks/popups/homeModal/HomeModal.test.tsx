import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPage, NOON, renderView } from '../../testing/render-view.tsx'
import { acceptCookies, declineCookies } from '../../shop/notices/consent.ts'
import { homeModalBlock, homeModalSchema } from './block.ts'
import { HomeModal } from './HomeModal.tsx'

const options = {
  visitor_img_url: '/media/visitor.jpg',
  visitor_alt: 'Join us',
  visitor_link: { type: 7, value: 'register' },
  user_img_url: '/media/member.jpg',
  user_alt: 'For members',
  user_link: { type: 3, value: 'preview' },
}
const DAY = 86_400_000
const KEY = 'cairn.homeModal.closed'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  acceptCookies()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => vi.useRealTimers())

type Around = Parameters<typeof renderView>[3]
const open = (given: object = options, around: Around = {}) =>
  renderView('homeModal', HomeModal, given, around)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('dialog')

test('it is hidden at first and shows two seconds after load (L-251)', async () => {
  open()
  await pass(1999)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()).toBeVisible()
})

test('it waits while a shopper types, and for a pause after any press (L-251)', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  open()
  field.focus()
  fireEvent.keyDown(field, { key: 'a' })
  await pass(20_000)
  expect(dialog()).toBeNull()
  field.blur()
  fireEvent.pointerDown(document.body)
  await pass(2000)
  expect(dialog()).toBeNull()
  await pass(2500)
  expect(dialog()).toBeVisible()
  field.remove()
})

test('its words are text below the picture, and name the dialog (L-248)', async () => {
  open({
    ...options,
    visitor_heading: 'See you up there',
    visitor_text: 'Walks each month',
    visitor_button: 'Join',
  })
  await pass(2000)
  expect(screen.getByRole('dialog', { name: 'See you up there' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'See you up there' })).toBeVisible()
  expect(screen.getByRole('link', { name: /See you up there.*Walks each month.*Join/ })).toHaveAttribute(
    'href',
    '/register',
  )
})

test('it waits until the cookie notice is answered, with whichever answer (L-124, L-251)', async () => {
  localStorage.clear()
  open()
  await pass(60_000)
  expect(dialog()).toBeNull()
  act(declineCookies)
  await pass(1999)
  expect(dialog()).toBeNull()
  await pass(1)
  expect(dialog()).toBeVisible()
})

test('visitors and members see their own picture and link (L-249, L-250)', async () => {
  const { unmount } = open()
  await pass(2000)
  expect(screen.getByRole('link', { name: 'Join us' })).toHaveAttribute('href', '/register')
  unmount()
  open(options, { isVisitor: () => Promise.resolve(false) })
  await pass(2000)
  expect(screen.getByRole('link', { name: 'For members' })).toHaveAttribute('href', '/landingPage/preview')
})

test('the HTML is the same for everybody: it holds neither picture', () => {
  const html = renderToString(
    inPage(<HomeModal id="c1" options={homeModalSchema.parse(options)} data={{}} />),
  )
  expect(html).not.toContain('/media/')
})

test('it is 1000 px wide unless set, 330 px on phones (L-248)', async () => {
  open()
  await pass(2000)
  expect(dialog()?.style.getPropertyValue('--width')).toBe('1000px')
  expect(dialog()?.style.getPropertyValue('--phone-width')).toBe('330px')
})

test.each([
  ['the button', () => screen.getByRole('button', { name: 'Close' })],
  ['a click on the picture', () => screen.getByAltText('Join us')],
])('%s closes it for today, in Hong Kong’s day (L-252, L-253, LO-38)', async (_, target) => {
  const { unmount } = open()
  await pass(2000)
  fireEvent.click(target())
  expect(dialog()).toBeNull()
  expect(localStorage.getItem(KEY)).toBe('2026-11-21')

  unmount()
  const again = open(options, { now: NOON + DAY / 2 - 1 - 2000 })
  await pass(2000)
  expect(dialog()).toBeNull()
  again.unmount()

  open(options, { now: NOON + DAY / 2 })
  await pass(2000)
  expect(dialog()).toBeVisible()
})

test('without a picture for who is looking nothing shows and no day is kept (LO-40)', async () => {
  open({ ...options, user_img_url: '' }, { isVisitor: () => Promise.resolve(false) })
  await pass(5000)
  expect(dialog()).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('when the session cannot be read nothing shows, and it is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  open(options, { isVisitor: () => Promise.reject(new Error('offline')) })
  await pass(2000)
  expect(dialog()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

test('on the editor’s canvas both pictures show at once, without a timer (L-163, LO-24)', async () => {
  open({ ...options, user_img_url: '' }, { mode: 'builder' })
  expect(screen.getByAltText('Join us')).toBeVisible()
  expect(screen.getByText('Shown to members')).toBeVisible()
  expect(screen.getByText(/No picture/)).toBeVisible()
  await pass(5000)
  expect(dialog()).toBeNull()
})

test('it needs no script while it has nothing to show', () => {
  expect(homeModalBlock.hydration(homeModalSchema.parse({}))).toBe('never')
  expect(homeModalBlock.hydration(homeModalSchema.parse(options))).toBe('load')
})

// Last: storage that failed once is not asked again while the page lives.
test('storage that throws is logged once and ignored (L-254)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError')
  })
  acceptCookies()
  open()
  await pass(2000)
  expect(dialog()).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})
