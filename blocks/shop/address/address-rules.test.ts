import { describe, expect, test } from 'vitest'
import type { SavedAddress } from '#api/client/account/address.ts'
import { savedAddress } from '../../testing/saved-address.ts'
import { regionsBelow } from '#api/rules/region-tree.ts'
import {
  addressInput,
  addressLines,
  addressProblems,
  addressValues,
  emptyAddress,
  inputOf,
} from './address-rules.ts'

const [district] = regionsBelow('810000')
const [town] = regionsBelow(district?.code)
const home = {
  ...emptyAddress(),
  receiverFirstName: 'Siu Ming',
  receiverLastName: 'Chan',
  receiverMobile: '9123 4567',
  districtId: district?.code ?? '',
  townId: town?.code ?? '',
  address: '8 Trail Road',
}
const sydney = {
  ...emptyAddress('16'),
  receiverFirstName: 'May',
  receiverLastName: 'Lee',
  receiverMobile: '412345678',
  province: 'NSW',
  city: 'Sydney',
  district: 'Glebe',
  address: '1 Bay Street',
  receiverZipcode: '2037',
}

describe('the form of an address', () => {
  test.each([
    ['810000', 'HK', '999077'],
    ['820000', 'MO', '999078'],
    ['1', 'CN', ''],
    ['190', 'SG', ''],
    ['16', 'AU', ''],
  ])(
    'of country %s starts with its prefix and its postal code (C-272, C-273, M-296, MO-51)',
    (code, area, zip) =>
      expect(emptyAddress(code)).toMatchObject({ countryId: code, area, receiverZipcode: zip }),
  )

  test.each([
    ['receiverFirstName', '', 'firstNameMissing'],
    ['receiverLastName', 'O’Neil', 'nameBad'],
    ['receiverMobile', '', 'mobileMissing'],
    ['receiverMobile', '912345678', 'mobileBad'],
    ['districtId', '', 'districtIdMissing'],
    ['townId', '', 'townIdMissing'],
    ['address', ' ', 'addressMissing'],
    ['address2', '樓'.repeat(101), 'addressLong'],
  ])('in Hong Kong says of %s %j: %s (M-269, M-275)', (field, value, problem) =>
    expect(addressProblems({ ...home, [field]: value })).toEqual({ [field]: problem }),
  )

  test.each([
    ['province', '', 'stateMissing'],
    ['province', 'Hunan', 'stateMissing'],
    ['district', '', 'suburbMissing'],
    ['receiverZipcode', '', 'postcodeMissing'],
    ['receiverZipcode', '20370', 'zipcodeNot4'],
  ])('in Australia says of %s %j: %s (M-275, MO-51)', (field, value, problem) =>
    expect(addressProblems({ ...sydney, [field]: value })).toEqual({ [field]: problem }),
  )

  test('shows a state saved by its name as its code, and saves the city of an older address unchanged (M-098)', () => {
    const saved = savedAddress('1', {
      countryId: '16',
      province: 'New South Wales',
      city: 'Sydney',
      district: 'Glebe',
      receiverZipcode: '2037',
    })
    expect(addressValues(saved)).toMatchObject({ province: 'NSW', city: '', district: 'Glebe' })
    expect(inputOf(saved)).toMatchObject({ province: 'NSW', city: 'Sydney', district: 'Glebe' })
  })

  test('takes an Australian number of nine digits behind its prefix (M-296)', () => {
    expect(addressProblems(sydney)).toEqual({})
    expect(addressInput(sydney).receiverMobile).toBe('+61 412345678')
    expect(addressInput({ ...sydney, receiverMobile: '0412 345 678' }).receiverMobile).toBe('+61 412345678')
  })

  test('asks for an e-mail address only where the form does', () => {
    expect(addressProblems(home)).toEqual({})
    expect(addressProblems(home, 'optional')).toEqual({})
    expect(addressProblems(home, 'required')).toEqual({ receiverEmail: 'emailMissing' })
    expect(addressProblems({ ...home, receiverEmail: 'x' }, 'optional')).toEqual({
      receiverEmail: 'emailBad',
    })
    expect(addressInput({ ...home, receiverEmail: 'a@b.com' }).receiverEmail).toBe('')
  })

  test.each([
    ['zh_HK', savedAddress('8', { area: '香港中西區中環' }), ['香港中西區中環', '8 Trail Road']],
    ['en_US', savedAddress('8'), ['8 Trail Road', 'Central, Central and Western, Hong Kong']],
    [
      'zh_HK',
      savedAddress('1', {
        countryId: '16',
        country: '澳洲',
        province: 'NSW',
        city: 'Sydney',
        district: 'Glebe',
        town: '',
        receiverZipcode: '2037',
      }),
      ['1 Trail Road', 'Glebe, Sydney, NSW, 澳洲 2037'],
    ],
  ] as const)('is written as it is there (%s)', (locale, address, lines) =>
    expect(addressLines(address, locale)).toEqual(lines),
  )

  test('gives the input of the api, and shows a saved address as it was typed (M-097, M-098)', () => {
    const input = addressInput({ ...home, receiverMobile: '９１２３４５６７' })
    expect(input).toMatchObject({ receiverMobile: '+852 91234567', receiverZipcode: '999077' })
    const saved = {
      ...input,
      province: 'Hong Kong',
      city: 'Hong Kong',
      district: 'Central and Western',
    } as SavedAddress // what the form reads of it
    expect(addressValues(saved)).toEqual({ ...home, receiverMobile: '91234567' })
  })
})
