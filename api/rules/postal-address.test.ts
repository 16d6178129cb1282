import { describe, expect, test } from 'vitest'
import { placeNames, readAddress, receiverName, type TypedAddress } from './postal-address.ts'
import { regionsBelow } from './region-tree.ts'

const [district] = regionsBelow('810000')
const [town] = regionsBelow(district?.code)
const [macau] = regionsBelow('820000')
const home: TypedAddress = {
  receiverFirstName: ' Siu  Ming ',
  receiverLastName: 'Chan',
  receiverMobile: '9123-4567',
  receiverEmail: '',
  countryId: '810000',
  districtId: district?.code ?? '',
  townId: town?.code ?? '',
  province: '',
  city: '',
  district: '',
  address: '12/F, 8 Trail Road',
  address2: '',
  receiverZipcode: '',
}
const sydney: TypedAddress = {
  ...home,
  countryId: '16',
  districtId: '',
  townId: '',
  province: 'NSW',
  city: 'Sydney',
  district: 'Glebe',
  receiverZipcode: '2037',
}
const problemsOf = (typed: TypedAddress) => {
  const read = readAddress(typed)
  return read.ok ? [] : read.refusal
}

describe('an address', () => {
  test('is kept trimmed, with its number in one form and its fixed postal code (M-270, M-271, MO-51)', () => {
    expect(readAddress(home)).toEqual({
      ok: true,
      value: {
        ...home,
        receiverFirstName: 'Siu Ming',
        receiverMobile: '+852 91234567',
        receiverZipcode: '999077',
      },
    })
  })

  test.each([
    ['receiverFirstName', ''],
    ['receiverFirstName', "O'Neil"],
    ['receiverLastName', ' '],
    ['receiverMobile', ''],
    ['receiverMobile', '912345678'],
    ['receiverMobile', '9123456789'],
    ['receiverEmail', 'no address'],
    ['countryId', ''],
    ['countryId', '2'],
    ['districtId', ''],
    ['districtId', macau?.code ?? ''],
    ['townId', ''],
    ['townId', '81999999'],
    ['address', ' '],
    ['address', '樓'.repeat(101)],
    ['address2', '樓'.repeat(101)],
  ] as const)('with %s %j is refused at that field (M-269, M-274, M-275)', (field, value) =>
    expect(problemsOf({ ...home, [field]: value })).toEqual([field]),
  )

  test.each([
    ['province', ''],
    ['province', 'Hunan'],
    ['city', ''],
    ['district', ''],
    ['receiverZipcode', '20370'],
    ['receiverZipcode', ''],
  ] as const)('in Australia with %s %j is refused at that field (M-275, MO-51)', (field, value) =>
    expect(problemsOf({ ...sydney, [field]: value })).toEqual([field]),
  )

  test.each([
    ['1', '510000', []],
    ['1', '51000', ['receiverZipcode']],
    ['190', '238801', []],
    ['190', '23880', ['receiverZipcode']],
    ['820000', 'anything', ['districtId']],
  ] as const)('in country %s has postal codes such as %s', (countryId, receiverZipcode, problems) =>
    expect(problemsOf({ ...sydney, countryId, receiverZipcode })).toEqual(problems),
  )

  test.each([
    ['receiverFirstName', '\u200B\u200B'],
    ['address', '\u200B\u200B'],
    ['address', '\u3164'],
    ['receiverMobile', '\u2800'],
  ] as const)('with %s %j, which shows nothing, is refused as empty (M-275)', (field, value) =>
    expect(problemsOf({ ...home, [field]: value })).toEqual([field]),
  )

  test('is kept without direction controls, in one spelling and with plain digits (M-274, M-275)', () =>
    expect(
      readAddress({ ...home, receiverLastName: 'Jose\u0301', address: '\u202E皇后大道１２號' }),
    ).toMatchObject({ value: { receiverLastName: 'José', address: '皇后大道12號' } }))

  test.each([
    ['16', '0412 345 678', '+61 412345678'],
    ['190', '81234567', '+65 81234567'],
    ['1', '13800138000', '+86 13800138000'],
  ] as const)('in country %s has the number %j as %j (M-296)', (countryId, receiverMobile, kept) =>
    expect(
      readAddress({
        ...sydney,
        countryId,
        receiverMobile,
        receiverZipcode: countryId === '16' ? '2037' : '510000',
      }),
    ).toMatchObject({ value: { receiverMobile: kept } }),
  )

  test('names every wrong field, in the order of the form', () =>
    expect(
      problemsOf({ ...home, receiverFirstName: '', receiverMobile: '1', townId: '', address: '' }),
    ).toEqual(['receiverFirstName', 'receiverMobile', 'townId', 'address']))

  test('names its places in both languages; city and province of Hong Kong repeat its name (M-194, MO-51)', () => {
    const read = readAddress(home)
    if (!read.ok) throw new Error(String(read.refusal))
    expect(placeNames(read.value, 'zh_HK')).toEqual({
      country: '香港',
      province: '香港',
      city: '香港',
      district: district?.name.zh_HK,
      town: town?.name.zh_HK,
    })
    expect(placeNames(sydney, 'en_US')).toEqual({
      country: 'Australia',
      province: 'NSW',
      city: 'Sydney',
      district: 'Glebe',
      town: '',
    })
  })

  test('names its receiver as the language does (MO-48)', () => {
    expect(receiverName({ receiverFirstName: '小明', receiverLastName: '陳' })).toBe('陳小明')
    expect(receiverName({ receiverFirstName: 'Siu Ming', receiverLastName: 'Chan' })).toBe('Siu Ming Chan')
  })
})
