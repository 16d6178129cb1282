import type { Freight } from '../promotion/freight-step.ts'
import { freightTo } from '../promotion/freight-rates.ts'
import type { CartContext } from './services.ts'

/** Cost of delivery for this caller; `undefined` for a country the shop does not deliver to. */
export function freightFor(
  destination: { readonly country?: string | null; readonly isPickup?: boolean | null },
  { request: { caller, charges } }: CartContext,
): Freight | undefined {
  const isMember = caller.state === 'known' && caller.session.kind === 'member'
  return freightTo(charges.freight, { ...destination, isMember })
}
