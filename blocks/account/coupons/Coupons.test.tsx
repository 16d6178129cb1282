import { isoInHongKong } from '#locales/hong-kong.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Coupon } from '#api/client/account/coupon.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { coupon, couponPage } from '../../testing/coupon.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { Coupons } from './Coupons.tsx'

async function show(answers: Answers) {
  const { api, sent } = memberApi(answers)
  render(onScreen('coupons', <Coupons {...asPlaced} />, { api }))
  await act(async () => undefined)
  return sent
}

describe('my coupons', () => {
  test('lists what can be used first, with amount, end and terms (M-146, M-209)', async () => {
    const sent = await show({
      queryCoupons: couponPage([
        coupon('c-1', { threshold: { amount: 500 } }),
        coupon('c-2', { freezeStatus: 'FREEZE', heldBy: '42' }),
        coupon('OWN-1', { couponType: 'PROMOTION_CODE', percentOff: null, amountOff: { amount: 100 } }),
      ]),
    })
    expect(sent('queryCoupons')).toMatchObject([{ status: 'UNUSED' }])
    const list = within(screen.getByRole('list', { name: 'Available' }))
    const [first, second, third] = list.getAllByRole('listitem').map(item => within(item))
    expect(first?.getByText('10% off')).toBeVisible()
    expect(first?.getByText('From HK$500')).toBeVisible()
    expect(first?.getByText('Valid until 31 December 2026')).toBeVisible()
    expect(first?.getByRole('button', { name: 'Use in my bag: Coupon c-1' })).toBeVisible()
    expect(second?.getByText(/^Reserved for your unpaid/)).toHaveTextContent(
      'Reserved for your unpaid order 42. Pay for it, or cancel it to use the coupon again.',
    )
    expect(second?.getByRole('link', { name: 'order 42' })).toHaveAttribute('href', '/user/order-detail/42')
    expect(second?.queryByRole('button', { name: /^Use in my bag/ })).toBeNull()
    expect(third?.getByText('HK$100 off')).toBeVisible()
    expect(third?.getByText('Your code: OWN-1')).toBeVisible()
  })

  test('those that bring a gift stand among the others on every page, in the order in which they end (M-151, M-244)', async () => {
    const ends = (day: string) => ({ endTime: `${day}T00:00:00+08:00` })
    const next = { hasNextPage: true, endCursor: 'c-2' }
    const one = couponPage([
      coupon('c-1', ends('2026-12-01')),
      coupon('cup', { giftName: 'Camp cup', percentOff: null, ...ends('2026-12-02') }),
      coupon('c-2', ends('2026-12-03')),
    ])
    const sent = await show({
      queryCoupons: ({ pageInput }: { pageInput?: { after: string } }) =>
        pageInput
          ? couponPage([coupon('sock', { giftName: 'Socks', percentOff: null, ...ends('2026-12-04') })])
          : { ...one, pageInfo: { ...one.pageInfo, ...next } },
    })
    const names = () => screen.getAllByRole('heading', { name: /^Coupon / }).map(one => one.textContent)
    expect(names()).toEqual(['Coupon c-1', 'Coupon cup', 'Coupon c-2'])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show more' })))
    expect(names()).toEqual(['Coupon c-1', 'Coupon cup', 'Coupon c-2', 'Coupon sock'])
    expect(screen.getByText('Gift: Socks')).toBeVisible()
    expect(sent('queryCoupons')).toMatchObject([{}, { pageInput: { after: 'c-2' } }])
  })

  test('“Use in my bag” applies the coupon there; one that the bag does not suit says why', async () => {
    const message = 'Your bag does not meet the requirements of this coupon.'
    const refusal = { code: 'COUPON_NOT_MET', message, field: 'couponCode', externalOrderNo: null }
    const sent = await show({
      queryCoupons: couponPage([coupon('c-1')]),
      cartApplyCoupon: { success: false, cart: null, userErrors: [refusal] },
    })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use in my bag: Coupon c-1' })))
    expect(sent('cartApplyCoupon')).toEqual([{ couponCode: 'c-1' }])
    expect(screen.getByText(message)).toBeVisible()
  })

  test('tabs ask for used and expired ones (M-146, M-147)', async () => {
    const sent = await show({
      queryCoupons: ({ status }: { status: string }) =>
        couponPage(
          status === 'OVEREND'
            ? [
                coupon('old', {
                  status: 'OVEREND',
                  endTime: isoInHongKong(Date.parse('2026-02-01T00:00:00+08:00')),
                }),
              ]
            : [],
        ),
    })
    expect(screen.getByRole('heading', { name: 'You have no coupons' })).toBeVisible()
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Expired' })))
    expect(screen.getByText('Expired on 31 January 2026')).toBeVisible()
    expect(sent('queryCoupons').map(one => (one as { status: string }).status)).toEqual(['UNUSED', 'OVEREND'])
  })

  test('a code puts a coupon into the wallet; a wrong one says why', async () => {
    let owned: readonly Coupon[] = []
    await show({
      queryCoupons: () => couponPage(owned),
      couponClaim: ({ code }: { code: string }) => {
        if (code !== 'WINTER15') {
          const refusal = {
            code: 'COUPON_INVALID',
            message: 'This coupon or code is not valid.',
            field: 'code',
          }
          return { coupon: null, userErrors: [refusal] }
        }
        owned = [coupon('new')]
        return { coupon: owned[0], userErrors: [] }
      },
    })
    const field = screen.getByRole('textbox', { name: 'Coupon code' })
    const claim = async (code: string) => {
      fireEvent.change(field, { target: { value: code } })
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })))
    }
    await claim('WRONG')
    expect(field).toHaveAccessibleDescription(/This coupon or code is not valid\./)
    await claim('WINTER15')
    expect(await screen.findByRole('heading', { name: 'Coupon new' })).toBeVisible()
    expect(field).toHaveValue('')
  })

  test('settings give pictures and words to coupons of exactly one name (M-150, MO-81)', async () => {
    const value = JSON.stringify([
      { name: ' Coupon c-1 ', image: '/media/c.webp', description: 'From the settings' },
    ])
    await show({ queryCoupons: couponPage([coupon('c-1'), coupon('c-2')], [{ value }]) })
    const [first, second] = screen.getAllByRole('listitem').filter(item => item.querySelector('h2'))
    expect(first?.querySelector('img')).toHaveAttribute('src', '/media/c.webp')
    expect(first).toHaveTextContent('From the settings')
    expect(second?.querySelector('img')).toBeNull()
    expect(second).toHaveTextContent('Terms of c-2')
  })

  test('a wallet that cannot be read offers another try', async () => {
    let isDown = true
    await show({
      queryCoupons: () => {
        if (isDown) throw new Error('down')
        return couponPage([coupon('c-1')])
      },
    })
    isDown = false
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
    expect(await screen.findByRole('heading', { name: 'Coupon c-1' })).toBeVisible()
  })
})
