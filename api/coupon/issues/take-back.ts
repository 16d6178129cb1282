import type { Selectable, Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import type { CouponIssueRowTable, Tables } from '../../database/tables.ts'
import { logCampaignEvent } from '../campaign-events.ts'
import type { Deed } from '../deed.ts'
import { giveBackOne } from '../coupon-store.ts'
import { ANY_STATE, lockIssue } from './issue-rows.ts'
import { maskedMember } from './masked-member.ts'

type Write = Transaction<Tables>
type MemberRow = Selectable<CouponIssueRowTable>

/** Takes the coupon of a member back and counts it out of its campaign. False if an order holds it or has used it. */
export async function takeBackRow(trx: Write, row: MemberRow, now: number): Promise<boolean> {
  const { coupon_id: id, user_code: userCode, campaign_code: campaign } = row
  if (id === null || userCode === null) return false
  const gone = await trx
    .deleteFrom('coupon')
    .where('id', '=', id)
    .where('state', '=', 'NORMAL')
    .returning('id')
    .executeTakeFirst()
  if (!gone) return false
  await giveBackOne(trx, campaign, userCode)
  await trx
    .updateTable('coupon_issue_row')
    .set({ state: 'takenBack', changed_at: now })
    .where('issue_id', '=', row.issue_id)
    .where('position', '=', row.position)
    .execute()
  return true
}

export type TakeBackRefusal = 'noCoupon' | 'held' | 'used' | 'takenBack'

type TakenBack = Result<{ readonly campaign: string; readonly member: string }, TakeBackRefusal>

/** Takes one coupon back that was issued by hand. */
export const takeBackCoupon = (db: Database, couponId: string, deed: Deed): Promise<TakenBack> =>
  db.transaction().execute(trx => takeBackIn(trx, couponId, deed))

/** The same in a transaction of the caller. */
export async function takeBackIn(
  trx: Write,
  couponId: string,
  { by, now, reason }: Deed,
): Promise<TakenBack> {
  const row = await trx
    .selectFrom('coupon_issue_row')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .executeTakeFirst()
  if (!row) return refused('noCoupon')
  await lockIssue(trx, row.issue_id, ANY_STATE)
  if (row.state === 'takenBack') return refused('takenBack')
  if (!(await takeBackRow(trx, row, now))) {
    const coupon = await trx
      .selectFrom('coupon')
      .select('state')
      .where('id', '=', couponId)
      .executeTakeFirst()
    return refused(coupon ? (coupon.state === 'USED' ? 'used' : 'held') : 'takenBack')
  }
  await trx
    .updateTable('coupon_issue')
    .set(({ eb }) => ({ taken_back: eb('taken_back', '+', 1) }))
    .where('id', '=', row.issue_id)
    .execute()
  const account = await trx
    .selectFrom('account')
    .select(['email', 'mobile', 'user_code'])
    .where('user_code', '=', row.user_code ?? '')
    .executeTakeFirst()
  const member = maskedMember(account ?? { email: null, mobile: null, user_code: row.user_code ?? '' })
  const campaign = row.campaign_code
  await logCampaignEvent(trx, {
    campaign,
    at: now,
    by,
    kind: 'couponTakenBack',
    about: member,
    count: 1,
    reason,
  })
  return accepted({ campaign, member })
}
