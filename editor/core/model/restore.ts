import type { ValueChange } from '#blocks/page/options/diff.ts'
import type { Operation } from '#content-store/client/model/operations.ts'
import { type PageMeta, type PageTree, parentOf } from '#content-store/client/model/page-tree.ts'
import { editsTo } from '#content-store/client/model/block-edits.ts'
import { diffPages, newPartOf, type PageDiff, placeIn } from './page-diff.ts'

/** One entry in the list of what differs: a block that came, went, moved or changed. */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly id: string
}

/** Changes on the page when an old state is restored. Shop-wide settings are the admins' and stay as they are (LO-13). */
export const restoredDiff = (old: PageTree, now: PageTree): PageDiff =>
  diffPages(now, {
    nodes: old.nodes,
    children: old.children,
    meta: { ...old.meta, globalConfig: now.meta.globalConfig },
  })

/** The operations that make the page what it was. */
export const restoringPage = (old: PageTree, now: PageTree): readonly Operation[] =>
  restoredDiff(old, now).operations

/** The operations that take one change of a block back; none where the block it stood in is gone. */
export function restoringBlock(
  { kind, id }: BlockChange,
  old: PageTree,
  now: PageTree,
): readonly Operation[] {
  if (kind === 'added') return now.nodes.has(id) ? [{ kind: 'remove', id }] : []
  const was = old.nodes.get(id)
  if (!was) return []
  if (kind === 'changed') return editsTo(now.nodes.get(id), was)
  const parent = parentOf(was.slot)
  if (parent !== '' && !now.nodes.has(parent)) return []
  const at = placeIn(old, was, now)
  if (kind === 'moved') return [{ kind: 'move', id, to: at, section: was.section }]
  return now.nodes.has(id) ? [] : [{ kind: 'insert', at, branch: newPartOf(old, id, now) }]
}

/**
 * The operations that give one field its old value.
 * @param id of the block; empty for a setting of the page
 */
export function restoringField(
  id: string,
  path: ValueChange['path'],
  old: PageTree,
  now: PageTree,
): readonly Operation[] {
  if (id === '') return restoringSetting(path, old, now)
  const [was, is] = [old.nodes.get(id), now.nodes.get(id)]
  const [bag, key] = path
  if (!was || !is) return []
  if (bag === 'name') return [{ kind: 'rename', id, name: was.name }]
  if ((bag !== 'options' && bag !== 'style' && bag !== 'values') || typeof key !== 'string') return []
  const value = withValue(is[bag], was[bag], path.slice(1))[key]
  return value === undefined
    ? [{ kind: 'edit', id, bag, set: {}, unset: [key] }]
    : [{ kind: 'edit', id, bag, set: { [key]: value }, unset: [] }]
}

function restoringSetting(path: ValueChange['path'], old: PageTree, now: PageTree): readonly Operation[] {
  const key = path[0] as keyof PageMeta // paths of page settings begin with one
  return [{ kind: 'meta', set: { [key]: withValue({ ...now.meta }, { ...old.meta }, path)[key] } }]
}

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `now` with the value that `old` has at `path`. Where `old` has nothing on the way there, nothing is left. */
function withValue(now: Bag, old: Bag, path: ValueChange['path']): Bag {
  const [key, ...rest] = path
  if (key === undefined) return now
  const value = inner(now[key], old[key], rest)
  if (value !== undefined) return { ...now, [key]: value }
  const { [key]: _, ...left } = now
  return left
}

function inner(now: unknown, old: unknown, path: ValueChange['path']): unknown {
  const [index] = path
  if (index === undefined || old === undefined || old === null) return old
  if (Array.isArray(now) && Array.isArray(old) && typeof index === 'number')
    return now.with(index, inner(now[index], old[index], path.slice(1)))
  return isBag(now) && isBag(old) ? withValue(now, old, path) : old
}
