import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'

/** A style in a list. Amounts are in dollars. */
export interface ListedStyle {
  readonly style: string
  readonly title: BothTexts
  readonly picUrl: string
  readonly brands: readonly string[]
  readonly categories: readonly string[]
  readonly labels: readonly string[]
  readonly colours: number
  readonly skus: number
  /** `some`: some of its colours. */
  readonly shelf: 'on' | 'some' | 'off'
  readonly lowest: WireMoney | null
  readonly highest: WireMoney | null
  /** Units that can be sold; `null` where nothing is counted. */
  readonly free: number | null
  /** Epoch ms. */
  readonly listed: number
}
