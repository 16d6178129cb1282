/** One field of a line that changes. `undefined` on a side: it was not there, or is gone. */
export interface FieldChange {
  /** See `pathOf`; empty for the line as a whole. */
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/**
 * Names from the line down as one text, joined by dots; entries of lists by their code where they have one. Names may hold dots themselves.
 * @example pathOf(['skus', 'A.1', 'salePrice']) // 'skus.A~11.salePrice'
 */
export const pathOf = (names: readonly string[]): string =>
  names.map(name => (/[~.]/.test(name) ? name.replaceAll('~', '~0').replaceAll('.', '~1') : name)).join('.')

/** The names of a path. */
export const namesIn = (path: string): readonly string[] =>
  path === '' ? [] : path.split('.').map(name => name.replaceAll('~1', '.').replaceAll('~0', '~'))

type Entry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that tell entries of a list apart, best first. */
const IDENTITIES = ['code', 'sku', 'spu', 'level', 'url', 'date'] as const

function identityOf(entry: unknown): string | undefined {
  if (!isEntry(entry)) return undefined
  for (const name of IDENTITIES) {
    const value = entry[name]
    if (typeof value === 'string') return value
  }
  return undefined
}

/** A list as entries by their identity; `undefined` when some have none or share one. */
function byIdentity(list: readonly unknown[]): Entry | undefined {
  const entries = list.map(entry => [identityOf(entry), entry] as const)
  const names = new Set(entries.map(([name]) => name))
  return names.has(undefined) || names.size < entries.length ? undefined : Object.fromEntries(entries)
}

const isSameList = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((entry, index) => isEqual(entry, after[index]))

/** Identities that two lists share in the same order; `undefined` where they do not, or where entries cannot be told apart. */
function alignedNames(before: readonly unknown[], after: readonly unknown[]): readonly string[] | undefined {
  if (before.length !== after.length) return undefined
  const names = new Set<string>()
  for (const [index, entry] of before.entries()) {
    const name = identityOf(entry)
    if (name === undefined || (entry !== after[index] && identityOf(after[index]) !== name)) return undefined
    names.add(name)
  }
  return names.size === before.length ? [...names] : undefined
}

/** Identities of a list's entries, in their order. */
const orderOf = (list: readonly unknown[]) => list.map(identityOf).join()

/** Takes the differences as they are found: a style of 2,000 SKUs is compared at each key that is typed into it. */
type Found = FieldChange[]

function findInLists(
  before: readonly unknown[],
  after: readonly unknown[],
  names: readonly string[],
  found: Found,
): void {
  // Most edits leave the entries of a list where they are, which is seen at once.
  const aligned = alignedNames(before, after)
  if (aligned) {
    for (const [index, name] of aligned.entries())
      if (before[index] !== after[index]) find(before[index], after[index], [...names, name], found)
    return
  }
  const [old, now] = [byIdentity(before), byIdentity(after)]
  const whole = { path: pathOf(names), before, after }
  if (!old || !now || before.length === 0 || after.length === 0) {
    if (!isSameList(before, after)) found.push(whole)
    return
  }
  // Entries that come or go at the end alone: elsewhere the order is part of what changes.
  const parted = (list: readonly unknown[], other: Entry) => {
    const isIn = (entry: unknown) => Object.hasOwn(other, identityOf(entry) ?? '')
    return [list.filter(isIn), list.filter(entry => !isIn(entry))] as const
  }
  const [kept, gone] = parted(before, now)
  const [still, added] = parted(after, old)
  const isAtEnd =
    orderOf([...kept, ...gone]) === orderOf(before) &&
    orderOf([...still, ...added]) === orderOf(after) &&
    orderOf(kept) === orderOf(still)
  if (isAtEnd) find(old, now, names, found)
  else found.push(whole)
}

function find(before: unknown, after: unknown, names: readonly string[], found: Found): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) return findInLists(before, after, names, found)
  if (isEntry(before) && isEntry(after)) {
    for (const key of Object.keys(before))
      if (before[key] !== after[key]) find(before[key], after[key], [...names, key], found)
    for (const key of Object.keys(after))
      if (!Object.hasOwn(before, key)) find(undefined, after[key], [...names, key], found)
    return
  }
  const path = pathOf(names)
  found.push({ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) })
}

/** Differences between two lines; empty when they are equal. `applied` makes one of the other with them. */
export function differences(before: unknown, after: unknown): FieldChange[] {
  const found: Found = []
  find(before, after, [], found)
  return found
}

const isEqual = (before: unknown, after: unknown) => differences(before, after).length === 0

/** The value at a path of a line; `undefined` where there is none. */
export function valueAt(line: unknown, path: string): unknown {
  let value = line
  for (const name of namesIn(path)) value = entriesOf(value)?.[name]
  return value
}

/** Entries of lists that were looked into. Values of lines are not changed in place. */
const indexes = new WeakMap<readonly unknown[], Entry | undefined>()

function indexOf(list: readonly unknown[]): Entry | undefined {
  if (!indexes.has(list)) indexes.set(list, byIdentity(list))
  return indexes.get(list)
}

/** Fields of an object, or entries of a list by their identity. */
const entriesOf = (value: unknown): Entry | undefined =>
  Array.isArray(value) ? indexOf(value) : isEntry(value) ? value : undefined

interface Put {
  readonly names: readonly string[]
  readonly after: unknown
}

/** A value with all changes below it made at once: a list of 2,000 entries is gone through once, however many of them change. */
function putAll(value: unknown, puts: readonly Put[]): unknown {
  const whole = puts.findLastIndex(({ names }) => names.length === 0)
  const start = whole < 0 ? value : puts[whole]?.after
  const below = puts.slice(whole + 1)
  if (below.length === 0) return start
  const entries = entriesOf(start)
  const nexts = new Map(
    Array.from(
      Map.groupBy(below, ({ names }) => names[0] ?? ''),
      ([name, ofName]) => [
        name,
        putAll(
          entries?.[name],
          ofName.map(({ names, after }) => ({ names: names.slice(1), after })),
        ),
      ],
    ),
  )
  return Array.isArray(start) ? listWith(start, nexts) : objectWith(isEntry(start) ? start : {}, nexts)
}

type Nexts = ReadonlyMap<string, unknown>

const isThere = ([, value]: readonly [string, unknown]) => value !== undefined

function listWith(list: readonly unknown[], nexts: Nexts): unknown[] {
  const left = new Map(nexts)
  const changed = list.flatMap(entry => {
    const name = identityOf(entry)
    if (name === undefined || !left.has(name)) return [entry]
    const next = left.get(name)
    left.delete(name)
    return next === undefined ? [] : [next]
  })
  return [...changed, ...[...left].filter(isThere).map(([, entry]) => entry)]
}

const objectWith = (value: Entry, nexts: Nexts): Entry =>
  Object.fromEntries(
    [
      ...Object.entries(value).map(([name, old]) => [name, nexts.has(name) ? nexts.get(name) : old] as const),
      ...[...nexts].filter(([name]) => !Object.hasOwn(value, name)),
    ].filter(([name, next]) => next !== undefined || !nexts.has(name)),
  )

/** A line with changes made to it, whatever it held before. */
export const applied = (line: unknown, changes: readonly Pick<FieldChange, 'path' | 'after'>[]): unknown =>
  putAll(
    line,
    changes.map(({ path, after }) => ({ names: namesIn(path), after })),
  )
