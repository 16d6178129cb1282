import type { Locale } from '#locales/locale.ts'
import type { Operator } from '#operators/operator.ts'
import type { Outcome } from '#operators/outcome.ts'
import type { PracticeEntry, PracticeView } from './practice-shapes.ts'

/** Copies of the shop for training, of which there is one at a time. */
export interface PracticeDesk {
  readonly view: (now: number) => Promise<PracticeView>
  /** Begins to make one. `instead`: id of the one that it replaces. */
  readonly make: (by: string, instead: string | undefined, now: number) => Promise<Outcome<PracticeView>>
  readonly remove: (id: string, now: number) => Promise<Outcome<PracticeView>>
  /** Gives an address that opens it for this operator, once and for a minute. */
  readonly enter: (operator: Operator, locale: Locale, now: number) => Promise<Outcome<PracticeEntry>>
}
