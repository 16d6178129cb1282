import { isoInHongKong } from '#locales/hong-kong.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { NOON } from '../../testing/render-view.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { rememberRegistration } from '../../shop/form/fresh-registration.ts'
import { formApi } from '../../shop/form/testing/form-api.ts'
import { renderScreen } from '../../shop/form/testing/render-screen.tsx'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import { RegisterSuccess } from './RegisterSuccess.tsx'

beforeEach(() => sessionStorage.clear())
const open = (data: OfferData = {}) =>
  renderScreen(<RegisterSuccess {...asPlaced} data={data} />, { api: formApi().api, at: '/register/success' })
const MINUTE = 60_000

describe('/register/success', () => {
  test('welcomes a new member by name and shows the ways on (M-051, MO-20)', () => {
    rememberRegistration({ name: 'May', redirect: '/cart' }, NOON - MINUTE)
    const { insteadTo } = open()
    expect(screen.getByRole('heading', { name: 'You are registered' })).toBeVisible()
    expect(screen.getByText('Welcome, May!')).toBeVisible()
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(['/cart', '/', '/user'])
    expect(insteadTo).not.toHaveBeenCalled()
  })

  test('says which coupon is in the account, where the shop gives one (M-053)', () => {
    rememberRegistration({ name: 'May', redirect: undefined }, NOON - MINUTE)
    open({
      coupons: [
        {
          name: '10% off your first order',
          description: '',
          beginTime: isoInHongKong(NOON - MINUTE),
          endTime: isoInHongKong(NOON + MINUTE),
        },
      ],
    })
    expect(screen.getByText('In your account now: 10% off your first order.')).toBeVisible()
    cleanup()
    open()
    expect(screen.queryByText(/^In your account now/)).toBeNull()
  })

  test.each([
    ['without a registration', () => undefined],
    ['long after one', () => rememberRegistration({ name: 'May', redirect: undefined }, NOON - 11 * MINUTE)],
    ['with something else kept', () => sessionStorage.setItem('cairn:registered', '{')],
  ])('opened %s leads home (MO-20, M-080)', async (_, prepare) => {
    prepare()
    const { insteadTo } = open()
    await waitFor(() => expect(insteadTo).toHaveBeenCalledWith('/'))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
