import { z } from 'zod'
import { CHECKS } from '#blocks/page/checks/check.ts'
import { PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import { pageContentSchema } from '../page/page-schema.ts'

const draftSchema = pageContentSchema.extend({
  revision: z.int().min(1),
  savedAt: z.number(),
  savedBy: z.string(),
})

const versionNameSchema = z.object({ text: z.string(), by: z.string(), at: z.number() })

const keptDraftSchema = z.object({
  id: z.int().min(1),
  title: z.string(),
  savedBy: z.string(),
  savedAt: z.number(),
  replacedBy: z.string().nullable(),
  replacedAt: z.number().nullable(),
  name: versionNameSchema.exactOptional(),
})

const acceptedSchema = z.object({
  problem: z.enum(CHECKS),
  blockId: z.string(),
  path: z.string(),
  detail: z.string(),
  by: z.string(),
  at: z.number(),
})

const releaseInfoSchema = z.object({
  pageVersion: z.int().min(1),
  publishedAt: z.number(),
  publishedBy: z.string(),
  title: z.string(),
  rolledBackFrom: z.int().nullable(),
  raisedFrom: z.int().optional(),
  section: z
    .object({
      id: z.string(),
      name: z.object({ zh_HK: z.string(), en_US: z.string() }),
      version: z.int().min(1),
    })
    .optional(),
  digest: z.string(),
  // Releases of earlier versions have none.
  accepted: z.array(acceptedSchema).default([]),
  campaign: z.string().optional(),
  name: versionNameSchema.exactOptional(),
})

/** A page as stored, without what its versions hold. */
export const storedPageSchema = z.object({
  key: z.string(),
  id: z.string(),
  path: z.string(),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  liveVersion: z.int().min(1).nullable(),
  releases: z.array(releaseInfoSchema),
  lives: z.array(z.object({ at: z.number(), pageVersion: z.int().min(1).nullable() })).optional(),
  draft: draftSchema,
  // Pages of earlier versions have none.
  keptDrafts: z.array(keptDraftSchema).default([]),
})

/** A release as stored. */
export const storedReleaseSchema = z.object({ pageVersion: z.int().min(1), content: pageContentSchema })

/** A draft that was replaced, as stored. */
export const storedDraftSchema = z.object({ id: z.int().min(1), content: pageContentSchema })

/** A deleted page as stored. */
export const binnedPageSchema = z.object({
  id: z.string(),
  deletedAt: z.number(),
  deletedBy: z.string(),
  page: storedPageSchema,
})

/** Content by key as stored. */
export const storedContentSchema = z.record(z.string(), z.unknown())

export const redirectsSchema = z.array(
  z.object({ from: z.string(), to: z.string(), at: z.number(), by: z.string() }),
)
