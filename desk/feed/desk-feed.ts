import type { LeftOutGoods } from '#api/feed/product-feeds.ts'
import type { Locale } from '#locales/locale.ts'

/** The product feed of a language. */
export interface DeskFeed {
  readonly locale: Locale
  readonly address: string
  /** ISO 8601. */
  readonly made: string
  /** SKUs in it. */
  readonly items: number
  readonly leftOut: readonly LeftOutGoods[]
}

export interface DeskFeeds {
  /** False: the addresses answer with 404. */
  readonly isOn: boolean
  readonly feeds: readonly DeskFeed[]
}
