import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE, isLocale, languageTag, type Locale } from '#locales/locale.ts'
import type { PublishProblem } from './client/types.ts'
import type { RefusalKey } from './outcome.ts'

const translators = {
  zh_HK: createTranslator({ locale: languageTag('zh_HK'), messages: catalogue.zh_HK, namespace: 'content' }),
  en_US: createTranslator({ locale: languageTag('en_US'), messages: catalogue.en_US, namespace: 'content' }),
}

/** The language of answers: the `lang` header in wire form; anything else is Chinese. Source: LO-100. */
export const localeOfHeader = (lang: string | undefined): Locale => (isLocale(lang) ? lang : DEFAULT_LOCALE)

type Values = Readonly<Record<string, string | number>>

/** A refusal in words. */
export const refusalText = (locale: Locale, key: RefusalKey | 'failed', values: Values = {}): string =>
  translators[locale](`refusal.${key}`, values as never) // never: the holes differ by key, and are filled where refused

const INVALID = ['url', 'colour', 'percent', 'percentPair', 'dateTime'] as const

/** A publish problem with its message in words; until here `message` holds the detail that fills the text. */
export function problemText(locale: Locale, problem: PublishProblem): PublishProblem {
  const t = translators[locale]
  if (problem.problem === 'invalidOption') {
    const kind = INVALID.find(each => each === problem.message) ?? 'other'
    return { ...problem, message: t(`invalid.${kind}`) }
  }
  return { ...problem, message: t(`problem.${problem.problem}`, { detail: problem.message } as never) } // as above
}
