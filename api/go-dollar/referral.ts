import type { Transaction } from 'kysely'
import { lockAccount } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { ShopLimits } from '../rules/shop-limits.ts'
import { inBothLanguages } from '../shared/messages.ts'
import { grantLot } from './go-dollar-store.ts'

const LONGEST_CODE = 64

/** New members that a member has brought. Source: CO-79, MO-77. */
export interface ReferralStore {
  /** Those that brought a reward. */
  readonly rewarded: (userCode: string) => Promise<number>
  /** Takes back the reward for an account that is taken back itself. */
  readonly withdraw: (userCode: string) => Promise<void>
}

const rewardedBy = async (db: Database | Transaction<Tables>, referrerCode: string): Promise<number> => {
  const { count } = await db
    .selectFrom('referral')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('referrer_code', '=', referrerCode)
    .where('lot_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Stores who referred a new member, and grants the reward, inside the transaction that creates the account. An unknown code is
 * ignored. Source: C-228, M-141, CO-79, MO-77.
 * @param referral codes of the member who brought, and of the new one
 */
export async function rewardReferral(
  trx: Transaction<Tables>,
  { referrerCode: typedCode, userCode }: { readonly referrerCode: string; readonly userCode: string },
  { referralReward, mostReferrals }: Pick<ShopLimits, 'referralReward' | 'mostReferrals'>,
  now: number,
): Promise<void> {
  if (typedCode.length > LONGEST_CODE || typedCode === userCode) return
  const invited = await trx
    .selectFrom('account')
    .select('merged_into')
    .where('user_code', '=', typedCode)
    .executeTakeFirst()
  // The link of an account that was merged counts for the one that stays.
  const referrerCode = invited?.merged_into ?? typedCode
  // Two friends who register at once wait here, so that both are counted.
  await lockAccount(trx, referrerCode)
  const referrer = await trx
    .selectFrom('account')
    .select('is_suspended')
    .where('user_code', '=', referrerCode)
    .executeTakeFirst()
  if (referrer?.is_suspended !== 0) return
  const isRewarded = (await rewardedBy(trx, referrerCode)) < mostReferrals
  const lot = isRewarded
    ? await grantLot(trx, referrerCode, {
        granted: referralReward,
        remark: inBothLanguages(t => t('goDollar.referral')),
        now,
      })
    : undefined
  await trx
    .insertInto('referral')
    .values({ user_code: userCode, referrer_code: referrerCode, lot_id: lot?.id ?? null, created_at: now })
    .execute()
}

export const createReferralStore = (db: Database): ReferralStore => ({
  rewarded: userCode => rewardedBy(db, userCode),

  withdraw: userCode =>
    db.transaction().execute(async trx => {
      const referral = await trx
        .deleteFrom('referral')
        .where('user_code', '=', userCode)
        .returning('lot_id')
        .executeTakeFirst()
      if (referral?.lot_id) await trx.deleteFrom('go_dollar_lot').where('id', '=', referral.lot_id).execute()
    }),
})
