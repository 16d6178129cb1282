import type { Transaction } from 'kysely'
import type { Campaign } from '../../catalogue/campaign.ts'
import { covers } from '../../catalogue/pricing.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import type { IssueFailure } from '../../rules/issue-failure.ts'
import { periodState } from '../../rules/period.ts'

type Executor = Database | Transaction<Tables>

/** Returns true if a campaign gives no more coupons. One that has not begun does: they are valid later. */
export const isOver = (campaign: Campaign, now: number): boolean =>
  campaign.isStopped || periodState(campaign, now) === 'ENDED'

/** Why each of some members gets no coupon; members who get one are left out. Counts in all are not looked at. */
export async function judgeMembers(
  db: Executor,
  campaign: Campaign,
  userCodes: readonly string[],
): Promise<ReadonlyMap<string, IssueFailure>> {
  if (userCodes.length === 0) return new Map()
  const accounts = await db
    .selectFrom('account')
    .leftJoin('campaign_count', join =>
      join
        .onRef('campaign_count.user_code', '=', 'account.user_code')
        .on('campaign_count.campaign_code', '=', campaign.code),
    )
    .select(['account.user_code as code', 'is_suspended', 'level_code', 'taken'])
    .where('account.user_code', 'in', userCodes)
    .execute()
  const found = new Map(accounts.map(account => [account.code, account]))
  const failureOf = (userCode: string): IssueFailure | undefined => {
    const account = found.get(userCode)
    if (!account) return 'unknown'
    if (account.is_suspended === 1) return 'suspended'
    if (!covers(campaign, { kind: 'MEMBER', levelCode: account.level_code })) return 'audience'
    const { limitPerShopper } = campaign
    return limitPerShopper !== null && (account.taken ?? 0) >= limitPerShopper ? 'most' : undefined
  }
  return new Map(
    userCodes.flatMap((userCode): [string, IssueFailure][] => {
      const failure = failureOf(userCode)
      return failure ? [[userCode, failure]] : []
    }),
  )
}

/** Coupons that a campaign has left; null without a limit. */
export async function leftOf(db: Executor, { code, limit }: Campaign): Promise<number | null> {
  if (limit === null) return null
  const row = await db
    .selectFrom('campaign_count')
    .select('taken')
    .where('campaign_code', '=', code)
    .where('user_code', '=', '')
    .executeTakeFirst()
  return Math.max(0, limit - (row?.taken ?? 0))
}
