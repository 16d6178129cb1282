import { z } from 'zod'
import type { Catalogue, Category } from '#api/catalogue/catalogue.ts'
import { STYLE_SORTS, type StyleKey } from '#api/catalogue/styles/style-index.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import type { StyleRow } from '#api/catalogue/styles/style-row.ts'
import { toWire } from '#api/shared/money.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import type { ListedStyle } from './listed-style.ts'

export interface StyleDesk {
  readonly styleLists: StyleLists
  readonly catalogue: () => Catalogue
}

/** Most codes pasted as a filter. */
const MOST_CODES = 2000

const code = z.string().min(1).max(64)

/** Codes of a category and of all below it. */
const below = ({ code: own, children }: Category): readonly string[] => [own, ...children.flatMap(below)]

const amount = (cents: number | null) => (cents === null ? null : toWire(cents))

const listed = ({ text: _text, lowest, highest, ...row }: StyleRow): ListedStyle => ({
  ...row,
  lowest: amount(lowest),
  highest: amount(highest),
})

/** The place of a row, as an answer names it. */
const keySchema = z.tuple([z.union([z.string(), z.number()]), z.string()])

function readKey(after: string | undefined): StyleKey | undefined {
  if (after === undefined) return undefined
  try {
    return keySchema.parse(JSON.parse(after))
  } catch {
    return undefined
  }
}

const { ask } = operationsOn<StyleDesk>()

/** Goods by style: the colours of a garment together. */
export const styleOperations = {
  list: ask({
    right: 'goods.read',
    summary: 'Lists styles, a page at a time. A column of codes may be pasted as a filter.',
    input: z.strictObject({
      search: z.string().max(200).default(''),
      codes: z.array(z.string().max(64)).max(MOST_CODES).default([]),
      brand: code.optional(),
      category: code.optional(),
      label: code.optional(),
      shelf: z.enum(['on', 'some', 'off']).optional(),
      freeUpTo: z.int().min(0).max(1_000_000).optional(),
      sort: z.enum(STYLE_SORTS).default('listed'),
      isDescending: z.boolean().default(false),
      after: z.string().max(500).optional(),
      size: z.int().min(1).max(200).default(50),
    }),
    maxBytes: 256 * 1024,
    async run({ styleLists, catalogue }, { category, after, ...asked }) {
      const top = category === undefined ? undefined : catalogue().categories.get(category)
      const categories = category === undefined ? undefined : new Set(top ? below(top) : [category])
      const found = await styleLists.find({ ...asked, categories, after: readKey(after) })
      return done({
        rows: found.rows.map(listed),
        next: found.next ? JSON.stringify(found.next) : null,
        count: found.count,
      })
    },
  }),
}
