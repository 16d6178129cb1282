import { childNode, isRecord, isWhole, type OptionNode, type OptionPath } from './option-tree.ts'

/** A value inside options, with its schema and its path. */
export interface Place {
  /** `undefined` if options are visited without a schema. */
  readonly node: OptionNode | undefined
  /** `undefined` for an option that is not set. */
  readonly value: unknown
  readonly path: OptionPath
  /** The object that holds the value; empty for items of lists. */
  readonly siblings: Readonly<Record<string, unknown>>
  /** Schema of what holds the value. */
  readonly holder: OptionNode | undefined
}

const NO_SIBLINGS = {}

function placesIn({ node, value, path }: Place): readonly Place[] {
  if (Array.isArray(value) && (!node || node.items))
    return value.map((item: unknown, index) => ({
      node: childNode(node, index),
      value: item,
      path: [...path, index],
      siblings: NO_SIBLINGS,
      holder: node,
    }))
  if (!isRecord(value)) return []
  const names = node ? Object.keys(node.properties ?? {}) : Object.keys(value)
  return names.map(name => ({
    node: childNode(node, name),
    value: value[name],
    path: [...path, name],
    siblings: value,
    holder: node,
  }))
}

/**
 * Visits every option that the schema describes, unset ones too, in the schema's order; each list and object comes before its contents,
 * and a link is one value. Without a schema, visits every value. Skipped places are not entered.
 */
export function* walk(
  node: OptionNode | undefined,
  options: unknown,
  isSkipped: (place: Place) => boolean = () => false,
): Generator<Place> {
  const inside = function* (outer: Place): Generator<Place> {
    for (const place of placesIn(outer)) {
      if (isSkipped(place)) continue
      yield place
      if (!isWhole(place.node)) yield* inside(place)
    }
  }
  yield* inside({ node, value: options, path: [], siblings: NO_SIBLINGS, holder: undefined })
}
