import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { PracticeShop, PracticeView } from '#desk/shop/practice-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answers } from '../../testing/world.tsx'
import { PracticeBand } from '../../kit/parts/PracticeBand.tsx'
import { SignIn } from '../../kit/sign-in/SignIn.tsx'
import { Desk } from '../parts/Desk.tsx'
import { PracticeScreen } from './PracticeScreen.tsx'

withModalDialogs()

const UNTIL = Date.UTC(2026, 11, 1, 4)
const VIEW: PracticeView = {
  shop: null,
  missingOrigin: null,
  inside: null,
  member: { email: 'alder@practice.example', password: 'practice1' },
}
const SHOP: PracticeShop = {
  id: 'one',
  by: 'ada',
  at: Date.UTC(2026, 10, 30, 4),
  until: UNTIL,
  state: 'ready',
  isWhole: true,
  step: 'members',
  done: 1,
  total: 1,
  process: 'web-1 · http://127.0.0.1:3000',
  origin: 'http://practice.localhost:3000',
  problem: null,
}
const MARK = { until: UNTIL, home: 'http://127.0.0.1:3000/editor/practice' }

const open = (answers: Answers, role: 'admin' | 'editor' = 'admin') =>
  renderInWorld(<PracticeScreen operator={{ name: 'ada', role }} />, { answers })

/** Answers of a shop whose practice shop changes. */
function changing(shop: PracticeShop | null) {
  let now = shop
  const set = (next: PracticeShop | null) => {
    now = next
    return { ...VIEW, shop: now }
  }
  return { set, state: async () => ({ ...VIEW, shop: now }) }
}

test('a press makes it, progress shows, and once it is there it says until when', async () => {
  const { set, state } = changing(null)
  const make = vi.fn<NonNullable<Answers['practice.make']>>(async () =>
    set({ ...SHOP, state: 'making', step: 'pages', done: 3, total: 40 }),
  )
  open({ 'practice.state': state, 'practice.make': make })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a practice shop' }))
  expect(make.mock.calls[0]?.[0]).toEqual({})
  expect(await screen.findByText('Copying pages: 3 of 40')).toBeVisible()
  set(SHOP)
  const there = await screen.findByRole('region', { name: 'The practice shop is there.' }, { timeout: 3000 })
  expect(within(there).getByText('1 Dec 2026, 12:00')).toBeVisible()
  expect(within(there).getByText('web-1 · http://127.0.0.1:3000')).toBeVisible()
})

test('entering opens a tab at the press, which goes to the address that the shop gives', async () => {
  const replace = vi.fn<(address: string) => void>()
  const opening = vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as unknown as Window)
  const address = 'http://practice.localhost:3000/enter?token=x&lang=en'
  open({ 'practice.state': changing(SHOP).state, 'practice.enter': async () => ({ address }) }, 'editor')
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the practice shop' }))
  expect(opening).toHaveBeenCalledWith('', '_blank')
  expect(replace).toHaveBeenCalledWith(address)
  expect(screen.queryByRole('button', { name: 'Remove now' })).toBeNull()
})

test('a tab whose address is refused closes again, and the reason shows', async () => {
  const close = vi.fn<() => void>()
  vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window)
  open({
    'practice.state': changing(SHOP).state,
    'practice.enter': () => Promise.reject(new ContentError(404, '404', 'There is no practice shop now.')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the practice shop' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no practice shop now.')
  expect(close).toHaveBeenCalled()
})

test('a new one and a removal are asked about first, and name the one that they are about', async () => {
  const { set, state } = changing(SHOP)
  const make = vi.fn<NonNullable<Answers['practice.make']>>(async () => set({ ...SHOP, id: 'two' }))
  const remove = vi.fn<NonNullable<Answers['practice.remove']>>(async () => set(null))
  open({ 'practice.state': state, 'practice.make': make, 'practice.remove': remove })
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new one' }))
  expect(make).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Remove it and make a new one' }))
  expect(make.mock.calls[0]?.[0]).toEqual({ instead: 'one' })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove now' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(remove.mock.calls[0]?.[0]).toEqual({ id: 'two' })
  expect(await screen.findByText('There is no practice shop now.')).toBeVisible()
})

test('a shop without an address for it says what the engineer of the server sets', async () => {
  open({ 'practice.state': async () => ({ ...VIEW, missingOrigin: 'https://practice.shop.hk' }) })
  expect(
    await screen.findByText('Set PRACTICE_ORIGIN=https://practice.shop.hk and restart the server.'),
  ).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('why none was made is said, and it can be tried again', async () => {
  const problem = { code: 'noRoom', needed: 3_200_000_000, free: 410_000_000 } as const
  open({ 'practice.state': changing({ ...SHOP, state: 'failed', problem }).state })
  expect(await screen.findByRole('alert')).toHaveTextContent('3,200 MB are needed, 410 MB are free.')
  expect(screen.getByRole('button', { name: 'Make a practice shop' })).toBeVisible()
})

test('every screen of a practice shop says so, in words and in the title of the window', async () => {
  renderInWorld(
    <>
      <PracticeBand />
      <Desk title="Orders">-</Desk>
    </>,
    { practice: MARK },
  )
  expect(screen.getByRole('complementary')).toHaveTextContent('Practice shop · gone on 1 Dec 2026, 12:00')
  expect(document.title).toBe('Practice · Orders · Cairn')
})

test('a shop has no band', () => {
  renderInWorld(<PracticeBand />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('an ended session in a practice shop leads back to the desk of the shop, and asks for no password', async () => {
  renderInWorld(<SignIn />, { practice: MARK, port: { me: async () => undefined } })
  expect(await screen.findByRole('link', { name: 'Go to the desk of the shop' })).toHaveAttribute(
    'href',
    MARK.home,
  )
  expect(document.querySelector('input')).toBeNull()
})
