import { accepted, refused, type Result } from '#platform/result.ts'
import type { z } from 'zod'
import { unstorablePathsOfJson } from '#platform/unstorable-text.ts'
import { cleanLine } from './clean-line.ts'
import type { UnreadLine } from './check-lines.ts'
import type { ImportProblem } from './file-facts.ts'
import { exportLine, importLine, type ParsedLine } from './import-schema.ts'

/** A line in full, or what is wrong with it and what it would have defined. */
export type ReadLine = Result<
  | { readonly line: ParsedLine }
  /** Instant of the export of the lines that follow. Epoch milliseconds. */
  | { readonly exportedAt: number },
  { readonly problems: readonly ImportProblem[]; readonly unread: UnreadLine | undefined }
>

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object { … }',
}

/** The problem with a text that no database stores. */
const UNSTORABLE = 'holds a character that cannot be kept (NUL or half of a pair)'

const count = (value: number | bigint) => value.toLocaleString('en-US')

/** Smallest and largest, of numbers, texts and lists. */
function boundText(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [word, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum]
  if (issue.origin === 'string')
    return bound === 1 ? 'is empty' : `must have ${word} ${count(bound)} characters`
  if (issue.origin === 'array')
    return bound === 1 ? 'is an empty list' : `must have ${word} ${count(bound)} entries`
  return `must be ${word} ${count(bound)}`
}

/** Problem in the words of the format. Messages of the schema itself are such words. */
function issueText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${TYPES[issue.expected] ?? issue.expected}${issue.expected === 'int' ? ', such as cents' : ''}`
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.join(', ')} here`
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_union':
      return issue.path.at(-1) === 'kind'
        ? 'must be one of brand, category, label, attribute, spu, promotion, campaign'
        : 'has none of the forms that are allowed here'
    case 'too_small':
    case 'too_big':
      return issue.message.startsWith('Too ') ? boundText(issue) : issue.message
    case 'invalid_format':
      if (issue.format === 'datetime')
        return 'must be an instant with its zone, such as 2026-11-21T10:00:00+08:00'
      return issue.message.startsWith('Invalid ')
        ? `must look like ${issue.pattern ?? issue.format}`
        : issue.message
    default:
      return issue.message
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function unreadLine(json: unknown): UnreadLine | undefined {
  const { kind, code, skus } = Object(json) as Record<string, unknown>
  if (typeof kind !== 'string' || typeof code !== 'string') return undefined
  const codes = Array.isArray(skus) ? skus.map(sku => textOf((Object(sku) as { code?: unknown }).code)) : []
  return { kind, code, skus: codes.filter(sku => sku !== undefined) }
}

/** Reads one line of a catalogue file. */
export function readLine(text: string, number: number): ReadLine {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return refused({ problems: [{ line: number, path: '', message: 'is not JSON' }], unread: undefined })
  }
  const unread = unreadLine(json)
  const of = unread && `${unread.kind} ${unread.code}`
  const wrong = (path: string, message: string): ImportProblem => ({
    line: number,
    ...(of && { of }),
    path,
    message,
  })
  const unstorable = unstorablePathsOfJson(text, json)
  if (unstorable.length > 0)
    return refused({ problems: unstorable.map(path => wrong(path, UNSTORABLE)), unread })
  const misshapen = ({ issues }: z.ZodError) =>
    refused({ problems: issues.map(issue => wrong(issue.path.join('.'), issueText(issue))), unread })
  if (Object(json).kind === 'export') {
    const head = exportLine.safeParse(json, { reportInput: true })
    return head.success ? accepted({ exportedAt: head.data.at }) : misshapen(head.error)
  }
  const parsed = importLine.safeParse(json, { reportInput: true })
  return parsed.success ? accepted({ line: cleanLine(parsed.data) }) : misshapen(parsed.error)
}
