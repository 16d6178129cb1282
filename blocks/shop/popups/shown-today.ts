import { hongKongDay } from '#locales/format.ts'
import { createKeptText, type KeptText } from '../session/kept-text.ts'

type Showings = Readonly<Record<string, number>>

/** Showings as storage has them for this Hong Kong day; another day's are gone, nonsense counts as none. Source: L-350, LO-38. */
export function parseShowings(text: string | undefined, today: string): Showings {
  if (!text) return {}
  try {
    const saved = JSON.parse(text) as { day?: unknown; shown?: unknown } | null
    if (saved?.day !== today || typeof saved.shown !== 'object' || saved.shown === null) return {}
    const counts = Object.entries(saved.shown).filter(([, count]) => Number.isInteger(count) && count > 0)
    return Object.fromEntries(counts) as Showings
  } catch {
    return {}
  }
}

/**
 * Counts of pop-ups shown today in Hong Kong, by their id. Read each time: other tabs count too. Source: L-349,
 * L-350, LO-38.
 */
export function createShownToday(kept: KeptText = createKeptText('cairn.popups')) {
  const showings = (at: number) => parseShowings(kept.read(), hongKongDay(at))
  return {
    /** `at` is epoch ms. */
    of: (id: string, at: number): number => {
      const shown = showings(at)
      return Object.hasOwn(shown, id) ? (shown[id] ?? 0) : 0
    },
    note(id: string, at: number): void {
      const shown = new Map(Object.entries(showings(at)))
      shown.set(id, (shown.get(id) ?? 0) + 1)
      kept.write(JSON.stringify({ day: hongKongDay(at), shown: Object.fromEntries(shown) }))
    },
  }
}
