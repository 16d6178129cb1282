import { detailText } from '#blocks/page/checks/detail-text.ts'
import type { Found } from '#blocks/page/checks/check.ts'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { DEFAULT_LOCALE, languageTag, LOCALES } from '#locales/locale.ts'

type Issue = z.core.$ZodIssue

const FINDINGS = ['unknownBlock', 'failedMigration', 'tooDeep', 'unknownSlot', 'noSlots'] as const

/** A count or bound as text can hold it. */
const limit = (value: number | bigint) => Number(value)

/** Plain sentences for operators, in the editor's language: zod's own words are for developers. Source: LO-22. */
export function useProblemTexts() {
  const t = useTranslations('editor.inspector.problems')
  // The sentences the store uses before publishing.
  const ofStore = useTranslations('content.problem')
  const tag = useLocale()
  return useMemo(() => {
    const tooSmall = (issue: Extract<Issue, { code: 'too_small' }>) => {
      const min = limit(issue.minimum)
      if (issue.origin === 'string') return min === 1 ? t('missing') : t('tooShort', { min })
      if (issue.origin === 'array' || issue.origin === 'set') return t('tooFew', { min })
      return t('tooSmall', { min })
    }
    const tooBig = (issue: Extract<Issue, { code: 'too_big' }>) => {
      const max = limit(issue.maximum)
      if (issue.origin === 'string') return t('tooLong', { max })
      if (issue.origin === 'array' || issue.origin === 'set') return t('tooMany', { max })
      return t('tooBig', { max })
    }
    const wrongType = (issue: Extract<Issue, { code: 'invalid_type' }>) => {
      if (issue.expected === 'number' || issue.expected === 'nan') return t('notANumber')
      if (issue.expected === 'int') return t('notWhole')
      if (issue.expected === 'string') return t('notAText')
      if (issue.expected === 'array') return t('notAList')
      if (issue.expected === 'boolean') return t('notASwitch')
      return t('wrongKind')
    }
    /** Refinements of ours give a short name as their message (`colour`, `tooFar`), which the catalogue explains. */
    const own = (message: string) => {
      const key = message as Parameters<typeof t>[0] // may name no text: `has` tells
      return /^[a-z]\w*$/i.test(message) && t.has(key) ? t(key) : undefined
    }
    const ofMessage = (message: string) => own(message) ?? t('invalid')
    const ofIssue = (issue: Issue): string => {
      const ours = own(issue.message)
      if (ours !== undefined) return ours
      switch (issue.code) {
        case 'too_small':
          return tooSmall(issue)
        case 'too_big':
          return tooBig(issue)
        case 'invalid_type':
          return wrongType(issue)
        case 'invalid_value':
          return t('notAChoice')
        case 'not_multiple_of':
          return t('notAMultiple', { step: limit(issue.divisor) })
        case 'invalid_format':
          return t('wrongForm')
        case 'unrecognized_keys':
          return t('unknownKeys', { keys: issue.keys.join(', ') })
        default:
          return t('invalid')
      }
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
    const locale = LOCALES.find(each => languageTag(each) === tag) ?? DEFAULT_LOCALE
    const ofWarning = ({ problem, detail }: Found): string =>
      ofStore(problem, { detail: detailText(problem, detail, locale) })
    const ofPlaceholder = (name: string): string => ofStore('unknownPlaceholder', { detail: `{${name}}` })
    const ofMissing = () => t('missing')
    return { ofIssue, ofMissing, ofPlaceholder, ofMessage, ofFinding, ofWarning }
  }, [t, ofStore, tag])
}
