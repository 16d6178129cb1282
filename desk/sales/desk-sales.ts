import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'

/** Lengths of periods, in days. */
export const PERIODS = [7, 28, 90] as const
export type Period = (typeof PERIODS)[number]

/** Sales of one day or of a whole period; see `api/sales/sales-report.ts` for their meaning. */
export interface DeskSales {
  readonly orders: number
  /** Paid with money, freight included. */
  readonly amount: WireMoney
  readonly refunds: WireMoney
  /** Amount without refunds. */
  readonly net: WireMoney
  readonly units: number
  readonly returned: number
}

export interface DeskSalesDay extends DeskSales {
  /** `2026-11-29`, in Hong Kong. */
  readonly day: string
}

/** A period that ends today, beside as many days before it. Both lists begin with their first day. */
export interface DeskSalesReport {
  readonly days: readonly DeskSalesDay[]
  readonly before: readonly DeskSalesDay[]
  readonly total: DeskSales
  readonly totalBefore: DeskSales
}

export interface DeskBestSeller {
  readonly product: string
  /** `null` for goods that are not in the catalogue any more. */
  readonly title: BothTexts | null
  readonly style: string | null
  readonly units: number
  readonly amount: WireMoney
}

export interface DeskOffer {
  readonly code: string
  readonly name: BothTexts
  readonly kind: 'promotions' | 'coupons'
  readonly orders: number
  /** Taken off the orders. */
  readonly amount: WireMoney
}

export interface DeskMissedSearch {
  readonly word: string
  readonly searches: number
}
