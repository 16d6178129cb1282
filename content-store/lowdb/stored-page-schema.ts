import { z } from 'zod'
import { PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import { pageContentSchema } from '../page-schema.ts'

const draftSchema = pageContentSchema.extend({
  revision: z.int().min(1),
  savedAt: z.number(),
  savedBy: z.string(),
})

const releaseInfoSchema = z.object({
  pageVersion: z.int().min(1),
  publishedAt: z.number(),
  publishedBy: z.string(),
  title: z.string(),
  rolledBackFrom: z.int().nullable(),
  digest: z.string(),
})

/** `pages/<key>.json`. */
export const storedPageSchema = z.object({
  key: z.string(),
  id: z.string(),
  path: z.string(),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  liveVersion: z.int().min(1).nullable(),
  releases: z.array(releaseInfoSchema),
  draft: draftSchema,
})

/** `releases/<key>/<pageVersion>.json`. */
export const storedReleaseSchema = z.object({ pageVersion: z.int().min(1), content: pageContentSchema })

/** `content/<key>_<locale>.json`. */
export const storedContentSchema = z.record(z.string(), z.unknown())
