import type { Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Tables } from '../../database/tables.ts'
import type { IssueFailure } from '../../rules/issue-failure.ts'
import { logCampaignEvent } from '../campaign-events.ts'
import { giveBackOne, issueCoupon } from '../coupon-store.ts'
import type { Deed } from '../deed.ts'
import { findCampaign } from '../find-campaign.ts'
import { isOver, judgeMembers } from './judge-members.ts'
import { maskedMember } from './masked-member.ts'
import { takeBackIn, type TakeBackRefusal } from './take-back.ts'

type Write = Transaction<Tables>

const memberName = async (trx: Write, userCode: string) => {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'mobile', 'user_code'])
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  return maskedMember(account ?? { email: null, mobile: null, user_code: userCode })
}

/**
 * Issues a coupon to one member at once, as an issue of one that is done, so that it is listed with the others and can be taken back.
 * @param id of the issue
 */
export async function giveCoupon(
  trx: Write,
  {
    id,
    campaign: code,
    userCode,
  }: { readonly id: string; readonly campaign: string; readonly userCode: string },
  { by, now, reason }: Deed,
): Promise<Result<string, IssueFailure>> {
  const campaign = await findCampaign(trx, code)
  if (campaign?.grant !== 'ISSUED' || isOver(campaign, now)) return refused('over')
  const failure = (await judgeMembers(trx, campaign, [userCode])).get(userCode)
  if (failure) return refused(failure)
  const coupon = await issueCoupon(trx, campaign, userCode, now)
  if (!coupon) return refused('gone')
  await trx
    .insertInto('coupon_issue')
    .values({
      id,
      campaign_code: code,
      made_at: now,
      made_by: by,
      reason,
      filter: null,
      named_until: null,
      state: 'done',
      ended_at: now,
      total: 1,
      done: 1,
      failed: 0,
      taken_back: 0,
      next_position: 0,
    })
    .execute()
  await trx
    .insertInto('coupon_issue_row')
    .values({
      issue_id: id,
      position: 0,
      campaign_code: code,
      typed: '',
      user_code: userCode,
      state: 'done',
      problem: null,
      coupon_id: coupon.id,
      changed_at: now,
    })
    .execute()
  const about = await memberName(trx, userCode)
  await logCampaignEvent(trx, { campaign: code, at: now, by, kind: 'issueStarted', about, count: 1, reason })
  return accepted(coupon.id)
}

/** Takes a coupon of a member back while it is unused, however it was issued. Gives its campaign. */
export async function takeCoupon(
  trx: Write,
  { coupon: id, userCode }: { readonly coupon: string; readonly userCode: string },
  deed: Deed,
): Promise<Result<string, TakeBackRefusal>> {
  const coupon = await trx
    .selectFrom('coupon')
    .select(['campaign_code', 'state'])
    .where('id', '=', id)
    .where('user_code', '=', userCode)
    .executeTakeFirst()
  if (!coupon) return refused('noCoupon')
  const byHand = await takeBackIn(trx, id, deed)
  if (byHand.ok) return accepted(byHand.value.campaign)
  if (byHand.refusal !== 'noCoupon') return byHand
  // The member took it, or the shop issued it by itself.
  const gone = await trx
    .deleteFrom('coupon')
    .where('id', '=', id)
    .where('state', '=', 'NORMAL')
    .returning('id')
    .executeTakeFirst()
  if (!gone) return refused(coupon.state === 'USED' ? 'used' : 'held')
  const campaign = coupon.campaign_code
  await giveBackOne(trx, campaign, userCode)
  const { by, now: at, reason } = deed
  const about = await memberName(trx, userCode)
  await logCampaignEvent(trx, { campaign, at, by, kind: 'couponTakenBack', about, count: 1, reason })
  return accepted(campaign)
}
