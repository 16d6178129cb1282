import type { WireMoney } from '#locales/format.ts'

/** A person who works in the shops, with the code that orders name as their guide. */
export interface DeskStaff {
  readonly code: string
  readonly name: string
  /** False once the code does not count any more. */
  readonly isActive: boolean
  /** Last day, `2026-11-29`; `null` for none. */
  readonly lastDay: string | null
  /** The account that has the code; its contact is masked. */
  readonly member: { readonly id: string; readonly name: string; readonly contact: string } | null
}

/** Sales of a guide in a period. */
export interface DeskGuideSales {
  readonly code: string
  /** Empty for a code that is not in the roster any more. */
  readonly name: string
  readonly orders: number
  readonly amount: WireMoney
}
