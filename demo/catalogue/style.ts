import type { BothTexts } from '#locales/locale.ts'
import type { PieceName } from '../art/pieces.ts'
import type { ColourName } from './colours.ts'
import type { SizeRun } from './sizes.ts'
import type { ATTRIBUTE_CODES } from '#api/rules/attribute-codes.ts'

/** Kinds of goods, as they stand in product codes: `CR-JKT-001`. */
export type Kind =
  | 'JKT'
  | 'FLC'
  | 'TRS'
  | 'SHR'
  | 'BSL'
  | 'TEE'
  | 'SHO'
  | 'BOT'
  | 'PCK'
  | 'TNT'
  | 'SLP'
  | 'ACC'
  | 'GFT'

/** Detail blocks of the product page. Source: C-084. */
type DetailCode = (typeof ATTRIBUTE_CODES.detail)[number]
export type Details = Partial<Record<DetailCode, BothTexts>>

/** A design, before it is multiplied by its colours: each colour becomes a product of its own. */
export interface Style {
  readonly kind: Kind
  /** Shared by the colours; stands in `style` of the catalogue. */
  readonly style: string
  readonly brand: string
  readonly piece: PieceName
  readonly name: BothTexts
  /** One line under the name. */
  readonly line: BothTexts
  readonly description: BothTexts
  /** The one thing a friend would tell you about it. */
  readonly brief: BothTexts
  readonly craft: BothTexts
  readonly fabric: BothTexts
  /** Details in which it differs from others of its piece. */
  readonly details?: Details
  /** Technologies of its piece that it does not have. */
  readonly lacks?: readonly string[]
  /** Grams, in the middle size. */
  readonly grams: number
  /** HK$ before any offer, and now; one price when they are the same. */
  readonly list: number
  readonly sale?: number
  readonly sizes: SizeRun
  /** In the order they are numbered. */
  readonly colours: readonly ColourName[]
  /** Leaf categories, below men and women or below gear. */
  readonly categories: readonly string[]
  readonly activities: readonly string[]
  /** 1 to 5. */
  readonly stars: number
  /** Days since it was first listed, counted back from the base date. */
  readonly listedDaysAgo: number
  readonly labels?: readonly string[]
  /** Comes with other things and is not for sale. Source: CO-28. */
  readonly isGift?: boolean
}
