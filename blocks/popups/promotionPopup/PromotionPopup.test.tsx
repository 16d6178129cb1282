import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { promotionPopupBlock } from './block.ts'
import { PromotionPopup } from './PromotionPopup.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  return () => vi.useRealTimers()
})

const open = (options: object, mode: 'shop' | 'builder' = 'shop') =>
  renderView('promotionPopup', PromotionPopup, options, { mode })
const idle = () => act(() => vi.advanceTimersByTimeAsync(30_200))
const parsed = (given: object) => parseOptions(promotionPopupBlock, given)

test('the picture shows, its left half leads on (L-318, L-319, LO-51)', async () => {
  open({
    url: '/media/a.jpg',
    alt: 'Spring',
    hotArea: [{ start: '0,0', end: '50,100', url: { type: 3, value: 'spring' } }],
  })
  await idle()
  expect(screen.getByRole('dialog', { name: 'Spring' })).toBeVisible()
  expect(screen.getByAltText('Spring')).toHaveAttribute('src', expect.stringContaining('/media/a.jpg'))
  const area = screen.getByRole('link', { name: 'Spring, link 1' })
  expect(area).toHaveAttribute('href', '/landingPage/spring')
  expect(area).toHaveStyle({ left: '0%', top: '0%', width: '50%', height: '100%' })
})

test('an area past the edge is cut (L-319, LO-51)', async () => {
  open({ url: '/media/a.jpg', hotArea: [{ start: '80,80', end: '50,50', url: '/list' }] })
  await idle()
  expect(screen.getByRole('link')).toHaveStyle({ width: '20%', height: '20%' })
})

test('without a picture it never shows and ships no script', async () => {
  open({ alt: 'Spring' })
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(promotionPopupBlock.hydration(parsed({}).options as never)).toBe('never')
})

test('ranges and defaults are those of the basket pop-up (L-317)', () => {
  expect(parsed({}).options).toMatchObject({ id: '', index: 1, timeout: 30, count: 1 })
  const refused = [{ index: 0 }, { index: 51 }, { count: 51 }, { timeout: 0 }, { hotArea: [{ start: '10' }] }]
  for (const given of refused) expect(parsed(given).issues).not.toEqual([])
})

test('the page builder shows picture and areas, or says that there is none (LO-24)', () => {
  const { unmount } = open({ url: '/media/a.jpg', alt: 'Spring', hotArea: [{ url: '' }] }, 'builder')
  expect(screen.getByAltText('Spring')).toBeVisible()
  unmount()
  open({}, 'builder')
  expect(screen.getByText(/No picture/)).toBeVisible()
})
