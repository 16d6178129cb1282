import type { useTranslations } from 'use-intl'
import type { Locale } from '#locales/locale.ts'
import type { Right } from '#operators/rights.ts'
import type { usePageName } from '../../kit/page-name.ts'
import type { Source } from '../../kit/find/source.ts'
import type { Operations } from '../../kit/operation-client.ts'
import { readKey } from '../../kit/operations.ts'
import type { OfferCollection } from '../promotions/use-stop.ts'

/** What sources of records read with and name their entries by. */
export interface FindWorld {
  readonly operations: Operations
  readonly uiLocale: Locale
  readonly nameOfPage: ReturnType<typeof usePageName>
  /** Texts of the editor. */
  readonly t: ReturnType<typeof useTranslations<'editor'>>
  /** The way to stop an offer and to open it; the same function for the same offer. */
  readonly wayToStop: (collection: OfferCollection, code: string) => () => void
}

/** A kind of records that operators with a right can find. */
export interface RecordSource {
  readonly name: string
  readonly right: Right
  readonly source: (world: FindWorld) => Omit<Source, 'name'>
}

/** Keys of what only a search has read; an operation reads such things again. */
export const searchKey = (name: Parameters<typeof readKey>[0], term: string) => [
  ...readKey(name),
  'find',
  term,
]

/** Most results that a search asks for. */
export const MOST_FOUND = 8

/** Fewest characters that many records are searched by; one finds nearly all of them. */
export const isLongEnough = (term: string): boolean => Array.from(term).length >= 2

/** A term without the word for what to do, which may come before. */
export const withoutWord = (term: string, word: string): string =>
  (term.toLowerCase().startsWith(word.toLowerCase()) ? term.slice(word.length) : term).trim()
