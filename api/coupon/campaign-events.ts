import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { CampaignEventKind } from '../rules/campaign-events.ts'

/** A step of an operator with the codes and coupons of a campaign. */
export interface CampaignEvent {
  readonly campaign: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly by: string
  readonly kind: CampaignEventKind
  /** Pattern of a batch, ending of a code, masked name of a member; empty for many members. */
  readonly about: string
  /** Number of codes or coupons. */
  readonly count: number
  readonly reason: string
}

/** Entries that one answer holds. */
const LISTED = 100

/** Adds an entry to the log of a campaign, in the transaction of the change. */
export async function logCampaignEvent(trx: Transaction<Tables>, event: CampaignEvent): Promise<void> {
  const { campaign, at, by, ...rest } = event
  await trx
    .insertInto('campaign_event')
    .values({ id: randomUUID(), campaign_code: campaign, made_at: at, made_by: by, ...rest })
    .execute()
}

/** The latest entries of a campaign, the newest first. */
export async function campaignEvents(db: Database, campaign: string): Promise<readonly CampaignEvent[]> {
  const rows = await db
    .selectFrom('campaign_event')
    .selectAll()
    .where('campaign_code', '=', campaign)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute()
  return rows.map(({ campaign_code, made_at, made_by, kind, about, count, reason }) => ({
    campaign: campaign_code,
    at: made_at,
    by: made_by,
    kind,
    about,
    count,
    reason,
  }))
}
