import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import { valueAt } from '#api/rules/line-changes.ts'
import { MOST_COUNTED } from '#api/catalogue/styles/find-styles.ts'
import { folded } from '#api/rules/folded.ts'
import type { Locale } from '#locales/locale.ts'
import type { AnyCollection } from './define-collection.ts'
import { GAP, gapsOf, isBoth } from './gaps.ts'

/** A question to a list. */
export interface ListQuestion {
  readonly search: string
  /** Wished values by the name of their filter. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
  readonly isDescending: boolean
  /** Key of the last row of the page before. */
  readonly after?: string | undefined
  readonly size: number
}

export interface FoundLines {
  readonly lines: readonly RecordLine[]
  readonly next: string | null
  readonly count: number
  readonly emptiedBy: readonly string[]
}

type SortKey = readonly [value: string | number, code: string]

/** Language and instant (epoch ms) that a list is read in. */
export interface Reader {
  readonly locale: Locale
  readonly now: number
}

/** Place of a record in an order, that of its value of a filter where the order is one: numbers before texts, records without a value last. */
function sortKey(
  collection: AnyCollection,
  line: RecordLine,
  sort: string,
  { locale, now }: Reader,
): SortKey {
  const filter = collection.filters.find(each => each.name === sort)
  const isField = valueAt(line, sort) !== undefined
  if (filter && !isField) return [filter.values.indexOf(filter.of(line, now)), line.code]
  const value = valueAt(line, sort)
  const plain = isBoth(value) ? value[locale] : value
  if (typeof plain === 'number') return [plain, line.code]
  return [typeof plain === 'string' ? folded(plain.trim()) : '\uffff', line.code]
}

const compared = (one: string | number, other: string | number) => {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  return one < other ? -1 : Number(one > other)
}
const compareKeys = (one: SortKey, other: SortKey) => compared(one[0], other[0]) || compared(one[1], other[1])

const matches = (
  collection: AnyCollection,
  line: RecordLine,
  [name, wished]: readonly [string, string],
  now: number,
) =>
  name === GAP
    ? gapsOf(collection, line).some(({ locale }) => locale === wished)
    : collection.filters.find(filter => filter.name === name)?.of(line, now) === wished

function holds(collection: AnyCollection, line: RecordLine, search: string) {
  const { zh_HK, en_US } = collection.title(line)
  const text = folded(`${line.code}\n${zh_HK}\n${en_US}`)
  return folded(search.trim())
    .split(/\s+/)
    .every(word => text.includes(word))
}

function readKey(after: string): SortKey | undefined {
  try {
    const [value, code] = JSON.parse(after) as readonly unknown[]
    if ((typeof value === 'string' || typeof value === 'number') && typeof code === 'string')
      return [value, code]
  } catch {
    // No key of ours.
  }
  return undefined
}

/** The records that answer a question, one page of them. */
export function findLines(
  collection: AnyCollection,
  lines: readonly RecordLine[],
  { search, filters, sort, isDescending, after, size }: ListQuestion,
  reader: Reader,
): FoundLines {
  const asked = Object.entries(filters)
  const searched = search.trim() === '' ? lines : lines.filter(line => holds(collection, line, search))
  const found = searched.filter(line => asked.every(each => matches(collection, line, each, reader.now)))
  const direction = isDescending ? -1 : 1
  const sorted = found
    .map(line => [sortKey(collection, line, sort, reader), line] as const)
    .sort(([one], [other]) => direction * compareKeys(one, other))
  const start = after === undefined ? undefined : readKey(after)
  const rest = start ? sorted.filter(([key]) => direction * compareKeys(key, start) > 0) : sorted
  const page = rest.slice(0, size)
  const last = page.at(-1)
  const leavesNone = ([...names]: readonly (readonly [string, string])[]) =>
    !searched.some(line => names.every(each => matches(collection, line, each, reader.now)))
  return {
    lines: page.map(([, line]) => line),
    next: last && rest.length > size ? JSON.stringify(last[0]) : null,
    count: Math.min(found.length, MOST_COUNTED),
    emptiedBy:
      found.length > 0
        ? []
        : [
            ...(searched.length === 0 && lines.length > 0 ? ['search'] : []),
            ...asked.filter(each => searched.length > 0 && leavesNone([each])).map(([name]) => name),
          ],
  }
}
