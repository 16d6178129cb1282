import { z } from 'zod'
import type { AnyBlock } from './define-block.ts'
import { frameAddress } from './frame-address.ts'
import type { FieldHints } from './option-fields.ts'

type Widget = NonNullable<FieldHints['widget']>
/** A widget, or `html`: whatever holds HTML, drawn with whichever widget. */
type Mark = Widget | 'html'

const bears = (hints: FieldHints | undefined, mark: Mark) =>
  mark === 'html' ? hints?.widget === 'richText' || hints?.holdsHtml === true : hints?.widget === mark

/** The part of JSON Schema that options use. */
export interface OptionNode {
  readonly 'x-cairn'?: FieldHints
  readonly type?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, OptionNode>>
  readonly items?: OptionNode
  readonly anyOf?: readonly OptionNode[]
  readonly oneOf?: readonly OptionNode[]
  readonly allOf?: readonly OptionNode[]
}

/** Stands for “every item of this list” in a widget's path. */
const EACH = Symbol('each item')
type WidgetPath = readonly (string | typeof EACH)[]

function collect(node: OptionNode, mark: Mark, path: WidgetPath): WidgetPath[] {
  if (bears(node['x-cairn'], mark)) return [path]
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, inner]) =>
      collect(inner, mark, [...path, name]),
    ),
    ...(node.items ? collect(node.items, mark, [...path, EACH]) : []),
    ...[node.anyOf, node.oneOf, node.allOf].flatMap(
      branches => branches?.flatMap(branch => collect(branch, mark, path)) ?? [],
    ),
  ]
}

const trees = new WeakMap<z.ZodType, OptionNode>()

/** A block's options as JSON Schema with the inspector's hints. */
export function optionTree({ schema }: AnyBlock): OptionNode {
  // Preprocessing has no JSON Schema of its own: `any` stands in, and the field around it still names its widget.
  const tree =
    trees.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as OptionNode)
  trees.set(schema, tree)
  return tree
}

const known = new WeakMap<z.ZodType, Map<Mark, WidgetPath[]>>()

/** Where a block's schema draws a widget or holds HTML, for example `['items', EACH, 'content']`. */
export function widgetPaths(block: AnyBlock, mark: Mark): readonly WidgetPath[] {
  const ofSchema = known.get(block.schema) ?? new Map<Mark, WidgetPath[]>()
  known.set(block.schema, ofSchema)
  const paths = ofSchema.get(mark) ?? collect(optionTree(block), mark, [])
  ofSchema.set(mark, paths)
  return paths
}

type Change = (value: unknown, path: string) => unknown

/** A copy of `value` with `change` applied wherever `path` leads; what is not there stays not there. */
function changeAt(value: unknown, path: WidgetPath, change: Change, at: readonly string[] = []): unknown {
  const [head, ...rest] = path
  if (head === undefined) return change(value, at.join('.'))
  if (typeof value !== 'object' || value === null) return value
  if (head === EACH)
    return Array.isArray(value)
      ? value.map((item, index) => changeAt(item, rest, change, [...at, String(index)]))
      : value
  const entries = Object.entries(value)
  if (Array.isArray(value) || !entries.some(([name]) => name === head)) return value
  return Object.fromEntries(
    entries.map(([name, inner]) => [
      name,
      name === head ? changeAt(inner, rest, change, [...at, name]) : inner,
    ]),
  )
}

/** Calls `visit` with every value that a widget edits, and its path (`items.0.link`). */
export function visitWidget(block: AnyBlock, widget: Widget, options: unknown, visit: Change): void {
  for (const path of widgetPaths(block, widget)) changeAt(options, path, visit)
}

/** A copy of options with `change` applied to every value that a widget edits, and its path (`items.0.link`). */
export const changeWidget = (block: AnyBlock, widget: Widget, options: unknown, change: Change): unknown =>
  widgetPaths(block, widget).reduce((current, path) => changeAt(current, path, change), options)

/**
 * Options with `change` applied to every text that holds HTML, and its path. A frame's address is not HTML and stays as it is. Everything else
 * is the very same value. Source: L-261, LO-62.
 */
export const changeHtml = <Options>(
  block: AnyBlock,
  options: Options,
  change: (html: string, path: string) => string,
): Options =>
  widgetPaths(block, 'html').reduce<unknown>(
    (current, path) =>
      changeAt(current, path, (value, at) =>
        typeof value !== 'string' || frameAddress(value) !== undefined ? value : change(value, at),
      ),
    options,
  ) as Options // only texts inside change, never the shape
