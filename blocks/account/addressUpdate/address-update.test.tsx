import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BlockContext } from '../../page/view.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { field, fillIn } from '../../shop/form/testing/fill-in.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { addressPage, savedAddress } from '../../testing/saved-address.ts'
import { AddressUpdate } from './AddressUpdate.tsx'

beforeEach(() => dismissToast())

const saved = { code: 'A', userErrors: [] }
async function show(query: string, answers: Answers) {
  history.replaceState(null, '', `/user/address/update${query}`)
  const { api, sent } = memberApi(answers)
  const go = vi.fn<BlockContext['go']>()
  render(onScreen('addressUpdate', <AddressUpdate {...asPlaced} />, { api, go }))
  await act(async () => undefined)
  return { sent, go }
}
const book = (...addresses: Parameters<typeof addressPage>) => ({
  deliveryAddresses: addressPage(...addresses),
  deliveryCountries: { countryIds: ['810000', '820000', '16'] },
})
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save address' })))

describe('the form of an address', () => {
  test('without a code adds one, with the member’s name and number filled in (M-097, M-098, MO-43)', async () => {
    const { sent, go } = await show('', { ...book([]), createDeliveryAddress: saved })
    expect(screen.getByRole('heading', { level: 2, name: 'Add an address' })).toBeVisible()
    expect(field('First name')).toHaveValue('Ming')
    expect(field('Mobile number')).toHaveValue('91234567')
    expect(screen.getByText('Your first address becomes the default.')).toBeVisible()
    fillIn({ District: '810001' })
    fillIn({ Area: '81000101', Address: '8 Trail Road' })
    await save()
    expect(sent('createDeliveryAddress')).toMatchObject([
      {
        input: { receiverFirstName: 'Ming', townId: '81000101', receiverZipcode: '999077', isDefault: false },
      },
    ])
    expect(currentToast()?.message).toBe('Your address has been saved.')
    expect(go).toHaveBeenCalledWith('/user/address')
  })

  test('with a code changes that one, and may make it the default (M-098, M-100)', async () => {
    const { sent } = await show('?code=A', {
      ...book([savedAddress('D', { isDefault: true }), savedAddress('A')]),
      updateDeliveryAddress: saved,
    })
    expect(screen.getByRole('heading', { level: 2, name: 'Edit address' })).toBeVisible()
    expect(field('Area')).toHaveValue('81000101')
    fillIn({ Address: '9 Trail Road', 'Make this my default address': true })
    await save()
    expect(sent('updateDeliveryAddress')).toMatchObject([
      { code: 'A', input: { address: '9 Trail Road', deliveryMethod: 'EXPRESS', isDefault: true } },
    ])
  })

  test('offers the countries that checkout delivers to, and that of the saved address (CO-86, M-097)', async () => {
    const choices = () =>
      [...field('Country or region').querySelectorAll('option')].map(option => option.textContent)
    await show('', book([]))
    expect(choices()).toEqual(['Hong Kong', 'Macau', 'Australia'])
    cleanup()
    await show('?code=A', book([savedAddress('A', { countryId: '190', country: 'Singapore' })]))
    expect(choices()).toEqual(['Hong Kong', 'Macau', 'Australia', 'Singapore'])
  })

  test('shows what the server refuses, at its field or above the button, and keeps what was typed', async () => {
    const { go } = await show('?code=A', {
      ...book([savedAddress('A', { isDefault: true })]),
      updateDeliveryAddress: {
        code: null,
        userErrors: [
          { code: 'ADDRESS_BAD', field: 'address', message: 'Please check this field.' },
          { code: 'ADDRESS_POINT_CLOSED', field: 'selfPickupShopCode', message: 'This point is closed.' },
        ],
      },
    })
    expect(screen.getByText('This is your default address.')).toBeVisible()
    fillIn({ Address: '?' })
    await save()
    expect(field('Address')).toHaveAccessibleDescription('Please check this field.')
    expect(field('Address')).toHaveValue('?')
    expect(screen.getByRole('alert')).toHaveTextContent('This point is closed.')
    expect(go).not.toHaveBeenCalled()
  })

  test.each([
    ['?code=of-another-member', [savedAddress('A')], 'We cannot find this address'],
    ['', Array.from({ length: 3 }, (_, at) => savedAddress(String(at))), 'You have reached the limit'],
  ])(
    '%j has no form where there is nothing to save: it leads back to the list (M-101, MO-43)',
    async (query, addresses, title) => {
      await show(query, book(addresses, 3))
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Back to addresses' })).toHaveAttribute('href', '/user/address')
    },
  )
})
