import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import type { Changed, PlannedChanges, RecordStep } from '../collections/record-shapes.ts'
import type { Gap } from '#api/rules/style-findings.ts'
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
  /** Groups in which it lacks something for sale. */
  readonly gaps: readonly Gap[]
}

/** A product of a style: one of its colours. */
export interface StyleProduct {
  readonly code: string
  readonly line: Extract<ImportLine, { readonly kind: 'spu' }>
  /** Number of the latest change set that touched it; 0 where none did. */
  readonly base: number
  readonly changed: Changed | null
}

/** A style in full. */
export interface StyleDetail {
  readonly style: string
  /** In the order of their codes; none once all were removed. */
  readonly products: readonly StyleProduct[]
  /** Changes of them that wait for an instant, in the order of their instants. */
  readonly planned: readonly PlannedChanges[]
}

/** What a change set did to one product of a style. */
export interface StyleStep extends RecordStep {
  readonly code: string
}
