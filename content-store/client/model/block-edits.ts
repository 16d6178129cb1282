import { migrateOptions } from '#blocks/page/normalise.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Operation } from './operations.ts'
import type { Node } from './page-tree.ts'

/** Options in a version of the block; `undefined` where they cannot be brought there. */
export function inVersion(
  block: AnyBlock | undefined,
  node: Pick<Node, 'options' | 'version'>,
  version: number,
): Node['options'] | undefined {
  if (node.version === version) return node.options
  if (block?.version !== version) return undefined
  try {
    return migrateOptions(block, { ...node.options }, node.version) as Node['options'] // options are an object at the root
  } catch {
    return undefined
  }
}

/** Differences in one bag of settings. */
function bagEdit(before: Node['options'], after: Node['options']) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    key => !isSame(before[key], after[key]),
  )
  return {
    set: Object.fromEntries(keys.filter(key => Object.hasOwn(after, key)).map(key => [key, after[key]])),
    unset: keys.filter(key => !Object.hasOwn(after, key)),
    isEmpty: keys.length === 0,
  }
}

/** Returns the edits that give a block the content of another state; its place stays. */
export function editsTo(before: Node | undefined, after: Node): readonly Operation[] {
  if (!before) return []
  const bags = (['options', 'style', 'values'] as const).flatMap((bag): readonly Operation[] => {
    const { set, unset, isEmpty } = bagEdit(before[bag], after[bag])
    const isRaised = bag === 'options' && before.version !== after.version
    if (isEmpty && !isRaised) return []
    return [{ kind: 'edit', id: after.id, bag, set, unset, ...(isRaised && { version: after.version }) }]
  })
  return before.name === after.name ? bags : [...bags, { kind: 'rename', id: after.id, name: after.name }]
}
