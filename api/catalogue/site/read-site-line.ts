import type { Result } from '#platform/result.ts'
import { accepted } from '#platform/result.ts'
import { cleanHtml } from '../../shared/clean-html.ts'
import { parseValue, type ValueProblem } from '../format/parse-value.ts'
import { type ParsedSiteLine, siteLine } from './site-lines.ts'

/** Reads a line of a site: defaults are filled in, and only harmless tags stay in the HTML of documents. */
export function readSiteLine(json: unknown): Result<ParsedSiteLine, readonly ValueProblem[]> {
  const parsed = parseValue(siteLine, json)
  if (!parsed.ok || parsed.value.kind !== 'document') return parsed
  const { zh_HK, en_US } = parsed.value.content
  return accepted({ ...parsed.value, content: { zh_HK: cleanHtml(zh_HK), en_US: cleanHtml(en_US) } })
}
