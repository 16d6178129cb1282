import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { type MenuEntry, navMenuQuery } from '#api/client/navigation.ts'
import { type Branch, type NavEntry, navEntry } from './nav-entry.ts'

/** Levels shown below the first: menus have four. Source: L-137, LO-80. */
const LEVELS_BELOW = 3
/**
 * Most entries that travel with a page, which has each of them three times: in the panel, in the drawer, in its data. Deeper levels of a
 * larger menu come when an entry is opened.
 */
export const MAX_ENTRIES_IN_PAGE = 240

const shownBelow = ({ children = [] }: MenuEntry) => children.filter(({ display }) => display)

/** Entries of a menu down to so many levels below the first. */
const countOf = (menu: readonly MenuEntry[], levelsBelow: number): number =>
  menu.reduce(
    (sum, entry) => sum + 1 + (levelsBelow === 0 ? 0 : countOf(shownBelow(entry), levelsBelow - 1)),
    0,
  )

const depthOf = (entry: MenuEntry): number =>
  Math.max(0, ...shownBelow(entry).map(child => 1 + depthOf(child)))

/** A menu as a page brings it along: as many whole levels as fit. */
function fitting(menu: readonly MenuEntry[], section: string): NavEntry[] {
  let levels = LEVELS_BELOW
  while (levels > 0 && countOf(menu, levels) > MAX_ENTRIES_IN_PAGE) levels -= 1
  return menu.map(entry => ({
    ...navEntry(entry, levels, section),
    ...(Math.min(depthOf(entry), LEVELS_BELOW) > levels && { more: { code: entry.code, section } }),
  }))
}

/**
 * The menu of goods, or inside the sport section that section's own, cut down to what the header shows.
 * Source: C-019, C-299, L-013, LO-85.
 *
 * @param section `/SPORTb`, or empty outside it
 * @param parentCode below which the section's menu is
 */
export function headerMenuNeed(api: Api, section = '', parentCode = ''): DataNeed<readonly NavEntry[]> {
  const { queryKey, queryFn } = navMenuQuery(api, section === '' ? undefined : parentCode)
  return {
    queryKey: ['header', ...queryKey],
    queryFn: async () => fitting(await queryFn(), section),
  }
}

/** Loads all entries below one of the first level. Rejects if the API does not answer. */
export const loadBranch = async (api: Api, { code, section }: Branch): Promise<readonly NavEntry[]> =>
  (await navMenuQuery(api, code).queryFn())
    .filter(({ display }) => display)
    .map(entry => navEntry(entry, LEVELS_BELOW - 1, section))
