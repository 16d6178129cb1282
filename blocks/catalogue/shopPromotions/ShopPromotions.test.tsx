import { isoInHongKong } from '#locales/hong-kong.ts'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { product } from '../../testing/product.ts'
import { inPage, NOON, renderView } from '../../testing/render-view.tsx'
import { shopPromotionsBlock } from './block.ts'
import { ShopPromotions } from './ShopPromotions.tsx'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const on = (code: string, end: number, begin = -DAY) =>
  product({
    code,
    title: code,
    promotions: [{ beginTime: isoInHongKong(NOON + begin), endTime: isoInHongKong(NOON + end) }],
  })
const LONG = on('LONG', 4 * DAY + 12 * HOUR, -7 * DAY)
const SHORT = on('SHORT', 10 * SECOND)
const OVER = on('OVER', -HOUR)

const show = (products: readonly object[] | undefined, around = {}) =>
  renderView(
    'shopPromotions',
    ShopPromotions,
    { productCodes: 'LONG,SHORT,OVER' },
    {
      data: { products },
      ...around,
    },
  )
const titles = () => screen.queryAllByRole('link').map(link => link.textContent)
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  return () => void vi.useRealTimers()
})

describe('a flash sale', () => {
  test('shows what is on promotion, and the period of the promotion ending last (L-240, L-241, LO-57)', () => {
    show([LONG, SHORT, OVER])
    expect(titles()).toEqual(['LONG', 'SHORT'])
    expect(screen.getByRole('heading', { name: 'Flash sale' })).toBeVisible()
    expect(screen.getByText('14 Nov 2026, 12:00 to 25 Nov 2026, 23:59')).toBeVisible()
  })

  test('in Chinese too (L-241, LO-57)', () => {
    show([LONG], { locale: 'zh_HK' })
    expect(screen.getByRole('heading', { name: '限時優惠' })).toBeVisible()
    expect(screen.getByText('2026年11月14日 12:00 至 2026年11月25日 23:59')).toBeVisible()
  })

  test('counts down to the end', async () => {
    show([LONG])
    const timer = screen.getByRole('timer', { name: 'Time left' })
    expect(timer).toHaveTextContent('04 days 12 hrs 00 min 00 sec')
    await pass(2 * SECOND)
    expect(timer).toHaveTextContent('04 days 11 hrs 59 min 58 sec')
  })

  test('a product leaves with its own promotion, the others stay (L-240)', async () => {
    show([LONG, SHORT])
    await pass(9 * SECOND)
    expect(titles()).toEqual(['LONG', 'SHORT'])
    await pass(SECOND)
    expect(titles()).toEqual(['LONG'])
  })

  test('when the last has ended nothing is left, and no clock runs (L-240)', async () => {
    const { container } = show([SHORT])
    await pass(10 * SECOND)
    expect(container).toBeEmptyDOMElement()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the server’s HTML holds it all, as of the page’s moment', () => {
    const html = renderToString(
      inPage(<ShopPromotions id="c1" options={{ productCodes: '' }} data={{ products: [LONG, OVER] }} />),
    )
    expect(html).toContain('25 Nov 2026, 23:59')
    expect(html).toContain('LONG')
    expect(html).not.toContain('OVER')
  })

  test('cards stand in chunks: the row rests at whole views (L-242)', () => {
    show([LONG])
    expect(screen.getByRole('list')).toHaveAttribute('data-snap', 'view')
  })

  test.each([
    ['the call failed', undefined],
    ['every promotion is over', [OVER]],
    ['there are no products', []],
  ])('is empty when %s (L-172, L-240)', (_, products) =>
    expect(show(products).container).toBeEmptyDOMElement(),
  )

  test('the canvas shows a placeholder per code and runs no clock (L-162, LO-24)', () => {
    show(undefined, { mode: 'builder' })
    expect(screen.getByText('SHORT')).toBeVisible()
    expect(titles()).toEqual([])
    expect(screen.queryByRole('timer')).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the canvas shows no goods of promotions that are over, and says so (L-240)', () => {
    show([OVER], { mode: 'builder' })
    expect(screen.getByText(/none of the chosen products is in a running promotion/)).toBeVisible()
    expect(screen.queryByText('OVER')).toBeNull()
  })

  test('asks for its codes, each once, in order (L-239, L-170)', async () => {
    const productsByCode = vi.fn<(codes: readonly string[]) => Promise<readonly never[]>>(async () => [])
    const api = { locale: 'en_US', run: () => Promise.reject(new Error('no')), productsByCode } as const
    const context = { api, locale: 'en_US', now: NOON, route: { kind: 'content' } } as const
    await shopPromotionsBlock.data({ productCodes: ' B, A,,B ' }, context).products.queryFn()
    expect(productsByCode).toHaveBeenCalledExactlyOnceWith(['B', 'A'])
  })

  test('a kept page is made again when a product leaves (L-240)', () => {
    const options = { productCodes: '' }
    expect(shopPromotionsBlock.changesAt(options, NOON, { products: [LONG, SHORT] })).toBe(NOON + 10 * SECOND)
    expect(shopPromotionsBlock.changesAt(options, NOON, { products: [OVER] })).toBeUndefined()
  })
})
