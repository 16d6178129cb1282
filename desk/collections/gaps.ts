import type { RecordLine } from '#api/catalogue/rows/change-log.ts'
import { valueAt } from '#api/rules/line-changes.ts'
import { isBlank } from '#api/rules/judged-product.ts'
import { type BothTexts, type Locale, LOCALES } from '#locales/locale.ts'
import type { z } from 'zod'
import type { AnyCollection, Filter } from './define-collection.ts'

/** Filter of records by a language whose shoppers miss texts; the list of styles has it by the same name. */
export const GAP = 'gap'

/** A field that has a text in the other language alone. */
interface TextGap {
  readonly locale: Locale
  readonly field: string
}

export const isBoth = (value: unknown): value is BothTexts =>
  typeof value === 'object' && value !== null && LOCALES.every(locale => locale in value)

/** Accepts fields that hold a text in each language, of which one may be empty. */
function mayLackOne(schema: z.ZodType | undefined): boolean {
  const takes = (value: object) => schema?.safeParse(value).success === true
  const oneEmpty = LOCALES.every(locale => takes({ zh_HK: 'x', en_US: 'x', [locale]: '' }))
  // What takes one language alone is no pair: it takes anything.
  return oneEmpty && LOCALES.every(locale => !takes({ [locale]: 'x' }))
}

const known = new WeakMap<AnyCollection, readonly string[]>()

/**
 * Fields of a collection that may lack a text in one language, from its schema. Pairs that must be filled are none of them: saving and
 * importing refuse an empty side.
 */
export function gapFields(collection: AnyCollection): readonly string[] {
  const { schema, sections } = collection
  const found =
    known.get(collection) ??
    sections.flat().filter(field => mayLackOne(schema.shape[field] as z.ZodType | undefined))
  known.set(collection, found)
  return found
}

/** Languages that a pair lacks while the other has a text. Without any text nothing is missing. */
export function lackedBy(texts: Readonly<Partial<Record<Locale, unknown>>>): readonly Locale[] {
  const empty = LOCALES.filter(locale => {
    const text = texts[locale]
    return typeof text !== 'string' || isBlank(text)
  })
  return empty.length < LOCALES.length ? empty : []
}

/** Texts that a record lacks, in the order of its form. */
export const gapsOf = (collection: AnyCollection, line: RecordLine): readonly TextGap[] =>
  gapFields(collection).flatMap(field => {
    const value = valueAt(line, field)
    return isBoth(value) ? lackedBy(value).map(locale => ({ locale, field })) : []
  })

/** Filters that the list of a collection has: its own, and that by gaps where a text can be missing. */
export const listFilters = (collection: AnyCollection): readonly Pick<Filter<never>, 'name' | 'values'>[] => [
  ...collection.filters,
  ...(gapFields(collection).length > 0 ? [{ name: GAP, values: LOCALES }] : []),
]
