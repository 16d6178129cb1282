import { z } from 'zod'
import { field, optionalLink } from '../../page/option-fields.ts'

const linkSchema = z.object({
  title: z.string().max(60).default(''),
  link: optionalLink(),
})

/** What shows in place of an empty list. Source: C-123. */
export const emptyResultSchema = z.object({
  /** Ways on from here, main categories say; without any, one to all products. */
  links: field(z.array(linkSchema).max(12).default([]), { itemTitle: 'title' }),
})
export type EmptyResultOptions = z.output<typeof emptyResultSchema>
