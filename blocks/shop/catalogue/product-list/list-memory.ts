import type { ListState } from './list-state.ts'

/** Number of products a list showed, and the scroll position of the page (px). */
interface ListPlace {
  readonly count: number
  readonly top: number
}

/**
 * Saves the place in the present history entry, so that Back and a reload find it: browsers remember how far a page was
 * scrolled, but a list that had grown is short again when its document loads. Source: C-120, C-140.
 */
export function savePlace(count: number): void {
  const list: ListPlace = { count, top: Math.round(window.scrollY) }
  history.replaceState({ ...history.state, list }, '')
}

/** The place saved in the present history entry; `undefined` for an entry that is new. */
export function savedPlace(): ListPlace | undefined {
  const list: unknown = history.state?.list
  if (typeof list !== 'object' || list === null || !('count' in list) || !('top' in list)) return undefined
  const { count, top } = list
  return typeof count === 'number' && typeof top === 'number' ? { count, top } : undefined
}

/** Events by which a reader takes over; a scroll bar is pressed, too. */
const TAKES_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Watches for the reader from now on. @returns scrolls to `top` (px) unless the reader has done anything meanwhile */
export function holdScrollPosition(): (top: number) => void {
  const taken = new AbortController()
  for (const event of TAKES_OVER)
    addEventListener(event, () => taken.abort(), { passive: true, signal: taken.signal })
  return top => {
    if (taken.signal.aborted) return
    taken.abort()
    window.scrollTo({ top, behavior: 'instant' })
  }
}

/** Lists of one document that Back shows at once. Ours. */
const MOST_SEEN = 5

/** Lists that showed in this document, by address; the oldest make room. */
export function createSeenLists() {
  const seen = new Map<string, ListState>()
  return {
    get: (address: string) => seen.get(address),
    note: (address: string, state: ListState) => {
      if (state.status !== 'idle') return
      seen.delete(address)
      seen.set(address, state)
      const [oldest] = seen.keys()
      if (seen.size > MOST_SEEN && oldest !== undefined) seen.delete(oldest)
    },
  }
}
