/** One value that differs, by its place inside the whole. `undefined` where a side has none. */
export interface ValueChange {
  readonly path: readonly (string | number)[]
  readonly before: unknown
  readonly after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNothing = (value: unknown) => value === undefined || value === null

/** An object and nothing are compared by the object's fields. */
const asRecords = (before: unknown, after: unknown) =>
  (isRecord(before) && (isRecord(after) || isNothing(after))) || (isNothing(before) && isRecord(after))
    ? ([isRecord(before) ? before : {}, isRecord(after) ? after : {}] as const)
    : undefined

/** Every value that differs, down to single fields; lists of unequal length count as one. The order of keys is no difference. */
export function valueChanges(
  before: unknown,
  after: unknown,
  path: ValueChange['path'] = [],
): readonly ValueChange[] {
  if (Object.is(before, after)) return []
  const records = asRecords(before, after)
  if (records) {
    const [left, right] = records
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])]
    return keys.flatMap(key => valueChanges(left[key], right[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((value, index) => valueChanges(value, after[index], [...path, index]))
  return [{ path, before, after }]
}
