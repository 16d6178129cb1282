import { earliest } from '#blocks/page/earliest.ts'
import type { Campaign, CampaignPage, LiveChange } from './types.ts'

/** `cancelled` also where it was live for a while. */
export type CampaignState = 'planned' | 'live' | 'ended' | 'cancelled'

type Window = Pick<Campaign, 'from' | 'until' | 'cancelledAt'>

/** First instant at which a campaign no longer shows; infinite for one that stays. Not after `from` for one that never showed. */
export const endOf = ({ until, cancelledAt }: Window): number =>
  Math.min(until ?? Number.POSITIVE_INFINITY, cancelledAt ?? Number.POSITIVE_INFINITY)

/** From `from` on, no longer at its end. A rule of its own: a campaign may stay, and an operator may end it. */
export function stateOf(campaign: Window, at: number): CampaignState {
  if (campaign.cancelledAt !== null && campaign.cancelledAt <= at) return 'cancelled'
  if (at < campaign.from) return 'planned'
  return at < endOf(campaign) ? 'live' : 'ended'
}

export const isShowing = (campaign: Window, at: number): boolean => stateOf(campaign, at) === 'live'

/** Planned or live: it can be changed, and it can show. */
export const isOpen = (campaign: Window, at: number): boolean =>
  stateOf(campaign, at) === 'planned' || stateOf(campaign, at) === 'live'

/** The pages of a campaign at an instant, by key; those it will have unless an instant is given. */
export function pagesOf(
  { pages }: Pick<Campaign, 'pages'>,
  at = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, CampaignPage & { readonly pageVersion: number }> {
  const held = new Map<string, CampaignPage & { readonly pageVersion: number }>()
  for (const page of pages) {
    if (page.at > at) continue
    const { pageVersion } = page
    if (pageVersion === null) held.delete(page.key)
    else held.set(page.key, { ...page, pageVersion })
  }
  return held
}

/** Returns true if `a` shows where both campaigns could: the one that starts later does. The rest makes the order total. */
function winsOver(a: Campaign, b: Campaign): boolean {
  if (a.from !== b.from) return a.from > b.from
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt
  return a.id > b.id
}

/** The campaign that shows a page at an instant; `undefined` where the page shows its own release. */
export function campaignShowing(
  campaigns: readonly Campaign[],
  key: string,
  at: number,
): Campaign | undefined {
  let found: Campaign | undefined
  for (const campaign of campaigns)
    if (
      isShowing(campaign, at) &&
      pagesOf(campaign, at).has(key) &&
      (found === undefined || winsOver(campaign, found))
    )
      found = campaign
  return found
}

interface Page {
  readonly key: string
  readonly liveVersion: number | null
  /** Instant of the live release, epoch ms; `null` when there is none. */
  readonly publishedAt?: number | null
  /** Absent where only present and coming releases are asked for. */
  readonly lives?: readonly LiveChange[]
  /** Chinese page of an English one: English readers get it where theirs has no release. Source: LO-04. */
  readonly chinese?: Page | undefined
  /** True if the shop has a page of its own for this address. Source: LO-05. */
  readonly hasBuiltIn?: boolean
}

/** The release that shoppers get without campaigns. After the last change it is the live one. */
export function ownVersionAt({ liveVersion, lives = [] }: Page, at: number): number | null {
  const last = lives.at(-1)
  if (last === undefined || at >= last.at) return liveVersion
  return lives.findLast(change => change.at <= at)?.pageVersion ?? null
}

/**
 * The release that shoppers get of a page at an instant; `null`: none. Nothing is switched at the ends of a campaign, so the answer is
 * right to the millisecond in every process, however long it was down.
 */
export function versionShown(page: Page, campaigns: readonly Campaign[], at: number): number | null {
  const campaign = campaignShowing(campaigns, page.key, at)
  return campaign ? (pagesOf(campaign, at).get(page.key)?.pageVersion ?? null) : ownVersionAt(page, at)
}

/** Pages that shoppers get in the place of one without a release. */
export type Instead = 'chinese' | 'builtIn'

/** Period for which shoppers get a page, and what they get after it. */
export interface LivePeriod {
  readonly campaign: Campaign
  /** Epoch ms. */
  readonly until: number
  /** Release that shows afterwards; `null`: none of this page. */
  readonly next: number | null
  /** Page that shoppers get in the place of one without a release; absent where it disappears. */
  readonly instead?: Instead
  /** Instant at which that release was published, epoch ms; absent for one of a campaign. */
  readonly nextPublishedAt?: number
  /** True if the page itself is live in the very version that the campaign shows. */
  readonly isSame?: boolean
  /** Campaign that shows it afterwards; absent where the page shows its own release. */
  readonly nextCampaign?: Campaign
}

/** The version of a page that shoppers get once a period is over. */
export type Afterwards = Omit<LivePeriod, 'campaign' | 'until'>

/**
 * The period for which a campaign shows a page at an instant, until its end or until a later campaign covers it; `undefined` where none
 * does, and where it stays.
 */
export function livePeriod(page: Page, campaigns: readonly Campaign[], at: number): LivePeriod | undefined {
  const campaign = campaignShowing(campaigns, page.key, at)
  if (!campaign) return undefined
  let until: number | undefined = at
  let nextCampaign: Campaign | undefined = campaign
  while (nextCampaign === campaign) {
    until = nextBoundary(campaigns, until)
    if (until === undefined) return undefined
    nextCampaign = campaignShowing(campaigns, page.key, until)
  }
  const after = shownFrom(page, campaigns, until)
  const isSame = !after.nextCampaign && after.next === versionShown(page, campaigns, at)
  return { campaign, until, ...after, ...(isSame && { isSame }) }
}

/** Returns the page that shoppers get at an instant in the place of one without a release; `undefined` for none. */
export function shownInstead(
  { chinese, hasBuiltIn = false }: Pick<Page, 'chinese' | 'hasBuiltIn'>,
  campaigns: readonly Campaign[],
  at: number,
): Instead | undefined {
  if (chinese && versionShown(chinese, campaigns, at) !== null) return 'chinese'
  return hasBuiltIn ? 'builtIn' : undefined
}

/** The version of a page that shoppers get from an instant on. */
export function shownFrom(page: Page, campaigns: readonly Campaign[], at: number): Afterwards {
  const nextCampaign = campaignShowing(campaigns, page.key, at)
  const next = versionShown(page, campaigns, at)
  if (nextCampaign) return { next, nextCampaign }
  const { liveVersion, publishedAt } = page
  const instead = next === null ? shownInstead(page, campaigns, at) : undefined
  return {
    next,
    ...(instead && { instead }),
    ...(next !== null && next === liveVersion && publishedAt && { nextPublishedAt: publishedAt }),
  }
}

/** The first instant from which a page shows its own release; `undefined`: a campaign without an end shows it. */
export function ownShowsFrom(campaigns: readonly Campaign[], key: string, at: number): number | undefined {
  let from: number | undefined = at
  while (from !== undefined && campaignShowing(campaigns, key, from)) from = nextBoundary(campaigns, from)
  return from
}

/** The first instant after `at` at which any campaign begins or ends; `undefined`: none. */
export function nextBoundary(campaigns: readonly Window[], at: number): number | undefined {
  const moments = campaigns
    .filter(campaign => campaign.from < endOf(campaign))
    .flatMap(campaign => [campaign.from, endOf(campaign)])
  return earliest(moments.filter(moment => moment > at && Number.isFinite(moment)))
}

/** A page that two campaigns hold at the same time. */
export interface Overlap {
  readonly key: string
  readonly other: Campaign
  readonly from: number
  /** Infinite where both stay. */
  readonly until: number
  /** The other one shows in this time. */
  readonly isCovered: boolean
}

/** Overlaps of a campaign with others that can still show after `now`; shown before it is saved. */
export function overlapsOf(
  campaign: Campaign,
  campaigns: readonly Campaign[],
  now: number,
): readonly Overlap[] {
  const keys = pagesOf(campaign)
  return campaigns
    .filter(other => other.id !== campaign.id && isOpen(other, now))
    .flatMap(other => {
      const from = Math.max(campaign.from, other.from)
      const until = Math.min(endOf(campaign), endOf(other))
      if (from >= until || until <= now) return []
      return [...pagesOf(other).keys()]
        .filter(key => keys.has(key))
        .map(key => ({ key, other, from, until, isCovered: winsOver(other, campaign) }))
    })
}

/** The keys of the pages that may show something else after a change. */
export const touchedKeys = (now: Campaign, before: Campaign | undefined): readonly string[] => [
  ...new Set([...pagesOf(now).keys(), ...(before ? pagesOf(before).keys() : [])]),
]
