import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { calls } from '#ui/carousel/testing/fake-engine.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { shopListBlock, shopListSchema } from './block.ts'
import { ShopList } from './ShopList.tsx'

vi.mock('#ui/carousel/engine.ts', () => import('#ui/carousel/testing/fake-engine.ts'))

beforeEach(() => {
  vi.useFakeTimers()
  calls.speeds = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shops = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/media/s${at}.png`,
    link: { type: 6, value: `brand-${at}` },
    title: `Shop ${at}`,
    brandName: `Offer ${at}`,
  }))

type Around = Parameters<typeof renderView>[3]
async function show(options: object, around: Around = {}) {
  const view = renderView('shopList', ShopList, options, around)
  await act(() => vi.dynamicImportSettled())
  return view
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const slideNumber = () => screen.getByText(/^\d+ of \d+$/).textContent
const block = (container: HTMLElement) => container.firstElementChild as HTMLElement

test('sixteen shops make two slides of eight, and arrows move between them (L-202)', async () => {
  await show({ imageList: shops(16), autoplay: false })
  const slides = screen.getAllByRole('group', { name: /^\d of 2$/ })
  expect(slides.map(slide => slide.querySelectorAll('li').length)).toEqual([8, 8])
  fireEvent.click(screen.getByRole('button', { name: 'Next slide' }))
  expect(slideNumber()).toBe('2 of 2')
  fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }))
  expect(slideNumber()).toBe('1 of 2')
})

test('by default the slide changes every 2 s and a transition takes 1 s (L-203, L-204, L-205)', async () => {
  await show({ imageList: shops(16) })
  expect(calls.speeds).toEqual([1000])
  await pass(1999)
  expect(slideNumber()).toBe('1 of 2')
  await pass(1)
  expect(slideNumber()).toBe('2 of 2')
})

test('delay and speed follow the options (L-203, L-204)', async () => {
  await show({ imageList: shops(16), delay: 5000, speed: 300 })
  expect(calls.speeds).toEqual([300])
  await pass(4999)
  expect(slideNumber()).toBe('1 of 2')
  await pass(1)
  expect(slideNumber()).toBe('2 of 2')
})

test.each([{ autoplay: false }, { delay: 0 }])(
  'with %j nothing moves by itself and there is nothing to stop (L-205, L-352)',
  async options => {
    await show({ imageList: shops(16), ...options })
    await pass(60_000)
    expect(slideNumber()).toBe('1 of 2')
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  },
)

test('autoplay can be paused, and is off with reduced motion (L-205, WCAG 2.2.2)', async () => {
  const { unmount } = await show({ imageList: shops(16) })
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
  await pass(10_000)
  expect(slideNumber()).toBe('1 of 2')
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await show({ imageList: shops(16) })
  await pass(10_000)
  expect(slideNumber()).toBe('1 of 2')
})

test('by default text is centred, in #333333, 14 px and 12 px on phones (L-206/207/208)', () => {
  const { style } = block(renderView('shopList', ShopList, { imageList: shops(1) }).container)
  const look = (name: string) => style.getPropertyValue(name)
  expect(['--align', '--words', '--font-size', '--m-font-size'].map(look)).toEqual([
    'center',
    '#333333',
    '14px',
    '12px',
  ])
  const set = { imageList: shops(1), textAlign: 'right', color: '#0a0', fontSize: 20, mFontSize: 16 }
  const own = block(renderView('shopList', ShopList, set).container).style
  expect(own.getPropertyValue('--align')).toBe('right')
  expect(own.getPropertyValue('--words')).toBe('#0a0')
  expect(own.getPropertyValue('--font-size')).toBe('20px')
  expect(own.getPropertyValue('--m-font-size')).toBe('16px')
})

test('only three alignments are accepted (L-206)', () => {
  for (const textAlign of ['center', 'left', 'right'])
    expect(shopListSchema.safeParse({ textAlign }).success).toBe(true)
  expect(shopListSchema.safeParse({ textAlign: 'justify' }).success).toBe(false)
})

test('the default margins are 10 px on desktop, 5 px on phones (L-174, L-209)', () => {
  const style = block(renderView('shopList', ShopList, { imageList: shops(1) }).container).style
  expect(style.getPropertyValue('--dm')).toBe('10px 0px 10px 0px')
  expect(style.getPropertyValue('--mm')).toBe('5px 0px 5px 0px')
})

test('all five keys are kept, and the picture has its link (L-210)', () => {
  const saved = { ...shops(1)[0], transparent: true }
  expect(shopListSchema.parse({ imageList: [saved] }).imageList).toEqual([saved])
  expect(shopListSchema.safeParse({ imageList: [{ transparent: 'yes' }] }).success).toBe(false)
  renderView('shopList', ShopList, { imageList: [saved] })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/brand/brand-0')
  expect(screen.getByRole('link').querySelector('img')).toHaveAttribute('src', '/media/s0.png')
})

test('a transparent picture has no white card behind it, others do (LO-54)', () => {
  renderView('shopList', ShopList, { imageList: [{ ...shops(1)[0], transparent: true }, ...shops(1)] })
  const grounds = screen.getAllByRole('link').map(link => link.firstElementChild)
  expect(grounds[0]).toHaveAttribute('data-transparent')
  expect(grounds[1]).not.toHaveAttribute('data-transparent')
})

test('title and promotional line show as text and change no link (L-211)', () => {
  renderView('shopList', ShopList, { imageList: shops(1) })
  const link = screen.getByRole('link', { name: /^Shop 0 ?Offer 0$/ })
  expect(within(link).getByText('Shop 0')).toBeVisible()
  expect(within(link).getByText('Offer 0')).toBeVisible()
  expect(link).toHaveAttribute('href', '/brand/brand-0')
})

test('a picture without alternative text is named by its position', () => {
  renderView('shopList', ShopList, { imageList: [{ ...shops(1)[0], title: '', brandName: '' }] })
  expect(screen.getByRole('link', { name: 'Picture 1' })).toBeVisible()
})

test.each(LOCALES)(
  'the hint in %s names a multiple of 8, seven shops are kept all the same (L-212)',
  locale => {
    expect(catalogue[locale].blocks.shopList.fields.imageList.hint).toMatch(/8 的倍數|multiple of 8/)
    expect(shopListSchema.parse({ imageList: shops(7) }).imageList).toHaveLength(7)
  },
)

test('loads script only with more than one slide', () => {
  const hydration = (count: number) =>
    shopListBlock.hydration(shopListSchema.parse({ imageList: [...shops(count), { url: '' }] }))
  expect([hydration(8), hydration(9)]).toEqual(['never', 'visible'])
})

test('on the canvas there is no autoplay (LO-24); without shops nothing shows in the shop, and a frame in the editor', async () => {
  const { unmount } = await show({ imageList: shops(16) }, { mode: 'builder' })
  await pass(10_000)
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  unmount()
  expect(renderView('shopList', ShopList, {}).container).toBeEmptyDOMElement()
  renderView('shopList', ShopList, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
