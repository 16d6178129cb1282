import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type AddressLimits, type AddressStore, createAddressStore } from './address-store.ts'

/** Unless the shop says otherwise. */
export const ADDRESSES_BY_COUNTRY = { '810000': 50, '820000': 100 } satisfies AddressLimits['byCountry']

export interface AddressOptions {
  readonly addressesByCountry?: AddressLimits['byCountry']
}

export interface AddressServices {
  readonly addresses: AddressStore
  readonly addressesByCountry: AddressLimits['byCountry']
}

/** An address book belongs to a member, so the context has sessions and accounts too. */
export type AddressContext = AuthContext & Context<AddressServices>

export const createAddressServices = (
  db: Database,
  { addressesByCountry = ADDRESSES_BY_COUNTRY }: AddressOptions,
): AddressServices => ({ addresses: createAddressStore(db), addressesByCountry })
