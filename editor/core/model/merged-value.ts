import { isSame } from '#content-store/client/model/steps.ts'
import { type ValueChange, valueChanges } from '#content-store/client/model/value-changes.ts'

type Path = ValueChange['path']

const isWithin = (path: Path, outer: Path) => outer.every((part, index) => path[index] === part)
const overlap = (a: Path, b: Path) => isWithin(a, b) || isWithin(b, a)

/** A copy of `whole` with one value inside it replaced; `undefined` removes it from an object. */
function withValue(whole: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === head ? withValue(item, rest, value) : item))
  const record: Record<string, unknown> = { ...(whole as Record<string, unknown> | null | undefined) }
  const next = withValue(record[head], rest, value)
  if (next === undefined) delete record[head]
  else record[head] = next
  return record
}

/**
 * Two changes of one value as one, where they are in different places inside it; `undefined` where both changed the same place
 * differently, or lists have other lengths.
 */
export function merged(
  base: unknown,
  theirs: unknown,
  mine: unknown,
): { readonly value: unknown } | undefined {
  const others = valueChanges(base, theirs)
  const own = valueChanges(base, mine)
  const isFree = ({ path, after }: ValueChange) =>
    others.every(
      other => !overlap(path, other.path) || (isSame(path, other.path) && isSame(after, other.after)),
    )
  if (!own.every(isFree)) return undefined
  return { value: own.reduce((whole, { path, after }) => withValue(whole, path, after), theirs) }
}
