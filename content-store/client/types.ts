import type { Finding } from '#blocks/page/normalise.ts'
import type { CheckCode, ShopAnswers } from '#blocks/page/checks/check.ts'
import type { PageType } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'

import type { Campaign } from '../stored/campaign.ts'
import type { DraftJson } from './draft/draft-json.ts'
import type { GivenContents } from './model/contents.ts'
import type { AcceptedWarning, Draft, KeptDraft, ReleaseSection, VersionName } from '../stored/page.ts'
import type { SavedPart } from '../stored/saved-part.ts'
import type { LogEntry } from './draft/draft-steps.ts'
import type { PageText } from './translation.ts'

export type { Campaign, CampaignPage } from '../stored/campaign.ts'
export type {
  AcceptedWarning,
  Draft,
  KeptDraft,
  LiveChange,
  PageContent,
  Redirect,
  ReleaseSection,
  VersionName,
} from '../stored/page.ts'
export type { Contents, GivenContents } from './model/contents.ts'
export type { SavedPart, SectionVersion } from '../stored/saved-part.ts'

/**
 * One document per content path and language. `key` is `landingPage.summer_zh_HK` (path with dots for slashes, then the
 * locale): the document's name in the store and in addresses. `id` is the part before the locale, the wire's page id,
 * shared by both languages.
 */
export interface PageSummary {
  readonly key: string
  readonly id: string
  /** Content path without locale: `/landingPage/summer`. */
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly title: string
  /** `draft`: never published · `live`: released as drafted · `changed`: draft differs from the release · `offline`: taken down. */
  readonly status: 'draft' | 'live' | 'changed' | 'offline'
  readonly revision: number
  /** pageVersion shoppers get; `null` when none. */
  readonly liveVersion: number | null
  readonly savedAt: number
  readonly savedBy: string
  readonly publishedAt: number | null
  /** False where the draft keeps the page from search engines; absent otherwise. */
  readonly isIndexed?: boolean
}

/** A page that is open, as it is asked for again and again. */
export interface OpenPageSummary extends PageSummary {
  /** The page is in the other language too. */
  readonly hasOther: boolean
}

/** Revisions of the languages that a page is in: what a publication or a request names. */
export type Revisions = Readonly<Partial<Record<Locale, number>>>

/** A page as the editor opens it: what a language has of its own, without blocks for the other one, and the draft of both. */
export interface OpenedPage extends PageDetail {
  /** The draft of both languages. The drafts of this language and the other one come without blocks. */
  readonly joint: DraftJson & { readonly revision: number; readonly revisions: Revisions }
  readonly other?: PageDetail
}

/** Steps of a page after those that the caller knows, and the draft's state with them. */
export interface StepsAnswer {
  /** Number of the last step. */
  readonly revision: number
  readonly revisions: Revisions
  readonly savedAt: number
  readonly savedBy: string
  /** In order, without a gap. */
  readonly entries: readonly LogEntry[]
}

/** An operator who has a page open, once for each window. */
export interface Presence {
  readonly client: string
  readonly name: string
  /** Id of the block that is selected there. */
  readonly block: string | null
}

/**
 * Events for operators who have a page open. `page`: it was published, deleted or similar; reload it. `review`: its requests or
 * comments changed.
 */
export type PageEvent =
  | { readonly kind: 'steps'; readonly answer: StepsAnswer }
  | { readonly kind: 'present'; readonly operators: readonly Presence[] }
  | { readonly kind: 'page' }
  | { readonly kind: 'review' }

/** One warning, told apart from all others of its page. */
export interface WarningRef {
  readonly problem: CheckCode
  readonly blockId: string
  readonly path: string
  readonly detail: string
}

/** Warnings that a publication accepts; `all` is for programs that publish their own pages. */
export type Acceptance = readonly WarningRef[] | 'all'

/** A draft to be published: the revision that the operator has seen. */
export interface NewRelease {
  readonly revision: number
  readonly accepted: Acceptance
}

export interface ReleaseInfo {
  readonly pageVersion: number
  readonly publishedAt: number
  readonly publishedBy: string
  readonly title: string
  readonly isLive: boolean
  /** Set when this release is an older one published again. */
  readonly rolledBackFrom: number | null
  /** Set when this release is an earlier one with its blocks brought up to their present versions. */
  readonly raisedFrom?: number | undefined
  /** Set when this release is the live one before it with a synced section brought up to date. */
  readonly section?: ReleaseSection | undefined
  /** Warnings it went live with, and who took them. */
  readonly accepted: readonly AcceptedWarning[]
  readonly name?: VersionName
  /** Id of the campaign it was made for; such a release is shown while the campaign is live. */
  readonly campaign?: string | undefined
}

/** The fields of a campaign that can be changed. */
type CampaignPlan = Pick<Campaign, 'name' | 'from' | 'until'>

/** A campaign to be planned. */
export interface NewCampaign extends Omit<CampaignPlan, 'from'> {
  /** `null`: now. */
  readonly from: number | null
  /** Pages whose present drafts it shows, each with the revision that the operator has seen. */
  readonly pages: readonly {
    readonly key: string
    readonly revision: number
    readonly accepted?: Acceptance
  }[]
}

export interface PageDetail extends PageSummary {
  readonly draft: Draft
  /** Newest first. */
  readonly keptDrafts: readonly KeptDraft[]
  /** Newest first. */
  readonly releases: readonly ReleaseInfo[]
}

/** A page that has just been published. */
export interface PublishedPage extends PageDetail {
  /** The other language, where it went live together with this one. */
  readonly other?: Pick<PageSummary, 'key' | 'liveVersion'>
}

/** A page in the bin. */
export interface DeletedPage {
  /** Of this deletion; a page may be deleted more than once. */
  readonly id: string
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly title: string
  readonly deletedAt: number
  readonly deletedBy: string
  /** Instant from which it can no longer be restored. */
  readonly goneAt: number
}

/** Number of findings in a page as shoppers see it. */
export interface LiveFindings {
  readonly key: string
  readonly count: number
}

/** A problem of a draft. An `error` stops publishing; a `warning` must be accepted. */
export interface PublishProblem extends Omit<Finding, 'problem'> {
  readonly severity: 'error' | 'warning'
  /** Of a warning: what is unknown, missing or left over, in no language. */
  readonly detail?: string
  /** Operator who accepted this very warning for the newest release: it does not ask again. */
  readonly acceptedBy?: string
  readonly problem:
    | Finding['problem']
    | CheckCode
    | 'unsafeContent'
    | 'unknownPlaceholder'
    | 'missingTitle'
    | 'tooManyComponents'
    | 'unservedPath'
}

/** Facts beside the page itself for the checks in the editor. */
export interface PageFacts {
  readonly answers: ShopAnswers
  /** Title of the draft in the other language; absent without one. */
  readonly otherTitle?: string
  /** Texts whose other language changed since. */
  readonly stale: readonly Omit<WarningRef, 'problem'>[]
}

/** State of one language of a page beside the other. */
export interface LanguageReport {
  /** Key of the page in the other language; `null` when there is none. */
  readonly twin: string | null
  /** Texts with something to do. */
  readonly texts: readonly PageText[]
}

export interface PreviewLink {
  readonly token: string
  /** `/preview/landingPage/summer?previewToken=…&lang=en` */
  readonly url: string
  /** The same beside a place to comment on it: `/editor/look?page=…&previewToken=…` */
  readonly commentUrl: string
  readonly expiresAt: number
}

/** Fields of a saved section or template in lists. */
export interface SavedPartInfo extends Omit<SavedPart, 'versions'> {
  /** Of a synced section: its present version, from 1. */
  readonly version?: number
  /** Blocks at its top. */
  readonly blocks: number
  /** Languages in which it has words of its own, that it was made in first. */
  readonly locales: readonly Locale[]
}

export interface NewSavedPart extends Pick<SavedPart, 'kind' | 'name' | 'locale' | 'type'> {
  readonly contents: GivenContents
}

/** A page in one language on which a synced section is used. */
export interface SectionUse {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  /** Uses in its draft. */
  readonly uses: number
  /** Uses in what shoppers get, campaigns aside. */
  readonly liveUses: number
  /** Uses, in draft or live version, that hold an earlier version of the section. */
  readonly behind: number
  /** A campaign that is not over shows it with the section. Such versions stay as they are. */
  readonly inCampaign: boolean
  /** Fields of blocks in its draft that say something of their own. */
  readonly overrides: number
  /** Those of them that the asked change concerns. They stay as they are; what is set in a block that goes is lost with it. */
  readonly concerned: number
}

/** New contents of a synced section, in one language. */
export interface SectionChange {
  /** The version it was made of. */
  readonly version: number
  readonly contents: GivenContents
}

/** The outcome for a page that uses a synced section. */
export interface BroughtPage extends Pick<SectionUse, 'key' | 'path' | 'locale' | 'title'> {
  /** `left`: it was not changed, and why is said in `refusal`. */
  readonly draft: 'brought' | 'left' | undefined
  /** `left`: with the section's new version the page would have errors, or the operator has no right to it. */
  readonly live: 'brought' | 'left' | undefined
  /** Key of a text that says why. */
  readonly refusal?: 'notAllowed' | 'hasProblems' | 'draftLimits'
}

/** A synced section after a change. */
export interface SectionChanged {
  readonly section: SavedPartInfo
  readonly pages: readonly BroughtPage[]
}

/** An option of a block that links to an address. */
export interface LinkPlace {
  readonly blockId: string
  /** The block's kind. */
  readonly code: string
  /** The name an operator gave the block. */
  readonly name: string
  /** `items.0.link` */
  readonly path: string
}

/** A page that links to an address. */
export interface LinkingPage {
  readonly key: string
  readonly path: string
  readonly locale: Locale
  readonly title: string
  /** Links in its draft. */
  readonly places: readonly LinkPlace[]
  /** Links in its live version. */
  readonly liveLinks: number
}

/** Result of changing links in drafts. */
export interface MovedLinks {
  /** Pages whose drafts changed. */
  readonly changed: readonly LinkingPage[]
  /** Pages whose drafts the operator may not change. */
  readonly left: readonly LinkingPage[]
}

/** The body of `POST {prefix}/releasePage/detail`; unknown fields are ignored. Source: LO-06. */
export interface DetailRequest {
  /** `/landingPage/summer_zh_HK.html` (LO-03). */
  readonly path: string
  readonly tenantCode?: string
  readonly preview?: boolean
  readonly previewToken?: string
  readonly pageVersion?: number
}
