import { detailText } from '#blocks/page/checks/detail-text.ts'
import type { Found } from '#blocks/page/checks/check.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { isProblemKey, problemOfValue, problemText } from '#api/rules/catalogue-problem.ts'
import { problemOfIssue, valuesIn } from '#api/rules/issue-problem.ts'
import { DEFAULT_LOCALE, languageTag, LOCALES } from '#locales/locale.ts'

const FINDINGS = ['unknownBlock', 'failedMigration', 'tooDeep', 'unknownSlot', 'noSlots'] as const

/** Plain sentences for operators, in the editor's language: zod's own words are for developers. Source: LO-22. */
export function useProblemTexts() {
  const t = useTranslations('editor.inspector.problems')
  // The sentences the store uses before publishing.
  const ofStore = useTranslations('content.problem')
  const tag = useLocale()
  return useMemo(() => {
    type Key = Parameters<typeof t>[0]
    /** Refinements of ours give a short name as their message (`colour`, `tooFar`), which the catalogue explains. */
    const isOwn = (message: string): message is Key => /^[a-z]\w*$/i.test(message) && t.has(message as Key) // `has` tells
    const locale = LOCALES.find(each => languageTag(each) === tag) ?? DEFAULT_LOCALE
    const ofMessage = (message: string) => t(isOwn(message) ? message : 'invalid')
    const ofIssue = (issue: z.core.$ZodIssue): string => {
      // A record is refused with the sentences of the import.
      if (isProblemKey(issue.message) && !isOwn(issue.message))
        return problemText(problemOfValue(issue), locale)
      const { key, values } = problemOfIssue(issue, isOwn)
      return t(key, valuesIn(values, locale))
    }
    /** `invalidOption` carries zod's words, which operators never see. */
    const ofFinding = ({
      problem,
      message,
    }: {
      readonly problem: string
      readonly message: string
    }): string => {
      const known = FINDINGS.find(name => name === problem)
      return known ? t(known) : message || t('invalid')
    }
    const ofWarning = ({ problem, detail }: Found): string =>
      ofStore(problem, { detail: detailText(problem, detail, locale) })
    const ofPlaceholder = (name: string): string => ofStore('unknownPlaceholder', { detail: `{${name}}` })
    const ofMissing = () => t('empty')
    return { ofIssue, ofMissing, ofPlaceholder, ofMessage, ofFinding, ofWarning }
  }, [t, ofStore, tag])
}
