import { queryOptions } from '@tanstack/react-query'
import {
  billingAddressDocument,
  createDeliveryAddressDocument,
  deleteDeliveryAddressDocument,
  deliveryAddressesDocument,
  deliveryCountriesDocument,
  saveBillingAddressDocument,
  setDefaultDeliveryAddressDocument,
  updateDeliveryAddressDocument,
} from '../../generated/documents/address.ts'
import type {
  AddressFieldsFragment,
  CreateDeliveryAddressMutation,
  DeliveryAddressCreateInput,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import { SHOWS_FAILURES } from '../query-failures.ts'

/** An address as the api keeps it, its places named in the page's language. Source: M-193 … M-195. */
export type SavedAddress = AddressFieldsFragment
export type AddressInput = DeliveryAddressCreateInput
/** Result of a change: the code of the address, or why nothing was changed. */
type AddressAnswer = Promise<CreateDeliveryAddressMutation['createDeliveryAddress']>

/** A member's saved addresses, the default first, and how many there may be. */
export interface AddressBook {
  readonly addresses: readonly SavedAddress[]
  readonly max: number
}

/** The longest page the api gives; more addresses than that no shop can allow (`ADDRESS_MAX`). */
const WHOLE_BOOK = 100

export const ADDRESSES_KEY = ['member', 'addresses'] as const

/** Source: M-096, M-239. */
export const addressBookQuery = (api: Api) =>
  queryOptions({
    queryKey: [...ADDRESSES_KEY, api.locale],
    queryFn: async (): Promise<AddressBook> => {
      const pageInput = { first: WHOLE_BOOK }
      const { edges, max } = (await api.run(deliveryAddressesDocument, { pageInput })).deliveryAddresses
      return { addresses: edges.map(({ node }) => node), max }
    },
    ...SHOWS_FAILURES,
  })

/** Codes of the countries the shop delivers to, in the order of forms. Source: C-351, CO-86. */
export const deliveryCountriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['shop', 'deliveryCountries'],
    queryFn: async (): Promise<readonly string[]> =>
      (await api.run(deliveryCountriesDocument, {})).deliveryCountries.countryIds,
  })

/** Of a member or a visitor; null when there is none. Source: M-104, M-241. */
export const billingAddressQuery = (api: Api) =>
  queryOptions({
    queryKey: ['member', 'billingAddress', api.locale],
    queryFn: async (): Promise<SavedAddress | null> =>
      (await api.run(billingAddressDocument, {})).billingAddress,
    ...SHOWS_FAILURES,
  })

/** Adds an address, or changes that of a code. Source: M-097, M-098. */
export const saveAddress = async (api: Api, input: AddressInput, code?: string): AddressAnswer =>
  code === undefined
    ? (await api.run(createDeliveryAddressDocument, { input })).createDeliveryAddress
    : (await api.run(updateDeliveryAddressDocument, { code, input })).updateDeliveryAddress

/** Source: M-099. */
export const deleteAddress = async (api: Api, code: string): AddressAnswer =>
  (await api.run(deleteDeliveryAddressDocument, { code })).deleteDeliveryAddress

/** Source: M-100. */
export const setDefaultAddress = async (api: Api, code: string): AddressAnswer =>
  (await api.run(setDefaultDeliveryAddressDocument, { code })).setDefaultDeliveryAddress

/** Source: M-104, M-241. */
export const saveBillingAddress = async (api: Api, input: AddressInput): AddressAnswer =>
  (await api.run(saveBillingAddressDocument, { input })).saveBillingAddress
