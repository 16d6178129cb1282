import { isRecord } from '#blocks/page/options/option-tree.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'

/**
 * A value of a draft: JSON of which any part may differ by language, and in which each item of a list has an id. Names that begin with `$`
 * are written with a second one.
 */
export type DraftValue = null | boolean | number | string | ByLocale | DraftList | DraftRecord

/** A value of its own in each language; a language that is absent has none. */
export interface ByLocale {
  readonly $by: Readonly<Partial<Record<Locale, DraftValue>>>
}

export interface DraftList {
  readonly $list: readonly DraftItem[]
}

export interface DraftItem {
  /** Unique in its list. */
  readonly id: string
  /** Language it lives in; absent for an item of both. */
  readonly in?: Locale
  readonly value: DraftValue
}

export interface DraftRecord {
  readonly [name: string]: DraftValue
}

type Maybe = DraftValue | undefined

export const isByLocale = (value: Maybe): value is ByLocale => isRecord(value) && '$by' in value
export const isList = (value: Maybe): value is DraftList => isRecord(value) && '$list' in value
export const isDraftRecord = (value: Maybe): value is DraftRecord =>
  isRecord(value) && !isByLocale(value) && !isList(value)

/** Name of a field in a draft. */
export const fieldName = (name: string): string => (name.startsWith('$') ? `$${name}` : name)
/** Name of a field of a draft as plain JSON has it. */
export const plainName = (name: string) => (name.startsWith('$') ? name.slice(1) : name)

/** A value that differs by language; `undefined` if no language has one. */
export function byLocale(values: Readonly<Partial<Record<Locale, Maybe>>>): ByLocale | undefined {
  const known = LOCALES.flatMap(locale =>
    values[locale] === undefined ? [] : [[locale, values[locale]] as const],
  )
  return known.length > 0 ? { $by: Object.fromEntries(known) } : undefined
}

/** Plain JSON as a value that is the same in both languages. Items are numbered from 1. */
export function encoded(value: unknown): DraftValue {
  if (Array.isArray(value))
    return { $list: value.map((item: unknown, index) => ({ id: String(index + 1), value: encoded(item) })) }
  if (!isRecord(value)) return value as DraftValue // JSON: what is neither list nor object
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      field === undefined ? [] : [[fieldName(name), encoded(field)]],
    ),
  )
}

/** Plain JSON of a value in one language; `undefined` if it has none there. */
export function inLocale(value: Maybe, locale: Locale): unknown {
  if (!isRecord(value)) return value
  if (isByLocale(value)) return inLocale(value.$by[locale], locale)
  if (isList(value))
    return value.$list.filter(item => livesIn(item, locale)).map(item => inLocale(item.value, locale) ?? null)
  const fields = Object.entries(value as DraftRecord).flatMap(([name, field]) => {
    const plain = inLocale(field, locale)
    return plain === undefined ? [] : [[plainName(name), plain] as const]
  })
  return Object.fromEntries(fields)
}

/** Returns true for a block or an item that both languages have, and for one of this language. */
export const livesIn = ({ in: own }: { readonly in?: Locale }, locale: Locale): boolean =>
  own === undefined || own === locale

/** A value in one language, with the ids of its items; `undefined` if it has none there. */
export function only(value: Maybe, locale: Locale): Maybe {
  if (!isRecord(value)) return value
  if (isByLocale(value)) return only(value.$by[locale], locale)
  if (isList(value))
    return {
      $list: value.$list
        .filter(item => livesIn(item, locale))
        .map(({ id, value: inner }) => ({ id, value: only(inner, locale) ?? null })),
    }
  const fields = Object.entries(value as DraftRecord).flatMap(([name, field]) => {
    const own = only(field, locale)
    return own === undefined ? [] : [[name, own] as const]
  })
  return Object.fromEntries(fields)
}
