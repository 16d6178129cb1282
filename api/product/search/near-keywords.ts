import { type Bitset, keepCommon, sizeOf } from '../index/bitset.ts'
import type { Search } from './search.ts'
import type { KeywordPart } from './segments.ts'
import { editsAllowed } from './typos.ts'

/** Searches offered at most; ours. */
const MAX_KEYWORDS = 5

const textOf = (parts: readonly KeywordPart[]) =>
  parts.reduce((text, part, at) => {
    const isOneRun = part.isHan && parts[at - 1]?.isHan
    return text + (at === 0 || isOneRun ? '' : ' ') + part.text
  }, '')

/** Unknown words with one error more than a search forgives by itself. */
function corrected(parts: readonly KeywordPart[], { vocabulary }: Search): KeywordPart[][] {
  return parts.flatMap((part, at) => {
    if (part.clause || part.isHan || part.text.length < 3) return []
    const near = vocabulary().nearWords.near(part.text, editsAllowed(part.text.length) + 1)
    return near.map(text => parts.with(at, { ...part, text }))
  })
}

/** The same with fewer words: what is known, then all but one, then one alone. */
function shortened(parts: readonly KeywordPart[]): KeywordPart[][] {
  if (parts.length < 2) return []
  const known = parts.filter(({ clause }) => clause)
  const allButOne = parts.length > 2 ? parts.map((_, at) => parts.toSpliced(at, 1)) : []
  return [known, ...allButOne, ...known.map(part => [part])]
}

/**
 * Searches near to one that finds nothing, each with products among `shown`: corrected words first, then fewer of them.
 * @param shown products that shoppers can see
 */
export function nearKeywords(keyword: string, search: Search, shown: Bitset): string[] {
  const parts = search.read(keyword)
  const finds = (text: string) => {
    const found = search.find(text).found.slice()
    keepCommon(found, shown)
    return sizeOf(found) > 0
  }
  const near = new Set<string>()
  for (const words of [...corrected(parts, search), ...shortened(parts)]) {
    const text = textOf(words)
    if (near.size < MAX_KEYWORDS && text !== '' && !near.has(text) && finds(text)) near.add(text)
  }
  return [...near]
}
