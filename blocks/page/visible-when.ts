import { isRecord, optionTree, type OptionNode } from './options/option-tree.ts'
import type { AnyBlock } from './define-block.ts'
import type { FieldHints } from './option-fields.ts'

/**
 * Whether a field shows, given its sibling options. All conditions must hold; a list means any of its values. Values
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

/** What the options of one object are, with defaults where none are saved. */
const withDefaults = (
  { properties = {} }: OptionNode,
  given: unknown,
): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, child.default])),
  ...(isRecord(given) && given),
})

/**
 * Whether the form shows the option at `path`, with these options as saved. What a condition hides has no effect in the shop
 * either, and operators cannot mend it: it is not checked.
 */
export function isOptionShown(block: AnyBlock, options: unknown, path: readonly PropertyKey[]): boolean {
  let node: OptionNode | undefined = optionTree(block)
  let value: unknown = options
  for (const key of path) {
    if (!node) return true
    const child: OptionNode | undefined = node.items ?? node.properties?.[String(key)]
    const siblings = withDefaults(node, value)
    if (!node.items && !isVisible(child?.['x-cairn']?.visibleWhen, siblings)) return false
    value = Array.isArray(value) ? value[Number(key)] : siblings[String(key)]
    node = child
  }
  return true
}
