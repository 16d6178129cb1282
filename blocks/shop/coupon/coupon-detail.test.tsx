import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, memberApi, onScreen } from '../account/testing/member.tsx'
import { coupon, couponDetail, couponGoods } from '../../testing/coupon.ts'
import { closeOverlays } from '../popups/overlay.ts'
import { OverlayOutlet } from '../popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { DetailButton } from './DetailButton.tsx'

withModalDialogs()
beforeEach(() => act(closeOverlays))

async function open(answers: Answers, { terms }: { readonly terms?: string } = {}) {
  const { api, sent } = memberApi(answers)
  render(
    onScreen(
      'coupons',
      <>
        <DetailButton
          id="c-1"
          name="Winter"
          terms={terms}
          label="Details of Winter"
          text="Details"
          failed="No"
          action={close => <button onClick={close}>Use it</button>}
        />
        <OverlayOutlet />
      </>,
      { api },
    ),
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Details of Winter' })))
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Winter' })) }
}

describe('what is known of a coupon', () => {
  test('conditions, period and terms of one that can be used (M-146, M-209)', async () => {
    const { sent, dialog } = await open({
      couponDetail: couponDetail({
        coupon: coupon('c-1', { threshold: { amount: 500 } }),
        firstOrderOnly: true,
        stacks: false,
        levelNames: ['Silver', 'Gold'],
      }),
    })
    expect(sent('couponDetail')).toMatchObject([{ id: 'c-1' }])
    expect(dialog.getByText('Ready to use')).toBeVisible()
    expect(dialog.getByText('10% off')).toBeVisible()
    expect(dialog.getByText('From HK$500')).toBeVisible()
    expect(dialog.getByText('1 January to 31 December 2026')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'First order only',
      'Only for: Silver or Gold',
      'Not valid on products already reduced by a promotion',
    ])
    expect(dialog.getByText('Terms of c-1')).toBeVisible()
    expect(dialog.getByText(/Valid on everything in the shop\./)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Browse all products' })).toHaveAttribute('href', '/list')
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Use it' })))
    expect(screen.queryByRole('dialog', { name: 'Winter' })).not.toBeInTheDocument()
  })

  test.each([
    ['held by an order', { freezeStatus: 'FREEZE' }, { orderCode: '7' }, /unpaid order.*View order 7/],
    [
      'used',
      { status: 'USED' },
      { orderCode: '7', usedAt: '2026-11-20T12:00:00+08:00' },
      /Used on 20 Nov 2026.*View order 7/,
    ],
    [
      'expired',
      { status: 'OVEREND', endTime: '2026-02-01T00:00:00+08:00' },
      {},
      /Expired on 31 January 2026/,
    ],
    ['ended early by the shop', { status: 'OVEREND' }, {}, /This offer ended early/],
    ['not begun', { beginTime: '2026-12-24T00:00:00+08:00' }, {}, /Valid from 24 December 2026/],
  ] as const)(
    'one that is %s says so and cannot be used (M-147, M-148, MO-79, MO-80)',
    async (_, change, more, words) => {
      const { dialog } = await open({
        couponDetail: couponDetail({ coupon: coupon('c-1', change), ...more }),
      })
      expect(screen.getByRole('dialog', { name: 'Winter' }).textContent).toMatch(words)
      expect(dialog.queryByRole('button', { name: 'Use it' })).toBeNull()
      expect(dialog.queryByRole('link', { name: 'View order 7' })?.getAttribute('href')).toBe(
        'orderCode' in more ? '/user/order-detail/7' : undefined,
      )
    },
  )

  test('goods it is good for are listed page by page, with their prices (M-149, C-220)', async () => {
    const { sent, dialog } = await open({
      couponDetail: ({ pageInput }: { pageInput: { after?: string } }) =>
        couponDetail({
          products: pageInput.after
            ? couponGoods(['boots'], { totalCount: 3 })
            : couponGoods(['shell', 'tube'], { totalCount: 3, hasNextPage: true, endCursor: 'two' }),
        }),
    })
    const goods = within(dialog.getByRole('list', { name: 'Valid on 3 products' }))
    expect(goods.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Product shell',
      'Product tube',
    ])
    expect(goods.getAllByText('HK$100')).toHaveLength(2)
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Show more products' })))
    expect(goods.getAllByRole('link')).toHaveLength(3)
    expect(goods.getByRole('link', { name: 'Product boots' })).toHaveAttribute('href', '/product/boots')
    expect(sent('couponDetail')).toMatchObject([
      { pageInput: { first: 12 } },
      { pageInput: { after: 'two' } },
    ])
    expect(dialog.queryByRole('button', { name: 'Show more products' })).toBeNull()
  })

  test('goods that are all off the shelves are no empty list (C-220)', async () => {
    const { dialog } = await open({ couponDetail: couponDetail({ products: couponGoods([]) }) })
    expect(dialog.getByText('None of these products are available at the moment.')).toBeVisible()
    expect(dialog.queryByRole('list')).toBeNull()
  })

  test('words of the shop’s settings stand in place of its own (M-150, MO-81)', async () => {
    const { dialog } = await open({ couponDetail: couponDetail() }, { terms: 'From the settings' })
    expect(dialog.getByText('From the settings')).toBeVisible()
    expect(dialog.queryByText('Terms of c-1')).toBeNull()
  })

  test('a number that is not the member’s says so', async () => {
    const missing = await open({ couponDetail: null })
    expect(missing.dialog.getByText('Coupon not found')).toBeVisible()
  })

  test('a failure offers another try', async () => {
    let isDown = true
    const { dialog } = await open({
      couponDetail: () => {
        if (isDown) throw new Error('down')
        return couponDetail()
      },
    })
    isDown = false
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Try again' })))
    expect(await dialog.findByText('Ready to use')).toBeVisible()
  })
})
