import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { bagStore, showBag } from '../../shop/cart/bag.ts'
import { bagItem, bagOf, worth } from '../../testing/bag.ts'
import { parseOptions } from '../../page/normalise.ts'
import { hkd } from '../../testing/product.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { BasketPopup } from './BasketPopup.tsx'
import { basketPopupBlock } from './block.ts'

const item = (name: string) =>
  bagItem(name, { spuCode: name, spuTitle: name, imageUrl: `/media/${name}.jpg`, promoPrice: hkd(1290) })

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  localStorage.clear()
  return () => {
    bagStore.set({ pending: 0 })
    vi.useRealTimers()
  }
})

const lines = [
  { text: 'HK${amount} to go', color: '#aa0000' },
  { text: 'second', fontSize: 50 },
  { text: 'third' },
]
const open = (options: object = {}, mode: 'shop' | 'builder' = 'shop') =>
  renderView('basketPopup', BasketPopup, { totalAmount: 500, textLines: lines, ...options }, { mode })
const bag = (amount: number, ...names: readonly string[]) =>
  act(() => showBag(bagOf(names.map(item), worth(amount))))
const idle = () => act(() => vi.advanceTimersByTimeAsync(31_000))
const parsed = (given: object) => parseOptions(basketPopupBlock, given)

test('until the bag is known it never shows', async () => {
  open()
  await idle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it shows what was put in last, what is missing, and two lines (L-307, L-310, L-311, LO-32)', async () => {
  open()
  bag(399.5, 'A', 'B')
  await idle()
  expect(screen.getByRole('dialog', { name: 'Your bag' })).toBeVisible()
  expect(screen.getByText('HK$101 to go')).toBeVisible()
  expect(screen.getByText('second')).toBeVisible()
  expect(screen.queryByText('third')).toBeNull()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/product/B'])
  expect(screen.getByRole('link')).toHaveTextContent('BHK$1,290')
})

test.each([
  ['lt', 600, true],
  ['lt', 400, false],
  ['gt', 400, true],
  ['gt', 600, false],
  ['gt', 500, false],
] as const)(
  'rule %s with %d in the bag: shows is %s (L-303, L-304, L-305)',
  async (rule, amount, isShown) => {
    open({ rule })
    bag(amount, 'A')
    await idle()
    expect(screen.queryAllByRole('dialog').length === 1).toBe(isShown)
  },
)

test('colours, sizes, ground and button are the operator’s (L-306, L-308, L-309)', async () => {
  open({
    backgroundColor: '#123456',
    backgroundImage: '/media/a b.jpg',
    buttonText: 'View bag',
    buttonLink: { type: 7, value: 'cart' },
  })
  bag(100, 'A')
  await idle()
  expect(screen.getByText('HK$400 to go')).toHaveStyle({ color: 'rgb(170, 0, 0)', fontSize: '14px' })
  expect(screen.getByText('second')).toHaveStyle({ color: 'rgb(0, 0, 0)', fontSize: '50px' })
  expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
  const sheet = screen.getByText('second').parentElement?.parentElement
  expect(sheet).toHaveStyle({ backgroundColor: '#123456' })
  expect(sheet?.style.backgroundImage).toBe('url("/media/a%20b.jpg")')
})

test('a button that leads nowhere is left out', async () => {
  open({ buttonText: 'View bag' })
  bag(100, 'A')
  await idle()
  expect(screen.queryByText('View bag')).toBeNull()
})

test('the page builder shows it without a bag (LO-24)', () => {
  open({}, 'builder')
  expect(screen.getByText('HK$500 to go')).toBeVisible()
  expect(screen.getByText('Last item added to the bag')).toBeVisible()
})

test('defaults (L-301, L-308)', () =>
  expect(parsed({ textLines: [{}] }).options).toMatchObject({
    id: '',
    index: 1,
    timeout: 30,
    count: 1,
    rule: 'gt',
    textLines: [{ text: '', fontSize: 14 }],
  }))

test.each([
  [{ index: 0 }],
  [{ index: 51 }],
  [{ count: -1 }],
  [{ count: 51 }],
  [{ textLines: [{ fontSize: 9 }] }],
  [{ textLines: [{ fontSize: 51 }] }],
])('%o is refused (L-300, L-302, L-308)', given => expect(parsed(given).issues).not.toEqual([]))

test.each([
  [{ index: 1 }],
  [{ index: 50 }],
  [{ count: 0 }],
  [{ count: 50 }],
  [{ textLines: [{ fontSize: 10 }] }],
])('%o is taken (L-300, L-302, L-308)', given => expect(parsed(given).issues).toEqual([]))

test('its script comes some seconds after the page; with a count of 0 never (LO-36)', () => {
  const hydration = (given: object) => basketPopupBlock.hydration(parsed(given).options as never)
  expect([hydration({}), hydration({ timeout: 3 }), hydration({ count: 0 })]).toEqual([
    'later',
    'load',
    'never',
  ])
})
