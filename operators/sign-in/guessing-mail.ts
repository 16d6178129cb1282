import { catalogue } from '#locales/catalogue.ts'
import { languageTag, LOCALES } from '#locales/locale.ts'
import { createTranslator } from 'use-intl/core'

/** The letter about guesses at an operator's password, in both languages: which one the reader prefers is not known. */
export function guessingLetter(values: {
  /** The operator's name. */
  readonly name: string
  readonly failures: number
  /** Address of the page builder. */
  readonly editor: string
}): { readonly subject: string; readonly text: string } {
  const translators = LOCALES.map(locale =>
    createTranslator({ locale: languageTag(locale), messages: catalogue[locale], namespace: 'content' }),
  )
  return {
    subject: translators.map(t => t('guessing.subject')).join(' '),
    text: translators.map(t => t('guessing.text', values)).join('\n\n—\n\n'),
  }
}
