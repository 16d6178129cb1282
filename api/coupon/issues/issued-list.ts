import type { Database } from '../../database/database.ts'
import { findMembers } from './find-members.ts'
import { maskedMember } from './masked-member.ts'

/** A coupon that was issued by hand. Instants are epoch milliseconds. */
export interface IssuedByHand {
  readonly id: string
  /** Masked. */
  readonly member: string
  readonly at: number
  readonly by: string
  readonly reason: string
  readonly state: 'FREE' | 'HELD' | 'USED' | 'OVER' | 'TAKEN_BACK'
  readonly orderCode: string | null
  /** Names the row to the next page. */
  readonly cursor: string
}

export interface IssuedQuestion {
  readonly campaign: string
  /** Address, number or code of a member; all members by default. */
  readonly member?: string | undefined
  /** `cursor` of the last row of the page before. */
  readonly after?: string | undefined
  readonly size: number
}

type Place = readonly [at: number, issue: string, position: number]

const cursorOf = ([at, issue, position]: Place) => `${at} ${position} ${issue}`
function placeOf(cursor: string): Place | undefined {
  const [, at, position, issue = ''] = /^(\d{1,15}) (\d{1,9}) (.+)$/.exec(cursor) ?? []
  return at === undefined ? undefined : [Number(at), issue, Number(position)]
}

const STATES = { NORMAL: 'FREE', FREEZE: 'HELD', USED: 'USED' } as const

function stateOf(
  state: keyof typeof STATES | null,
  endTime: number | null,
  now: number,
): IssuedByHand['state'] {
  if (state === null) return 'TAKEN_BACK'
  return state === 'NORMAL' && (endTime ?? 0) <= now ? 'OVER' : STATES[state]
}

/** Coupons of a campaign that were issued by hand, the latest first; up to `size` + 1 of them. */
export async function issuedByHand(
  db: Database,
  { campaign, member, after, size }: IssuedQuestion,
  now: number,
): Promise<readonly IssuedByHand[]> {
  const users = member === undefined ? undefined : [...(await findMembers(db, [member])).values()]
  if (users?.length === 0) return []
  let query = db
    .selectFrom('coupon_issue_row as row')
    .innerJoin('coupon_issue as issue', 'issue.id', 'row.issue_id')
    .leftJoin('coupon', 'coupon.id', 'row.coupon_id')
    .leftJoin('account', 'account.user_code', 'row.user_code')
    .select([
      'row.coupon_id as id',
      'row.issue_id as issue_id',
      'row.position as position',
      'row.user_code as user_code',
      'row.changed_at as changed_at',
      'issue.made_by as made_by',
      'issue.reason as reason',
      'coupon.state as state',
      'coupon.end_time as end_time',
      'coupon.order_code as order_code',
      'account.email as email',
      'account.mobile as mobile',
    ])
    .where('row.campaign_code', '=', campaign)
    .where('row.state', 'in', ['done', 'takenBack'])
  if (users) query = query.where('row.user_code', 'in', users)
  const last = after === undefined ? undefined : placeOf(after)
  if (last)
    query = query.where(eb =>
      eb(eb.refTuple('row.changed_at', 'row.issue_id', 'row.position'), '<', eb.tuple(...last)),
    )
  const rows = await query
    .orderBy('row.changed_at', 'desc')
    .orderBy('row.issue_id', 'desc')
    .orderBy('row.position', 'desc')
    .limit(size + 1)
    .execute()
  return rows.map(row => ({
    id: row.id ?? '',
    member: maskedMember({ email: row.email, mobile: row.mobile, user_code: row.user_code ?? '' }),
    at: row.changed_at,
    by: row.made_by,
    reason: row.reason,
    state: stateOf(row.state, row.end_time, now),
    orderCode: row.order_code,
    cursor: cursorOf([row.changed_at, row.issue_id, row.position]),
  }))
}
