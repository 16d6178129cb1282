import { publishSchema } from '../checks/acceptance.ts'
import type { FreezeDraft } from '../log/page-changes.ts'
import type { Operator } from '#operators/operator.ts'
import type { Campaign, NewRelease, PageContent, PageDetail, PublishedPage } from '../client/types.ts'
import type { CheckDraft } from '../checks/page-check.ts'
import { type Outcome, problemPath, type RefusalKey, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult, refused } from '#platform/result.ts'
import {
  freezing,
  publishing,
  publishingBoth,
  releaseWith,
  removing,
  rollingBack,
  unpublishing,
} from '../log/page-changes.ts'
import { detailOf } from '../page/page-head.ts'
import { twinKey } from '../page/page-path.ts'
import { contentOf } from '../stored/page-schema.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { namingDraft, namingNow, namingRelease } from '../log/version-names.ts'
import { cleanComponents, type Cleaner } from './cleaning.ts'
import { type ChangingParts, pageChanging, placeOf } from './page-changing.ts'

interface Parts extends ChangingParts, Cleaner {
  readonly releaseOf: ReleaseReader
  readonly checkDraft: CheckDraft
  /** A campaign that shows the page now or later. */
  readonly campaignWith: (key: string) => Campaign | undefined
}

/** Refusals of publishing, as a campaign says them of one of its pages. */
const FREEZE_REFUSALS = new Map<RefusalKey, RefusalKey>([
  ['hasProblems', 'campaignPageFlawed'],
  ['unaccepted', 'campaignPageUnaccepted'],
])

/** Publishing, naming and deleting pages. */
export type PagePublishing = Omit<ReturnType<typeof createPagePublishing>, 'freeze'>

export function createPagePublishing({ releaseOf, checkDraft, campaignWith, ...parts }: Parts) {
  const { repository, onChange } = parts
  const { act, change } = pageChanging(parts)
  const clean = (content: PageContent): PageContent => ({
    ...content,
    components: cleanComponents(content.components, parts),
  })

  /** Findings in the draft of a revision, at an instant; any other revision is refused anyway. */
  async function foundIn(key: string, revision: number, isWithOther: boolean, at?: number) {
    const page = await repository.find(key)
    const found = page?.draft.revision === revision ? await checkDraft(page, at) : []
    return found.filter(({ problem }) => !isWithOther || problem !== 'missingLanguage')
  }

  /** Publishes the draft that was checked: `publishing` refuses any other revision. */
  async function decisionOn(actor: Operator, key: string, release: NewRelease, isWithOther: boolean) {
    const found = await foundIn(key, release.revision, isWithOther)
    return publishing(act(actor), { ...release, found, clean })
  }

  const freeze: FreezeDraft = async (by, key, { shownAt, beside, ...given }) => {
    const isWithOther = beside.includes(twinKey(key) ?? '')
    const found = await foundIn(key, given.revision, isWithOther, shownAt)
    const kept = await repository.change(key, freezing(by, { ...given, found, clean }))
    const message = kept.ok ? undefined : FREEZE_REFUSALS.get(kept.refusal.message)
    if (!kept.ok && message) {
      const page = (await repository.head(key))?.draft.title || key
      return refused({ ...kept.refusal, message, values: { ...kept.refusal.values, page } })
    }
    return mapResult(kept, page => releaseWith(page, clean(contentOf(page.draft))) ?? 0)
  }

  return {
    freeze,
    /**
     * `given`: `{ revision, accepted, other? }`. 422 with `PublishProblem[]` when the draft has errors, or warnings that `accepted` does
     * not take. With `other`, again `{ revision, accepted }`, the other language goes live with it, or neither does.
     */
    async publish(actor: Operator, key: string, given: unknown): Promise<Outcome<PublishedPage>> {
      const asked = publishSchema.safeParse(given)
      if (!asked.success) {
        return problemPath(asked.error).startsWith('accepted')
          ? refuseInput(422, 'invalidAcceptance', asked.error)
          : refuse(422, 'invalidRevision')
      }
      const { other, ...own } = asked.data
      const decide = await decisionOn(actor, key, own, other !== undefined)
      if (!other) return mapResult(await change('published', key, decide), detailOf)
      const otherKey = twinKey(key) ?? ''
      const decideOther = await decisionOn(actor, otherKey, other, true)
      const outcome = await repository.change(key, publishingBoth(decide, decideOther))
      if (outcome.ok) for (const page of outcome.value) onChange({ ...placeOf(page), kind: 'published' })
      return mapResult(outcome, ([page, { key: theirs, liveVersion }]) => ({
        ...detailOf(page),
        other: { key: theirs, liveVersion },
      }))
    },
    unpublish: async (actor: Operator, key: string) =>
      mapResult(await change('unpublished', key, unpublishing(act(actor))), detailOf),
    /** Publishes an older release again, as a new version. */
    async rollback(actor: Operator, key: string, version: number): Promise<Outcome<PageDetail>> {
      const head = await repository.head(key)
      const content = head && (await releaseOf(head, version))
      const decide = rollingBack(act(actor), version, content)
      return mapResult(await change('rolledBack', key, decide), detailOf)
    },
    /** 409 while a campaign that is not over holds the page. */
    async remove(actor: Operator, key: string): Promise<Outcome<null>> {
      const campaign = campaignWith(key)
      if (campaign) return refuse(409, 'pageInCampaign', { values: { name: campaign.name } })
      return mapResult(await change('removed', key, removing(act(actor))), () => null)
    },
    /** Names a release; an empty name removes it. */
    nameRelease: async (actor: Operator, key: string, pageVersion: number, name: string) =>
      mapResult(await change('named', key, namingRelease(act(actor), pageVersion, name)), detailOf),
    /** Names a kept draft; an empty name removes it. 409 when the page has too many with names. */
    nameDraft: async (actor: Operator, key: string, id: number, name: string) =>
      mapResult(await change('named', key, namingDraft(act(actor), id, name)), detailOf),
    /** Keeps the draft as it is under a name. 409 with the stored `Draft` when the revision is stale. */
    nameNow: async (actor: Operator, key: string, revision: number, name: string) =>
      mapResult(await change('named', key, namingNow(act(actor), revision, name)), detailOf),
  }
}
