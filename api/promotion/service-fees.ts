import type { AdditionalServiceType } from '../generated/resolver-types.ts'
import type { Cents } from '../shared/money.ts'

/** Services of an order and their prices. Source: CO-92. */
export type ServiceFees = Readonly<Record<AdditionalServiceType, Cents>>

export const DEFAULT_SERVICE_FEES: ServiceFees = { PACKAGE: 2000, GREETING_CARD: 1000 }

/** What services cost together; each counts once. */
export const serviceFeeOf = (types: readonly AdditionalServiceType[], fees: ServiceFees): Cents =>
  [...new Set(types)].reduce((sum, type) => sum + fees[type], 0)
