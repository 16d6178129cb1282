import { z } from 'zod'
import { titledLinks } from '../frame/schema.ts'
import { field } from '../option-fields.ts'

/** Columns that fit beside each other on desktop; ours. */
const MAX_COLUMNS = 4
/** Entries of one column; ours. */
const MAX_COLUMN_LINKS = 10

const columnSchema = z.object({
  title: z.string().trim().min(1).max(60),
  links: titledLinks(MAX_COLUMN_LINKS),
})

/** Footer options. */
export const footerSchema = z.object({
  /** A sentence about the shop, beside the logo. */
  statement: field(z.string().trim().max(240).default(''), { widget: 'textarea' }),
  columns: field(z.array(columnSchema).max(MAX_COLUMNS).default([]), { itemTitle: 'title' }),
  /** Free delivery, returns, couriers: the shop's promises above the columns. Source: L-419 … L-421. */
  showFacts: field(z.boolean().default(true), { widget: 'switch' }),
})
export type FooterOptions = z.output<typeof footerSchema>
