import { createTranslator } from 'use-intl/core'
import type { z } from 'zod'
import { catalogue, type Messages } from '#locales/catalogue.ts'
import { type BothTexts, languageTag, type Locale } from '#locales/locale.ts'
import { type Problem, problemOfIssue, valuesIn } from './issue-problem.ts'

type Texts = Messages['catalogue']

/** Key of a sentence in `catalogue.problems`. */
export type ProblemKey = keyof Texts['problems']

/** Kind of entry that a sentence can name. */
export type CatalogueKind = keyof Texts['kinds']

/** A wrong value of the catalogue, a table of prices or a site file. Import, form and API refuse it with the same sentence. */
export type CatalogueProblem = Problem<ProblemKey>

const translators = {
  zh_HK: createTranslator({
    locale: languageTag('zh_HK'),
    messages: catalogue.zh_HK,
    namespace: 'catalogue',
  }),
  en_US: createTranslator({
    locale: languageTag('en_US'),
    messages: catalogue.en_US,
    namespace: 'catalogue',
  }),
}

/** Says what is wrong with a value. The name of the value goes before the sentence. */
export const problemText = ({ key, values }: CatalogueProblem, locale: Locale): string =>
  translators[locale](`problems.${key}`, valuesIn(values, locale))

/** Name of a kind of entry, as a value of a sentence. */
export const kindText = (kind: CatalogueKind): BothTexts => ({
  zh_HK: catalogue.zh_HK.catalogue.kinds[kind],
  en_US: catalogue.en_US.catalogue.kinds[kind],
})

/** Names the sentence of a check of a schema. */
export const keyedError = (key: ProblemKey): { readonly error: ProblemKey } => ({ error: key })

/** Returns true if a check of the catalogue's schema names the sentence. */
export const isProblemKey = (message: string): message is ProblemKey =>
  Object.hasOwn(catalogue.en_US.catalogue.problems, message)

/**
 * Describes an issue of a catalogue's schema.
 * @param issue with its input (`reportInput`), which tells a missing value from a wrong one
 */
export function problemOfValue(issue: z.core.$ZodIssue): CatalogueProblem {
  const isWanted = ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code)
  return isWanted && issue.input === undefined ? { key: 'missing' } : problemOfIssue(issue, isProblemKey)
}
