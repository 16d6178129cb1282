import type { SavedCrops } from '../crop.ts'
import type { Locale } from '#locales/locale.ts'

/**
 * What may be meant, but is more often forgotten. Each is a warning: it asks before publishing and never stops it.
 */
export const CHECKS = [
  'emptyAlt',
  'lowContrast',
  'otherLanguage',
  'staleText',
  'untranslated',
  'missingLanguage',
  'emptyBlock',
  'sampleAddress',
  'sampleText',
  'unknownProduct',
  'offShelf',
  'soldOut',
  'endedSale',
  'missingPage',
  'deadLink',
  'missingAnchor',
  'pastDate',
  'pictureSmall',
  'pictureHeavy',
  'pageHeavy',
  'sharePictureSmall',
  'headingSkipped',
] as const
export type CheckCode = (typeof CHECKS)[number]

/** Something to look at again. */
export interface Found {
  readonly problem: CheckCode
  /** Option concerned; empty for the block itself. */
  readonly path: readonly PropertyKey[]
  /** What is unknown, missing or left over; empty where the field says it all. */
  readonly detail: string
}

/** `unknown`: no such product. `offShelf`: not offered. `soldOut`: offered, none left. */
type ProductState = 'onSale' | 'soldOut' | 'offShelf' | 'unknown'

export interface ProductFacts {
  readonly state: ProductState
  /** When the last of its running or coming promotions ends, epoch ms; absent for none. */
  readonly promotedUntil?: number
}

export interface PictureFacts {
  /** px */
  readonly width: number
  readonly height: number
  /** What a shopper's browser loads of it at most. */
  readonly bytes: number
  /** Its focal point as CSS `object-position`, where it has one. */
  readonly focus?: string
  /** Its parts for shapes, where it has any. */
  readonly crops?: SavedCrops
  /** Sharp at any size. */
  readonly isDrawing: boolean
  /** What the media library says of it to those who cannot see it. */
  readonly alt?: Readonly<Record<Locale, string>>
}

/** What options name and only the shop can judge. */
export interface ShopQuestions {
  /** Codes. */
  readonly products: readonly string[]
  /** Addresses inside the shop: path and query. */
  readonly addresses: readonly string[]
  /** Addresses of the shop's own pictures. */
  readonly pictures: readonly string[]
}

/** What the shop says to `ShopQuestions`; what it cannot judge is left out. */
export interface ShopAnswers {
  readonly products: Readonly<Record<string, ProductFacts>>
  /** Whether an address leads somewhere. */
  readonly addresses: Readonly<Record<string, boolean>>
  readonly pictures: Readonly<Record<string, PictureFacts>>
}

export const NO_ANSWERS: ShopAnswers = { products: {}, addresses: {}, pictures: {} }

/** What checks may know beside the options. What is not known is not judged. */
export interface Surroundings {
  /** The page's language. */
  readonly locale: Locale
  /** Epoch ms. */
  readonly now: number
  readonly answers: ShopAnswers
  /** Places on the page that a link may jump to; absent while they are not known. */
  readonly anchors?: ReadonlySet<string>
}

/** What the checks of one subject find in the options of a block. */
export const found = (problem: CheckCode, path: readonly PropertyKey[], detail = ''): Found => ({
  problem,
  path,
  detail,
})
