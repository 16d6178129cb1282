import type { Locale } from '#locales/locale.ts'

/** `behind`: the other language changed since · `untranslated`: empty, or the very words of the other language. */
export type TextState = 'right' | 'behind' | 'untranslated'

/** A text of a page in one language, beside the same text in the other one, which is its source. */
export interface PageText {
  /** Block and fields, with the ids of list items: the same text after blocks and items have moved. */
  readonly name: string
  /** Empty for the page itself. */
  readonly blockId: string
  /** Of the block. */
  readonly code: string
  /** Name that an operator gave the block; empty for most. */
  readonly blockName: string
  /** `items.0.title`; of the page itself `title`, `description`, `keywords` or `shareImage`. */
  readonly path: string
  /** `line`: of one line · `plain`: of more lines · `rich`: HTML of the text editor · `html`: HTML as it was typed ·
   * `picture`: the address of a picture, which may be the same in both languages. */
  readonly format: 'line' | 'plain' | 'rich' | 'html' | 'picture'
  readonly source: string
  readonly own: string
  readonly state: TextState
  /** The source when the text was last right; absent unless it is behind. */
  readonly before?: string
  /** Last change of the source since, epoch ms. */
  readonly changedAt?: number
}

/** Texts of a page in one language that there is something to do about. */
export interface TextsLeft {
  /** Of the page in that language. */
  readonly key: string
  readonly behind: number
  readonly untranslated: number
}

/** The texts of a page to translate into one language. */
export interface TextSheet {
  /** Of the page in that language. */
  readonly key: string
  readonly locale: Locale
  readonly title: string
  /** Content path. */
  readonly path: string
  readonly texts: readonly PageText[]
}

/** A text that was translated, with what the translator saw. */
export interface Translation {
  readonly name: string
  readonly source: string
  /** The text that it takes the place of. */
  readonly before: string
  readonly text: string
  /** The text may be as it was: it is right beside the source as that is now. */
  readonly isRight?: boolean
}

/**
 * `changes`: it is stored · `confirms`: it was right as it is · `same`: there is nothing to do · `sourceChanged`, `textChanged`: another
 * operator has changed the source, or the text, since the translator saw it · `unknown`: the page has no such text any more. The last three are not
 * stored.
 */
export type TranslationOutcome = 'changes' | 'confirms' | 'same' | 'sourceChanged' | 'textChanged' | 'unknown'

export interface TranslationResult {
  readonly name: string
  readonly outcome: TranslationOutcome
  /** The text as it is now in the page, before the translation; absent for one that is unknown. */
  readonly now?: PageText
}
