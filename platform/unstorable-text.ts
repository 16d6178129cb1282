/** U+0000 and halves of surrogate pairs, as JSON text may contain them. Cheaper than looking into every value. */
const SUSPICIOUS = /\\u(?:0000|[dD][89a-fA-F])|\0|\p{Cs}/u

/** Returns false for U+0000, which PostgreSQL refuses, and for half of a surrogate pair, which UTF-8 cannot express. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/**
 * Paths of texts that cannot be stored, joined by dots: `input.remark`, `lines.0.name`. A key that cannot be stored counts
 * for its value. The path of `value` itself is empty.
 */
export function unstorablePaths(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (!isStorable(key)) return [path]
    return unstorablePaths(part, path === '' ? key : `${path}.${key}`)
  })
}

/** Paths of texts in a parsed JSON text that cannot be stored. Almost always decided by a look at the text alone. */
export const unstorablePathsOfJson = (text: string, json: unknown): readonly string[] =>
  SUSPICIOUS.test(text) ? unstorablePaths(json) : []
