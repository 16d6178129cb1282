import { z } from 'zod'
import { field, optionalLink } from '../../page/option-fields.ts'

/** A titled link of the frame's navigation. */
const titledLinkSchema = z.object({
  title: z.string().trim().min(1).max(60),
  link: optionalLink(),
})
export type TitledLink = z.output<typeof titledLinkSchema>

/** Titled links in the order they show, at most `max`. */
export const titledLinks = (max: number) =>
  field(z.array(titledLinkSchema).max(max).default([]), { itemTitle: 'title' })

/** The same, where pages the shop has anyway may go without a title: they are named in the page's language. */
const nameableLinkSchema = titledLinkSchema.extend({ title: z.string().trim().max(60).default('') })

/** Default target of the strip. Source: LO-68. */
const USUAL_LINKS: z.output<typeof nameableLinkSchema>[] = [
  { title: '', link: { type: 7, value: 'storeLocator' } },
  { title: '', link: { type: 0, value: '/help' } },
]

/** Links of the strip above the header, at most `max`; store locator and help centre at first. Source: L-038, LO-68. */
export const secondaryLinks = (max: number) =>
  field(z.array(nameableLinkSchema).max(max).default(USUAL_LINKS), { itemTitle: 'title' })
