import { detailText } from '#blocks/page/checks/detail-text.ts'
import { catalogue } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { createTranslator } from 'use-intl/core'
import type { PublishProblem } from '../client/types.ts'

const translators = {
  zh_HK: createTranslator({ locale: languageTag('zh_HK'), messages: catalogue.zh_HK, namespace: 'content' }),
  en_US: createTranslator({ locale: languageTag('en_US'), messages: catalogue.en_US, namespace: 'content' }),
}

/** Short names that schemas and checks give as their message. */
const INVALID = [
  'url',
  'colour',
  'percent',
  'percentPair',
  'dateTime',
  'fontFamily',
  'tooFar',
  'noTarget',
  'margin',
  'padding',
  'maxWidth',
] as const

/** A publish problem with its message as text. Until here `message` holds the detail that fills the text. */
export function problemText(locale: Locale, problem: PublishProblem): PublishProblem {
  const t = translators[locale]
  if (problem.problem === 'invalidOption') {
    const kind = INVALID.find(each => each === problem.message) ?? 'other'
    return { ...problem, message: t(`invalid.${kind}`) }
  }
  const detail = detailText(problem.problem, problem.message, locale)
  return { ...problem, message: t(`problem.${problem.problem}`, { detail } as never) } // as above
}

/** Problems with their messages as text, for the `dataIn` of an outcome. */
export const problemsIn =
  (problems: readonly PublishProblem[]) =>
  (locale: Locale): readonly PublishProblem[] =>
    problems.map(problem => problemText(locale, problem))
