import { takeFromLots } from '../go-dollar/order-use.ts'
import type { Transaction } from 'kysely'
import { DAY_MS } from '#locales/hong-kong.ts'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { createGoDollarStore, grantLot } from '../go-dollar/go-dollar-store.ts'
import { inBothLanguages } from '../shared/messages.ts'
import { type MemberDeed, step } from './member-steps.ts'

type Write = Transaction<Tables>

export type GoDollarRefusal =
  | { readonly reason: 'gone' }
  /** The operator may move so many more of this member's GO DOLLAR within a day. */
  | { readonly reason: 'limit'; readonly left: number }
  /** The member has fewer. */
  | { readonly reason: 'balance'; readonly left: number }

/** GO DOLLAR that an operator has moved of a member within the last day, given and taken together. */
async function movedBy(trx: Write, userCode: string, { by, now }: MemberDeed): Promise<number> {
  const rows = await trx
    .selectFrom('member_event')
    .select(['before_value', 'after_value'])
    .where('user_code', '=', userCode)
    .where('made_at', '>', now - DAY_MS)
    .where('made_by', '=', by)
    .where('kind', 'in', ['GO_DOLLAR_GIVEN', 'GO_DOLLAR_TAKEN'])
    .execute()
  return rows.reduce((sum, row) => sum + Math.abs(Number(row.after_value) - Number(row.before_value)), 0)
}

/** Takes some of a member's GO DOLLAR. False if an order took of the same lots meanwhile. */
async function take(
  trx: Write,
  userCode: string,
  points: number,
  { wish, now }: MemberDeed,
): Promise<boolean> {
  const parts = await takeFromLots(trx, { userCode, points }, now)
  if (!parts) return false
  await trx
    .insertInto('go_dollar_adjustment')
    .values(
      parts.map(part => ({
        event_id: wish,
        lot_id: part.lotId,
        user_code: userCode,
        points: -part.points,
        made_at: now,
      })),
    )
    .execute()
  return true
}

/** Times that points are taken again after an order took of the same lots. */
const MOST_TRIES = 3

/** Ends a transaction that could not take all. */
class TakenMeanwhile extends Error {}

/**
 * Gives a member GO DOLLAR, as a lot that ends as any other, or takes some (negative), from the lots that end first. Nothing is done beyond
 * `limit`, which counts what the operator has moved of this member within a day.
 */
export async function moveGoDollar(
  db: Database,
  userCode: string,
  { points, limit }: { readonly points: number; readonly limit: number },
  deed: MemberDeed,
  tries = MOST_TRIES,
): Promise<Result<true, GoDollarRefusal>> {
  let few: GoDollarRefusal = { reason: 'balance', left: 0 }
  const moving = step<GoDollarRefusal>(
    db,
    userCode,
    deed,
    { reason: 'gone' },
    async trx => {
      const left = limit - (await movedBy(trx, userCode, deed))
      if (Math.abs(points) > left) return refused({ reason: 'limit', left: Math.max(0, left) })
      const before = await createGoDollarStore(trx).balance(userCode, deed.now)
      few = { reason: 'balance', left: before }
      if (points < 0 && before < -points) return refused(few)
      return accepted({
        kind: points > 0 ? 'GO_DOLLAR_GIVEN' : 'GO_DOLLAR_TAKEN',
        before: String(before),
        after: String(before + points),
      })
    },
    // After the entry in the log, which adjustments refer to.
    async trx => {
      if (points > 0) {
        const remark = inBothLanguages(t => t('goDollar.fromService'))
        await grantLot(trx, userCode, { granted: points, remark, now: deed.now })
      } else if (!(await take(trx, userCode, -points, deed))) throw new TakenMeanwhile()
    },
  )
  return moving.catch((error: unknown) => {
    if (!(error instanceof TakenMeanwhile)) throw error
    return tries > 1 ? moveGoDollar(db, userCode, { points, limit }, deed, tries - 1) : refused(few)
  })
}
