import type { ProposedBag } from '#api/try-out/proposed-bags.ts'
import type { TraceStep } from '#api/promotion/trace.ts'
import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { DeskExample } from './tried-bag.ts'

/** A SKU that can be chosen: its product, colour and size. */
export interface DeskSku {
  readonly code: string
  readonly name: BothTexts
  /** Price without promotions; `null` for a gift. */
  readonly price: WireMoney | null
}

/** Bags that show what a promotion does. */
export interface DeskProposal {
  /** The instant nearest to now at which it runs; `null` where that is now. */
  readonly at: string | null
  readonly shopper: DeskExample['shopper']
  readonly bags: readonly {
    readonly kind: ProposedBag['kind']
    readonly bag: DeskExample['bag']
    /** The other promotion of the bag. */
    readonly other: BothTexts | null
  }[]
}

/** The lowest price that any shopper could reach where promotions meet. */
interface DeskLowestPrice {
  readonly sku: string
  readonly name: BothTexts
  /** For one unit. */
  readonly price: WireMoney
  readonly struck: WireMoney
  /** Whole percent of the struck price. */
  readonly percent: number
  readonly shopper: DeskExample['shopper']
  readonly bag: DeskExample['bag']
  readonly codes: readonly string[]
  readonly at: string
}

/** Promotions that one meets in time and goods. */
export interface DeskOverlaps {
  readonly met: readonly {
    readonly code: string
    readonly name: BothTexts
    /** Number of products that both count. */
    readonly goods: number
    readonly begins: string
    readonly ends: string
  }[]
  readonly goods: number
  /** Goods whose prices were calculated. */
  readonly priced: number
  /** `null` where nothing is met, or nothing of it is for sale. */
  readonly lowest: DeskLowestPrice | null
}

/** An offer on the calendar. */
export interface DeskPlannedOffer {
  readonly collection: 'promotions' | 'coupons'
  readonly code: string
  readonly name: BothTexts
  /** Step of the calculator: its lane. */
  readonly step: TraceStep
  /** Epoch ms, of the offer itself. */
  readonly begins: number
  readonly ends: number
  /** Promotions that it meets in time and goods. */
  readonly meets: number
}
