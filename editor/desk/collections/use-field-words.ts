import { namesIn } from '#api/rules/line-changes.ts'
import { NO_WEEK } from '#api/rules/opening-hours.ts'
import { openingText } from '#api/rules/opening-text.ts'
import { isRecord } from '#blocks/page/options/option-tree.ts'
import { formatMoment, formatMoney } from '#locales/format.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { useCallback } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import { type BlockTexts, recordTextsIn } from '../../form/inspector/block-texts.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { controlAt } from './record-form.ts'

/** Returns true for a text in both languages. */
export const isBoth = (value: unknown): value is Readonly<Record<Locale, string>> =>
  typeof value === 'object' && value !== null && LOCALES.every(locale => locale in value)

/** Names of fields, and words for their values. */
export interface FieldWords {
  readonly name: (path: string) => string
  readonly value: (given: unknown, path?: string) => string
}
/** An instant as lines have it. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/

/** Names of a path without those of entries of lists, such as the date of a special day: texts are of fields. */
function withoutEntries(texts: Pick<BlockTexts, 'hasLabel'>, names: readonly string[]): readonly string[] {
  const fields: string[] = []
  for (const [index, name] of names.entries()) {
    const isEntry = index > 0 && index < names.length - 1 && !texts.hasLabel([...fields, name])
    if (!isEntry) fields.push(name)
  }
  return fields
}

/** Names of fields of a collection, and words for their values. */
export const useFieldWords = (collection: string): FieldWords => useRecordWords(`collections.${collection}`)

/** The same of fields whose texts are in an area of the catalogue. */
export function useRecordWords(area: string): FieldWords {
  const t = useTranslations('editor.records')
  const languages = useTranslations('editor.language')
  const { uiLocale, currencySymbol } = useEnvironment()
  const messages = useMessages()
  const name = useCallback(
    (path: string): string => {
      const texts = recordTextsIn(messages, area)
      const names = namesIn(path)
      const locale = LOCALES.find(each => each === names.at(-1))
      const field = locale ? names.slice(0, -1) : names
      const words = field.map((each, index) => {
        const upTo = withoutEntries(texts, field.slice(0, index + 1))
        return upTo.at(-1) === each && texts.hasLabel(upTo) ? texts.label(upTo) : each
      })
      return `${words.join(' › ')}${locale ? ` (${languages(locale)})` : ''}`
    },
    [area, messages, languages],
  )
  const value = useCallback(
    (given: unknown, path = ''): string => {
      const names = withoutEntries(recordTextsIn(messages, area), namesIn(path))
      if (given === undefined || given === null || given === '') return t('empty')
      if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
      if (isBoth(given)) return given[uiLocale]
      if (isRecord(given) && isBoth(given.name)) return given.name[uiLocale]
      if (isRecord(given) && controlAt(area, names) === 'week')
        return openingText({ week: { ...NO_WEEK, ...given }, holidays: 'USUAL' }, uiLocale)
      if (Array.isArray(given)) return t('parts', { count: given.length })
      if (typeof given === 'string')
        return INSTANT.test(given)
          ? formatMoment(Date.parse(given), uiLocale)
          : recordTextsIn(messages, area).value(names, given)
      const isAmount = typeof given === 'number' && controlAt(area, names) === 'money'
      if (isAmount) return formatMoney(given / 100, uiLocale, currencySymbol)
      return typeof given === 'number'
        ? recordTextsIn(messages, area).value(names, given)
        : JSON.stringify(given)
    },
    [t, uiLocale, area, messages, currencySymbol],
  )
  return { name, value }
}
