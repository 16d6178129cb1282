import type { BothTexts } from '#locales/locale.ts'

/** Where goods come back to. */
export interface ReturnAddress {
  readonly name: BothTexts
  readonly address: BothTexts
  /** May be empty. */
  readonly mobile: string
}
