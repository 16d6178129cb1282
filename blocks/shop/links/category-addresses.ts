import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { type MenuEntry, navMenuQuery } from '#api/client/navigation.ts'
import { linkTarget } from '../../page/link-target.ts'

/** Addresses of the categories the menu holds, by category code. */
export type CategoryAddresses = Readonly<Record<string, string>>

const inMenu = (entries: readonly MenuEntry[]): [string, string][] =>
  entries.flatMap(entry => [
    ...(entry.urlType === 'CATEGORY' && entry.link && entry.href
      ? [[entry.link, entry.href] as [string, string]]
      : []),
    ...inMenu(entry.children ?? []),
  ])

/** Data need of blocks that link to categories; of these codes alone, so that little travels. Source: LO-82. */
export function categoryAddressesNeed(api: Api, codes: readonly string[]): DataNeed<CategoryAddresses> {
  const { queryKey, queryFn } = navMenuQuery(api)
  return {
    queryKey: ['categoryAddresses', codes, ...queryKey],
    queryFn: async () => {
      const wanted = new Set(codes)
      return Object.fromEntries(inMenu(await queryFn()).filter(([code]) => wanted.has(code)))
    },
  }
}

/**
 * Address of a category named by a block: its address in the menu, or a search for its name where the menu does not hold
 * it. Without a menu (the call failed) the code itself is asked for, which the shop also understands. Source: LO-82.
 */
export function categoryAddress(
  { code, frontName }: { readonly code: string; readonly frontName: string },
  addresses: CategoryAddresses | undefined,
): string | undefined {
  if (!code) return undefined
  const known =
    addresses && (addresses[code] ?? (frontName && linkTarget({ type: 8, value: frontName })?.href))
  return known || linkTarget({ type: 2, value: code })?.href
}
