/** Name of the chosen columns in the address of a list. */
const COLUMNS = 'columns'

/** Columns that a list can show. */
export interface ColumnRange {
  readonly all: readonly string[]
  /** Shown where the address does not choose. */
  readonly usual: readonly string[]
}

const namesIn = (value: string) => value.split(',').filter(name => name !== '')

/** Columns that an address chooses, in its order. Names that the list does not have are left out. */
export function chosenColumns(address: URLSearchParams, { all, usual }: ColumnRange): readonly string[] {
  const value = address.get(COLUMNS)
  if (value === null) return usual
  return [...new Set(namesIn(value))].filter(name => all.includes(name))
}

/** The address with other columns; the usual ones go without saying. */
export function withColumns(
  address: URLSearchParams,
  columns: readonly string[],
  { usual }: ColumnRange,
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (columns.join() === usual.join()) next.delete(COLUMNS)
  else next.set(COLUMNS, columns.join(','))
  return next
}

/** The address of another question with the columns of this one. */
export function keepingColumns(address: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const columns = address.get(COLUMNS)
  if (columns !== null) next.set(COLUMNS, columns)
  return next
}

/** Parts of an address that a list has: by name, whether it knows a value. */
export type KnownParts = Readonly<Record<string, (value: string) => boolean>>

/** A part of an address that a list does not know, and that does nothing for that reason. */
export interface UnknownPart {
  readonly name: string
  readonly value: string
}

const isKnown = (known: KnownParts, name: string, value: string): boolean =>
  Object.hasOwn(known, name) && known[name]?.(value) === true

/** Returns true for any value. */
export const anyValue = () => true

/** Accepts an order as addresses write it: a field, and `desc` after a space. */
export const isSort =
  (fields: readonly string[]) =>
  (value: string): boolean => {
    const [field = '', direction] = value.split(' ')
    return fields.includes(field) && (direction === undefined || direction === 'desc')
  }

/** Parts of an address that a list does not know. Of columns, only those that it does not have. */
export function unknownParts(
  address: URLSearchParams,
  known: KnownParts,
  { all }: ColumnRange,
): readonly UnknownPart[] {
  return [...address].flatMap(([name, value]) => {
    if (name === COLUMNS) {
      const missing = namesIn(value).filter(column => !all.includes(column))
      return missing.length > 0 ? [{ name, value: missing.join(', ') }] : []
    }
    return isKnown(known, name, value) ? [] : [{ name, value }]
  })
}

/** The address without what the list does not know. */
export function withoutUnknown(
  address: URLSearchParams,
  known: KnownParts,
  range: ColumnRange,
): URLSearchParams {
  const next = new URLSearchParams([...address].filter(([name, value]) => isKnown(known, name, value)))
  return address.has(COLUMNS) ? withColumns(next, chosenColumns(address, range), range) : next
}

/** Returns true for queries that say the same, in whichever order. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => {
    const parts = new URLSearchParams(query)
    parts.sort()
    return parts.toString()
  }
  return sorted(one) === sorted(other)
}
