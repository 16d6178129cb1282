import { createKeptText, type KeptText } from '../../../shop/session/kept-text.ts'

/** Searches kept; ours. */
const MAX_RECENT = 5

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function parse(text: string | undefined): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isText).slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

/** Recent searches of this browser, newest first, each once. It never leaves the browser. */
function createRecentSearches(kept: KeptText) {
  const read = () => parse(kept.read())
  return {
    read,
    note(keyword: string) {
      const own = keyword.trim()
      if (own === '') return
      const others = read().filter(other => other.toLowerCase() !== own.toLowerCase())
      kept.write(JSON.stringify([own, ...others].slice(0, MAX_RECENT)))
    },
    clear: () => kept.write('[]'),
  }
}

export const recentSearches = createRecentSearches(createKeptText('cairn.recentSearches'))
