import { z } from 'zod'
import { secondaryLinks, titledLinks } from '../../shop/frame/schema.ts'
import { field } from '../../page/option-fields.ts'

/** Most entries of the main navigation; ours. */
const MAX_HEADER_LINKS = 8
/** Most links of the strip above it; ours. */
const MAX_SECONDARY_LINKS = 6

/** Header options. */
export const headerSchema = z.object({
  links: titledLinks(MAX_HEADER_LINKS),
  /** The strip above the header; hidden without any. Source: L-038, LO-68. */
  secondaryLinks: secondaryLinks(MAX_SECONDARY_LINKS),
  /** Code of the menu entry below which the sport section's menu stands. Source: LO-85. */
  sportMenu: field(z.string().trim().max(64).default('sport'), { group: 'behaviour' }),
})
export type HeaderOptions = z.output<typeof headerSchema>
