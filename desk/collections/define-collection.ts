import type { BothTexts } from '#locales/locale.ts'
import type { Right } from '#operators/rights.ts'
import type { z } from 'zod'
import type { LineOf, SmallKind } from '#api/catalogue/rows/change-log.ts'
import { valueAt } from '#api/rules/line-changes.ts'

/** A question that a list can be narrowed by: the values that a record has for it. */
export interface Filter<Line> {
  readonly name: string
  readonly values: readonly string[]
  /** @param now epoch ms */
  readonly of: (line: Line, now: number) => string
}

/** Forms of a collection whose records differ in their fields. */
export interface Variants<Line> {
  /** Form of a record, or of what is typed of one: its name begins with the key of its texts below `variants`. */
  readonly of: (line: Partial<Line>) => string
  readonly all: readonly string[]
  /** Fields of a form, in their order. Those of another form are kept and not shown. */
  readonly schema: (variant: string, state: 'new' | 'stored') => z.ZodObject
  /** What is typed, without what does not fit together any more. */
  readonly tidy: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/**
 * Records of the catalogue or the site that staff edit, described once. List, form, operations, import, history, undo, bin, rights and navigation follow from it; its texts
 * lie beside it. No React and no SQL: server, screens and command line read it.
 */
export interface Collection<Name extends string = string, Kind extends SmallKind = SmallKind> {
  /** Area of its operations, part of addresses, key of its texts. */
  readonly name: Name
  readonly kind: Kind
  /** Group of the navigation. */
  readonly group: 'goods' | 'marketing' | 'site' | 'people' | 'settings'
  /** A line of its kind, as imports take it. */
  readonly schema: z.ZodObject
  readonly title: (line: LineOf<Kind>) => BothTexts
  /** Fields shown in lists, besides the title and the latest change; also filters, whose value of the record shows then. */
  readonly columns: readonly string[]
  /** Fields that lists can be sorted by, or filters, by the order of their values; the first is the order by itself. */
  readonly sorts: readonly [string, ...string[]]
  readonly filters: readonly Filter<LineOf<Kind>>[]
  readonly rights: { readonly see: Right; readonly change: Right; readonly remove: Right }
  /** Fields of the form, by section; each section has a heading among the texts where there are several. */
  readonly sections: readonly (readonly string[])[]
  readonly variants?: Variants<LineOf<Kind>>
  /** Values that the form of a new record begins with. @param now epoch ms */
  readonly begins?: (now: number) => Readonly<Record<string, unknown>>
  /** True if the records are given: none is made, copied or removed. */
  readonly isFixed?: boolean
  /** Fields of the form that may be set for many records at once; none by default. */
  readonly bulk?: readonly string[]
}

// any: collections of one list differ in their lines, and each is called with its own.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCollection<Name extends string = string> = Collection<Name, any>

export const defineCollection = <const Name extends string, const Kind extends SmallKind>(
  given: Collection<Name, Kind>,
): Collection<Name, Kind> => given

/** Filter of records by whether they have a field. */
export const hasField = (field: string): Filter<object> => ({
  name: field,
  values: ['with', 'without'],
  of: line => (valueAt(line, field) === undefined ? 'without' : 'with'),
})
