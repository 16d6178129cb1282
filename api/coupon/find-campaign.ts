import { type Campaign, campaignOf } from '../catalogue/campaign.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** A campaign as it is stored now, also one that the catalogue in memory does not show yet. */
export async function findCampaign(
  db: Database | Transaction<Tables>,
  code: string,
): Promise<Campaign | undefined> {
  const row = await db.selectFrom('campaign').selectAll().where('code', '=', code).executeTakeFirst()
  return row && campaignOf(row)
}
