import type { SavedAddress } from '#api/client/account/address.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { fillIn } from '../../shop/form/testing/fill-in.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { addressPage, savedAddress } from '../../testing/saved-address.ts'
import { Addresses } from './Addresses.tsx'

beforeEach(() => dismissToast())

/** A server that keeps an address book. */
function bookOf(addresses: SavedAddress[], { max = 10 } = {}): Answers {
  const done = (code: string) => ({ code, userErrors: [] })
  return {
    deliveryAddresses: () => addressPage(addresses, max),
    billingAddress: null,
    deleteDeliveryAddress({ code }: { code: string }) {
      addresses.splice(
        addresses.findIndex(one => one.code === code),
        1,
      )
      return done(code)
    },
    setDefaultDeliveryAddress({ code }: { code: string }) {
      for (const [at, one] of addresses.entries()) addresses[at] = { ...one, isDefault: one.code === code }
      return done(code)
    },
    createDeliveryAddress({ input }: { input: Partial<SavedAddress> }) {
      addresses.push(
        savedAddress('new', { address: input.address ?? '', isDefault: input.isDefault ?? false }),
      )
      return done('new')
    },
  }
}

async function show(answers: Answers) {
  const { api, sent } = memberApi(answers)
  render(onScreen('addresses', <Addresses {...asPlaced} />, { api }))
  await act(async () => undefined)
  return { sent }
}
const cards = () => within(screen.getByRole('list', { name: 'Addresses' })).getAllByRole('article')
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('the address book', () => {
  test('shows who receives and where, the default first, and what cannot be delivered to with the reason (M-096, C-262, MO-48)', async () => {
    await show(
      bookOf([
        savedAddress('8', { isDefault: true, receiverEmail: 'may@example.com', address2: 'Flat B' }),
        savedAddress('9', { deliveryMethod: 'PICKUP', isAvailable: false }),
      ]),
    )
    const [first, second] = cards()
    expect(first).toHaveTextContent(
      'DefaultMay Chan+852 91234567may@example.com8 Trail RoadFlat BCentral, Central and Western, Hong Kong',
    )
    expect(within(first as HTMLElement).queryByRole('button', { name: /^Make default/ })).toBeNull()
    expect(second).toHaveAttribute('data-off')
    expect(second).toHaveTextContent('This pick-up point is out of service')
    expect(within(second as HTMLElement).getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      '/user/address/update?code=9',
    )
    expect(within(second as HTMLElement).queryByRole('button', { name: /^Make default/ })).toBeNull()
  })

  test('makes another address the default (M-100)', async () => {
    const { sent } = await show(bookOf([savedAddress('8', { isDefault: true }), savedAddress('9')]))
    await press('Make default: May Chan 9 Trail Road')
    expect(sent('setDefaultDeliveryAddress')).toEqual([{ code: '9' }])
    const [first, second] = cards()
    expect(first).not.toHaveTextContent('Default')
    expect(second).toHaveTextContent('Default')
    expect(currentToast()?.message).toBe('“May Chan” is now your default address.')
  })

  test('removes an address at once, moves the focus to “Undo” in its place, and back to it when it is there again (M-099)', async () => {
    const { sent } = await show(bookOf([savedAddress('8', { isDefault: true }), savedAddress('9')]))
    await press('Remove: May Chan 8 Trail Road')
    expect(sent('deleteDeliveryAddress')).toEqual([{ code: '8' }])
    expect(cards()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.getByText('Removed “May Chan 8 Trail Road”.')).toBeVisible()
    await press('Undo')
    expect(sent('createDeliveryAddress')).toMatchObject([
      {
        input: {
          address: '8 Trail Road',
          townId: '81000101',
          receiverMobile: '+852 91234567',
          isDefault: true,
        },
      },
    ])
    expect(cards()).toHaveLength(2)
    expect(cards()[1]?.closest('li')).toHaveFocus()
    expect(screen.getByText('“May Chan 8 Trail Road” was restored.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('an address that could not be removed stands there again, with the reason', async () => {
    const deleteDeliveryAddress = {
      code: null,
      userErrors: [
        { code: 'ADDRESS_UNKNOWN', field: 'code', message: 'This address is not in your address book.' },
      ],
    }
    await show({ ...bookOf([savedAddress('8')]), deleteDeliveryAddress })
    await press(/^Remove/)
    expect(cards()).toHaveLength(1)
    expect(currentToast()?.message).toBe('This address is not in your address book.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test.each([
    [9, '9 addresses saved, up to 10.', true],
    [10, 'You can save up to 10 addresses. Remove one to add another.', false],
  ])(
    'with %i addresses says so before the limit bites (M-101, M-289, C-271, MO-45)',
    async (count, words, mayAdd) => {
      await show(bookOf(Array.from({ length: count }, (_, at) => savedAddress(String(at)))))
      expect(screen.getByText(words)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Add an address' }) !== null).toBe(mayAdd)
    },
  )

  test('an empty one leads to the form of a new address', async () => {
    await show(bookOf([]))
    expect(screen.getByRole('heading', { level: 2, name: 'You have no saved addresses' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveAttribute(
      'href',
      '/user/address/update',
    )
  })

  test('one that could not be read offers another try', async () => {
    let isDown = true
    await show({
      ...bookOf([]),
      deliveryAddresses() {
        if (isDown) throw new ApiError('NETWORK', 'offline')
        return addressPage([savedAddress('8')])
      },
    })
    expect(screen.getByRole('alert')).toBeVisible()
    isDown = false
    await press('Try again')
    expect(cards()).toHaveLength(1)
  })
})

describe('the billing address', () => {
  const panel = () => within(screen.getByRole('region', { name: 'Billing address' }))

  test('is saved apart from the others, starting with the default one (M-104, M-241, MO-50)', async () => {
    let billing: SavedAddress | null = null
    const { sent } = await show({
      ...bookOf([savedAddress('8', { isDefault: true })]),
      billingAddress: () => billing,
      saveBillingAddress({ input }: { input: Partial<SavedAddress> }) {
        billing = savedAddress('B', { address: input.address ?? '' })
        return { code: 'B', userErrors: [] }
      },
    })
    expect(panel().getByText(/You have not set a billing address/)).toBeVisible()
    await press('Add billing address')
    expect(panel().getByLabelText('First name')).toHaveAttribute('autocomplete', 'billing given-name')
    expect(panel().getByLabelText('Address')).toHaveValue('8 Trail Road')
    fillIn({ Address: '1 Bill Street' })
    await press('Save billing address')
    expect(sent('saveBillingAddress')).toMatchObject([{ input: { address: '1 Bill Street' } }])
    expect(sent('createDeliveryAddress')).toEqual([])
    expect(cards()).toHaveLength(1)
    expect(panel().getByText('1 Bill Street')).toBeVisible()
    expect(panel().getByRole('button', { name: 'Change billing address' })).toHaveFocus()
  })

  test('keeps its form open with what the server refuses at its field', async () => {
    await show({
      ...bookOf([]),
      billingAddress: savedAddress('B'),
      saveBillingAddress: {
        code: null,
        userErrors: [{ code: 'ADDRESS_BAD', field: 'address', message: 'Please check this field.' }],
      },
    })
    await press('Change billing address')
    await press('Save billing address')
    expect(panel().getByLabelText('Address')).toHaveAccessibleDescription('Please check this field.')
    await press('Cancel')
    expect(panel().getByText('B Trail Road')).toBeVisible()
  })
})
