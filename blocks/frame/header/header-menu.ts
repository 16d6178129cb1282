import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { navMenuQuery } from '#api/client/navigation.ts'
import { type NavEntry, navEntry } from './nav-entry.ts'

/** Levels shown below the first: menus have four. Source: L-137, LO-80. */
const LEVELS_BELOW = 3

/**
 * The menu of goods, or inside the sport section that section's own, cut down to what the header shows.
 * Source: C-019, C-299, L-013, LO-85.
 *
 * @param section `/SPORTb`, or empty outside it
 * @param parentCode below which the section's menu stands
 */
export function headerMenuNeed(api: Api, section = '', parentCode = ''): DataNeed<readonly NavEntry[]> {
  const { queryKey, queryFn } = navMenuQuery(api, section === '' ? undefined : parentCode)
  return {
    queryKey: ['header', ...queryKey],
    queryFn: async () => (await queryFn()).map(entry => navEntry(entry, LEVELS_BELOW, section)),
  }
}
