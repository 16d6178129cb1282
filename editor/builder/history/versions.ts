import type { KeptDraft, PageDetail, ReleaseInfo, VersionName } from '#content-store/client/types.ts'

/** One state of a page in its history. `key` tells it apart from the others of the page. */
export type Version = {
  readonly key: string
  readonly name: VersionName | undefined
  /** Author. */
  readonly by: string
  /** Instant it was made, epoch ms. */
  readonly at: number
} & (
  | { readonly kind: 'release'; readonly release: ReleaseInfo }
  | { readonly kind: 'kept'; readonly kept: KeptDraft }
)

/** Represents the draft as it is, which changes while it is looked at. */
export const DRAFT = 'draft'

/** Releases and kept drafts of a page as one list, newest first. */
export const versionsOf = ({ releases, keptDrafts }: PageDetail): readonly Version[] =>
  [
    ...releases.map(
      (release): Version => ({
        kind: 'release',
        key: `release ${release.pageVersion}`,
        name: release.name,
        by: release.publishedBy,
        at: release.publishedAt,
        release,
      }),
    ),
    ...keptDrafts.map(
      (kept): Version => ({
        kind: 'kept',
        key: `kept ${kept.id}`,
        name: kept.name,
        by: kept.savedBy,
        at: kept.savedAt,
        kept,
      }),
    ),
  ].toSorted((a, b) => b.at - a.at)

export const FILTERS = ['all', 'releases', 'drafts', 'named'] as const
export type Filter = (typeof FILTERS)[number]

export const isShown = ({ kind, name }: Version, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'named' ? name !== undefined : (filter === 'releases') === (kind === 'release'))

/** First version to compare the draft with: the live version, else the newest. */
export const firstChoice = (versions: readonly Version[]): Version | undefined =>
  versions.find(version => version.kind === 'release' && version.release.isLive) ?? versions[0]
