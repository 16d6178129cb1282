import { z } from 'zod'
import type { AnyBlock } from '../define-block.ts'
import { frameAddress } from '../frame-address.ts'
import type { FieldHints } from '../option-fields.ts'

/** The part of JSON Schema that options use. */
export interface OptionNode {
  readonly 'x-cairn'?: FieldHints | undefined
  readonly type?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, OptionNode>> | undefined
  readonly items?: OptionNode | undefined
}

/** A node as zod writes it: a union of shapes lists them. */
interface WrittenNode extends OptionNode {
  readonly properties?: Readonly<Record<string, WrittenNode>>
  readonly items?: WrittenNode
  readonly anyOf?: readonly WrittenNode[]
  readonly oneOf?: readonly WrittenNode[]
  readonly allOf?: readonly WrittenNode[]
}

/** Path of a value inside options: `['items', 0, 'link']`. */
export type OptionPath = readonly (string | number)[]

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node with the fields, items and hints of all its shapes. Its own come before those of a shape. */
function withShapes(node: WrittenNode): OptionNode {
  const { anyOf = [], oneOf = [], allOf = [], ...own } = node
  const shapes = [...anyOf, ...oneOf, ...allOf].map(withShapes)
  const properties = [...shapes.toReversed(), own].flatMap(({ properties }) =>
    Object.entries(properties ?? {}),
  )
  const items = own.items ?? shapes.find(shape => shape.items)?.items
  return {
    ...own,
    'x-cairn': own['x-cairn'] ?? shapes.find(shape => shape['x-cairn'])?.['x-cairn'],
    properties:
      properties.length > 0 || own.properties
        ? Object.fromEntries(properties.map(([name, child]) => [name, withShapes(child)]))
        : undefined,
    items: items && withShapes(items),
  }
}

const trees = new WeakMap<z.ZodType, OptionNode>()

/** Returns a block's options as JSON Schema with the inspector's hints. */
export function optionTree({ schema }: AnyBlock): OptionNode {
  const known = trees.get(schema)
  if (known) return known
  // Preprocessing has no JSON Schema of its own: `any` replaces it, and the field around it still names its widget.
  const tree = withShapes(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as WrittenNode)
  trees.set(schema, tree)
  return tree
}

/** A value that the schema does not describe: compared and merged as one. */
const UNDESCRIBED: OptionNode = {}

/** Schema of a bag of settings whose values are compared and merged one by one, each as a whole. */
export const BAG: OptionNode = { properties: {} }

/** Returns the schema of a field, or of the items of a list. Without a schema, values are visited by their shape. */
export function childNode(node: OptionNode | undefined, key: string | number): OptionNode | undefined {
  if (!node) return undefined
  return (typeof key === 'number' ? node.items : node.properties?.[key]) ?? UNDESCRIBED
}

/** Returns the schema of the option at a path; `undefined` if the schema does not describe it. */
export const optionNodeAt = (tree: OptionNode, path: readonly PropertyKey[]): OptionNode | undefined =>
  path.reduce<OptionNode | undefined>(
    (node, part) => (typeof part === 'number' ? node?.items : node?.properties?.[String(part)]),
    tree,
  )

/** Returns the names that lead to an option, without positions in lists: `items.swiper_img_url`. */
export const optionName = (path: readonly PropertyKey[]): string =>
  path.filter(part => typeof part !== 'number').join('.')

type Described = { readonly node: OptionNode | undefined }

export const widgetOf = ({ node }: Described) => node?.['x-cairn']?.widget

const WHOLE: readonly unknown[] = ['link', 'spacing']

/** Returns true if an option of several parts is edited, compared and merged as one. */
export const isWhole = (node: OptionNode | undefined) => WHOLE.includes(widgetOf({ node }))

/** Returns true if a value is HTML, whichever widget edits it. The address of a frame is not. Source: L-261, LO-62. */
export const isHtmlText = <Given extends Described & { readonly value: unknown }>(
  place: Given,
): place is Given & { readonly value: string } =>
  typeof place.value === 'string' &&
  (widgetOf(place) === 'richText' || place.node?.['x-cairn']?.holdsHtml === true) &&
  frameAddress(place.value) === undefined

const PROSE: readonly unknown[] = [undefined, 'textarea', 'richText']

/** Returns true for words that shoppers read, rather than an address, a code or a choice. */
export const isProse = ({ node }: Described) =>
  node?.type === 'string' &&
  node.pattern === undefined &&
  node.enum === undefined &&
  !node['x-cairn']?.isName &&
  !node['x-cairn']?.isCode &&
  PROSE.includes(widgetOf({ node }))
