import type { Locale } from '#locales/locale.ts'
import type { ImportProblem } from '../catalogue/format/file-facts.ts'
import { problemText } from '../rules/catalogue-problem.ts'

/** Problems of a file with their sentences in place of keys and values. */
export const inWords = (problems: readonly ImportProblem[], locale: Locale = 'en_US') =>
  problems.map(({ key, values, ...place }) => ({
    ...place,
    message: problemText(values ? { key, values } : { key }, locale),
  }))
