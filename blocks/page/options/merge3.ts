import { isEqual, isSame } from './diff.ts'
import { childNode, isRecord, isWhole, type OptionNode, type OptionPath } from './option-tree.ts'

/** Three versions of one value: before both changes, and after each. */
export interface Versions {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** A value that both sides changed differently. */
export interface Conflict extends Versions {
  readonly path: OptionPath
}

export interface MergeRules {
  /** Without a schema, values are merged by their shape. */
  readonly node?: OptionNode | undefined
  /**
   * `place`: lists of one length are merged item by item. `origin` (default): each item of my list is merged with the item it comes from,
   * if the other list has the length of the base; the merged list has my order.
   */
  readonly lists?: 'place' | 'origin'
  /**
   * Options that the other side has for itself, such as texts in another language: they never change, except that a copied item takes them
   * from the item it copies, and that a removed list or object takes them along.
   */
  readonly isOwn?: (node: OptionNode | undefined, path: OptionPath) => boolean
}

/**
 * Makes in `theirs` the change from `base` to `mine`. What both changed differently is a conflict and stays as in `theirs`.
 */
export function merge3(
  versions: Versions,
  { node: root, lists = 'origin', isOwn }: MergeRules,
): { readonly value: unknown; readonly conflicts: readonly Conflict[] } {
  const conflicts: Conflict[] = []

  function merged(node: OptionNode | undefined, versions: Versions, path: OptionPath): unknown {
    const { base, mine, theirs } = versions
    if (isOwn?.(node, path) || isSame(base, mine)) return theirs
    // Options of their own stay, even where everything else is the same.
    if (!isOwn && isEqual(node, base, theirs)) return mine
    const isContainer = node ? node.items !== undefined || node.properties !== undefined : true
    if (isWhole(node) || !isContainer) return whole(node, versions, path)
    if (isOwn && mine === undefined) return undefined
    return items(node, versions, path) ?? fields(node, versions, path) ?? whole(node, versions, path)
  }

  function whole(node: OptionNode | undefined, { base, mine, theirs }: Versions, path: OptionPath): unknown {
    if (isEqual(node, base, theirs)) return mine
    if (!isEqual(node, base, mine) && !isEqual(node, mine, theirs))
      conflicts.push({ path, base, mine, theirs })
    return theirs
  }

  function items(node: OptionNode | undefined, versions: Versions, path: OptionPath): unknown {
    const { mine } = versions
    const [base, theirs] = [versions.base ?? [], versions.theirs ?? []]
    if (node && !node.items) return undefined
    if (!Array.isArray(mine) || !Array.isArray(base) || !Array.isArray(theirs)) return undefined
    if (base.length !== theirs.length || (lists === 'place' && base.length !== mine.length)) return undefined
    const origins = lists === 'place' ? [...mine.keys()].map(index => ({ index })) : originsOf(base, mine)
    return origins.map(({ index, isCopy }: Origin, place): unknown => {
      if (index === undefined || (isCopy && !isOwn)) return mine[place]
      if (isCopy) return theirs[index]
      const item = { base: base[index], mine: mine[place], theirs: theirs[index] }
      return merged(childNode(node, place), item, [...path, place])
    })
  }

  function fields(node: OptionNode | undefined, versions: Versions, path: OptionPath): unknown {
    const { mine } = versions
    const [base, theirs] = [versions.base ?? {}, versions.theirs ?? {}]
    if (node && !node.properties) return undefined
    if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return undefined
    if (isOwn && versions.base === undefined && versions.theirs === undefined) return mine
    const next: Record<string, unknown> = { ...theirs }
    for (const name of new Set([base, mine].flatMap(Object.keys))) {
      const field = { base: base[name], mine: mine[name], theirs: theirs[name] }
      const value = merged(childNode(node, name), field, [...path, name])
      if (value === undefined) delete next[name]
      else next[name] = value
    }
    return next
  }

  return { value: merged(root, versions, []), conflicts }
}

export interface Origin {
  /** Position in the list before; `undefined` for a new item. */
  readonly index: number | undefined
  /** A second item like the one it comes from. */
  readonly isCopy?: boolean
}

/** Finds where each item of a list was before. Items have no ids: equal ones are the same, then those in between by their order. */
export function originsOf(before: readonly unknown[], after: readonly unknown[]): readonly Origin[] {
  const free = new Set(before.keys())
  const origins = new Map<number, Origin>()
  const match = (place: number, index: number | undefined) => {
    if (index === undefined) return
    free.delete(index)
    origins.set(place, { index })
  }
  const open = () => [...after.keys()].filter(place => !origins.has(place))
  for (const place of open())
    if (place < before.length && isSame(before[place], after[place])) match(place, place)
  for (const place of open())
    match(
      place,
      [...free].find(index => isSame(before[index], after[place])),
    )
  const copies = new Map(
    open().flatMap(place => {
      const index = before.findIndex(item => isSame(item, after[place]))
      return index < 0 ? [] : [[place, { index, isCopy: true }] as const]
    }),
  )
  for (const place of open()) if (!copies.has(place)) match(place, [...free][0])
  return [...after.keys()].map(place => origins.get(place) ?? copies.get(place) ?? { index: undefined })
}
