import type { BothTexts } from '#locales/locale.ts'
import { cleanHtml } from '../../shared/clean-html.ts'
import type { ParsedLine } from './import-schema.ts'

/** Without a tag there is nothing to clean, and most texts have none. */
const clean = (html: string) => (html.includes('<') ? cleanHtml(html) : html)
const both = ({ zh_HK, en_US }: BothTexts): BothTexts => ({ zh_HK: clean(zh_HK), en_US: clean(en_US) })

/** A line whose HTML shoppers' pages may print as it is. */
export function cleanLine(line: ParsedLine): ParsedLine {
  if (line.kind === 'spu')
    return { ...line, description: both(line.description), sizeChart: both(line.sizeChart) }
  return line.kind === 'chart' ? { ...line, content: both(line.content) } : line
}
