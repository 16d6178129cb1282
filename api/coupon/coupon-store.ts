import { DAY_MS } from '#locales/hong-kong.ts'
import { randomBytes } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { lockOpenAccount } from '../auth/account-store.ts'
import type { Campaign } from '../catalogue/campaign.ts'
import type { Database } from '../database/database.ts'
import { prepare } from '../database/prepared.ts'
import type { CouponTable, Tables } from '../database/tables.ts'
import { CODE_ALPHABET } from '../rules/code-pattern.ts'
import type { Period } from '../rules/period.ts'
import {
  findUniqueCodes,
  freezeUniqueCode,
  releaseUniqueCodes,
  spendUniqueCodes,
  type UniqueCode,
} from './codes/unique-codes.ts'

const ID_LENGTH = 16
/** Counts of all shoppers together. */
const ALL = ''
/** Represents no limit; counts stay below it. */
const UNLIMITED = 2_000_000_000

/** A coupon of a member, or a code that is the member's own. */
export interface IssuedCoupon extends Period {
  /** Unguessable. */
  readonly id: string
  readonly campaignCode: string
  readonly userCode: string
  /** Free, held by an unpaid order, or used. Source: C-217, C-218. */
  readonly state: CouponTable['state']
  readonly issuedAt: number
  /** The order that holds it or has used it. */
  readonly orderCode: string | null
  readonly usedAt: number | null
}

type Write = Transaction<Tables>

const couponOf = (row: Selectable<CouponTable>): IssuedCoupon => ({
  id: row.id,
  campaignCode: row.campaign_code,
  userCode: row.user_code,
  state: row.state,
  issuedAt: row.issued_at,
  beginTime: row.begin_time,
  endTime: row.end_time,
  orderCode: row.order_code,
  usedAt: row.used_at,
})

/** 80 random bits, in groups that can be read out: `7KQM-…`. */
function drawId(): string {
  const letters = [...randomBytes(ID_LENGTH)].map(byte => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const countDown = (trx: Write, campaignCode: string, userCode: string) =>
  trx
    .updateTable('campaign_count')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('campaign_code', '=', campaignCode)
    .where('user_code', '=', userCode)
    .where('taken', '>', 0)
    .execute()

/**
 * Takes one of the campaign for a shopper. False, with nothing counted, when there is none left in all or for the shopper. Of many at
 * once none slips through.
 */
async function takeOne(
  trx: Write,
  { code, limit, limitPerShopper }: Pick<Campaign, 'code' | 'limit' | 'limitPerShopper'>,
  userCode: string,
): Promise<boolean> {
  const counted = await trx
    .insertInto('campaign_count')
    // The row of all shoppers goes first: two shoppers never wait for each other in a circle.
    .values([ALL, userCode].map(user_code => ({ campaign_code: code, user_code, taken: 1 })))
    .onConflict(conflict =>
      conflict
        .columns(['campaign_code', 'user_code'])
        .doUpdateSet(({ eb }) => ({ taken: eb('campaign_count.taken', '+', 1) }))
        .where(eb =>
          eb.or([
            eb.and([
              eb('campaign_count.user_code', '=', ALL),
              eb('campaign_count.taken', '<', limit ?? UNLIMITED),
            ]),
            eb.and([
              eb('campaign_count.user_code', '!=', ALL),
              eb('campaign_count.taken', '<', limitPerShopper ?? UNLIMITED),
            ]),
          ]),
        ),
    )
    .returning('user_code')
    .execute()
  if (counted.length === 2) return true
  for (const { user_code } of counted) await countDown(trx, code, user_code)
  return false
}

/** Takes a coupon off the counts of its campaign: it can be issued again. */
export async function giveBackOne(trx: Write, campaignCode: string, userCode: string): Promise<void> {
  await countDown(trx, campaignCode, ALL)
  await countDown(trx, campaignCode, userCode)
}

/**
 * Issues a coupon inside a transaction of the caller. `undefined` when the campaign has none left, in all or for this member.
 * Limits hold for any number of calls at once. Source: C-229, CO-78.
 */
export async function issueCoupon(
  trx: Write,
  campaign: Campaign,
  userCode: string,
  now: number,
): Promise<IssuedCoupon | undefined> {
  if (!(await takeOne(trx, campaign, userCode))) return undefined
  const { code, beginTime, endTime, validDays } = campaign
  const row = await trx
    .insertInto('coupon')
    .values({
      id: drawId(),
      campaign_code: code,
      user_code: userCode,
      state: 'NORMAL',
      order_code: null,
      issued_at: now,
      begin_time: beginTime,
      // The wallet promises these days, also when the campaign stops issuing before they are over.
      end_time: validDays === null ? endTime : Math.max(now, beginTime) + validDays * DAY_MS,
      used_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return couponOf(row)
}

/** Coupons and shared codes that an order wants to use. */
export interface OrderDiscounts {
  readonly orderCode: string
  readonly userCode: string
  readonly couponIds: readonly string[]
  /** Campaigns of shared codes, and of those that count once. */
  readonly campaigns: readonly Pick<Campaign, 'code' | 'limit' | 'limitPerShopper'>[]
  /** Hashes of codes that count once; none by default. */
  readonly uniqueCodes?: readonly string[]
}

/**
 * Holds coupons and codes for an order that is not paid yet, inside the transaction that makes it: NORMAL becomes FREEZE.
 * Returns those that cannot be held; the caller then rolls back. A repeated call for the same order holds nothing twice.
 */
export async function freezeDiscounts(
  trx: Write,
  { orderCode, userCode, couponIds, campaigns, uniqueCodes = [] }: OrderDiscounts,
  now: number,
): Promise<readonly string[]> {
  const refused: string[] = []
  for (const id of couponIds.toSorted()) {
    const { numUpdatedRows } = await trx
      .updateTable('coupon')
      .set({ state: 'FREEZE', order_code: orderCode })
      .where('id', '=', id)
      .where('user_code', '=', userCode)
      .where('begin_time', '<=', now)
      .where('end_time', '>', now)
      .where(eb =>
        eb.or([
          eb('state', '=', 'NORMAL'),
          eb.and([eb('state', '=', 'FREEZE'), eb('order_code', '=', orderCode)]),
        ]),
      )
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refused.push(id)
  }
  for (const hash of uniqueCodes.toSorted())
    if (!(await freezeUniqueCode(trx, hash, { orderCode, userCode }, now))) refused.push(hash)
  for (const campaign of campaigns.toSorted((one, other) => (one.code < other.code ? -1 : 1))) {
    const isNew = await trx
      .insertInto('code_use')
      .values({
        order_code: orderCode,
        campaign_code: campaign.code,
        user_code: userCode,
        state: 'FREEZE',
        taken_at: now,
      })
      .onConflict(conflict => conflict.columns(['order_code', 'campaign_code']).doNothing())
      .returning('order_code')
      .executeTakeFirst()
    if (isNew && !(await takeOne(trx, campaign, userCode))) refused.push(campaign.code)
  }
  return refused
}

/** A shopper whose first order is asked for. */
export interface FirstOrderOf {
  readonly userCode: string
  /** Visitors come back under another code, so their contacts count as well. Source: spec, “first order only”. */
  readonly contacts?: { readonly mailbox: string; readonly mobile: string }
}

/** An order of a shopper. */
export interface EarlierOrder {
  readonly orderCode: string
  readonly isUnpaid: boolean
}

/** An order of a shopper that was not cancelled, a paid one first, beside the one that is being placed. */
export async function earlierOrder(
  db: Database | Write,
  { userCode, contacts }: FirstOrderOf,
  exceptOrder = '',
): Promise<EarlierOrder | undefined> {
  const order = await db
    .selectFrom('order_head')
    .select(['code', 'is_paid'])
    .where(eb =>
      eb.or([
        eb('owner_code', '=', userCode),
        ...(contacts?.mailbox ? [eb('mailbox', '=', contacts.mailbox)] : []),
        ...(contacts?.mobile ? [eb('mobile', '=', contacts.mobile)] : []),
      ]),
    )
    .where('code', '!=', exceptOrder)
    .where('status', 'not in', ['CANCELED', 'AUTO_CANCEL'])
    .orderBy('is_paid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderCode: order.code, isUnpaid: order.is_paid === 0 }
}

interface Spent {
  readonly orderCode: string
  readonly now: number
}

const spendCoupons = prepare((db, { orderCode, now }: Spent) =>
  db
    .updateTable('coupon')
    .set({ state: 'USED', used_at: now })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE'),
)

const spendCodes = prepare((db, { orderCode }: Pick<Spent, 'orderCode'>) =>
  db
    .updateTable('code_use')
    .set({ state: 'USED' })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE')
    .returning('campaign_code'),
)

/** The order is paid: what it held is used. A second call changes nothing. */
export async function spendDiscounts(trx: Write, orderCode: string, now: number): Promise<void> {
  await spendCoupons(trx, { orderCode, now })
  const { rows: codes } = await spendCodes(trx, { orderCode })
  if (codes.length > 0) await spendUniqueCodes(trx, orderCode, now)
}

/** The order is cancelled before it was paid: what it held is free again. A second call changes nothing. Source: MO-65. */
export async function releaseDiscounts(trx: Write, orderCode: string): Promise<void> {
  await trx
    .updateTable('coupon')
    .set({ state: 'NORMAL', order_code: null })
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE')
    .execute()
  const released = await trx
    .deleteFrom('code_use')
    .where('order_code', '=', orderCode)
    .where('state', '=', 'FREEZE')
    .returning(['campaign_code', 'user_code'])
    .execute()
  if (released.length > 0) await releaseUniqueCodes(trx, orderCode)
  for (const use of released.toSorted((one, other) => (one.campaign_code < other.campaign_code ? -1 : 1)))
    await giveBackOne(trx, use.campaign_code, use.user_code)
}

/** Why a shopper can take no more of a campaign. */
export type Exhausted =
  /** Other shoppers have taken all. */
  | { readonly why: 'GONE' }
  | { readonly why: 'USED' }
  /** An unpaid order of the shopper holds it. */
  | { readonly why: 'HELD'; readonly orderCode: string }

/** Coupons of members and counts of codes. Instants are epoch milliseconds. */
export interface CouponStore {
  /** Those that end first come first. */
  readonly ofMember: (userCode: string) => Promise<readonly IssuedCoupon[]>
  /** As `issueCoupon`, in a transaction of its own. */
  readonly issue: (campaign: Campaign, userCode: string, now: number) => Promise<IssuedCoupon | undefined>
  /** Codes that count once among these, by what was typed. */
  readonly unique: (codes: readonly string[], userCode: string) => Promise<ReadonlyMap<string, UniqueCode>>
  /** Takes back what an account that is taken back was issued. */
  readonly withdraw: (userCode: string) => Promise<void>
  /** An order of a shopper that was not cancelled, a paid one first. */
  readonly earlierOrder: (userCode: string) => Promise<EarlierOrder | undefined>
  /** Of these campaigns, those of which a shopper can take no more, and why. */
  readonly exhausted: (
    campaigns: readonly Campaign[],
    userCode: string,
  ) => Promise<ReadonlyMap<string, Exhausted>>
}

export function createCouponStore(db: Database): CouponStore {
  return {
    async ofMember(userCode) {
      const rows = await db
        .selectFrom('coupon')
        .selectAll()
        .where('user_code', '=', userCode)
        .orderBy('end_time')
        .orderBy('issued_at')
        .orderBy('id')
        .execute()
      return rows.map(couponOf)
    },

    issue: (campaign, userCode, now) =>
      db.transaction().execute(async trx => {
        await lockOpenAccount(trx, userCode)
        return issueCoupon(trx, campaign, userCode, now)
      }),

    withdraw: userCode =>
      db.transaction().execute(async trx => {
        const gone = await trx
          .deleteFrom('coupon')
          .where('user_code', '=', userCode)
          .returning('campaign_code')
          .execute()
        for (const { campaign_code } of gone) await giveBackOne(trx, campaign_code, userCode)
      }),

    earlierOrder: userCode => earlierOrder(db, { userCode }),

    unique: (codes, userCode) => findUniqueCodes(db, codes, userCode),

    async exhausted(campaigns, userCode) {
      const limited = campaigns.filter(one => one.limit !== null || one.limitPerShopper !== null)
      if (limited.length === 0) return new Map()
      const codes = limited.map(({ code }) => code)
      const counts = await db
        .selectFrom('campaign_count')
        .selectAll()
        .where('campaign_code', 'in', codes)
        .where('user_code', 'in', [ALL, userCode])
        .execute()
      const takenOf = (code: string, user: string) =>
        counts.find(({ campaign_code, user_code }) => campaign_code === code && user_code === user)?.taken ??
        0
      const isUsedUp = ({ code, limitPerShopper }: Campaign) =>
        takenOf(code, userCode) >= (limitPerShopper ?? UNLIMITED)
      const exhausted = limited.filter(
        one => isUsedUp(one) || takenOf(one.code, ALL) >= (one.limit ?? UNLIMITED),
      )
      if (exhausted.length === 0) return new Map()
      const held = await db
        .selectFrom('code_use')
        .select(['campaign_code', 'order_code'])
        .where('campaign_code', 'in', codes)
        .where('user_code', '=', userCode)
        .where('state', '=', 'FREEZE')
        .execute()
      return new Map(
        exhausted.map((campaign): [string, Exhausted] => {
          const orderCode = held.find(use => use.campaign_code === campaign.code)?.order_code
          if (orderCode !== undefined) return [campaign.code, { why: 'HELD', orderCode }]
          return [campaign.code, { why: isUsedUp(campaign) ? 'USED' : 'GONE' }]
        }),
      )
    },
  }
}
