import type { BothTexts } from '#locales/locale.ts'
import type { ParsedMenu } from './site-lines.ts'

/** An entry of a menu in its place. Hidden entries never show; one at the top makes its children a menu of their own. */
export interface MenuEntry extends Omit<ParsedMenu, 'parent'> {
  readonly parent: MenuEntry | undefined
  /** In the order shown. */
  readonly children: readonly MenuEntry[]
}

type GrowingEntry = Omit<MenuEntry, 'parent' | 'children'> & {
  parent: MenuEntry | undefined
  children: MenuEntry[]
}

/** Stored entries to trees; those whose parent is missing are at the top. Source: L-142. */
export function menuTree(lines: readonly ParsedMenu[]) {
  const sorted = lines.toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
  const entries = new Map<string, GrowingEntry>(
    sorted.map(line => [line.code, { ...line, parent: undefined, children: [] }]),
  )
  const roots: MenuEntry[] = []
  for (const { code, parent: parentCode } of sorted) {
    const entry = entries.get(code)
    const parent = parentCode === undefined ? undefined : entries.get(parentCode)
    if (!entry) continue
    entry.parent = parent
    if (parent) parent.children.push(entry)
    else roots.push(entry)
  }
  return { menus: entries as ReadonlyMap<string, MenuEntry>, menuRoots: roots as readonly MenuEntry[] }
}

/** The entry and those above it, topmost first; what is above a hidden entry is not part of the way. */
function menuTrail(entry: MenuEntry): MenuEntry[] {
  const { parent } = entry
  return parent?.show ? [...menuTrail(parent), entry] : [entry]
}

/** The names of the way down to an entry. */
export const menuNames = (entry: MenuEntry): readonly BothTexts[] => menuTrail(entry).map(({ name }) => name)
