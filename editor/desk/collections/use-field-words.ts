import { namesIn } from '#api/rules/line-changes.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { useCallback } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { blockTextsIn } from '../../form/inspector/block-texts.ts'
import { useEnvironment } from '../../kit/environment.ts'

const isBoth = (value: unknown): value is Readonly<Record<Locale, string>> =>
  typeof value === 'object' && value !== null && LOCALES.every(locale => locale in value)

/** Names of fields of a collection, and words for their values. */
export function useFieldWords(collection: string) {
  const t = useTranslations('editor.records')
  const languages = useTranslations('editor.language')
  const { uiLocale } = useEnvironment()
  const { collections } = useMessages() as { readonly collections?: unknown } // the catalogue's type knows its own keys only
  const name = useCallback(
    (path: string): string => {
      const texts = blockTextsIn(collections, collection)
      const names = namesIn(path)
      const locale = LOCALES.find(each => each === names.at(-1))
      const field = locale ? names.slice(0, -1) : names
      const words = field.map((each, index) => {
        const upTo = field.slice(0, index + 1)
        return texts.hasLabel(upTo) ? texts.label(upTo) : each
      })
      return `${words.join(' › ')}${locale ? ` (${languages(locale)})` : ''}`
    },
    [collection, collections, languages],
  )
  const value = useCallback(
    (given: unknown): string => {
      if (given === undefined || given === null || given === '') return t('empty')
      if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
      if (isBoth(given)) return given[uiLocale]
      if (Array.isArray(given)) return t('parts', { count: given.length })
      return typeof given === 'string' ? given : JSON.stringify(given)
    },
    [t, uiLocale],
  )
  return { name, value }
}
