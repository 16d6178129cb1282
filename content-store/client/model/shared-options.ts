import { isProse } from '#blocks/page/checks/leaves.ts'
import type { OptionNode } from '#blocks/page/option-walk.ts'
import { isSame } from './steps.ts'

/** Widgets that edit a value of several parts as one. */
const WHOLE: readonly unknown[] = ['link', 'spacing']

/** Whether an option is compared and changed as a whole, whatever it consists of. */
export const isWhole = (node: OptionNode | undefined) => WHOLE.includes(node?.['x-cairn']?.widget)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts for shoppers, which each language has for itself. All other options are shared. */
export const isOwnText = (node: OptionNode | undefined): boolean =>
  node !== undefined &&
  isProse({ node, value: undefined, path: [], siblings: {} }) &&
  (node['x-cairn']?.widget === 'richText' || !node['x-cairn']?.holdsHtml)

/** One value in both languages, and what became of it in one of them. `undefined`: it is not set. */
interface SharedChange {
  readonly before: unknown
  readonly after: unknown
  readonly theirs: unknown
}

/** Whether an option is set apart, by the names that lead to it without places in lists: `items.swiper_img_url`. */
export type IsApart = (option: string) => boolean

const nameOf = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

/** Equal for shoppers: an option that is not set has its default. */
export const isEqual = (node: OptionNode | undefined, a: unknown, b: unknown) =>
  isSame(a ?? node?.default, b ?? node?.default)

/**
 * The value of the other language after a change in one. Texts stay; of everything else, what was the same in both follows the
 * change, and what differed stays. New items of a list come with their texts.
 * @param at the names that lead to the value
 */
export function withShared(
  node: OptionNode | undefined,
  change: SharedChange,
  isApart: IsApart,
  at: string,
): unknown {
  const { before, after, theirs } = change
  if (isOwnText(node) || isSame(before, after) || isApart(at)) return theirs
  if (isWhole(node) || (!node?.properties && !node?.items))
    return isEqual(node, before, theirs) ? after : theirs
  if (after === undefined) return theirs === undefined || before === undefined ? theirs : undefined
  if (node.items) return withSharedItems(node.items, change, isApart, at)
  if (theirs === undefined && before === undefined) return after
  return withSharedFields(node, change, isApart, at)
}

function withSharedFields(
  { properties = {} }: OptionNode,
  { before, after, theirs }: SharedChange,
  isApart: IsApart,
  at: string,
): unknown {
  const [was, is, other] = [before, after, theirs].map(value => (isRecord(value) ? value : {}))
  if (!was || !is || !other) return theirs
  const next: Record<string, unknown> = { ...other }
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const change = { before: was[name], after: is[name], theirs: other[name] }
    const value = withShared(properties[name], change, isApart, nameOf(at, name))
    if (value === undefined) delete next[name]
    else next[name] = value
  }
  return next
}

/** Lists of equal length are one list in two languages; others are left apart. */
function withSharedItems(
  node: OptionNode,
  { before, after, theirs }: SharedChange,
  isApart: IsApart,
  at: string,
): unknown {
  const [was, is, other] = [before ?? [], after, theirs ?? []]
  if (!Array.isArray(was) || !Array.isArray(is) || !Array.isArray(other) || was.length !== other.length)
    return theirs
  return originsOf(was, is).map(({ index, isCopy }, place) => {
    if (index === undefined) return is[place]
    if (isCopy) return other[index]
    return withShared(node, { before: was[index], after: is[place], theirs: other[index] }, isApart, at)
  })
}

interface Origin {
  /** Place in the list before; `undefined` for a new item. */
  readonly index: number | undefined
  /** A second item like the one it comes from. */
  readonly isCopy?: boolean
}

/** Where each item of a list stood before. Items have no ids: equal ones are the same, then those in between by their order. */
export function originsOf(before: readonly unknown[], after: readonly unknown[]): readonly Origin[] {
  const free = new Set(before.keys())
  const origins = new Map<number, Origin>()
  const take = (place: number, index: number | undefined) => {
    if (index === undefined) return
    free.delete(index)
    origins.set(place, { index })
  }
  const open = () => [...after.keys()].filter(place => !origins.has(place))
  for (const place of open())
    if (place < before.length && isSame(before[place], after[place])) take(place, place)
  for (const place of open())
    take(
      place,
      [...free].find(index => isSame(before[index], after[place])),
    )
  const copies = new Map(
    open().flatMap(place => {
      const index = before.findIndex(item => isSame(item, after[place]))
      return index < 0 ? [] : [[place, { index, isCopy: true }] as const]
    }),
  )
  for (const place of open()) if (!copies.has(place)) take(place, [...free][0])
  return [...after.keys()].map(place => origins.get(place) ?? copies.get(place) ?? { index: undefined })
}

/** An option that differs: between two languages, or between a use of a section and the section. */
export interface DifferingOption {
  /** Where the value lies: `['items', 0, 'swiper_img_url']`. */
  readonly path: readonly (string | number)[]
  readonly own: unknown
  readonly theirs: unknown
}

/** What differs between two languages, texts aside. Lists of unequal length count as one. */
export const differingOptions = (node: OptionNode | undefined, own: unknown, theirs: unknown) =>
  differencesIn(node, own, theirs, isOwnText)

/** Every option that differs, but for those that are left out. Lists of unequal length count as one. */
export function differencesIn(
  node: OptionNode | undefined,
  own: unknown,
  theirs: unknown,
  isLeftOut: (node: OptionNode | undefined) => boolean = () => false,
  path: DifferingOption['path'] = [],
): readonly DifferingOption[] {
  if (isLeftOut(node) || isEqual(node, own, theirs)) return []
  const differs = [{ path, own, theirs }]
  if (isWhole(node)) return differs
  if (node?.items) {
    const [mine, other] = [own ?? [], theirs ?? []]
    return Array.isArray(mine) && Array.isArray(other) && mine.length === other.length
      ? mine.flatMap((item, index) =>
          differencesIn(node.items, item, other[index], isLeftOut, [...path, index]),
        )
      : differs
  }
  if (!node?.properties) return differs
  const [mine, other] = [isRecord(own) ? own : {}, isRecord(theirs) ? theirs : {}]
  return [...new Set([...Object.keys(mine), ...Object.keys(other)])].flatMap(name =>
    differencesIn(node.properties?.[name], mine[name], other[name], isLeftOut, [...path, name]),
  )
}

/** The schema of the option at a path. */
export const optionNodeAt = (tree: OptionNode, path: readonly PropertyKey[]): OptionNode | undefined =>
  path.reduce<OptionNode | undefined>(
    (node, part) => (typeof part === 'number' ? node?.items : node?.properties?.[String(part)]),
    tree,
  )

/** The names that lead to an option, without places in lists. */
export const optionName = (path: readonly PropertyKey[]): string =>
  path.filter(part => typeof part !== 'number').join('.')
