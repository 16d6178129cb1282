import { ranked } from './rank.ts'
import { recentEntries, recentFirst, type Recent } from './recent.ts'
import type { Entry } from './source.ts'

/** Most entries shown of a group; typing more finds the rest. */
const SHOWN = 8
/** Most recent choices shown. */
const RECENT_SHOWN = 5

/** Entries of a source that are there by now. */
export interface Group {
  readonly name: string
  readonly heading: string
  readonly entries: readonly Entry[]
  /** There are more than these. */
  readonly hasMore: boolean
  /** The server has searched: all of them match. */
  readonly isSearched: boolean
}

/** An entry in its place in the list: one that was chosen before is there twice. */
interface Item {
  readonly id: string
  readonly entry: Entry
}

export interface Section extends Pick<Group, 'heading'> {
  readonly id: string
  readonly items: readonly Item[]
  /** Number that match, with a plus sign where there are more. */
  readonly count: string
}

/** Rank of what only the server knows to match: behind names that match here. */
const SEARCHED = 50

function best({ entries, isSearched }: Group, term: string, recent: readonly Recent[]) {
  const found = ranked(recentFirst(entries, recent), term)
  if (!isSearched) return found
  const ids = new Set(found.map(({ entry }) => entry.id))
  return [...found, ...entries.filter(({ id }) => !ids.has(id)).map(entry => ({ entry, rank: SEARCHED }))]
}

function recentSection(groups: readonly Group[], recent: readonly Recent[], heading: string): Section[] {
  const known = groups.flatMap(({ entries }) => entries)
  const items = recentEntries(recent, known)
    .slice(0, RECENT_SHOWN)
    .map(entry => ({ id: `recent ${entry.id}`, entry }))
  return items.length === 0 ? [] : [{ id: 'recent', heading, items, count: String(items.length) }]
}

/**
 * Groups with their best entries. Without a term recent choices come first and the groups keep their order; with one the group with the
 * best of all comes first, and among equals what was chosen before.
 */
export function sectionsOf(
  groups: readonly Group[],
  term: string,
  { recent, heading }: { readonly recent: readonly Recent[]; readonly heading: string },
): readonly Section[] {
  const sections = groups
    .map(group => ({ group, found: best(group, term, recent) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map(({ group: { name, heading: own, hasMore }, found }) => ({
      id: name,
      heading: own,
      items: found.slice(0, SHOWN).map(({ entry }) => ({ id: entry.id, entry })),
      count: `${found.length}${hasMore ? '+' : ''}`,
    }))
  return term.trim() === '' ? [...recentSection(groups, recent, heading), ...sections] : sections
}
