import { z } from 'zod'
import { titledLinks } from '../frame/schema.ts'

/** Most entries of the main navigation; ours. */
const MAX_HEADER_LINKS = 8

/** Header options. */
export const headerSchema = z.object({ links: titledLinks(MAX_HEADER_LINKS) })
export type HeaderOptions = z.output<typeof headerSchema>
