import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale, LOCALES } from '#locales/locale.ts'
import { createTranslator } from 'use-intl/core'

/** The letter about guesses at an operator's password, in both languages: which one the reader prefers is not known. */
export function guessingLetter({
  name,
  failures,
  editor,
  shopNameIn,
}: {
  /** The operator's name. */
  readonly name: string
  readonly failures: number
  /** Address of the page builder. */
  readonly editor: string
  readonly shopNameIn: (locale: Locale) => string
}): { readonly subject: string; readonly text: string } {
  const translators = LOCALES.map(
    locale =>
      [
        createTranslator({ locale: languageTag(locale), messages: catalogue[locale], namespace: 'content' }),
        shopNameIn(locale),
      ] as const,
  )
  return {
    subject: translators.map(([t, shop]) => t('guessing.subject', { shop })).join(' '),
    text: translators.map(([t]) => t('guessing.text', { name, failures, editor })).join('\n\n—\n\n'),
  }
}
