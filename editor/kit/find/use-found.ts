import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Group } from './sections.ts'
import type { Found, Source } from './source.ts'

/** Time that typing rests before the server is asked. Milliseconds. */
const REST_MS = 200

/** The term once typing has rested; never in the middle of a composition, whose letters are not yet what is meant. */
function useRested(term: string, isComposing: boolean): string {
  const [rested, setRested] = useState(term)
  useEffect(() => {
    if (isComposing) return
    const timer = setTimeout(() => setRested(term), REST_MS)
    return () => clearTimeout(timer)
  }, [term, isComposing])
  return rested
}

/** Reads that serve a term; an older term's are aborted by the query cache, because no one looks at them any more. */
function readingsOf(sources: readonly Source[], term: string, isRested: boolean) {
  return sources.flatMap(({ name, list, search }) => {
    const own = list ?? (isRested && term !== '' ? search?.(term) : undefined)
    return own ? [{ name, own }] : []
  })
}

interface FoundBySource {
  readonly groups: readonly Group[]
  readonly isSearching: boolean
  /** Sources that could not be read. */
  readonly failed: readonly Source[]
  readonly retry: () => void
}

/** Entries of all sources for a term, as far as they are there. */
export function useFoundBySource(
  sources: readonly Source[],
  typed: string,
  isComposing: boolean,
): FoundBySource {
  const term = typed.trim()
  const isRested = useRested(term, isComposing) === term
  const readings = readingsOf(sources, term, isRested)
  const results = useQueries({
    queries: readings.map(({ own }) => ({
      queryKey: own.queryKey,
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => own.read(signal),
      select: own.found,
    })),
  })
  const byName = new Map(readings.map(({ name }, at) => [name, results[at]]))
  // Answers of a search show together: one that came later would push the entry that Enter opens from the first place.
  const isAnswered = sources.every(({ name, search }) => !search || !byName.get(name)?.isPending)
  const groups = sources.map(({ name, heading, entries = [], search }): Group => {
    const answer = search && !isAnswered ? undefined : byName.get(name)?.data
    const found: Found = answer ?? { entries: [], hasMore: false }
    return {
      name,
      heading,
      entries: [...entries, ...found.entries],
      hasMore: found.hasMore,
      isSearched: search !== undefined,
    }
  })
  return {
    groups,
    isSearching:
      results.some(({ isPending }) => isPending) || (!isRested && sources.some(each => each.search)),
    failed: sources.filter(({ name }) => byName.get(name)?.isError),
    retry: () => void Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}
