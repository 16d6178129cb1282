import { z } from 'zod'
import type { DocumentKind, LogKind } from '#platform/storage/storage.ts'
import type { Redirect } from '../client/types.ts'
import { type JointPage, jointPageSchema } from '../page/joint-schema.ts'
import {
  type BinnedPage,
  binnedPageSchema,
  type KeptContent,
  MAX_LOG,
  redirectsSchema,
  type StoredPage,
  type StoredRelease,
  storedContentSchema,
  storedDraftSchema,
  storedPageSchema,
  storedReleaseSchema,
} from '../stored/page.ts'

/** Name of the document of an earlier version: an id and a language. */
export const OLDER_NAME = /_[a-z]{2}_[A-Z]{2}$/
/** Pages by id, and those that earlier versions stored by key, one for each language. */
export const PAGES: DocumentKind<JointPage | StoredPage> = {
  folder: 'pages',
  schema: z.union([jointPageSchema, storedPageSchema]),
  isFollowed: true,
}
export const BIN: DocumentKind<BinnedPage> = { folder: 'bin', schema: binnedPageSchema }
export const TOP: DocumentKind<readonly Redirect[]> = {
  folder: '',
  schema: redirectsSchema,
  isFollowed: true,
}
/** The document of redirects, and the name of their lock. */
export const REDIRECTS = 'redirects'
export const CONTENT: DocumentKind<Record<string, unknown>> = {
  folder: 'content',
  schema: storedContentSchema,
}

export const releasesOf = (key: string): DocumentKind<StoredRelease> => ({
  folder: `releases/${key}`,
  schema: storedReleaseSchema,
})
export const draftsOf = (key: string): DocumentKind<KeptContent> => ({
  folder: `drafts/${key}`,
  schema: storedDraftSchema,
})
/** The log of a page, by its id. */
export const logOf = (id: string): LogKind => ({ name: `log/${id}`, keep: MAX_LOG, slack: MAX_LOG / 5 })

/** What a language of a page has besides the document, each in a folder: `releases/<key>`, or `bin/<id>/releases` once it is deleted. */
export const PARTS = ['releases', 'drafts'] as const
