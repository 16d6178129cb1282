import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { AddressInput } from '#api/client/account/address.ts'
import { field, fillIn } from '../form/testing/fill-in.ts'
import { inPage } from '../../testing/render-view.tsx'
import { AddressFields } from './AddressFields.tsx'
import { addressInput, addressProblems, emptyAddress } from './address-rules.ts'
import { useAddressForm } from './useAddressForm.ts'

const sent = vi.fn<(input: AddressInput) => void>()

function Form({ countries }: { readonly countries?: readonly string[] }) {
  const form = useAddressForm({
    initial: emptyAddress(countries?.[0]),
    validate: values => addressProblems(values),
    send: async values => {
      sent(addressInput(values))
      return []
    },
  })
  return (
    <form {...form.form} aria-label="Address">
      <AddressFields form={form} {...(countries && { countries })} />
    </form>
  )
}
const show = (countries?: readonly string[], locale: 'zh_HK' | 'en_US' = 'en_US') =>
  render(inPage(<Form {...(countries && { countries })} />, { locale }))
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const choicesOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(option => option.textContent)

describe('the fields of an address', () => {
  test('offer the areas of the chosen district, and forget that of another (M-275)', () => {
    show()
    expect(field('Area')).toBeDisabled()
    fillIn({ District: '810001' })
    expect(choicesOf('Area')).toContain('Central')
    fillIn({ Area: '81000101', District: '810002' })
    expect(field('Area')).toHaveValue('')
    expect(choicesOf('Area')).toContain('Causeway Bay')
  })

  test('offer the areas of Hong Kong, which is chosen, Macau and the mainland; Singapore and Australia have their own too (M-272)', () => {
    show()
    const [hongKong, macau, mainland] = choicesOf('Area code')
    expect([hongKong, macau, mainland]).toEqual([
      expect.stringContaining('+852'),
      expect.stringContaining('+853'),
      expect.stringContaining('+86'),
    ])
    expect(choicesOf('Area code')).toHaveLength(3)
    expect(field('Area code')).toHaveValue('HK')
    fillIn({ 'Country or region': '190' })
    expect(choicesOf('Area code')).toEqual([hongKong, macau, mainland, expect.stringContaining('+65')])
    fillIn({ 'Country or region': '810000' })
    expect(choicesOf('Area code')).toEqual([hongKong, macau, mainland])
  })

  test('follow the country: prefix, places and postal code (C-272, C-273, M-296, MO-51)', () => {
    show()
    const prefix = screen.getByRole('combobox', { name: 'Area code' })
    expect(prefix).toHaveValue('HK')
    expect(screen.queryByLabelText('Postal code')).toBeNull()
    fillIn({ 'Country or region': '16' })
    expect(prefix).toHaveValue('AU')
    expect(field('State or territory')).toBeVisible()
    expect(field('Suburb')).toBeVisible()
    expect(field('Postcode')).toHaveValue('')
    expect(screen.queryByLabelText('City')).toBeNull()
    fillIn({ 'Country or region': '820000' })
    expect(prefix).toHaveValue('MO')
    expect(choicesOf('District')).toContain('Taipa')
    expect(screen.queryByLabelText('Postal code')).toBeNull()
    fillIn({ 'Country or region': '190' })
    expect(screen.queryByLabelText('City')).toBeNull()
    expect(field('District or estate')).toBeVisible()
  })

  test('say at each field what is wrong, and focus the first (M-275)', async () => {
    show()
    await send()
    expect(field('First name')).toHaveAccessibleDescription('Please enter a first name.')
    expect(field('First name')).toHaveFocus()
    expect(field('District')).toHaveAccessibleDescription('Please choose a district.')
    fillIn({ 'Country or region': '16', Postcode: '12' })
    await send()
    expect(field('Postcode')).toHaveAccessibleDescription('A postcode in Australia has 4 digits.')
    expect(field('State or territory')).toHaveAccessibleDescription('Please choose a state or territory.')
    expect(field('Suburb')).toHaveAccessibleDescription('Please enter the suburb.')
    expect(sent).not.toHaveBeenCalled()
  })

  test('send what the api takes', async () => {
    show()
    fillIn({
      'First name': 'May',
      'Last name': 'Lee',
      'Country or region': '1',
      'Mobile number': '13800138000',
    })
    fillIn({
      Province: '廣東',
      City: '深圳',
      'District or county': '南山',
      Address: '科技路 1 號',
      'Postal code': '518000',
    })
    await send()
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        countryId: '1',
        receiverMobile: '+86 13800138000',
        province: '廣東',
        districtId: '',
        receiverZipcode: '518000',
      }),
    )
  })

  test('of Australia are street, suburb, state and postcode, and the suburb is the city too (M-275, MO-51)', async () => {
    sent.mockClear()
    show(['16'])
    expect(
      [...screen.getByRole('form').querySelectorAll('input, select')].map(one => one.getAttribute('name')),
    ).toEqual([
      'receiverFirstName',
      'receiverLastName',
      'receiverMobile',
      'area',
      'address',
      'address2',
      'district',
      'province',
      'receiverZipcode',
    ])
    expect(choicesOf('State or territory')).toContain('New South Wales (NSW)')
    fillIn({
      'First name': 'May',
      'Last name': 'Lee',
      'Mobile number': '0412 345 678',
      Address: '1 Bay Street',
      Suburb: 'Glebe',
      'State or territory': 'NSW',
      Postcode: '２０３７',
    })
    await send()
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        receiverMobile: '+61 412345678',
        province: 'NSW',
        city: 'Glebe',
        district: 'Glebe',
        receiverZipcode: '2037',
      }),
    )
  })

  test('have the names by which browsers fill them in', () => {
    show(undefined, 'zh_HK')
    const fields = [...screen.getByRole('form').querySelectorAll('[autocomplete]')]
    expect(fields.map(one => one.getAttribute('autocomplete')?.replace('shipping ', ''))).toEqual([
      'country-name',
      'family-name',
      'given-name',
      'tel-national',
      'tel-country-code',
      'address-level2',
      'address-level3',
      'address-line1',
      'address-line2',
    ])
  })

  test('do not ask for the country where there is one', () => {
    show(['820000'])
    expect(screen.queryByLabelText('Country or region')).toBeNull()
    expect(choicesOf('District')).toContain('Taipa')
  })
})
