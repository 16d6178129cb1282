import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { docsMenuQuery, type MenuEntry } from '#api/client/navigation.ts'

/** An entry of the footer; without `href` it is plain words. */
export interface FooterEntry {
  readonly name: string
  readonly href?: string | undefined
  /** Opens in a new tab. */
  readonly isBlank?: boolean | undefined
}

/** A titled list of entries: a column on a desktop, a drawer elsewhere. Source: L-082, L-083. */
export interface FooterGroup {
  readonly name: string
  readonly entries: readonly FooterEntry[]
}

const entryOf = ({ name, href, blank }: MenuEntry): FooterEntry[] =>
  href ? [{ name, href, ...(blank && { isBlank: true }) }] : []

/** The documents' menu as the footer shows it; groups without a document are left out. Source: L-081. */
export const docsGroups = (menu: readonly MenuEntry[]): FooterGroup[] =>
  menu
    .filter(({ display }) => display)
    .map(({ name, children = [] }) => ({
      name,
      entries: children.filter(({ display }) => display).flatMap(entryOf),
    }))
    .filter(({ entries }) => entries.length > 0)

/** Help centre and about us: asked with menu type DOC. Source: L-081, C-300. */
export function docsGroupsNeed(api: Api): DataNeed<readonly FooterGroup[]> {
  const { queryKey, queryFn } = docsMenuQuery(api)
  return { queryKey: ['footer', ...queryKey], queryFn: async () => docsGroups(await queryFn()) }
}

/** Data need of footers without documents. */
export const NO_DOCS: DataNeed<readonly FooterGroup[]> = {
  queryKey: ['footer', 'noDocs'],
  queryFn: () => Promise.resolve([]),
}
