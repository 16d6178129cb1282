import { type FieldChange, namesIn } from '../../rules/line-changes.ts'
import type { ImportReport, KindReport } from './import-report.ts'

/** Entries shown of one kind before the rest is only counted; the JSON report has them all. */
const MAX_SHOWN = 20
const MAX_VALUE = 60

const count = (number: number) => number.toLocaleString('en-US')

/** A single value in plain text; lists and objects are only named. */
function shown(value: unknown): string {
  if (value === undefined) return '(nothing)'
  if (value === null) return 'none'
  if (typeof value === 'object') return Array.isArray(value) ? `${value.length} entries` : '{…}'
  const text = typeof value === 'string' ? `“${value.replaceAll('\n', ' ')}”` : JSON.stringify(value)
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null

function changeText({ path: given, before, after }: FieldChange): string {
  const path = namesIn(given).join('.')
  if (before === undefined && isWhole(after)) return `${path}: added`
  if (after === undefined && isWhole(before)) return `${path}: removed`
  if (isWhole(before) && isWhole(after)) return `${path}: changed`
  return `${path}: ${shown(before)} → ${shown(after)}`
}

function* kindLines(kind: string, { added, changed, unchanged }: KindReport): Generator<string> {
  yield `${kind}: ${count(added.length)} added, ${count(changed.length)} changed, ${count(unchanged)} unchanged`
  for (const code of added.slice(0, MAX_SHOWN)) yield `  + ${code}`
  if (added.length > MAX_SHOWN) yield `  + … and ${count(added.length - MAX_SHOWN)} more`
  for (const { code, fields } of changed.slice(0, MAX_SHOWN)) {
    yield `  ~ ${code}`
    for (const field of fields.slice(0, MAX_SHOWN)) yield `      ${changeText(field)}`
    if (fields.length > MAX_SHOWN) yield `      … and ${count(fields.length - MAX_SHOWN)} more`
  }
  if (changed.length > MAX_SHOWN) yield `  ~ … and ${count(changed.length - MAX_SHOWN)} more`
}

/** Report of an import for people: one line per kind, then what is new and what differs, old → new. */
export const reportLines = (report: ImportReport): string[] =>
  Object.entries(report).flatMap(([kind, ofKind]) => [...kindLines(kind, ofKind)])
