import type { AdditionalServiceType } from '../generated/resolver-types.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import type { Cents } from '../shared/money.ts'

/** Services of an order and their prices. Source: CO-92. */
export type ServiceFees = Readonly<Record<AdditionalServiceType, Cents>>

export const DEFAULT_SERVICE_FEES: ServiceFees = {
  PACKAGE: DEFAULT_STATED.giftWrapPrice * 100,
  GREETING_CARD: DEFAULT_STATED.greetingCardPrice * 100,
}

/** Costs of services, and their costs while a promotion of the shop runs. */
export interface ServiceCharges {
  readonly serviceFees: ServiceFees
  readonly servicePromotions: Readonly<Partial<ServiceFees>>
}

/** Cost of a service now, if a promotion makes it cheaper. Source: C-264. */
export function promotionFee(type: AdditionalServiceType, charges: ServiceCharges): Cents | undefined {
  const fee = charges.servicePromotions[type]
  return fee !== undefined && fee < charges.serviceFees[type] ? fee : undefined
}

/** Cost of a service now. */
export const serviceFeeNow = (type: AdditionalServiceType, charges: ServiceCharges): Cents =>
  promotionFee(type, charges) ?? charges.serviceFees[type]

/** Total cost of services; each counts once. */
export const serviceFeeOf = (types: readonly AdditionalServiceType[], charges: ServiceCharges): Cents =>
  [...new Set(types)].reduce((sum, type) => sum + serviceFeeNow(type, charges), 0)
