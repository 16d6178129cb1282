import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { TableProblem } from '../collections/record-shapes.ts'
import type { PriceField } from './price-fields.ts'

/** Price of a SKU as it is stored, cents; `null` for none. */
export type StoredPrices = Readonly<Record<PriceField, number | null>>

/** Kinds of shoppers; else the code of a level. Each member has one, and staff pay as members of the first. */
export type ShopperKind = 'guest' | 'staff' | (string & {})

/** What a kind of shopper pays now for one unit. */
export interface PaidPrice {
  readonly shopper: ShopperKind
  /** `null`: not for sale. */
  readonly price: WireMoney | null
  /** Code of the promotion that makes it; empty for none. */
  readonly promotion: string
}

/** A SKU in the list of prices. */
export interface ListedPrice {
  readonly sku: string
  readonly spu: string
  readonly style: string
  readonly title: BothTexts
  /** Colour and size; empty where it has neither. */
  readonly variant: BothTexts
  readonly prices: StoredPrices
  readonly pays: readonly PaidPrice[]
}

/** A level of members, lowest first: each has prices of its own. */
export interface PriceLevel {
  readonly code: string
  readonly name: BothTexts
}

/** Number of goods that match. */
export interface GoodsTotal {
  readonly products: number
  readonly skus: number
  /** True if there are more than are counted. */
  readonly isMore: boolean
}

/** Part of the list of prices. */
export interface PricePage {
  readonly levels: readonly PriceLevel[]
  readonly rows: readonly ListedPrice[]
  /** The `after` of the next part; `null` at the end. */
  readonly next: string | null
  /** With the first part alone. */
  readonly total: GoodsTotal | null
}

/** Price of a SKU that changes: the value that was seen, and the one that is wished for. Cents; `null` for none. */
export interface PriceCell {
  readonly spu: string
  readonly sku: string
  readonly field: PriceField
  readonly before: number | null
  readonly after: number | null
}

/** What saving would do with a cell. */
export interface CellFate extends PriceCell {
  readonly fate: 'changed' | 'unchanged' | 'refused' | 'clash'
  /** Why it is refused. */
  readonly message?: string
  /** Value that another operator has stored, who and when (epoch ms); of a clash. */
  readonly stored?: number | null
  readonly by?: string
  readonly at?: number
  /** True if the price that comes of it is under the floor. */
  readonly isUnderFloor: boolean
}

/** A table of prices, read: what it would change, or its problems. */
export interface ReadPrices {
  readonly cells: readonly PriceCell[]
  /** Cells that say what is stored already. */
  readonly unchanged: number
  readonly problems: readonly TableProblem[]
}

/** Why goods have no part in a price activity: a gift, a price that is no lower than now, or nothing left of the price. */
export const LEFT_OUT = ['gift', 'notLower', 'nothingLeft'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** A SKU of a price activity. */
export interface ActivityExample {
  readonly sku: string
  readonly title: BothTexts
  readonly before: WireMoney | null
  readonly after: WireMoney | null
}

/** What a price activity would do. */
export interface TriedActivity {
  readonly products: number
  readonly skus: number
  /** Prices that it would set. */
  readonly fine: number
  readonly examples: readonly ActivityExample[]
  readonly underFloor: { readonly count: number; readonly examples: readonly ActivityExample[] }
  readonly leftOut: readonly {
    readonly reason: LeftOut
    readonly count: number
    readonly examples: readonly ActivityExample[]
  }[]
  /** SKUs for which members of a level pay less already: the activity's price replaces theirs (CO-65). */
  readonly dearer: number
}

/** A price activity that was created. */
export interface StartedActivity {
  /** Code of the promotion. */
  readonly code: string
  readonly set: number | null
  readonly products: number
  readonly skus: number
}
