import type { Locale } from '#locales/locale.ts'
import type { MediaStore } from './storage/media-repository.ts'
import type { PageChange } from './page/page-change.ts'
import type { DeskDeed } from './client/audit.ts'
import type { CacheUse } from '#platform/byte-cache.ts'
import { type Addresses, createAddresses } from './addresses/addresses.ts'
import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { audited, named } from './audited.ts'
import { type Audit, createAudit, recordIn } from './audit/audit.ts'
import { type Campaigns, createCampaigns } from './publishing/campaigns.ts'
import { isOpen, pagesOf, touchedKeys } from './client/campaigns.ts'
import { type ContentByKey, createContentByKey } from './pages/content-by-key.ts'
import { createMediaLibrary, type MediaLibrary } from './media/media.ts'
import { createMediaReplacing } from './media/media-replace.ts'
import { createMediaUses } from './media/media-uses.ts'
import { createOperatorAccounts, type OperatorAccounts } from '#operators/accounts/operator-accounts.ts'
import type { Operators } from '#operators/accounts/operators.ts'
import {
  createInvitations,
  type Invitations,
  type SendInvitation,
} from '#operators/invitations/invitations.ts'
import { createPrograms, type Programs } from '#operators/programs/programs.ts'
import { createRoles, type Roles } from '#operators/roles/roles.ts'
import { createOwnAccount, type OwnAccount } from '#operators/own/own-account.ts'
import { createFirstOwner, type FirstOwner } from '#operators/first-start/first-owner.ts'
import type { SignInGuard } from '#operators/sign-in/sign-in-guard.ts'
import { createPageChecking, type PageChecking } from './checks/page-check.ts'
import type { AskShop } from './checks/shop-answers.ts'
import { createLiveFindings, type LiveFinding } from './checks/live-findings.ts'
import { createGoodsUses, type GoodsUses } from './pages/goods-uses.ts'
import { createHandedOver, type HandedOver } from './pages/handed-over.ts'
import { createPageBin, type PageBin } from './pages/page-bin.ts'
import { createSavedParts, type SavedParts } from './saved/saved-parts.ts'
import { knowingSections } from './saved/section-contents.ts'
import { createSyncedSections, type SyncedSections } from './saved/synced-sections.ts'
import { cleanComponents, createStepParts } from './pages/cleaning.ts'
import { createPageCreating, type PageCreating } from './pages/page-creating.ts'
import { createPagePublishing, type PagePublishing } from './pages/page-publishing.ts'
import { createPageReading, type PageReading } from './pages/page-reading.ts'
import { createPageWriting, type PageWriting } from './pages/page-writing.ts'
import { createPresentVersions } from './pages/present-versions.ts'
import { createPreviews, type Previews } from './pages/previews.ts'
import { answeringRequests } from './reviews/answer-requests.ts'
import { createGuestReviews, type GuestReviews } from './reviews/guest-reviews.ts'
import type { ReviewNews } from './reviews/review-record.ts'
import { createReviews, type Reviews } from './reviews/reviews.ts'
import type { Operator } from '#operators/operator.ts'
import type { Presence } from './client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { createTranslating, type Translating } from './translation/translating.ts'
import { type BlockVersions, createBlockVersions } from './publishing/block-versions.ts'
import { createChangeNews } from './log/change-news.ts'
import type { PageEvents } from './log/page-events.ts'
import { createShownPages, type ShownPages } from './pages/shown-pages.ts'
import { presentKey, redirectFrom } from './page/redirects.ts'
import { cachedReleases } from './storage/releases.ts'
import type { ContentStorage } from './storage/content-storage.ts'
import { ifAllowed } from '#operators/rights.ts'
import { sanitiseHtml } from './checks/sanitise.ts'

/**
 * Everything the content store does, for its router, and in process for the storefront and for seeding. Input that may
 * come from outside is `unknown` and parsed here; a comment names the expected shape.
 */
export interface ContentStore
  extends PageReading,
    PageCreating,
    PageWriting,
    PagePublishing,
    PageChecking,
    Translating,
    ShownPages,
    LiveFinding,
    HandedOver,
    Previews,
    ContentByKey,
    MediaLibrary,
    OperatorAccounts,
    OwnAccount,
    Programs,
    Roles,
    Invitations,
    FirstOwner,
    PageBin,
    GoodsUses,
    Addresses,
    SavedParts,
    SyncedSections,
    Campaigns,
    Reviews,
    GuestReviews,
    BlockVersions,
    Audit {
  /** Present content path of a moved page's address. */
  readonly movedTo: (path: string) => string | undefined
  /** Moves the belongings of moved pages; to be called at the start, because a crash may have come in between. */
  readonly takeUpMoves: () => Promise<void>
  /** The key of a page that moved, from one it had; any other key is the same. */
  readonly presentKey: (key: string) => string
  /** Calls `listener` after each change of a page. Returns the function that unsubscribes. */
  readonly onChange: (listener: (change: PageChange) => void) => () => void
  /** Calls `listener` after words or the focal point of a picture changed. Returns the function that unsubscribes. */
  readonly onMediaChange: (listener: () => void) => () => void
  /** Calls `listener` after a campaign was planned or changed, here or in another process; returns the function that unsubscribes. */
  readonly onCampaignChange: (listener: () => void) => () => void
  readonly operators: Operators
  readonly media: MediaStore
  /** Fill of the caches, by name. */
  readonly cacheUses: () => Readonly<Record<string, CacheUse>>
  /** Operators by open page, and the events sent to them. */
  readonly events: PageEvents
  /** Resolves when this process knows whatever was changed before the call, in other processes too. */
  readonly catchUp: () => Promise<void>
  /** Notes in the audit log that an operator signed in. */
  readonly noteSignIn: (name: string) => Promise<void>
  /** Notes in the audit log what an operator changed outside the content store, by the name of the operation. */
  readonly noteOperation: (by: string, name: DeskDeed, about: string) => Promise<void>
  /** Says that an operator has a page open in a window, and which block is selected. */
  readonly announce: (
    actor: Operator,
    key: string,
    given: { readonly client: string; readonly block: string | null },
  ) => Promise<Outcome<readonly Presence[]>>
}

interface ContentStoreParts
  extends Pick<
    ContentStorage,
    | 'repository'
    | 'campaigns'
    | 'saved'
    | 'reviews'
    | 'audit'
    | 'operators'
    | 'firstStart'
    | 'invitations'
    | 'media'
    | 'shared'
  > {
  /** Delays guesses of operators at their own passwords and codes. */
  readonly guard: SignInGuard
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Signs preview tokens. */
  readonly secret: string
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Cleans rich text; `sanitiseHtml` by default. */
  readonly sanitise?: (html: string) => string
  /** Called with failures that callers do not see. */
  readonly report?: (error: unknown) => void
  /** Answers the questions of the check before publishing about the shop; without it nothing counts as unknown. */
  readonly askShop?: AskShop
  /** Sends links of invitations; without it none are sent. */
  readonly sendInvitation?: SendInvitation
  /** Name of the shop, as apps for codes show it; `Cairn` by default. */
  readonly shopNameIn?: (locale: Locale) => string
  /** Called with news that others receive by mail. */
  readonly onReviewNews?: (news: ReviewNews) => void
}

/** Puts a content store together from where its pages, operators and pictures are stored. */
export function createContentStore({
  repository,
  campaigns,
  saved,
  reviews,
  audit,
  operators,
  firstStart,
  invitations,
  guard,
  media,
  shared,
  findBlock,
  secret,
  clock,
  sanitise = sanitiseHtml,
  report = () => {},
  askShop = async () => NO_ANSWERS,
  sendInvitation = async () => false,
  shopNameIn = () => 'Cairn',
  onReviewNews = () => {},
}: ContentStoreParts): ContentStore {
  const news = createChangeNews({ repository, shared, clock, report })
  const { events, notify } = news
  const releaseOf = cachedReleases(repository)
  const previews = createPreviews({ repository, operators, secret, clock })
  const { verifyPreview } = previews
  const record = recordIn(audit, clock, report)
  const parts = {
    repository,
    campaigns,
    saved,
    releaseOf,
    findBlock,
    clock,
    onChange: notify,
    record,
    report,
  }
  const { checkDraft, checkShown, ...checking } = createPageChecking({ ...parts, askShop })
  const reviewParts = {
    ...parts,
    reviews,
    onChange: (key: string) => events.tell(key, { kind: 'review' }),
    onNews(news: ReviewNews) {
      const { kind, by, page } = news
      if (kind === 'published' || kind === 'scheduled') void record(by, 'approved', { key: page.key })
      onReviewNews(news)
    },
  }
  const stepParts = createStepParts({ findBlock, sanitise })
  const pageParts = {
    ...parts,
    sanitise,
    onChange(change: PageChange) {
      // A new page has nothing of what was said of an earlier one at its address.
      if (change.kind === 'created') reviews.forget(change.key).catch(report)
      notify(change)
    },
  }
  const { changeDraft, ...writing } = createPageWriting({ ...pageParts, stepParts })
  const { freeze, ...publishing } = createPagePublishing({
    ...pageParts,
    checkDraft,
    campaignWith: key =>
      campaigns.all().find(campaign => isOpen(campaign, clock()) && pagesOf(campaign).has(key)),
  })
  const presentVersions = createPresentVersions(parts)
  const findUses = createMediaUses(presentVersions)
  const planning = createCampaigns({
    ...parts,
    freeze,
    onChange: (now, before) => void news.touched(touchedKeys(now, before)).catch(report),
  })
  const clean = (components: readonly Component[]) => cleanComponents(components, { findBlock, sanitise })
  const { countUses, ...syncing } = createSyncedSections({ ...parts, stepParts, clean })
  /** Campaigns and reviews follow pages that moved. */
  const takeUpMoves = async () => {
    const keyOf = (key: string) => presentKey(repository.redirects(), key)
    await campaigns.rename(keyOf)
    await reviews.rename(keyOf)
  }
  const shownPages = createShownPages({ ...parts, verifyPreview, checkShown })
  const owner = createFirstOwner(firstStart, operators)
  const firstOwner: FirstOwner = {
    ...owner,
    async addOwner(given) {
      const added = await owner.addOwner(given)
      if (added.ok) await record(added.value.name, 'operatorAdded', named(added.value))
      return added
    },
  }
  const store: ContentStore = {
    noteSignIn: name => record(name, 'signedIn'),
    noteOperation: (by, name, about) => record(by, name, { detail: about }),
    operators,
    media,
    events,
    announce: (actor, key, given) =>
      ifAllowed(actor, 'pages.read', async () => {
        if (!(await repository.head(key))) return refuse(404, 'pageNotFound')
        events.announce(key, { ...given, name: actor.name })
        return done(events.present(key))
      }),
    catchUp: async () => shared?.catchUp(),
    onChange: news.onChange,
    cacheUses: () => ({ releases: releaseOf.use() }),
    ...shownPages,
    ...createLiveFindings({ ...parts, ...shownPages }),
    ...previews,
    ...createHandedOver({ repository, operators }),
    ...createPageReading(repository, releaseOf),
    ...createPageCreating({ ...pageParts, knowsSection: knowingSections(saved) }),
    ...writing,
    ...publishing,
    movedTo: path => redirectFrom(repository.redirects(), path)?.to,
    presentKey: key => presentKey(repository.redirects(), key),
    takeUpMoves,
    ...createAddresses({ ...parts, takeUpMoves, presentVersions, changeDraft }),
    ...createSavedParts({ ...parts, countUses, clean }),
    ...syncing,
    ...planning,
    ...createReviews(reviewParts),
    ...createGuestReviews({ ...reviewParts, verifyPreview, operators }),
    ...answeringRequests(reviewParts, publishing, planning),
    ...checking,
    ...createTranslating({ ...parts, changeDraft }),
    ...createBlockVersions(parts),
    ...firstOwner,
    ...createPageBin(parts),
    ...createGoodsUses(presentVersions, findBlock),
    ...createContentByKey(repository, report),
    onMediaChange: news.onMediaChange,
    onCampaignChange: news.onCampaignChange,
    ...createMediaLibrary({
      ...createMediaReplacing({ ...parts, changeDraft, findUses }),
      media,
      findUses,
      clock,
      onChange: news.notifyMedia,
    }),
    ...createOperatorAccounts({ operators, clock }),
    ...createOwnAccount({ operators, guard, clock, shopNameIn }),
    ...createPrograms({ operators, clock }),
    ...createRoles({ operators, invitations, clock }),
    ...createInvitations({ repository: invitations, operators, clock, send: sendInvitation }),
    ...createAudit({ audit, campaigns: campaigns.all, heads: repository.heads, clock }),
  }
  const recorded = audited(store, record)
  return {
    ...store,
    ...recorded,
    async acceptInvitation(given) {
      const accepted = await store.acceptInvitation(given)
      if (accepted.ok) await record(accepted.value.name, 'invitationAccepted', named(accepted.value))
      return accepted
    },
  }
}
