import type { BothTexts } from '#locales/locale.ts'
import type { Campaign } from './campaign.ts'
import type { PromotionType } from './format/promotion-rule.ts'
import type { AccountScope } from './format/import-schema.ts'
import type { PromotionRule } from './format/promotion-rule.ts'
import type { SpuContent } from './rows/stored-rows.ts'
import type { SkuPrices } from './pricing.ts'
import type { Period } from '../rules/period.ts'
import type { Site } from './site/site.ts'
import { NEW_FOR_MS } from './limits.ts'

export interface Brand {
  readonly code: string
  readonly name: BothTexts
  readonly imageUrl: string | null
  /** Smaller first, then by code; so are categories and attributes. */
  readonly position: number
}

export interface Category {
  readonly code: string
  /** Codes from the first level down, joined by `/`. */
  readonly path: string
  readonly name: BothTexts
  readonly navFrontName: BothTexts
  readonly imageUrl: string | null
  readonly position: number
  readonly parent: Category | undefined
  readonly children: readonly Category[]
}

interface Label {
  readonly code: string
  readonly frontName: BothTexts
  readonly description: BothTexts
}

/** A size chart that several products show. */
export interface Chart {
  readonly code: string
  /** HTML. */
  readonly content: BothTexts
}

export interface AttributeValue {
  readonly code: string
  readonly displayName: BothTexts
  readonly frontName: BothTexts
  readonly url: string
  readonly images: readonly string[]
  readonly thumbnails: readonly string[]
}

export interface Attribute {
  readonly code: string
  readonly originCode: string
  readonly attributeType: string
  readonly frontName: BothTexts
  readonly values: ReadonlyMap<string, AttributeValue>
  readonly position: number
}

/** A product an EXCHANGE promotion offers at a special price. Source: C-194. */
export interface ExchangeOffer {
  readonly spu: string
  /** Add-on price per unit, in cents, of skus without one of their own. */
  readonly price: number
  /** Units one order may add; `null`: no limit. */
  readonly limit: number | null
  /** Skus that take part, with their own prices; empty: every sku at `price`. */
  readonly skus: readonly { readonly sku: string; readonly price: number }[]
}

export interface Promotion extends Period {
  readonly code: string
  readonly type: PromotionType
  readonly name: BothTexts
  readonly description: BothTexts
  readonly priority: number
  readonly accountScope: AccountScope
  readonly levels: readonly string[]
  readonly isStopped: boolean
  /** Add-ons while it runs; only EXCHANGE promotions have any. */
  readonly exchange: readonly ExchangeOffer[]
  /** Effect in the bag; `null` when its prices say everything. */
  readonly rule: PromotionRule | null
  /** Products that show it, and that its rule counts unless it counts all. */
  readonly spus: readonly string[]
}

export interface Sku extends SkuPrices {
  readonly code: string
  readonly storeSkuCode: string
  readonly isEnabled: boolean
  readonly featuredType: string
  /** Units that can be sold; `null`: not counted. */
  readonly inventory: number | null
  /** Units that orders hold; they are not part of `inventory`. */
  readonly reserved: number
  readonly colour: string | null
  readonly size: string | null
}

export interface Spu extends SpuContent {
  readonly code: string
  readonly style: string
  readonly productType: string
  readonly onShelves: boolean
  readonly listTime: number
  readonly firstListTime: number
  readonly sales: number
  readonly recentSales: number
  /** Parts of the two that paid orders of this shop have; the rest came with the product's line. */
  readonly soldUnits: number
  readonly recentlySoldUnits: number
  readonly listPrice: number | null
  readonly salePrice: number | null
  readonly skus: readonly Sku[]
  /** By priority, then code. */
  readonly promotions: readonly Promotion[]
}

/**
 * Everything shoppers can see, as of one version, in memory. Never changed: a new version is a new object, which shares what
 * stayed the same. The database remains the only truth.
 */
export interface Catalogue {
  readonly version: number
  /** In the order shown. */
  readonly brands: ReadonlyMap<string, Brand>
  readonly categories: ReadonlyMap<string, Category>
  readonly roots: readonly Category[]
  readonly labels: ReadonlyMap<string, Label>
  readonly charts: ReadonlyMap<string, Chart>
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly spus: ReadonlyMap<string, Spu>
  /** Colour variants, in the order of their codes. */
  readonly styles: ReadonlyMap<string, readonly Spu[]>
  /** Menus, documents and settings: `site/`. */
  readonly site: Site
  /** Promotions that were not stopped, by code. */
  readonly promotions: ReadonlyMap<string, Promotion>
  /** Coupons and codes, ended ones too, by code. */
  readonly campaigns: ReadonlyMap<string, Campaign>
  /** Moments at which a promotion begins or ends, ascending. Between two of them no price changes. */
  readonly priceChanges: readonly number[]
  /** Moments at which a product stops being new, ascending. */
  readonly newEnds: readonly number[]
}

/** Number of the ascending `moments` that are over at `now`. */
export function passed(moments: readonly number[], now: number): number {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((moments[middle] ?? Infinity) <= now) low = middle + 1
    else high = middle
  }
  return low
}

/** Distinct numbers, ascending. */
export const ascending = (moments: Iterable<number>) => [...new Set(moments)].toSorted((a, b) => a - b)

export const endOfNew = (spu: Spu) => spu.firstListTime + NEW_FOR_MS

/**
 * The next moment at which a price, a promotion, a “new” label or the text of a document changes by itself; `undefined` when none is coming.
 * Finished pages must not be kept longer.
 */
export function nextChange({ priceChanges, newEnds, site }: Catalogue, now: number): number | undefined {
  const next = [priceChanges, newEnds, site.versionBegins].map(moments => moments[passed(moments, now)])
  const known = next.filter(moment => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}
