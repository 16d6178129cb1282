import { type OptionPath, isRecord } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { FieldHints } from '#blocks/page/option-fields.ts'
import { LOCALES } from '#locales/locale.ts'
import { z } from 'zod'
import { getIn } from './option-path.ts'

/** Names of the controls a field may be drawn with; each is registered with the form under this name. */
const CONTROLS = [
  'text',
  'textarea',
  'bothTexts',
  'reference',
  'references',
  'number',
  'switch',
  'select',
  'slider',
  'percent',
  'colour',
  'dateTime',
  'instant',
  'spacing',
  'link',
  'image',
  'video',
  'products',
  'hotAreas',
  'focalPoint',
  'richText',
  'list',
  'money',
  'shapes',
  'choices',
  'day',
  'week',
  'json',
] as const
export type Control = (typeof CONTROLS)[number]

/** A node of the form: JSON Schema as far as the inspector needs it, every node decided. */
export interface FormNode {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'boolean'
  /** `undefined` for an object drawn field by field. */
  readonly control?: Control
  readonly hints: FieldHints
  readonly default?: unknown
  readonly choices?: readonly (string | number | boolean)[]
  readonly isInteger?: boolean
  /** Nothing is a value of its own, which an emptied field has. */
  readonly isNullable?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, FormNode>>
  readonly items?: FormNode
  /** Fields of each shape that an object can have; all of them are in `properties`. */
  readonly shapes?: readonly (readonly string[])[]
}

type Json = Record<string, unknown>

/** zod puts the safe integers as bounds of every `int()`; they say nothing to an operator. */
const bound = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined

/** The values of an enum, a constant or a union of constants; `undefined` for anything else. */
function choicesOf(json: Json): FormNode['choices'] {
  const listed = Array.isArray(json.enum) ? json.enum : 'const' in json ? [json.const] : undefined
  const branches = json.anyOf ?? json.oneOf
  const found =
    listed ??
    (Array.isArray(branches) && branches.every(b => isRecord(b) && ('const' in b || Array.isArray(b.enum)))
      ? branches.flatMap(b => choicesOf(b) ?? [])
      : undefined)
  return found?.filter(v => typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean')
}

const JS_TYPES = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' } as const

function leafType(json: Json, choices: FormNode['choices']): FormNode['type'] | undefined {
  const given = Array.isArray(json.type) ? json.type.find(t => t !== 'null') : json.type
  if (typeof given === 'string' && given in JS_TYPES) return JS_TYPES[given as keyof typeof JS_TYPES]
  const sample = choices?.[0]
  return sample === undefined ? undefined : (typeof sample as 'string' | 'number' | 'boolean')
}

/** True for a union with `null`. */
const isNullable = (given: unknown): boolean =>
  isRecord(given) && [given.anyOf ?? given.oneOf].flat().some(b => isRecord(b) && b.type === 'null')

/** A union such as `string | null` whose other branches say nothing is the branch itself. */
function onlyBranch(json: Json): Json {
  const branches = json.anyOf ?? json.oneOf
  if (!Array.isArray(branches)) return json
  const telling = branches.filter(b => isRecord(b) && b.type !== 'null')
  return telling.length === 1 && isRecord(telling[0]) ? { ...json, ...telling[0], anyOf: undefined } : json
}

function controlOf(type: FormNode['type'], hints: FieldHints, choices: FormNode['choices']): Control {
  if (hints.widget) return hints.widget
  if (hints.reference !== undefined) return 'reference'
  if (type === 'array') return 'list'
  if (choices) return 'select'
  if (type === 'boolean') return 'switch'
  if (type === 'number') return 'number'
  return 'text'
}

/** A text in both languages. */
const isBothTexts = (properties: Json) =>
  Object.keys(properties).toSorted().join() === LOCALES.toSorted().join()

/** An object of one of several shapes. */
function shapesOf(json: Json): Pick<FormNode, 'properties' | 'shapes'> | undefined {
  const branches = [json.anyOf ?? json.oneOf].flat().filter(isRecord)
  const found = branches.map(branch => nodeOf(branch).properties).filter(each => each !== undefined)
  if (found.length < 2 || found.length < branches.length) return undefined
  return {
    properties: Object.fromEntries(found.flatMap(each => Object.entries(each))),
    shapes: found.map(each => Object.keys(each)),
  }
}

function nodeOf(given: unknown): FormNode {
  const json = isRecord(given) ? onlyBranch(given) : {}
  const hints = (isRecord(json['x-cairn']) ? json['x-cairn'] : {}) as FieldHints // written by `field` alone
  const shared = { hints, default: json.default }
  if (json.type === 'object' && isRecord(json.properties)) {
    if (isBothTexts(json.properties)) return { ...shared, type: 'object', control: 'bothTexts' }
    const properties = Object.entries(json.properties).map(([key, child]) => [key, nodeOf(child)] as const)
    return { ...shared, type: 'object', control: hints.widget, properties: Object.fromEntries(properties) }
  }
  if (json.type === 'array' && isRecord(json.items)) {
    const items = nodeOf(json.items)
    const control = items.control === 'reference' ? 'references' : controlOf('array', hints, undefined)
    return { ...shared, type: 'array', control, items, maxItems: bound(json.maxItems) }
  }
  const shapes = hints.widget === 'shapes' ? shapesOf(json) : undefined
  if (shapes) return { ...shared, ...shapes, type: 'object', control: 'shapes' }
  const choices = choicesOf(json)
  const type = leafType(json, choices)
  if (!type) return { ...shared, type: 'object', control: hints.widget ?? 'json' }
  return {
    ...shared,
    type,
    control: controlOf(type, hints, choices),
    choices,
    isInteger: json.type === 'integer',
    ...(isNullable(given) && { isNullable: true }),
    minimum: bound(json.minimum) ?? hints.min,
    maximum: bound(json.maximum) ?? hints.max,
    maxLength: bound(json.maxLength),
  }
}

const cache = new WeakMap<z.ZodType, FormNode>()

/**
 * The form of a block, from its zod schema and nothing else. What JSON Schema cannot say (refinements, transforms) is
 * left to zod; what the form cannot draw (free objects, unions of shapes) becomes a JSON field. Never throws.
 * Source: LO-15.
 */
export function formOf({ schema }: Pick<AnyBlock, 'schema'>): FormNode {
  const known = cache.get(schema)
  if (known) return known
  const form = nodeOf(jsonSchemaOf(schema))
  cache.set(schema, form)
  return form
}

/** Draft 7 of what an operator may give, before coercion. `{}` when zod cannot say. */
function jsonSchemaOf(schema: z.ZodType): unknown {
  try {
    return z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      cycles: 'ref',
      reused: 'inline',
    })
  } catch {
    return {}
  }
}

/**
 * The options as the form shows them: unset ones at their defaults, everything an operator or an import wrote left as it
 * is, bad values too.
 */
export function fillDefaults(node: FormNode, given: unknown): unknown {
  const value = given === undefined ? structuredClone(node.default) : given
  if (node.properties && (value === undefined || isRecord(value))) {
    const filled: Record<string, unknown> = { ...value }
    for (const [key, child] of Object.entries(node.properties)) {
      // Fields of another shape would make the value one of both.
      if (node.shapes && filled[key] === undefined) continue
      const inner = fillDefaults(child, filled[key])
      if (inner !== undefined) filled[key] = inner
    }
    return filled
  }
  if (node.items && Array.isArray(value)) {
    const { items } = node
    return value.map(item => fillDefaults(items, item))
  }
  return value
}

/** The node at a path; list places lead to the list's item. */
export function nodeAt(node: FormNode, path: OptionPath): FormNode | undefined {
  let current: FormNode | undefined = node
  for (const key of path)
    current = typeof key === 'number' || current?.items ? current?.items : current?.properties?.[key]
  return current
}

/**
 * Options with `next` at `path` and nothing else changed: defaults stay unwritten, except where a default list or object
 * is opened to change a part of it. `undefined` takes an option back to its default.
 */
export function setOption(
  node: FormNode | undefined,
  given: unknown,
  path: OptionPath,
  next: unknown,
): unknown {
  const [head, ...rest] = path
  if (head === undefined) return next
  const base = given === undefined ? structuredClone(node?.default) : given
  const child = typeof head === 'number' ? node?.items : node?.properties?.[head]
  const inner = setOption(child, getIn(base, [head]), rest, next)
  if (typeof head === 'number') return Object.assign(Array.isArray(base) ? [...base] : [], { [head]: inner })
  const { [head]: _, ...others } = isRecord(base) ? base : {}
  return inner === undefined ? others : { ...others, [head]: inner }
}

/** Options a new list item starts with: none, so that it follows the defaults, or the plain empty value. */
export function newItem(items: FormNode): unknown {
  if (items.type === 'object') return {}
  if (items.default !== undefined) return structuredClone(items.default)
  return { array: [], string: '', number: 0, boolean: false }[items.type]
}

/** The sibling option of the same list item or object, as filled in. */
export const siblingOf = (options: unknown, path: OptionPath, option: string) =>
  getIn(options, [...path.slice(0, -1), option])
