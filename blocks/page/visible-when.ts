import { isRecord, optionTree, type OptionNode } from './options/option-tree.ts'
import type { Place } from './options/walk.ts'
import type { AnyBlock } from './define-block.ts'
import type { FieldHints } from './option-fields.ts'

/**
 * Returns true if a field shows, given its sibling options. All conditions must hold; a list means any of its values. Values
 * compare as text, because saved options may hold `'1'` for 1. Source: L-185, L-197.
 */
export function isVisible(
  visibleWhen: FieldHints['visibleWhen'],
  siblings: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(visibleWhen ?? {}).every(([option, wanted]) => {
    const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    return values.some(value => String(value) === String(siblings[option]))
  })
}

type Sibling = Pick<Place, 'node' | 'siblings' | 'holder'>

/** Returns true if a condition hides an option in the form. A sibling that is not set has its default. */
export function isHidden({ node, siblings, holder }: Sibling): boolean {
  const visibleWhen = node?.['x-cairn']?.visibleWhen
  if (visibleWhen === undefined) return false
  const defaults = Object.entries(holder?.properties ?? {}).map(([name, child]) => [name, child.default])
  return !isVisible(visibleWhen, { ...Object.fromEntries(defaults), ...siblings })
}

/**
 * Returns true if the form shows the option at `path`, with these options as saved. What a condition hides has no effect in the shop
 * either, and operators cannot mend it: it is not checked.
 */
export function isOptionShown(block: AnyBlock, options: unknown, path: readonly PropertyKey[]): boolean {
  let holder: OptionNode | undefined = optionTree(block)
  let value: unknown = options
  for (const key of path) {
    const siblings = isRecord(value) ? value : {}
    const node: OptionNode | undefined = holder?.items ?? holder?.properties?.[String(key)]
    if (isHidden({ node, siblings, holder })) return false
    value = Array.isArray(value) ? value[Number(key)] : (siblings[String(key)] ?? node?.default)
    holder = node
  }
  return true
}
