import { catalogue } from '#locales/catalogue.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel, CAROUSEL_SPEED_MS, type CarouselSlide } from './Carousel.tsx'
import { useSlide } from './slide-context.ts'
import { calls } from './testing/fake-engine.ts'

vi.mock('./engine.ts', () => import('./testing/fake-engine.ts'))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(calls, { speeds: [], stops: 0, refusals: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slide = (key: string, delay = 0): CarouselSlide => ({ key, delay, content: <p>{key}</p> })
const page = (content: React.ReactNode) => (
  <IntlProvider locale="en-HK" messages={catalogue.en_US}>
    {content}
  </IntlProvider>
)
async function show(slides: readonly CarouselSlide[], isStill = false) {
  const view = render(page(<Carousel label="Season" slides={slides} isStill={isStill} />))
  await act(() => vi.dynamicImportSettled())
  return view
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
/** The slides that are not inert. */
const inView = () =>
  screen
    .getAllByRole('group', { name: /^\d+ of \d+$/ })
    .filter(group => !group.hasAttribute('inert'))
    .map(group => group.textContent)

test('the HTML holds every slide, and no button that needs script', () => {
  const html = renderToString(page(<Carousel label="Season" slides={[slide('a'), slide('b')]} />))
  expect(html).toContain('<p>a</p>')
  expect(html).toContain('<p>b</p>')
  expect(html).not.toContain('<button')
  expect(html).toContain('aria-roledescription="carousel"')
})

test('each slide stays for its own delay; 0 disables autoplay (L-352, LO-43)', async () => {
  await show([slide('a', 3000), slide('b', 1000), slide('c')])
  await pass(2999)
  expect(inView()).toEqual(['a'])
  await pass(1)
  expect(inView()).toEqual(['b'])
  await pass(1000)
  expect(inView()).toEqual(['c'])
  await pass(60_000)
  expect(inView()).toEqual(['c'])
})

test('a move that was refused is tried again after the same delay (L-177, L-352)', async () => {
  await show([slide('a', 1000), slide('b', 3000), slide('c')])
  calls.refusals = 2
  await pass(2999)
  expect(inView()).toEqual(['a'])
  await pass(1)
  expect(inView()).toEqual(['b'])
  await pass(2999)
  expect(inView()).toEqual(['b'])
  await pass(1)
  expect(inView()).toEqual(['c'])
})

test('a transition takes 1000 ms (L-355), none with reduced motion', async () => {
  const { unmount } = await show([slide('a'), slide('b')])
  expect(CAROUSEL_SPEED_MS).toBe(1000)
  expect(calls.speeds).toEqual([1000])
  unmount()
  expect(calls.stops).toBe(1)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await show([slide('a', 3000), slide('b', 3000)])
  expect(calls.speeds.at(-1)).toBe(0)
  await pass(10_000)
  expect(inView()).toEqual(['a'])
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('arrows, dots and arrow keys move it and wrap round', async () => {
  await show([slide('a'), slide('b'), slide('c')])
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(inView()).toEqual(['c'])
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(inView()).toEqual(['a'])
  fireEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }))
  expect(inView()).toEqual(['b'])
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key: 'ArrowRight' })
  expect(inView()).toEqual(['c'])
})

test('above six slides a count replaces the dots', async () => {
  await show(Array.from({ length: 12 }, (_, at) => slide(String(at))))
  expect(screen.queryByRole('button', { name: 'Go to slide 1' })).toBeNull()
  expect(screen.getByText('1 / 12')).toBeVisible()
})

test('hover and focus pause it', async () => {
  await show([slide('a', 1000), slide('b', 1000)])
  const region = screen.getByRole('group', { name: 'Season' })
  const inside = new MouseEvent('pointerover', { bubbles: true })
  fireEvent(region, Object.assign(inside, { pointerType: 'mouse' }))
  await pass(5000)
  expect(inView()).toEqual(['a'])
  fireEvent(region, new MouseEvent('pointerout', { bubbles: true }))
  act(() => screen.getByRole('button', { name: 'Next slide' }).focus())
  await pass(5000)
  expect(inView()).toEqual(['a'])
  act(() => screen.getByRole('button', { name: 'Next slide' }).blur())
  await pass(1000)
  expect(inView()).toEqual(['b'])
})

test('autoplay can be paused and resumed (WCAG 2.2.2)', async () => {
  await show([slide('a', 1000), slide('b', 1000)])
  const stop = screen.getByRole('button', { name: 'Pause slides' })
  fireEvent.click(stop)
  await pass(5000)
  expect(inView()).toEqual(['a'])
  fireEvent.click(screen.getByRole('button', { name: 'Play slides' }))
  await pass(1000)
  expect(inView()).toEqual(['b'])
})

test('without autoplay there is no pause button', async () => {
  await show([slide('a'), slide('b')])
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
})

const Holder = () => {
  const { hold, finish, isActive } = useSlide()
  return (
    <>
      <p>{isActive ? 'active' : 'resting'}</p>
      <button type="button" onClick={() => hold(true)}>
        play
      </button>
      <button
        type="button"
        onClick={() => {
          hold(false)
          finish()
        }}
      >
        end
      </button>
    </>
  )
}

test('a slide can hold the carousel and release it when done (L-354)', async () => {
  await show([{ key: 'film', delay: 2000, content: <Holder /> }, slide('b', 2000)])
  const [film] = screen.getAllByRole('group', { name: '1 of 2' })
  if (!film) throw new Error('no slide')
  fireEvent.click(within(film).getByText('play'))
  await pass(60_000)
  expect(within(film).getByText('active')).toBeVisible()
  fireEvent.click(within(film).getByText('end'))
  expect(inView()).toEqual(['b'])
  expect(within(film).getByText('resting')).toBeInTheDocument()
})

test('in the editor it is a strip: no engine, no timers, every slide reachable (LO-24)', async () => {
  await show([slide('a', 1000), { ...slide('b', 1000), isDimmed: true }], true)
  await pass(10_000)
  expect(calls.speeds).toEqual([])
  expect(inView()).toEqual(['a', 'b'])
  expect(screen.getByRole('group', { name: '2 of 2' })).toHaveAttribute('data-dimmed', 'true')
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeVisible()
})

test('one slide needs no engine and no buttons', async () => {
  await show([slide('a', 1000)])
  expect(calls.speeds).toEqual([])
  expect(screen.queryByRole('button')).toBeNull()
})
