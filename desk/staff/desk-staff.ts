import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'

/** A person who works in the shops, with the code that orders name as their guide. */
export interface DeskStaff {
  readonly code: string
  readonly name: string
  /** `soon` before the first day; `ended` after the last one, or once staff ended the code. */
  readonly state: 'active' | 'soon' | 'ended'
  /** False once staff ended the code, whatever its days. */
  readonly isActive: boolean
  /** First day, `2026-11-29`; `null` for none. */
  readonly firstDay: string | null
  /** Last day, `2026-11-29`; `null` for none. */
  readonly lastDay: string | null
  /** Pick-up point or store where they work; `null` for none. Without a name once the shop has removed it. */
  readonly place: { readonly code: string; readonly name: BothTexts | null } | null
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
