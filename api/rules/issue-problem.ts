import type { z } from 'zod'
import type { BothTexts, Locale } from '#locales/locale.ts'

/** Values of a problem's sentence; those that are words come in both languages. */
export type ProblemValues = Readonly<Record<string, string | number | BothTexts>>

/** A problem as data: the key of its sentence and the values in it. It becomes words at the screen or the command line. */
export interface Problem<Key extends string> {
  readonly key: Key
  readonly values?: ProblemValues
}

/** Problems that zod itself finds. Each group of sentences about values has a text for all of them. */
type IssueKey =
  | 'empty'
  | 'invalid'
  | 'notAChoice'
  | 'notAList'
  | 'notAMultiple'
  | 'notANumber'
  | 'notASwitch'
  | 'notAText'
  | 'notAnObject'
  | 'notWhole'
  | 'tooBig'
  | 'tooFew'
  | 'tooLong'
  | 'tooMany'
  | 'tooShort'
  | 'tooSmall'
  | 'unknownKeys'
  | 'wrongForm'
  | 'wrongKind'

type Issue = z.core.$ZodIssue

const TYPES: Readonly<Partial<Record<string, IssueKey>>> = {
  array: 'notAList',
  boolean: 'notASwitch',
  int: 'notWhole',
  nan: 'notANumber',
  number: 'notANumber',
  object: 'notAnObject',
  string: 'notAText',
}

/** Codes and names as a list within a sentence. */
export const listed = (parts: readonly string[]): BothTexts => ({
  zh_HK: parts.join('、'),
  en_US: parts.join(', '),
})

/** Values of a sentence in one language. */
export const valuesIn = (
  values: ProblemValues | undefined,
  locale: Locale,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? value[locale] : value,
    ]),
  )

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Problem<IssueKey> {
  const min = Number(minimum)
  if (origin === 'string') return min === 1 ? { key: 'empty' } : { key: 'tooShort', values: { min } }
  return { key: origin === 'array' || origin === 'set' ? 'tooFew' : 'tooSmall', values: { min } }
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>): Problem<IssueKey> {
  const values = { max: Number(maximum) }
  if (origin === 'string') return { key: 'tooLong', values }
  return { key: origin === 'array' || origin === 'set' ? 'tooMany' : 'tooBig', values }
}

function problemOfZod(issue: Issue): Problem<IssueKey> {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      return { key: TYPES[issue.expected] ?? 'wrongKind' }
    case 'invalid_value':
      return { key: 'notAChoice', values: { choices: listed(issue.values.map(String)) } }
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? { key: 'notAChoice', values: { choices: listed(issue.options.map(String)) } }
        : { key: 'wrongForm' }
    case 'invalid_format':
      return { key: 'wrongForm' }
    case 'not_multiple_of':
      return { key: 'notAMultiple', values: { step: Number(issue.divisor) } }
    case 'unrecognized_keys':
      return { key: 'unknownKeys', values: { keys: listed(issue.keys) } }
    default:
      return { key: 'invalid' }
  }
}

/**
 * Describes an issue of zod by key, for any group of sentences: zod's own words are for developers. Schemas name a key of their own
 * as the message of a check; its values are the `params` of a refinement. Source: LO-22.
 *
 * @param isOwn tells keys of the caller's sentences from other messages
 */
export function problemOfIssue<Own extends string>(
  issue: Issue,
  isOwn: (message: string) => message is Own,
): Problem<IssueKey | Own> {
  const { message } = issue
  if (!isOwn(message)) return problemOfZod(issue)
  return issue.code === 'custom' && issue.params ? { key: message, values: issue.params } : { key: message }
}
