import type { Transaction } from 'kysely'
import type { Campaign } from '../catalogue/campaign.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Tables } from '../database/tables.ts'
import { isRunning } from '../product/pricing.ts'
import { issueCoupon } from './coupon-store.ts'

/** Campaigns that each new member gets a coupon of. Source: C-229, CO-78. */
const welcoming = ({ campaigns }: Catalogue, now: number): Campaign[] =>
  [...campaigns.values()].filter(
    campaign => campaign.grant === 'REGISTRATION' && !campaign.isStopped && isRunning(campaign, now),
  )

/**
 * Issues what a registration promises, inside the transaction that makes the account: both are there, or neither. A campaign
 * with nothing left issues none; the registration still succeeds. Source: M-053, MO-21, CO-78.
 */
export async function issueRegistrationCoupons(
  trx: Transaction<Tables>,
  catalogue: Catalogue,
  userCode: string,
  now: number,
): Promise<void> {
  for (const campaign of welcoming(catalogue, now)) await issueCoupon(trx, campaign, userCode, now)
}
