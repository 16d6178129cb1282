import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type AddressStore, createAddressStore } from './address-store.ts'

/** Addresses a member may keep, unless the shop says otherwise. Source: M-101, MO-45 (`address.max`). */
const MAX_ADDRESSES = 10

export interface AddressOptions {
  readonly maxAddresses?: number
}

export interface AddressServices {
  readonly addresses: AddressStore
  readonly maxAddresses: number
}

/** An address book belongs to a member, so the context has sessions and accounts too. */
export type AddressContext = AuthContext & Context<AddressServices>

export const createAddressServices = (
  db: Database,
  { maxAddresses = MAX_ADDRESSES }: AddressOptions,
): AddressServices => ({ addresses: createAddressStore(db), maxAddresses })
