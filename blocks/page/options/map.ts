import { childNode, isRecord, isWhole, type OptionNode } from './option-tree.ts'
import type { Place } from './walk.ts'

/** Returns another value for a place, or the same one to go on with what is inside it. */
type Change = (place: Place) => unknown

function mapped(place: Place, change: Change): unknown {
  const { node, value, path } = place
  const next = change(place)
  if (next !== value || isWhole(node)) return next
  if (Array.isArray(value)) {
    let list: unknown[] | undefined
    for (const [index, item] of value.entries()) {
      const at = {
        node: childNode(node, index),
        value: item,
        path: [...path, index],
        siblings: {},
        holder: node,
      }
      const inner = mapped(at, change)
      if (inner !== item) (list ??= [...value])[index] = inner
    }
    return list ?? value
  }
  if (!isRecord(value)) return value
  let record: Record<string, unknown> | undefined
  for (const [name, item] of Object.entries(value)) {
    const at = {
      node: childNode(node, name),
      value: item,
      path: [...path, name],
      siblings: value,
      holder: node,
    }
    const inner = mapped(at, change)
    if (inner !== item) (record ??= { ...value })[name] = inner
  }
  return record ?? value
}

/**
 * Returns options with each value changed that is set, those without a schema too. What did not change is the same object as before, and
 * so are the options if nothing did.
 */
export const mapOptions = <Options>(
  node: OptionNode | undefined,
  options: Options,
  change: Change,
): Options => mapped({ node, value: options, path: [], siblings: {}, holder: undefined }, change) as Options // changes keep the shape

/**
 * Returns `value` with the value at a path changed. `undefined` removes a field or an item; missing objects on the way are added. Returns the
 * same object if nothing changed.
 */
export function changeAt(
  value: unknown,
  [head, ...rest]: readonly PropertyKey[],
  change: (value: unknown) => unknown,
): unknown {
  if (head === undefined) return change(value)
  if (Array.isArray(value)) {
    const index = Number(head)
    const next = changeAt(value[index], rest, change)
    if (next === value[index]) return value
    return next === undefined ? value.toSpliced(index, 1) : value.with(index, next)
  }
  const { [String(head)]: before, ...others } = isRecord(value) ? value : {}
  const next = changeAt(before, rest, change)
  if (next === before) return value
  return next === undefined ? others : { ...(isRecord(value) && value), [head]: next }
}
