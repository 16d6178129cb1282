import type { Locale } from '#locales/locale.ts'
import type { Transaction } from 'kysely'
import type { Campaign } from '../catalogue/campaign.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Tables } from '../database/tables.ts'
import type { RegistrationCoupon } from '../generated/resolver-types.ts'
import { isRunning } from '../rules/period.ts'
import { issueCoupon } from './coupon-store.ts'

/** Campaigns that each new member gets a coupon of, whenever they run. Source: C-229, CO-78. */
const welcoming = ({ campaigns }: Pick<Catalogue, 'campaigns'>): Campaign[] =>
  [...campaigns.values()].filter(({ grant, isStopped }) => grant === 'REGISTRATION' && !isStopped)

/**
 * Coupons promised to those who register, by the time it ends. A campaign of a limited number promises nothing: its coupons
 * may be gone by then. Source: M-053, MO-21.
 */
export const promisedCoupons = (
  catalogue: Pick<Catalogue, 'campaigns'>,
  locale: Locale,
): RegistrationCoupon[] =>
  welcoming(catalogue)
    .filter(({ limit }) => limit === null)
    .sort((one, other) => one.endTime - other.endTime)
    .map(({ name, description, beginTime, endTime }) => ({
      name: name[locale],
      description: description[locale],
      beginTime,
      endTime,
    }))

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
  const running = welcoming(catalogue).filter(campaign => isRunning(campaign, now))
  for (const campaign of running) await issueCoupon(trx, campaign, userCode, now)
}
