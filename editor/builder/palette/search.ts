import type { AnyBlock, BlockGroup } from '#blocks/page/define-block.ts'

export interface PaletteEntry {
  readonly block: AnyBlock
  readonly name: string
  readonly description: string
  /** Other search terms: its presets, and its name in the other language. */
  readonly also?: readonly string[]
}

const folded = (text: string) => text.toLocaleLowerCase()

/** Entries of which every word of `term` is said: name, description, code or what else they go by. All for an empty one. */
export function searchPalette(entries: readonly PaletteEntry[], term: string): readonly PaletteEntry[] {
  const words = folded(term).split(/\s+/).filter(Boolean)
  return entries.filter(({ block, name, description, also = [] }) => {
    const text = folded([name, description, block.code, ...also].join(' '))
    return words.every(word => text.includes(word))
  })
}

/** Groups from the top of a page to what shoppers do not see. */
const GROUPS: readonly BlockGroup[] = [
  'hero',
  'layout',
  'media',
  'text',
  'products',
  'popups',
  'frame',
  'settings',
]

/** Entries by group, those of a group in the registry's order; no empty group. */
export function groupPalette(
  entries: readonly PaletteEntry[],
): readonly (readonly [BlockGroup, readonly PaletteEntry[]])[] {
  return GROUPS.map(group => [group, entries.filter(({ block }) => block.group === group)] as const).filter(
    ([, members]) => members.length > 0,
  )
}
