import type { Result } from '#platform/result.ts'
import type { Locale } from '#locales/locale.ts'
import type { PageText } from '#content-store/client/translation.ts'

/** Texts of a page for a file; what a translator works with. */
export interface FileText extends Pick<PageText, 'name' | 'source' | 'own' | 'state'> {
  readonly format: Exclude<PageText['format'], 'picture'>
  /** Block and option in words: `Banner › Title`. */
  readonly where: string
}

interface FilePage {
  /** Without language: `landingPage.summer`. */
  readonly page: string
  readonly texts: readonly FileText[]
}

/** Texts of pages to translate into one language. */
export interface FileToWrite {
  readonly locale: Locale
  readonly pages: readonly FilePage[]
}

/** A text as it came back. */
export interface ReadText {
  readonly name: string
  readonly source: string
  readonly text: string
  /** The text when the file was written; absent where the translator’s program left it out. */
  readonly before?: string
}

/** Translations from a file. */
export interface TranslationFile {
  readonly locale: Locale
  readonly pages: readonly { readonly page: string; readonly texts: readonly ReadText[] }[]
}

/** Why a file cannot be taken. `where`: the line of a table, or the text that is broken. */
export type FileProblem =
  | { readonly kind: 'unknownFormat' | 'notXml' | 'notXliff' | 'languages' | 'nothing' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'codes' | 'columns'; readonly where: string }
  | { readonly kind: 'line'; readonly line: number }
  /** MiB. */
  | { readonly kind: 'tooLarge'; readonly max: number }

export type ReadFile = Result<TranslationFile, FileProblem>
