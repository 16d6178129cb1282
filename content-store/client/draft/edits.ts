import { isSame } from '#blocks/page/options/diff.ts'
import { originsOf } from '#blocks/page/options/merge3.ts'
import { childNode, isRecord, isWhole, type OptionNode } from '#blocks/page/options/option-tree.ts'
import type { Locale } from '#locales/locale.ts'
import { isOwnText } from '../model/shared-options.ts'
import { aligned } from './align.ts'
import { joined } from './join-values.ts'
import type { Patch } from './patches.ts'
import {
  type DraftList,
  type DraftRecord,
  type DraftValue,
  encoded,
  fieldName,
  inLocale,
  isByLocale,
  isDraftRecord,
  isList,
  livesIn,
} from './values.ts'

interface Editing {
  readonly locale: Locale
  /** Makes the id of a new item. */
  readonly newId: () => string
}

interface Place extends Editing {
  readonly node: OptionNode | undefined
  readonly at: readonly string[]
  /** True inside a value that the language has for itself. */
  readonly isInside: boolean
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The changes that give a bag of settings, as it reads in one language, other values. What both languages share changes in both; texts and
 * values by language change in this one. New items and objects come with their texts in both.
 */
export function patchesTo(
  node: OptionNode | undefined,
  before: DraftRecord,
  after: Fields,
  editing: Editing,
): readonly Patch[] {
  return fieldPatches({ ...editing, node, at: [], isInside: false }, before, after)
}

const within = (place: Place, key: string, node: OptionNode | undefined): Place => ({
  ...place,
  node,
  at: [...place.at, key],
})

function patches(place: Place, value: DraftValue | undefined, after: unknown): readonly Patch[] {
  const { node, at, locale, isInside } = place
  if (isSame(inLocale(value, locale), after)) return []
  const isOwn = isInside || isByLocale(value) || isOwnText(node)
  const target = { at, ...(isOwn && { in: locale }) }
  if (after === undefined) return [target]
  if (isByLocale(value) && value.$by[locale] !== undefined)
    return patches({ ...place, isInside: true }, value.$by[locale], after)
  if (!isWhole(node) && node?.items && isList(value) && Array.isArray(after))
    return itemPatches(place, value, after)
  if (!isWhole(node) && node?.properties && isDraftRecord(value) && isRecord(after))
    return fieldPatches(place, value, after)
  const next = isOwn ? encoded(after) : sharedValue(node, after)
  return [{ ...target, value: next }]
}

/** A new value for both languages, each with the texts that were given. */
const sharedValue = (node: OptionNode | undefined, value: unknown): DraftValue =>
  joined(node, { zh_HK: value, en_US: value }) ?? null

function fieldPatches(place: Place, record: DraftRecord, after: Fields): readonly Patch[] {
  const before = inLocale(record, place.locale) as Fields // a record
  return [...new Set([before, after].flatMap(Object.keys))].flatMap(name => {
    const field = fieldName(name)
    return patches(within(place, field, childNode(place.node, name)), record[field], after[name])
  })
}

function itemPatches(place: Place, { $list }: DraftList, after: readonly unknown[]): readonly Patch[] {
  const { at, locale, node, isInside, newId } = place
  const target = { at, ...(isInside && { in: locale }) }
  const shown = $list.filter(item => livesIn(item, locale))
  const origins = originsOf(
    shown.map(({ value }) => inLocale(value, locale)),
    after,
  )
  const itemNode = childNode(node, 0)
  const items = origins.map(({ index, isCopy }, position) => {
    const origin = index === undefined ? undefined : shown[index]
    if (origin && !isCopy) return { id: origin.id, origin, position }
    const value = isInside
      ? encoded(after[position])
      : (origin?.value ?? sharedValue(itemNode, after[position]))
    return { id: newId(), value, position }
  })
  const ids = items.map(({ id }) => id)
  const left = shown.map(({ id }) => id).filter(id => ids.includes(id))
  const removed = shown.filter(({ id }) => !ids.includes(id)).map(({ id }) => ({ ...target, remove: id }))
  const inOrder = new Set(
    aligned(left, ids, (one, other) => one === other).flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [ids[other]],
    ),
  )
  const placed = items.flatMap(({ id, value, position }): Patch[] => {
    const before = ids[position - 1] ?? ''
    if (value !== undefined) return [{ ...target, insert: { id, value }, after: before }]
    return inOrder.has(id) ? [] : [{ ...target, move: id, after: before }]
  })
  const inside = items.flatMap(({ id, origin, position }) =>
    origin ? patches(within(place, id, itemNode), origin.value, after[position]) : [],
  )
  return [...removed, ...placed, ...inside]
}
