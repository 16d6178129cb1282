import type { SavedCrops } from '../crop.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'

/**
 * Findings that may be meant, but are more often forgotten. Each is a warning: it asks before publishing and never stops it.
 */
export const CHECKS = [
  'emptyAlt',
  'missingPicture',
  'missingLink',
  'hiddenArea',
  'lowContrast',
  'otherLanguage',
  'staleText',
  'untranslated',
  'untranslatedTitle',
  'missingLanguage',
  'emptyBlock',
  'sampleAddress',
  'sampleText',
  'unfilledMark',
  'unknownProduct',
  'offShelf',
  'soldOut',
  'endedSale',
  'notInSale',
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
  /** Names that are unknown, missing or left over; empty where the field says it all. */
  readonly detail: string
}

/** `unknown`: no such product. `offShelf`: not offered. `soldOut`: offered, none left. */
type ProductState = 'onSale' | 'soldOut' | 'offShelf' | 'unknown'

export interface ProductFacts {
  readonly state: ProductState
  /** End of the last of its running promotions, epoch ms; absent for none. */
  readonly promotedUntil?: number
}

export interface PictureFacts {
  /** px */
  readonly width: number
  readonly height: number
  /** Most that a shopper's browser loads of it. */
  readonly bytes: number
  /** Its focal point as CSS `object-position`, where it has one. */
  readonly focus?: string
  /** Its parts for shapes, where it has any. */
  readonly crops?: SavedCrops
  /** Sharp at any size. */
  readonly isDrawing: boolean
  /** Alternative text of the media library. */
  readonly alt?: BothTexts
}

/** Names in options that only the shop can judge. */
export interface ShopQuestions {
  /** Codes. */
  readonly products: readonly string[]
  /** Addresses inside the shop: path and query. */
  readonly addresses: readonly string[]
  /** Addresses of the shop's own pictures. */
  readonly pictures: readonly string[]
}

/** The shop's answers to `ShopQuestions`; what it cannot judge is left out. */
export interface ShopAnswers {
  readonly products: Readonly<Record<string, ProductFacts>>
  /** Whether an address leads somewhere. */
  readonly addresses: Readonly<Record<string, boolean>>
  /** `null`: the shop has no such picture. */
  readonly pictures: Readonly<Record<string, PictureFacts | null>>
}

export const NO_ANSWERS: ShopAnswers = { products: {}, addresses: {}, pictures: {} }

/** Facts for checks beside the options. What is not known is not judged. */
export interface Surroundings {
  /** The page's language. */
  readonly locale: Locale
  /** Epoch ms. */
  readonly now: number
  readonly answers: ShopAnswers
  /** Places on the page that a link may jump to; absent while they are not known. */
  readonly anchors?: ReadonlySet<string>
}

/** Findings of one subject's checks in the options of a block. */
export const found = (problem: CheckCode, path: readonly PropertyKey[], detail = ''): Found => ({
  problem,
  path,
  detail,
})
