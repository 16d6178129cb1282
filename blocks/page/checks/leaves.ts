import type { AnyBlock } from '../define-block.ts'
import { type OptionNode, optionTree } from '../option-walk.ts'
import { isOptionShown } from '../visible-when.ts'

/** An option that is there, with its schema and where it stands. */
export interface Leaf {
  readonly node: OptionNode
  readonly value: unknown
  readonly path: readonly PropertyKey[]
  readonly siblings: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Widgets that edit a value of several parts as one. */
const WHOLE: readonly unknown[] = ['link', 'spacing']

/** An item of a list that its own switch `enable` takes out of the shop. */
const isOff = (item: unknown) => isRecord(item) && item['enable'] === false

function* leavesOf(
  node: OptionNode,
  value: unknown,
  path: readonly PropertyKey[],
  all: boolean,
): Generator<Leaf> {
  if (node.items && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (all || !isOff(item)) yield* leavesOf(node.items, item, [...path, index], all)
    return
  }
  if (!node.properties || !isRecord(value)) return
  for (const [name, child] of Object.entries(node.properties)) {
    const at = [...path, name]
    yield { node: child, value: value[name], path: at, siblings: value }
    if (!WHOLE.includes(child['x-cairn']?.widget)) yield* leavesOf(child, value[name], at, all)
  }
}

/** Every option, in the schema's order. */
export const allLeaves = (block: AnyBlock, options: unknown): readonly Leaf[] => [
  ...leavesOf(optionTree(block), options, [], true),
]

/** Options the form shows, in the schema's order; those of items that are switched off are left out. */
export const shownLeaves = (block: AnyBlock, options: unknown): readonly Leaf[] =>
  [...leavesOf(optionTree(block), options, [], false)].filter(({ path }) =>
    isOptionShown(block, options, path),
  )

export const widgetOf = ({ node }: Leaf) => node['x-cairn']?.widget

export const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const PROSE: readonly unknown[] = [undefined, 'textarea', 'richText']

/** Words for shoppers, rather than an address, a code or a choice. */
export const isProse = (leaf: Leaf) =>
  leaf.node.type === 'string' &&
  leaf.node.pattern === undefined &&
  leaf.node.enum === undefined &&
  !leaf.node['x-cairn']?.isName &&
  !leaf.node['x-cairn']?.isCode &&
  PROSE.includes(widgetOf(leaf))
