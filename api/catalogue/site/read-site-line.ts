import type { BothTexts } from '#locales/locale.ts'
import { accepted, type Result } from '#platform/result.ts'
import { cleanHtml } from '../../shared/clean-html.ts'
import { parseValue, type ValueProblem } from '../format/parse-value.ts'
import { type ParsedSiteLine, siteLine } from './site-lines.ts'

const cleaned = ({ zh_HK, en_US }: BothTexts): BothTexts => ({
  zh_HK: cleanHtml(zh_HK),
  en_US: cleanHtml(en_US),
})

/** Reads a line of a site: defaults are filled in, and only harmless tags stay in the HTML of documents. */
export function readSiteLine(json: unknown): Result<ParsedSiteLine, readonly ValueProblem[]> {
  const parsed = parseValue(siteLine, json)
  if (!parsed.ok || parsed.value.kind !== 'document') return parsed
  const { content, versions } = parsed.value
  return accepted({
    ...parsed.value,
    content: cleaned(content),
    versions: versions.map(version => ({ ...version, content: cleaned(version.content) })),
  })
}
