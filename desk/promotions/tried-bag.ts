import type { TraceStep, TracedEffect } from '#api/promotion/trace.ts'
import type { NothingReason } from '#api/promotion/words/trace-words.ts'
import type { Missing } from '#api/promotion/working-bag.ts'
import type { WireMoney } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'

/** The sums of a bag: `goods` − `discount` − `coupon` + `delivery` = `total`. */
export type DeskSums = Readonly<Record<'goods' | 'discount' | 'coupon' | 'delivery' | 'total', WireMoney>>

/** A line of a tried bag; lines count from 1, as given. */
interface DeskTriedLine {
  readonly line: number
  readonly sku: string
  readonly name: BothTexts
  readonly units: number
  /** What all units cost; `null` for a line that is not counted. */
  readonly cost: WireMoney | null
  /** From the price of the page to the cost, or why the line is not counted. */
  readonly why: readonly BothTexts[]
}

/** What a promotion, coupon or code did, or why it did nothing. */
interface DeskEffect {
  readonly code: string
  readonly name: BothTexts
  readonly kind: TracedEffect['kind']
  /** `null` where it had no part in the calculation. */
  readonly step: TraceStep | null
  readonly amount: WireMoney
  readonly lines: readonly { readonly line: number; readonly amount: WireMoney }[]
  readonly reason: NothingReason | null
  readonly missing: { readonly amount: WireMoney } | Extract<Missing, { units: number }> | null
  /** Codes of those that hold the goods. */
  readonly excludedBy: readonly string[]
  readonly text: BothTexts
}

/** What a bag costs for a shopper at an instant, and how it came to that. */
export interface DeskTriedBag {
  readonly at: string
  readonly sums: DeskSums
  readonly lines: readonly DeskTriedLine[]
  readonly gifts: readonly {
    readonly sku: string
    readonly name: BothTexts
    readonly units: number
    readonly by: string
  }[]
  /** In the order of steps. */
  readonly effects: readonly DeskEffect[]
  readonly delivery: BothTexts
}

/** A value of an unsaved line that an import would refuse, or warn of. Lines count from 1, as given. */
export interface DeskLineProblem {
  readonly line: number
  /** Leads to the value inside the line. */
  readonly path: string
  readonly message: BothTexts
}

/** A tried bag with what there is to say of lines that were not saved. */
export interface DeskTryOut extends DeskTriedBag {
  readonly sentences: readonly {
    readonly kind: 'promotion' | 'campaign'
    readonly code: string
    readonly text: BothTexts
  }[]
  readonly warnings: readonly DeskLineProblem[]
}

/** Instant of an example: that of the check, a fixed one, or one at which a promotion runs. */
type DeskInstant =
  | { readonly kind: 'NOW' }
  | { readonly kind: 'AT'; readonly at: string }
  | { readonly kind: 'RUNNING'; readonly promotion: string }

export interface DeskExample {
  readonly id: string
  readonly name: string
  readonly when: DeskInstant
  readonly bag: readonly {
    readonly sku: string
    readonly units: number
    readonly addOnOf?: string | undefined
  }[]
  readonly shopper: { readonly kind: 'GUEST' } | { readonly kind: 'MEMBER'; readonly level: string | null }
  readonly codes: readonly string[]
  readonly destination: { readonly country: string; readonly isPickup: boolean }
  readonly expected: Partial<DeskSums> & Pick<DeskSums, 'total'>
  readonly keptBy: string
  readonly kept: string
}

/** Result of checking examples: those that cost something else, with the trace. */
export interface DeskCheckedExamples {
  readonly checked: number
  readonly differing: readonly {
    readonly example: DeskExample
    /** `null` where the shop does not deliver any more. */
    readonly found: DeskTriedBag | null
  }[]
}
