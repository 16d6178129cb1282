import type { AnyBlock, BlockGroup } from '#blocks/define-block.ts'

export interface PaletteEntry {
  readonly block: AnyBlock
  readonly name: string
  readonly description: string
}

const folded = (text: string) => text.toLocaleLowerCase()

/** Entries whose name, description or code holds every word of `term`; all of them for an empty one. */
export function searchPalette(entries: readonly PaletteEntry[], term: string): readonly PaletteEntry[] {
  const words = folded(term).split(/\s+/).filter(Boolean)
  return entries.filter(({ block, name, description }) => {
    const text = folded(`${name} ${description} ${block.code}`)
    return words.every(word => text.includes(word))
  })
}

/** Entries by group, groups and entries in the registry's order. */
export function groupPalette(
  entries: readonly PaletteEntry[],
): readonly (readonly [BlockGroup, readonly PaletteEntry[]])[] {
  const groups = new Map<BlockGroup, PaletteEntry[]>()
  for (const entry of entries)
    groups.set(entry.block.group, [...(groups.get(entry.block.group) ?? []), entry])
  return [...groups]
}
