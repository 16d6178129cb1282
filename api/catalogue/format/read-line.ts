import { accepted, refused, type Result } from '#platform/result.ts'
import { unstorablePathsOfJson } from '#platform/unstorable-text.ts'
import { cleanLine } from './clean-line.ts'
import type { UnreadLine } from './check-lines.ts'
import type { ImportProblem } from './file-facts.ts'
import { parseValue, type ValueProblem } from './parse-value.ts'
import { exportLine, importLine, type ParsedLine } from './import-schema.ts'

/** A line in full, or what is wrong with it and what it would have defined. */
export type ReadLine = Result<
  | { readonly line: ParsedLine }
  /** Instant of the export of the lines that follow. Epoch milliseconds. */
  | { readonly exportedAt: number },
  { readonly problems: readonly ImportProblem[]; readonly unread: UnreadLine | undefined }
>

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
    return refused({ problems: [{ line: number, path: '', key: 'notJson' }], unread: undefined })
  }
  const unread = unreadLine(json)
  const of = unread && `${unread.kind} ${unread.code}`
  const wrong = ({ path, ...problem }: ValueProblem): ImportProblem => ({
    line: number,
    ...(of && { of }),
    path,
    ...problem,
  })
  const unstorable = unstorablePathsOfJson(text, json)
  if (unstorable.length > 0)
    return refused({ problems: unstorable.map(path => wrong({ path, key: 'unstorable' })), unread })
  const misshapen = (problems: readonly ValueProblem[]) => refused({ problems: problems.map(wrong), unread })
  if (Object(json).kind === 'export') {
    const head = parseValue(exportLine, json)
    return head.ok ? accepted({ exportedAt: head.value.at }) : misshapen(head.refusal)
  }
  const parsed = parseValue(importLine, json)
  return parsed.ok ? accepted({ line: cleanLine(parsed.value) }) : misshapen(parsed.refusal)
}
