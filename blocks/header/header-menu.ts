import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { navMenuQuery } from '#api/client/site.ts'
import { type NavEntry, navEntry } from './nav-entry.ts'

/** Levels shown below the first. */
const LEVELS_BELOW = 1

/** The menu of goods, cut down to what the header shows. Source: C-299. */
export function headerMenuNeed(api: Api): DataNeed<readonly NavEntry[]> {
  const { queryKey, queryFn } = navMenuQuery(api)
  return {
    queryKey: ['header', ...queryKey],
    queryFn: async () => (await queryFn()).map(entry => navEntry(entry, LEVELS_BELOW)),
  }
}
