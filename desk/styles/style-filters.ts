import { z } from 'zod'
import type { Catalogue, Category } from '#api/catalogue/catalogue.ts'
import { STYLE_SORTS, type StyleKey } from '#api/catalogue/styles/style-index.ts'
import { GAPS } from '#api/rules/style-findings.ts'
import { code } from '../records/record-input.ts'

/** Most codes pasted as a filter. */
const MOST_CODES = 2000

/** Filters and order of a list of styles, as callers give them. */
export const styleFilters = {
  search: z.string().max(200).default(''),
  codes: z.array(z.string().max(64)).max(MOST_CODES).default([]),
  brand: code.optional(),
  category: code.optional(),
  label: code.optional(),
  shelf: z.enum(['on', 'some', 'off']).optional(),
  freeUpTo: z.int().min(0).max(1_000_000).optional(),
  gap: z.enum(GAPS).optional(),
  sort: z.enum(STYLE_SORTS).default('listed'),
  isDescending: z.boolean().default(false),
}

/** Bytes of a question with a column of codes. */
export const FILTER_BYTES = 256 * 1024

/** Codes of a category and of all below it. */
const below = ({ code: own, children }: Category): readonly string[] => [own, ...children.flatMap(below)]

/** Codes of the category of a filter and of all below it; `undefined` without a filter. */
export function categoriesOf(
  { categories }: Pick<Catalogue, 'categories'>,
  category: string | undefined,
): ReadonlySet<string> | undefined {
  if (category === undefined) return undefined
  const top = categories.get(category)
  return new Set(top ? below(top) : [category])
}

/** The place of a row, as an answer names it. */
export const styleKey: z.ZodType<StyleKey> = z.tuple([z.union([z.string(), z.number()]), z.string()])
