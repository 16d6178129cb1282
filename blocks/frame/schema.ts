import { z } from 'zod'
import { field, optionalLink } from '../option-fields.ts'

/** A titled link of the frame's navigation. */
const titledLinkSchema = z.object({
  title: z.string().trim().min(1).max(60),
  link: optionalLink(),
})
export type TitledLink = z.output<typeof titledLinkSchema>

/** Titled links in the order they show, at most `max`. */
export const titledLinks = (max: number) =>
  field(z.array(titledLinkSchema).max(max).default([]), { itemTitle: 'title' })
