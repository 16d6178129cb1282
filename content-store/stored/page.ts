import type { DeepReadonly } from './deep-readonly.ts'
import { z } from 'zod'
import { CHECKS } from '#blocks/page/checks/check.ts'
import { PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import { pageContentSchema } from './page-schema.ts'

const draftSchema = pageContentSchema.extend({
  /** Rises by one with each save; a save names the revision it started from. */
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
  /** `null` while nothing has replaced it: it was named when it was the page's draft. */
  replacedBy: z.string().nullable(),
  replacedAt: z.number().nullable(),
  /** Drafts with a name stay, however many follow. */
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
  /** Set when this release is an older one published again. */
  rolledBackFrom: z.int().nullable(),
  /** The release whose blocks were brought up to date in this one. */
  raisedFrom: z.int().optional(),
  /** The synced section that was brought up to date in this one. */
  section: z
    .object({
      id: z.string(),
      name: z.object({ zh_HK: z.string(), en_US: z.string() }),
      version: z.int().min(1),
    })
    .optional(),
  /** `contentDigest` of the published content; equal to the draft's digest while the draft is unchanged. */
  digest: z.string(),
  // Releases of earlier versions have none.
  accepted: z.array(acceptedSchema).default([]),
  /** Id of the campaign it was made for; such a release is shown while the campaign is live. */
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
  /** pageVersion shoppers get; `null` when never published or taken down. */
  liveVersion: z.int().min(1).nullable(),
  /** The oldest first. */
  releases: z.array(releaseInfoSchema),
  /** Changes of `liveVersion`, oldest first. Pages of earlier versions have none; see `liveChangesOf`. */
  lives: z.array(z.object({ at: z.number(), pageVersion: z.int().min(1).nullable() })).optional(),
  draft: draftSchema,
  /** Drafts that were replaced, the oldest first; their contents are stored apart. Pages of earlier versions have none. */
  keptDrafts: z.array(keptDraftSchema).default([]),
})

/** A release as stored. */
export const storedReleaseSchema = z.object({ pageVersion: z.int().min(1), content: pageContentSchema })

/** A draft that was replaced, as stored. */
export const storedDraftSchema = z.object({ id: z.int().min(1), content: pageContentSchema })

/** A deleted page as stored. */
export const binnedPageSchema = z.object({
  /** Of this deletion: the time and the key. */
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

/** One page in one language as it is stored: one draft, the drafts it replaced, and its releases. Source: LO-14. */
export type StoredPage = DeepReadonly<z.output<typeof storedPageSchema>>
/** An unchangeable copy of what was published. */
export type StoredRelease = DeepReadonly<z.output<typeof storedReleaseSchema>>
/** The content of a kept draft. */
export type KeptContent = DeepReadonly<z.output<typeof storedDraftSchema>>
export type BinnedPage = DeepReadonly<z.output<typeof binnedPageSchema>>
export type { PageContent } from './page-schema.ts'
export type Draft = StoredPage['draft']
/** A draft kept so that it can be brought back: another one replaced it, or an operator named it. */
export type KeptDraft = StoredPage['keptDrafts'][number]
/** The name that an operator gave a version of a page. */
export type VersionName = NonNullable<KeptDraft['name']>
type StoredReleaseInfo = StoredPage['releases'][number]
/** A warning that an operator accepted when publishing. */
export type AcceptedWarning = StoredReleaseInfo['accepted'][number]
/** The synced section that a release was made for. */
export type ReleaseSection = NonNullable<StoredReleaseInfo['section']>
/** Which release shoppers got from an instant on, campaigns aside; `null`: none. */
export type LiveChange = NonNullable<StoredPage['lives']>[number]
/** An address that leads to another since its page moved. Both are content paths without locale and hold for both languages. */
export type Redirect = DeepReadonly<z.output<typeof redirectsSchema>>[number]

/** A page without the blocks of its draft: all that lists and look-ups by the storefront need. */
export interface PageHead extends Omit<StoredPage, 'draft'> {
  readonly draft: Omit<Draft, 'components' | 'globalConfig'>
  /** `contentDigest` of the draft. */
  readonly digest: string
  /** Number of the last step of the page, in whatever language; absent for pages that earlier versions stored. */
  readonly lastStep?: number
}

/** Steps kept of each page. */
export const MAX_LOG = 5000
