import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { closeOverlays } from '../../shop/popups/overlay.ts'
import { OverlayOutlet } from '../../shop/popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { render } from '@testing-library/react'
import { customModalBlock, customModalSchema } from './block.ts'
import { CustomModal } from './CustomModal.tsx'

withModalDialogs()

const options = {
  id: 'weather',
  title: 'Delivery in bad weather',
  content: '<p>Deliveries are suspended.</p>',
}

beforeEach(() => {
  history.replaceState(null, '', '/landingPage/summer?from=mail')
  act(() => closeOverlays())
})

function open(given: object = {}, around: Parameters<typeof renderView>[3] = {}) {
  render(inPage(<OverlayOutlet />, around))
  render(
    <>
      <a href="#weather">Bad weather?</a>
      <a href="/landingPage/summer?from=mail#weather">The same, in full</a>
      <a href="#other">Other</a>
    </>,
  )
  return renderView('customModal', CustomModal, { ...options, ...given }, around)
}
const dialog = () => screen.queryByRole('dialog')

test.each(['Bad weather?', 'The same, in full'])(
  'the link “%s” opens the modal with the operator’s content (L-128, LO-69)',
  async name => {
    open()
    expect(dialog()).toBeNull()
    await userEvent.click(screen.getByRole('link', { name }))
    const modal = screen.getByRole('dialog', { name: 'Delivery in bad weather' })
    expect(within(modal).getByText('Deliveries are suspended.')).toBeVisible()
    expect(location.hash).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(screen.getByRole('link', { name })).toHaveFocus()
  },
)

test('links to other places on the page do not open it', async () => {
  open()
  await userEvent.click(screen.getByRole('link', { name: 'Other' }))
  expect(dialog()).toBeNull()
})

test('an address that ends in its name opens it once: also a press before the script was there (L-128)', () => {
  history.replaceState(null, '', '/landingPage/summer?from=mail#weather')
  open()
  expect(dialog()).toBeVisible()
  expect(location.href).toMatch(/\/landingPage\/summer\?from=mail$/)
})

test('a name in Chinese is found in an address, where it is encoded', () => {
  history.replaceState(null, '', `/#${encodeURIComponent('天氣')}`)
  open({ id: '天氣' })
  expect(dialog()).toBeVisible()
})

test('one button or two: those with a link lead on, the others close it (LO-69)', async () => {
  history.replaceState(null, '', '/#weather')
  open({
    button: 'Register',
    link: { type: 7, value: 'register' },
    secondButton: 'Not now',
  })
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(dialog()).toBeNull()
})

test('without a button of the operator’s there is one that closes it, in the page’s language (LO-69)', () => {
  history.replaceState(null, '', '/#weather')
  open({}, { locale: 'zh_HK' })
  const actions = within(screen.getByRole('dialog')).getAllByRole('button')
  expect(actions.map(button => button.textContent || button.getAttribute('aria-label'))).toEqual([
    '關閉',
    '關閉',
  ])
})

test('on the canvas its content stands in the page (LO-24)', () => {
  open({}, { mode: 'builder' })
  expect(screen.getByRole('heading', { name: 'Delivery in bad weather' })).toBeVisible()
  expect(screen.getByText('Deliveries are suspended.')).toBeVisible()
})

test('it needs no script without a name or a title', () => {
  const hydration = (given: object) => customModalBlock.hydration(customModalSchema.parse(given))
  expect(hydration({ id: 'weather' })).toBe('never')
  expect(hydration({ title: 'Weather' })).toBe('never')
  expect(hydration(options)).toBe('load')
})

test('a name that could not stand in an address is refused', () =>
  expect(customModalSchema.safeParse({ id: 'bad weather' }).success).toBe(false))
