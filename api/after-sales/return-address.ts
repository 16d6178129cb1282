import type { BothTexts } from '#locales/locale.ts'

/** Name and address that shoppers send goods back to. */
export interface ReturnAddress {
  readonly name: BothTexts
  readonly address: BothTexts
  /** May be empty. */
  readonly mobile: string
}
