import type { SavedAddress } from '#api/client/account/address.ts'

/** An address as the api gives it; a test says only what it is about. */
export const savedAddress = (code: string, change: Partial<SavedAddress> = {}): SavedAddress => ({
  code,
  receiverName: 'May Chan',
  receiverFirstName: 'May',
  receiverLastName: 'Chan',
  receiverMobile: '+852 91234567',
  receiverEmail: '',
  receiverZipcode: '999077',
  deliveryMethod: 'EXPRESS',
  selfPickupShopCode: '',
  address: `${code} Trail Road`,
  address2: '',
  area: 'Hong Kong, Central and Western, Central',
  country: 'Hong Kong',
  countryId: '810000',
  province: 'Hong Kong',
  provinceId: '810000',
  city: 'Hong Kong',
  cityId: '810000',
  district: 'Central and Western',
  districtId: '810001',
  town: 'Central',
  townId: '81000101',
  isDefault: false,
  isAvailable: true,
  ext: { deliveryMethod: 'EXPRESS', receiverEmail: '', selfPickupShopCode: '' },
  ...change,
})

/** The answer to a read of the address book. */
export const addressPage = (addresses: readonly SavedAddress[], max = 10) => ({
  max,
  edges: addresses.map(node => ({ cursor: node.code, node })),
  pageInfo: { totalCount: addresses.length, hasNextPage: false, endCursor: null },
})
