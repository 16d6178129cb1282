import { diff } from '#blocks/page/options/diff.ts'
import {
  childNode,
  isRecord,
  isWhole,
  optionName,
  type OptionNode,
  type OptionPath,
} from '#blocks/page/options/option-tree.ts'
import { type IsApart, isOwnText } from '../model/shared-options.ts'
import { aligned } from './align.ts'
import { byLocale, type DraftItem, type DraftValue, encoded, fieldName } from './values.ts'

/** A value in both languages; `undefined` where one has none. */
export interface Pair {
  readonly zh_HK: unknown
  readonly en_US: unknown
}

interface Place {
  /** Schema of the value; `undefined` for one that no schema describes: it is compared as one. */
  readonly node: OptionNode | undefined
  readonly path: OptionPath
  readonly isApart: IsApart
}

const encodedOrNone = (value: unknown) => (value === undefined ? undefined : encoded(value))
const apart = ({ zh_HK, en_US }: Pair) =>
  byLocale({ zh_HK: encodedOrNone(zh_HK), en_US: encodedOrNone(en_US) })

const within = (place: Place, key: string | number): Place => ({
  ...place,
  node: childNode(place.node, key),
  path: [...place.path, key],
})

/**
 * Joins the two languages of a value: what is equal becomes shared; texts, and what differs or was set apart, become values by language.
 * Read in either language, the result is what was given, to the byte.
 */
export const joined = (
  node: OptionNode | undefined,
  pair: Pair,
  isApart: IsApart = () => false,
): DraftValue | undefined => join({ node, path: [], isApart }, pair)

function join(place: Place, pair: Pair): DraftValue | undefined {
  const { node, path, isApart } = place
  const { zh_HK, en_US } = pair
  const isOwn = isOwnText(node) || (path.length > 0 && isApart(optionName(path)))
  if (zh_HK === undefined || en_US === undefined || isOwn) return apart(pair)
  if (!isWhole(node)) {
    if (node?.items && Array.isArray(zh_HK) && Array.isArray(en_US)) return joinLists(place, zh_HK, en_US)
    if (node?.properties && isRecord(zh_HK) && isRecord(en_US)) return joinRecords(place, zh_HK, en_US)
  }
  return JSON.stringify(zh_HK) === JSON.stringify(en_US) ? encoded(zh_HK) : apart(pair)
}

type Fields = Readonly<Record<string, unknown>>

/** Objects whose common fields are in another order share nothing, because the order is part of the bytes. */
function joinRecords(place: Place, zh_HK: Fields, en_US: Fields) {
  const [zhNames, enNames] = [Object.keys(zh_HK), Object.keys(en_US)]
  const names = aligned(zhNames, enNames, (one, other) => one === other).map(
    ([zh, en]) => zhNames[zh ?? -1] ?? enNames[en ?? -1] ?? '',
  )
  if (new Set(names).size < names.length) return apart({ zh_HK, en_US })
  return Object.fromEntries(
    names.flatMap(name => {
      const value = join(within(place, name), { zh_HK: zh_HK[name], en_US: en_US[name] })
      return value === undefined ? [] : [[fieldName(name), value]]
    }),
  )
}

/**
 * Lists of one length are one list, item by item. Of others the items are the same that differ in texts only; the rest live in one language.
 * Lists without a common item stay apart.
 */
function joinLists(place: Place, zh_HK: readonly unknown[], en_US: readonly unknown[]) {
  const isEqualLong = zh_HK.length === en_US.length
  const rules = { node: childNode(place.node, 0), isLeftOut: isOwnText }
  const pairs = isEqualLong
    ? zh_HK.map((_, index) => [index, index] as const)
    : aligned(zh_HK, en_US, (one, other) => diff(one, other, rules).length === 0)
  if (!isEqualLong && pairs.every(([zh, en]) => zh === undefined || en === undefined))
    return apart({ zh_HK, en_US })
  const items = pairs.map(([zh, en], index): DraftItem => {
    const id = String(index + 1)
    if (en === undefined) return { id, in: 'zh_HK', value: encoded(zh_HK[zh ?? 0]) }
    if (zh === undefined) return { id, in: 'en_US', value: encoded(en_US[en]) }
    const value = join(within(place, index), { zh_HK: zh_HK[zh], en_US: en_US[en] })
    return { id, value: value ?? null }
  })
  return { $list: items }
}
