import type { CampaignRepository } from '../storage/campaign-repository.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import { releaseSchema } from '../checks/acceptance.ts'
import { mayOnPage } from '../page/page-rights.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isOpen, overlapsOf, pagesOf, stateOf } from '../client/campaigns.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign } from '../client/types.ts'
import { done, type Outcome, type Refusal, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import type { FreezeDraft } from '../log/page-changes.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Pages of one campaign. */
const MAX_CAMPAIGN_PAGES = 100

const nameSchema = z.object({
  zh_HK: z.string().trim().min(1).max(80),
  en_US: z.string().trim().min(1).max(80),
})
/** Epoch milliseconds of a whole second. */
const instantSchema = z.int().min(0).multipleOf(1000)
export const campaignDraftSchema = releaseSchema.extend({ key: z.string().max(200) })

export const newCampaignSchema = z.object({
  name: nameSchema,
  from: instantSchema.nullable(),
  until: instantSchema.nullable(),
  pages: z.array(campaignDraftSchema).max(MAX_CAMPAIGN_PAGES),
})

export const campaignChangeSchema = z.object({
  revision: z.int().min(1),
  name: nameSchema.optional(),
  from: instantSchema.optional(),
  until: instantSchema.nullable().optional(),
})

interface CampaignParts {
  readonly campaigns: CampaignRepository
  readonly repository: Pick<PageRepository, 'head'>
  readonly freeze: FreezeDraft
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each campaign that was kept, and with what it was before. */
  readonly onChange: (now: Campaign, before: Campaign | undefined) => void
}

export const campaignRefusal = (error: z.ZodError): Refusal => refuseInput(422, 'invalidCampaign', error)

/** Why a campaign cannot be as it is planned; `undefined` when it can. */
function planRefusal(campaign: Campaign, others: readonly Campaign[], now: number): Refusal | undefined {
  if (campaign.until !== null && campaign.until <= Math.max(campaign.from, now))
    return refuse(422, 'campaignEndsEarly')
  if (pagesOf(campaign).size > MAX_CAMPAIGN_PAGES)
    return refuse(422, 'campaignTooLarge', { values: { max: MAX_CAMPAIGN_PAGES } })
  const tie = overlapsOf(campaign, others, now).find(({ other }) => other.from === campaign.from)
  if (tie) return refuse(409, 'campaignsTie', { values: { key: tie.key, name: tie.other.name } })
  return undefined
}

type Decide = (campaign: Campaign, now: number) => Outcome<Campaign>

interface Kept {
  readonly before?: Campaign
  readonly next: Campaign
}

/** Stores changes of campaigns that can be as planned, and reports them. */
function campaignChanging({
  campaigns,
  clock,
  onChange,
}: Pick<CampaignParts, 'campaigns' | 'clock' | 'onChange'>) {
  const keep = async (
    decide: (all: readonly Campaign[], now: number) => Outcome<Kept>,
  ): Promise<Outcome<Campaign>> => {
    const kept = await campaigns.change<Outcome<Kept>>(all => {
      const now = clock()
      const decided = decide(all, now)
      if (!decided.ok) return { result: decided }
      const refusal = planRefusal(decided.value.next, all, now)
      return { result: refusal ?? decided, ...(!refusal && { save: decided.value.next }) }
    })
    if (kept.ok) onChange(kept.value.next, kept.value.before)
    return mapResult(kept, ({ next }) => next)
  }

  /** Changes a campaign that is not over. */
  const change = (actor: Operator, id: string, decide: Decide) =>
    keep((all, now) => {
      const before = all.find(campaign => campaign.id === id)
      if (!before) return refuse(404, 'campaignNotFound')
      if (!isOpen(before, now)) return refuse(409, 'campaignOver')
      return mapResult(decide(before, now), next => ({
        before,
        next: { ...next, revision: before.revision + 1, changedAt: now, changedBy: actor.name },
      }))
    })

  return { keep, change }
}

/** Creates the guard of campaigns: publishing to their pages needs the rights for each of them. The frame is for admins. */
function campaignGuard({ campaigns, repository }: Pick<CampaignParts, 'campaigns' | 'repository'>) {
  const isForbidden = async (actor: Operator, keys: Iterable<string>) => {
    for (const key of keys) {
      const head = await repository.head(key)
      if (!mayOnPage(actor, 'pages.publish', head?.type)) return true
    }
    return false
  }

  /** Runs `job` when the operator may publish every page of a campaign. */
  return (
    actor: Operator,
    id: string,
    job: (campaign: Campaign) => Promise<Outcome<Campaign>>,
  ): Promise<Outcome<Campaign>> =>
    ifAllowed(actor, 'pages.publish', async () => {
      const campaign = campaigns.all().find(each => each.id === id)
      if (!campaign) return refuse(404, 'campaignNotFound')
      if (await isForbidden(actor, pagesOf(campaign).keys())) return refuse(403, 'notAllowed')
      return job(campaign)
    })
}

/** A campaign as it begins its life. */
const newCampaign = (
  {
    pages,
    ...plan
  }: Pick<Campaign, 'id' | 'name' | 'from' | 'until'> & {
    readonly pages: readonly { readonly key: string; readonly pageVersion: number }[]
  },
  { at, by }: { readonly at: number; readonly by: string },
): Campaign => ({
  ...plan,
  revision: 1,
  cancelledAt: null,
  pages: pages.map(page => ({ ...page, at, by })),
  createdAt: at,
  createdBy: by,
  changedAt: at,
  changedBy: by,
})

/** Campaigns: page versions that are shown together for a time. See `Campaign`. */
export type Campaigns = ReturnType<typeof createCampaigns>

/** Plans, changes and ends campaigns. What shoppers see follows from the plan and the time; nothing is switched. */
export function createCampaigns(parts: CampaignParts) {
  const { campaigns, freeze, clock } = parts
  const { keep, change } = campaignChanging(parts)
  const onCampaign = campaignGuard(parts)

  return {
    /** The oldest first, those that are over too. */
    campaigns: (actor: Operator): Promise<Outcome<readonly Campaign[]>> =>
      ifAllowed(actor, 'pages.read', async () => done(campaigns.all())),
    /**
     * `given`: `NewCampaign`. 422 with `PublishProblem[]` when a draft has errors, or warnings that were not
     * accepted, 409 with the `Draft` when it is newer.
     */
    createCampaign: (actor: Operator, given: unknown): Promise<Outcome<Campaign>> =>
      ifAllowed(actor, 'pages.publish', async () => {
        const parsed = newCampaignSchema.safeParse(given)
        if (!parsed.success) return campaignRefusal(parsed.error)
        const { name, from, until, pages } = parsed.data
        const now = clock()
        if (from !== null && from <= now) return refuse(422, 'campaignInPast')
        if (until !== null && until <= (from ?? now)) return refuse(422, 'campaignEndsEarly')
        const id = randomBytes(8).toString('hex')
        const frozen: { key: string; pageVersion: number }[] = []
        const beside = pages.map(({ key }) => key)
        for (const { key, ...release } of pages) {
          const given = { ...release, shownAt: from ?? now, campaign: id, beside }
          const kept = await freeze({ actor, now }, key, given)
          if (!kept.ok) return kept
          frozen.push({ key, pageVersion: kept.value })
        }
        return keep((_, at) =>
          done({
            next: newCampaign({ id, name, from: from ?? at, until, pages: frozen }, { at, by: actor.name }),
          }),
        )
      }),
    /** `given`: `{ revision, name?, from?, until? }`. 409 with the stored `Campaign` when the revision is stale. */
    changeCampaign: (actor: Operator, id: string, given: unknown): Promise<Outcome<Campaign>> =>
      onCampaign(actor, id, async () => {
        const parsed = campaignChangeSchema.safeParse(given)
        if (!parsed.success) return campaignRefusal(parsed.error)
        const { revision, name, from, until } = parsed.data
        return change(actor, id, (before, now) => {
          if (revision !== before.revision) return refuse(409, 'staleCampaign', { data: before })
          const isMoved = from !== undefined && from !== before.from
          if (isMoved && stateOf(before, now) === 'live') return refuse(409, 'campaignStarted')
          if (isMoved && from <= now) return refuse(422, 'campaignInPast')
          return done({
            ...before,
            name: name ?? before.name,
            from: from ?? before.from,
            until: until === undefined ? before.until : until,
          })
        })
      }),
    /** `given`: `{ key, revision, accepted? }`, checked as for publishing. Adds the present draft of a page, or puts it in the place of the one it holds. */
    addToCampaign: (actor: Operator, id: string, given: unknown): Promise<Outcome<Campaign>> =>
      onCampaign(actor, id, async campaign => {
        const parsed = campaignDraftSchema.safeParse(given)
        if (!parsed.success) return campaignRefusal(parsed.error)
        const { key, ...release } = parsed.data
        const now = clock()
        const shownAt = Math.max(campaign.from, now)
        const beside = [...pagesOf(campaign).keys()]
        const kept = await freeze({ actor, now }, key, { ...release, shownAt, campaign: id, beside })
        if (!kept.ok) return kept
        return change(actor, id, (before, at) =>
          done({
            ...before,
            pages: [...before.pages, { key, pageVersion: kept.value, at, by: actor.name }],
          }),
        )
      }),
    removeFromCampaign: (actor: Operator, id: string, key: string): Promise<Outcome<Campaign>> =>
      onCampaign(actor, id, () =>
        change(actor, id, (before, at) =>
          pagesOf(before).has(key)
            ? done({ ...before, pages: [...before.pages, { key, pageVersion: null, at, by: actor.name }] })
            : refuse(404, 'pageNotInCampaign'),
        ),
      ),
    /** Calls a planned campaign off, or ends a live one at once. */
    cancelCampaign: (actor: Operator, id: string): Promise<Outcome<Campaign>> =>
      onCampaign(actor, id, () => change(actor, id, (before, now) => done({ ...before, cancelledAt: now }))),
  }
}
