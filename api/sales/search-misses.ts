import { DAY_MS, dayInHongKong } from '#locales/hong-kong.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Days } from './sales-report.ts'
import { missedWord } from './missed-word.ts'

/** Words stored of one day; further ones are not. */
export const MOST_WORDS = 500
/** Words that wait in memory to be written. */
const MOST_WAITING = 500
const STORED_MS = 180 * DAY_MS

/** Searches of shoppers that found nothing: word, day and number, and nothing about who searched. */
export interface SearchMisses {
  /** Counts a search. A word that could name a person is not counted. */
  readonly note: (typed: string, now: number) => void
  /** Writes what was counted. Rejects when the database fails; the counts are then kept for the next call. */
  readonly flush: () => Promise<void>
  /** Words that were searched most. */
  readonly most: (
    period: Days,
    most: number,
  ) => Promise<readonly { readonly word: string; readonly searches: number }[]>
  /** Deletes what is older than 180 days. */
  readonly purge: (now: number) => Promise<unknown>
}

interface Miss {
  readonly day: number
  readonly word: string
  readonly searches: number
}

export function createSearchMisses(db: Database): SearchMisses {
  let waiting = new Map<string, Miss>()
  const collect = (miss: Miss) => {
    const key = `${miss.day} ${miss.word}`
    const before = waiting.get(key)
    if (!before && waiting.size >= MOST_WAITING) return
    waiting.set(key, { ...miss, searches: miss.searches + (before?.searches ?? 0) })
  }

  /** Counts of words that are stored already, and as many new ones as there is room for. */
  async function room(day: number, misses: readonly Miss[]): Promise<readonly Miss[]> {
    const rows = await db.selectFrom('search_miss').select('word').where('day', '=', day).execute()
    const stored = new Set(rows.map(({ word }) => word))
    const known = misses.filter(({ word }) => stored.has(word))
    const others = misses.filter(({ word }) => !stored.has(word))
    return [...known, ...others.slice(0, Math.max(0, MOST_WORDS - stored.size))]
  }

  return {
    note(typed, now) {
      const word = missedWord(typed)
      if (word !== undefined) collect({ day: dayInHongKong(now), word, searches: 1 })
    },
    async flush() {
      if (waiting.size === 0) return
      // In the same order in every process, or two could wait for each other's rows.
      const misses = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, miss]) => miss)
      waiting = new Map()
      try {
        for (const [day, all] of Map.groupBy(misses, miss => miss.day)) {
          const values = [...(await room(day, all))]
          if (values.length === 0) continue
          await db
            .insertInto('search_miss')
            .values(values)
            .onConflict(conflict =>
              conflict
                .columns(['day', 'word'])
                .doUpdateSet({ searches: sql<number>`search_miss.searches + excluded.searches` }),
            )
            .execute()
        }
      } catch (error) {
        misses.forEach(collect)
        throw error
      }
    },
    async most({ first, last }, most) {
      const rows = await db
        .selectFrom('search_miss')
        .select(({ fn }) => ['word', fn.sum('searches').as('searches')])
        .where('day', '>=', first)
        .where('day', '<=', last)
        .groupBy('word')
        .orderBy('searches', 'desc')
        .orderBy('word')
        .limit(most)
        .execute()
      return rows.map(({ word, searches }) => ({ word, searches: Number(searches) }))
    },
    purge: now =>
      db
        .deleteFrom('search_miss')
        .where('day', '<', dayInHongKong(now - STORED_MS))
        .execute(),
  }
}
