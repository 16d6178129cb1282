import { z } from 'zod'
import { CHECKS } from '#blocks/page/checks/check.ts'
import { PAGE_TYPES, type PageType } from '#blocks/page/page.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import type {
  AcceptedWarning,
  Draft,
  KeptDraft,
  LiveChange,
  PageContent,
  ReleaseSection,
  VersionName,
} from '../client/types.ts'
import { pageContentSchema } from './page-schema.ts'

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

/** Stored facts of a release beside its content; a page lists the oldest first. */
interface StoredReleaseInfo {
  readonly pageVersion: number
  readonly publishedAt: number
  readonly publishedBy: string
  readonly title: string
  readonly rolledBackFrom: number | null
  /** The release whose blocks were brought up to date in this one. */
  readonly raisedFrom?: number | undefined
  /** The synced section that was brought up to date in this one. */
  readonly section?: ReleaseSection | undefined
  /** `contentDigest` of the published content; equal to the draft's digest while the draft is unchanged. */
  readonly digest: string
  readonly accepted: readonly AcceptedWarning[]
  /** Id of the campaign it was made for. */
  readonly campaign?: string | undefined
  readonly name?: VersionName
}

/** One page in one language as it is stored: one draft, the drafts it replaced, and its releases. Source: LO-14. */
export interface StoredPage {
  readonly key: string
  readonly id: string
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly draft: Draft
  /** Drafts that were replaced, the oldest first; their contents are stored apart. */
  readonly keptDrafts: readonly KeptDraft[]
  /** pageVersion shoppers get; `null` when never published or taken down. */
  readonly liveVersion: number | null
  readonly releases: readonly StoredReleaseInfo[]
  /** Changes of `liveVersion`, oldest first. Pages of earlier versions have none; see `liveChangesOf`. */
  readonly lives?: readonly LiveChange[] | undefined
}

/** An unchangeable copy of what was published. */
export interface StoredRelease {
  readonly pageVersion: number
  readonly content: PageContent
}

/** The content of a kept draft. */
export interface KeptContent {
  readonly id: number
  readonly content: PageContent
}

/** A page without the blocks of its draft: all that lists and look-ups by the storefront need. */
export interface PageHead extends Omit<StoredPage, 'draft'> {
  readonly draft: Omit<Draft, 'components' | 'globalConfig'>
  /** `contentDigest` of the draft. */
  readonly digest: string
}

/** A deleted page. */
export interface BinnedPage {
  /** Of this deletion: the time and the key. */
  readonly id: string
  readonly deletedAt: number
  readonly deletedBy: string
  readonly page: StoredPage
}

/** Steps kept of each page. */
export const MAX_LOG = 5000
