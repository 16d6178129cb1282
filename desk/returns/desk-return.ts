import type { BothTexts } from '#locales/locale.ts'
import type { WireMoney } from '#locales/format.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import type {
  AfterSalesMethod,
  AfterSalesReason,
  AfterSalesStatus,
  AfterSalesType,
} from '#api/generated/operations.ts'
import type { DeskGoods, DeskLineUnits, DeskOrderEvent, DeskRefund, NewParcel } from '../orders/desk-order.ts'

/** A status to look for; `TO_HANDLE` finds those that wait for the shop. */
export type ReturnFilter = AfterSalesStatus | 'TO_HANDLE'

/** A return or an exchange as the desk lists it. */
export interface ListedDeskReturn {
  readonly number: string
  /** Number of its order. */
  readonly order: string
  readonly type: AfterSalesType
  readonly status: AfterSalesStatus
  readonly method: AfterSalesMethod
  /** ISO 8601, as all times of the desk. */
  readonly asked: string
  readonly reason: AfterSalesReason
  readonly amount: WireMoney
  /** Whole GO DOLLAR. */
  readonly goDollar: number
  readonly units: number
  /** Open for more than three weeks. */
  readonly isLate: boolean
}

/** Goods that come back; lines are those of the order, from 1. */
export interface DeskReturnLine extends DeskLineUnits, DeskGoods {
  /** Money paid for these units. */
  readonly amount: WireMoney
  /** Replacement; its colour and size as the catalogue has them now. */
  readonly exchange: { readonly skuCode: string; readonly values: readonly BothTexts[] } | null
}

/** A return or an exchange with what happened to it, the newest first. */
export interface DeskReturn extends Omit<ListedDeskReturn, 'units'> {
  /** Text of the shopper; may be empty. */
  readonly memo: string
  /** True if the shop pays for the way back. */
  readonly isReturnFree: boolean
  /** With what the shopper has sent the goods; empty until then. */
  readonly parcel: string
  readonly replacement: NewParcel | null
  /** Why the shop refused it; empty otherwise. */
  readonly answer: string
  /** Money a refund would pay back: at most what is left of the payment. */
  readonly refundable: WireMoney
  /** True if the shop has decided to pay it back; the money may still be on its way. */
  readonly isRefunded: boolean
  /** `null` while there is none, and where only GO DOLLAR came back. */
  readonly refund: Pick<DeskRefund, 'amount' | 'state'> | null
  readonly photos: readonly string[]
  readonly lines: readonly DeskReturnLine[]
  /** Operations its state allows, regardless of the operator's role. */
  readonly operations: readonly ReturnOperation[]
  readonly events: readonly DeskOrderEvent[]
}
