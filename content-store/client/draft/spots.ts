import { isSame } from '#blocks/page/options/diff.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { DraftChange, DraftOperation } from './draft-operations.ts'
import type { DraftTree } from './draft-tree.ts'
import type { Patch } from './patches.ts'
import {
  type DraftValue,
  fieldName,
  isByLocale,
  isDraftRecord,
  isList,
  livesIn,
  plainName,
} from './values.ts'
import { parentOf } from '../model/page-tree.ts'

/** A place in a draft that a step can change. */
export interface Spot {
  /** Of a block; empty for the page itself. */
  readonly id: string
  /** Fields and items that lead there, or one of `new`, `gone`, `place`, `child` and `lives` for the block as a whole. */
  readonly path: readonly string[]
  /** Language of a value that each has for itself; absent: both. */
  readonly in?: Locale
}

/** Last part of the path of a list's order. */
const ORDER = '#order'

const escaped = (part: string) => part.replace(/[/@% ]/g, encodeURIComponent)

/** `id path/to/value@zh_HK`, as logs hold it. */
export const spotName = ({ id, path, in: locale }: Spot): string =>
  `${id} ${path.map(escaped).join('/')}${locale ? `@${locale}` : ''}`

export function spotFrom(name: string): Spot {
  const [id = '', rest = ''] = name.split(' ')
  const [path = '', locale] = rest.split('@')
  return {
    id,
    path: path.split('/').map(decodeURIComponent),
    ...(locale !== undefined && { in: locale as Locale }), // written by `spotName`
  }
}

/** Place that a patch changes. */
export function spotOf(id: string, patch: Patch): Spot {
  const { at, in: locale } = patch
  const last =
    'insert' in patch
      ? [patch.insert.id]
      : 'remove' in patch
        ? [patch.remove]
        : 'move' in patch
          ? [ORDER]
          : []
  return { id, path: [...at, ...last], ...(locale && { in: locale }) }
}

/** Places that an operation changes. */
export function spotsOf(operation: DraftOperation, change: DraftChange): readonly Spot[] {
  const one = (id: string, what: string): Spot => ({ id, path: [what] })
  switch (operation.kind) {
    case 'patch':
      return operation.patches.map(patch => spotOf(operation.id ?? '', patch))
    case 'lives':
      return [one(operation.id, 'lives')]
    case 'move':
      return [one(operation.id, 'place'), one(parentOf(operation.to.slot), 'child')]
    case 'insert':
      return [
        ...operation.branch.nodes.map(({ id }) => one(id, 'new')),
        one(parentOf(operation.at.slot), 'child'),
      ]
    case 'remove':
      return [...change.nodes.keys()].map(id => one(id, 'gone'))
  }
}

/** Returns true if a path leads to what another leads to, or into it. */
export const isWithin = (inner: readonly string[], outer: readonly string[]) =>
  outer.every((part, index) => inner[index] === part)

/** Returns true if one place is the other or lies in it. */
const isMeeting = (one: Spot, other: Spot) =>
  (one.in === undefined || other.in === undefined || one.in === other.in) &&
  (isWithin(one.path, other.path) || isWithin(other.path, one.path))

/** Changes of others. */
export interface Touched {
  /** One of them is in the same place, around it or in it. */
  readonly meets: (spot: Spot) => boolean
  readonly isGone: (id: string) => boolean
  /** The block's content, or what is in it, was changed; moving it does not count. */
  readonly isChanged: (id: string) => boolean
}

export function touchedAt(spots: Iterable<Spot>): Touched {
  const byBlock = new Map<string, Spot[]>()
  for (const spot of spots) {
    const known = byBlock.get(spot.id)
    if (known) known.push(spot)
    else byBlock.set(spot.id, [spot])
  }
  const of = (id: string) => byBlock.get(id) ?? []
  return {
    meets: spot => of(spot.id).some(other => isMeeting(spot, other)),
    isGone: id => of(id).some(({ path }) => path[0] === 'gone'),
    isChanged: id => of(id).some(({ path }) => path[0] !== 'place' && path[0] !== 'gone'),
  }
}

type Maybe = DraftValue | undefined

/** Value in a place; `undefined` where there is none. One language of a shared value is that value. */
export function valueAt(draft: DraftTree, { id, path, in: locale }: Spot): Maybe {
  return valueWithin(id === '' ? draft.meta : draft.nodes.get(id)?.content, path, locale)
}

/** The value that fields and ids of items lead to. */
export function valueWithin(value: Maybe, path: readonly string[], locale: Locale | undefined): Maybe {
  if (isByLocale(value) && locale) return valueWithin(value.$by[locale], path, locale)
  const [head, ...rest] = path
  if (head === undefined) return value
  if (isList(value)) return valueWithin(value.$list.find(({ id }) => id === head)?.value, rest, locale)
  return isDraftRecord(value) ? valueWithin(value[head], rest, locale) : undefined
}

/** Fields and ids of items for a path of fields and positions, as a language has them. */
export function idPath(value: Maybe, path: readonly PropertyKey[], locale: Locale): readonly string[] {
  if (isByLocale(value)) return idPath(value.$by[locale], path, locale)
  const [head, ...rest] = path
  if (head === undefined) return []
  if (isList(value)) {
    const item = value.$list.filter(each => livesIn(each, locale))[Number(head)]
    return [item?.id ?? String(head), ...idPath(item?.value, rest, locale)]
  }
  const name = fieldName(String(head))
  return [name, ...idPath(isDraftRecord(value) ? value[name] : undefined, rest, locale)]
}

/** Fields and positions for a path of fields and ids of items, as a language has them; `undefined` where it has no such item. */
export function optionPath(
  value: Maybe,
  ids: readonly string[],
  locale: Locale,
): readonly (string | number)[] | undefined {
  if (isByLocale(value)) return optionPath(value.$by[locale], ids, locale)
  const [head, ...rest] = ids
  if (head === undefined) return []
  if (isList(value)) {
    const shown = value.$list.filter(each => livesIn(each, locale))
    const index = shown.findIndex(({ id }) => id === head)
    const inner = index < 0 ? undefined : optionPath(shown[index]?.value, rest, locale)
    return inner && [index, ...inner]
  }
  const inner = optionPath(isDraftRecord(value) ? value[head] : undefined, rest, locale)
  return inner && [plainName(head), ...inner]
}

/** Places at which two states of a draft differ. */
export function* spotsBetween(before: DraftTree, after: DraftTree): Generator<Spot> {
  for (const [id, was] of before.nodes) {
    const is = after.nodes.get(id)
    if (was === is) continue
    if (!is) yield { id, path: ['gone'] }
    else {
      if (was.slot !== is.slot || was.section !== is.section) yield { id, path: ['place'] }
      if (was.in !== is.in) yield { id, path: ['lives'] }
      yield* valueSpots({ id, path: [] }, was.content, is.content)
    }
  }
  for (const [id, { slot }] of after.nodes)
    if (!before.nodes.has(id)) {
      yield { id, path: ['new'] }
      yield { id: parentOf(slot), path: ['child'] }
    }
  yield* valueSpots({ id: '', path: [] }, before.meta, after.meta)
}

function* valueSpots(spot: Spot, before: Maybe, after: Maybe): Generator<Spot> {
  if (before === after || isSame(before, after)) return
  const inside = (name: string) => ({ ...spot, path: [...spot.path, name] })
  if (isByLocale(before) && isByLocale(after)) {
    for (const locale of LOCALES)
      yield* valueSpots({ ...spot, in: locale }, before.$by[locale], after.$by[locale])
  } else if (isList(before) && isList(after)) {
    const valueOf = (list: typeof before) => new Map(list.$list.map(({ id, value }) => [id, value]))
    const [old, now] = [valueOf(before), valueOf(after)]
    for (const id of new Set([...old.keys(), ...now.keys()]))
      yield* valueSpots(inside(id), old.get(id), now.get(id))
    const orderOf = (ids: Iterable<string>, others: ReadonlyMap<string, unknown>) =>
      [...ids].filter(id => others.has(id)).join()
    if (orderOf(old.keys(), now) !== orderOf(now.keys(), old)) yield inside(ORDER)
  } else if (isDraftRecord(before) && isDraftRecord(after)) {
    for (const name of new Set([before, after].flatMap(Object.keys)))
      yield* valueSpots(inside(name), before[name], after[name])
  } else yield spot
}
