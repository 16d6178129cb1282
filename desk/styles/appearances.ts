import type { GoodsTies } from '#api/catalogue/changes/goods-ties.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { BuyProblem } from '#api/try-out/why-not.ts'
import type { WireMoney } from '#locales/format.ts'

/** Something by which a page or menu shows a style: its product, or a group that it belongs to. */
export interface ShownBy {
  readonly kind: 'product' | 'category' | 'brand' | 'label'
  readonly code: string
  readonly name: BothTexts
}

/** A page in one of its versions, as the content store finds it. */
export interface PageUse {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  readonly where: 'live' | 'draft' | 'campaign'
  /** Name of the campaign that holds the version. */
  readonly campaign?: BothTexts
  readonly blocks: readonly {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly isPopup: boolean
  }[]
}

/** A promotion or coupon campaign that is running or planned. */
interface ShownOffer {
  readonly code: string
  readonly name: BothTexts
  /** Epoch ms. */
  readonly beginTime: number
  readonly endTime: number
  readonly isRunning: boolean
  /** True if it counts all goods of the shop. */
  readonly isForAll: boolean
}

/** Places where shoppers meet a style. */
export interface StyleAppearances {
  readonly pages: readonly (PageUse & { readonly by: readonly ShownBy[] })[]
  readonly menus: readonly {
    readonly code: string
    /** From the top of the menu down. */
    readonly names: readonly BothTexts[]
    readonly by: ShownBy
  }[]
  readonly promotions: readonly ShownOffer[]
  readonly campaigns: readonly ShownOffer[]
}

/** Orders, stock, offers and pages that need a product, or one of its SKUs. */
export interface StyleTies extends GoodsTies {
  readonly pages: readonly PageUse[]
}

/** Answer about one SKU for a shopper at an instant. */
export interface SkuBuying {
  readonly sku: string
  /** Code of its product. */
  readonly product: string
  /** Colour and size. */
  readonly options: readonly BothTexts[]
  /** Empty if it can be bought. */
  readonly problems: readonly BuyProblem[]
  /** Price of one unit; `null` for a gift. */
  readonly price: WireMoney | null
  /** Promotion that makes the price. */
  readonly promotion: string | null
  /** Units that can be sold; `null` where they are not counted. */
  readonly free: number | null
  /** Units that orders hold. */
  readonly held: number
}
