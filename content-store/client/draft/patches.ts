import { type Locale, otherLocale } from '#locales/locale.ts'
import {
  byLocale,
  type DraftItem,
  type DraftRecord,
  type DraftValue,
  isByLocale,
  isDraftRecord,
  isList,
  only,
} from './values.ts'

interface Target {
  /** Names of fields and ids of items that lead there. */
  readonly at: readonly string[]
  /** Language whose value is meant, where each has its own; one language of a shared value makes it a value by language. */
  readonly in?: Locale
}

/** One small change of a value. Plain JSON. */
export type Patch =
  /** Without `value`, removes it. A new field comes after the field that `follows` names, else last. */
  | (Target & { readonly value?: DraftValue; readonly follows?: string })
  /** `after`: id of the item before it, empty for the first place. */
  | (Target & { readonly insert: DraftItem; readonly after: string })
  | (Target & { readonly remove: string })
  | (Target & { readonly move: string; readonly after: string })

type Maybe = DraftValue | undefined

interface Patched {
  readonly value: Maybe
  readonly inverse: Patch
}

/** Makes a change; `undefined` where there is nothing that it could change. */
export function patched(
  record: DraftRecord,
  patch: Patch,
): { readonly value: DraftRecord; readonly inverse: Patch } | undefined {
  const result = changed(record, patch.at, patch, false)
  return result && { value: result.value as DraftRecord, inverse: result.inverse } // paths are not empty
}

/** A value with changes made one after the other; those that do not apply are left out. */
export const withPatches = (record: DraftRecord, patches: readonly Patch[]): DraftRecord =>
  patches.reduce((current, patch) => patched(current, patch)?.value ?? current, record)

/** The value that a patch leaves in its place; `undefined` where it removes it, and for a move. */
export const wantedBy = (patch: Patch): Maybe =>
  'insert' in patch ? patch.insert.value : isListPatch(patch) ? undefined : patch.value

function changed(
  value: Maybe,
  path: readonly string[],
  patch: Patch,
  isInside: boolean,
): Patched | undefined {
  const [head, ...rest] = path
  if (head === undefined && !isListPatch(patch)) return set(value, patch, isInside)
  if (isByLocale(value)) {
    if (!patch.in) return undefined
    const inner = changed(value.$by[patch.in], path, patch, true)
    return inner && { ...inner, value: byLocale({ ...value.$by, [patch.in]: inner.value }) }
  }
  if (head === undefined)
    return isList(value) && isListPatch(patch) ? changedList(value.$list, patch) : undefined
  if (isList(value)) {
    const index = value.$list.findIndex(({ id }) => id === head)
    const item = value.$list[index]
    const inner = item && changed(item.value, rest, patch, isInside)
    if (!inner || inner.value === undefined) return undefined
    return { ...inner, value: { $list: value.$list.with(index, { ...item, value: inner.value }) } }
  }
  if (!isDraftRecord(value)) return undefined
  const inner = changed(value[head], rest, patch, isInside)
  if (!inner) return undefined
  const follows = rest.length === 0 && !isListPatch(patch) ? patch.follows : undefined
  const names = Object.keys(value)
  const isRemoved = inner.value === undefined && head in value
  const inverse = isRemoved
    ? { ...inner.inverse, follows: names[names.indexOf(head) - 1] ?? '' }
    : inner.inverse
  return { inverse, value: withField(value, head, inner.value, follows) }
}

function withField(
  record: DraftRecord,
  name: string,
  value: Maybe,
  follows: string | undefined,
): DraftRecord {
  if (value === undefined) {
    const { [name]: _, ...others } = record
    return others
  }
  if (follows === undefined || name in record) return { ...record, [name]: value }
  const fields = Object.entries(record)
  const place = fields.findIndex(([each]) => each === follows) + 1
  return Object.fromEntries(fields.toSpliced(place, 0, [name, value]))
}

type ListPatch = Extract<
  Patch,
  { readonly insert: DraftItem } | { readonly remove: string } | { readonly move: string }
>
/** Sets a value, or removes it. */
export type SetPatch = Exclude<Patch, ListPatch>

/** Returns true for a change of which items a list has, or of their order. */
export const isListPatch = (patch: Patch): patch is ListPatch =>
  'insert' in patch || 'remove' in patch || 'move' in patch

const setting = ({ at, in: locale }: Target, value: Maybe): Patch => ({
  at,
  ...(locale && { in: locale }),
  ...(value !== undefined && { value }),
})

function set(before: Maybe, patch: SetPatch, isInside: boolean): Patched {
  const { in: locale, value } = patch
  if (!locale || isInside) return { value, inverse: setting(patch, before) }
  if (isByLocale(before) || before === undefined) {
    const all = before?.$by ?? {}
    return { value: byLocale({ ...all, [locale]: value }), inverse: setting(patch, all[locale]) }
  }
  const other = otherLocale(locale)
  return {
    value: byLocale({ [locale]: value, [other]: only(before, other) }),
    inverse: setting({ at: patch.at }, before),
  }
}

const idBefore = (list: readonly DraftItem[], index: number) => list[index - 1]?.id ?? ''

function placeAfter(list: readonly DraftItem[], after: string) {
  const index = list.findIndex(({ id }) => id === after)
  return after === '' ? 0 : index < 0 ? list.length : index + 1
}

function changedList(list: readonly DraftItem[], patch: ListPatch): Patched | undefined {
  const { at, in: locale } = patch
  const target = { at, ...(locale && { in: locale }) }
  const indexOf = (item: string) => list.findIndex(({ id }) => id === item)
  if ('insert' in patch) {
    const { insert, after } = patch
    if (indexOf(insert.id) >= 0) return undefined
    const next = list.toSpliced(placeAfter(list, after), 0, insert)
    return { value: { $list: next }, inverse: { ...target, remove: insert.id } }
  }
  const index = indexOf('move' in patch ? patch.move : patch.remove)
  const item = list[index]
  if (!item) return undefined
  const left = list.toSpliced(index, 1)
  const before = idBefore(list, index)
  if ('remove' in patch)
    return { value: { $list: left }, inverse: { ...target, insert: item, after: before } }
  const next = left.toSpliced(placeAfter(left, patch.after), 0, item)
  return { value: { $list: next }, inverse: { ...target, move: item.id, after: before } }
}
