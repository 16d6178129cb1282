import type { Cents } from '../shared/money.ts'

/** Services of an order and their prices. Source: CO-92. */
export const SERVICE_FEES = { PACKAGE: 2000, GREETING_CARD: 1000 } as const satisfies Readonly<
  Record<string, Cents>
>

/** What services cost together; each counts once. */
export const serviceFeeOf = (types: readonly (keyof typeof SERVICE_FEES)[]): Cents =>
  [...new Set(types)].reduce((sum, type) => sum + SERVICE_FEES[type], 0)
