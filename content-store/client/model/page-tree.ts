import type { Component, GlobalConfig, Sharing } from '#blocks/page/page.ts'

/** `parentId|slot`; the page itself is the empty parent: `|main`. Ids never hold a bar. */
export type SlotKey = `${string}|${string}`
export const slotKey = (parent: string, slot: string): SlotKey => `${parent}|${slot}`
export const parentOf = (slot: SlotKey) => slot.slice(0, slot.indexOf('|'))
export const slotName = (slot: SlotKey) => slot.slice(slot.indexOf('|') + 1)

/** A block in its place. */
export interface Placed {
  readonly id: string
  /** The slot's name as saved; differs from `slot` only where the saved one does not exist. */
  readonly section: string
  readonly slot: SlotKey
}

/** Blocks by id, and their order by slot. A slot without blocks has no entry. */
export interface Structure<Block extends Placed> {
  readonly nodes: ReadonlyMap<string, Block>
  readonly children: ReadonlyMap<SlotKey, readonly string[]>
}

/** A block on the page, its children apart. Fields that the editor does not know stay unchanged. */
export interface Node extends Placed {
  readonly code: string
  readonly name: string
  /** Version of the block the options were saved with. */
  readonly version: number
  readonly pageId: string
  readonly style: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  /** Children the block has no slots for, or of an unknown block: kept, never shown. Source: LO-19, LO-21. */
  readonly held: readonly Component[]
}

/** Settings of the page as a whole. */
export interface PageMeta extends Required<Sharing> {
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly globalConfig: GlobalConfig
}

/** A page as the editor holds it. */
export interface PageTree extends Structure<Node> {
  readonly meta: PageMeta
  /** The page's own slots, where not every page has them all: `core` is for shells. Source: Shells. */
  readonly rootSlots?: readonly string[]
}

/** Which slots a block opens; `undefined` for an unknown code. The only thing the model asks of the registry. */
export type SlotsOf = (code: string) => readonly string[] | undefined

const NONE: readonly string[] = []
export const childrenOf = (tree: Pick<PageTree, 'children'>, slot: SlotKey) => tree.children.get(slot) ?? NONE
