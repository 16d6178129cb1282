import { childNode, isRecord, isWhole, type OptionNode, type OptionPath } from './option-tree.ts'

/** A value that differs, by its path. `undefined` if a side has none. */
export interface ValueChange {
  readonly path: OptionPath
  readonly before: unknown
  readonly after: unknown
}

interface Rules {
  /** Without a schema, values are compared by their shape, and defaults do not count. */
  readonly node?: OptionNode | undefined
  /** Options that may differ. */
  readonly isLeftOut?: (node: OptionNode | undefined) => boolean
}

const isNothing = (value: unknown) => value === undefined || value === null

/** Both lists, if their items are compared one by one. */
function asLists(node: OptionNode | undefined, before: unknown, after: unknown) {
  const [left, right] = node?.items ? [before ?? [], after ?? []] : [before, after]
  const areLists = (!node || node.items) && Array.isArray(left) && Array.isArray(right)
  return areLists && left.length === right.length ? ([left, right] as const) : undefined
}

/** Both objects, if their fields are compared one by one. An object and nothing are compared by the object's fields. */
function asRecords(node: OptionNode | undefined, before: unknown, after: unknown) {
  const isComparable = [before, after].every(side => isRecord(side) || isNothing(side))
  const isEither = node ? node.properties !== undefined : isRecord(before) || isRecord(after)
  return isComparable && isEither
    ? ([isRecord(before) ? before : {}, isRecord(after) ? after : {}] as const)
    : undefined
}

function* changes(before: unknown, after: unknown, rules: Rules, path: OptionPath): Generator<ValueChange> {
  const { node, isLeftOut } = rules
  if (Object.is(before, after) || isLeftOut?.(node) || (node && isEqual(node, before, after))) return
  const inside = function* (left: unknown, right: unknown, key: string | number) {
    yield* changes(left, right, { ...rules, node: childNode(node, key) }, [...path, key])
  }
  const lists = isWhole(node) ? undefined : asLists(node, before, after)
  const records = isWhole(node) || node?.items ? undefined : asRecords(node, before, after)
  if (lists) for (const [index, item] of lists[0].entries()) yield* inside(item, lists[1][index], index)
  else if (records)
    for (const key of new Set(records.flatMap(Object.keys)))
      yield* inside(records[0][key], records[1][key], key)
  else yield { path, before, after }
}

/**
 * Returns every value that differs, down to single fields. Lists of unequal length are one value, and so is what the schema edits as one.
 * The order of keys is no difference.
 */
export const diff = (before: unknown, after: unknown, rules: Rules = {}): readonly ValueChange[] => [
  ...changes(before, after, rules, []),
]

export const isSame = (a: unknown, b: unknown): boolean => changes(a, b, {}, []).next().done === true

/** Returns true if two values are equal for shoppers: an option that is not set has its default. */
export const isEqual = (node: OptionNode | undefined, a: unknown, b: unknown): boolean =>
  node ? isSame(a ?? node.default, b ?? node.default) : isSame(a, b)
