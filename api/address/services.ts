import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type AddressLimits, type AddressStore, createAddressStore } from './address-store.ts'

/** Unless the shop says otherwise. */
export const ADDRESS_LIMITS = { max: 10, byCountry: { '810000': 50, '820000': 100 } } satisfies AddressLimits

export interface AddressOptions {
  readonly addressLimits?: AddressLimits
}

export interface AddressServices {
  readonly addresses: AddressStore
  readonly addressLimits: AddressLimits
}

/** An address book belongs to a member, so the context has sessions and accounts too. */
export type AddressContext = AuthContext & Context<AddressServices>

export const createAddressServices = (
  db: Database,
  { addressLimits = ADDRESS_LIMITS }: AddressOptions,
): AddressServices => ({ addresses: createAddressStore(db), addressLimits })
