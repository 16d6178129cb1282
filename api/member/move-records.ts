import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

type Write = Transaction<Tables>

/** Codes of the account that is closed and of the one that stays. */
export interface MergedPair {
  readonly from: string
  readonly into: string
}

/** Tables in which the account is named by `user_code`, and a row may have any other owner. */
const OF_USER = [
  'coupon',
  'code_use',
  'unique_code',
  'coupon_issue_row',
  'go_dollar_lot',
  'go_dollar_use',
  'go_dollar_change',
  'go_dollar_adjustment',
  'data_request',
] as const satisfies readonly (keyof Tables)[]

/** Moves orders, with all that names their owner. */
export async function moveOrders(trx: Write, { from, into }: MergedPair): Promise<void> {
  // The key of a call is unique within an account; of the other it is not asked for again.
  await trx
    .updateTable('order_head')
    .set(eb => ({ client_key: eb.ref('code') }))
    .where('owner_code', '=', from)
    .where('client_key', 'in', eb =>
      eb.selectFrom('order_head as own').select('own.client_key').where('own.owner_code', '=', into),
    )
    .execute()
  await trx.updateTable('order_head').set({ owner_code: into }).where('owner_code', '=', from).execute()
  await trx.updateTable('order_search').set({ owner_code: into }).where('owner_code', '=', from).execute()
  await trx
    .updateTable('after_sales_order')
    .set({ owner_code: into })
    .where('owner_code', '=', from)
    .execute()
  const counts = await trx
    .deleteFrom('order_count')
    .where('owner_code', '=', from)
    .returning(['status', 'orders'])
    .execute()
  for (const { status, orders } of counts)
    await trx
      .insertInto('order_count')
      .values({ owner_code: into, status, orders })
      .onConflict(conflict =>
        conflict
          .columns(['owner_code', 'status'])
          .doUpdateSet(({ eb }) => ({ orders: eb('order_count.orders', '+', eb.ref('excluded.orders')) })),
      )
      .execute()
}

/** Moves coupons, codes and GO DOLLAR, each lot and its uses as they are. */
export async function moveMeans(trx: Write, { from, into }: MergedPair): Promise<void> {
  for (const table of OF_USER)
    await trx.updateTable(table).set({ user_code: into }).where('user_code', '=', from).execute()
  const counts = await trx
    .deleteFrom('campaign_count')
    .where('user_code', '=', from)
    .returning(['campaign_code', 'taken'])
    .execute()
  for (const { campaign_code, taken } of counts)
    await trx
      .insertInto('campaign_count')
      .values({ campaign_code, user_code: into, taken })
      .onConflict(conflict =>
        conflict
          .columns(['campaign_code', 'user_code'])
          .doUpdateSet(({ eb }) => ({ taken: eb('campaign_count.taken', '+', eb.ref('excluded.taken')) })),
      )
      .execute()
  await trx.updateTable('referral').set({ referrer_code: into }).where('referrer_code', '=', from).execute()
}

/** Moves favourites that the other account does not have. Resolves to the number of those that both had. */
export async function moveWishes(trx: Write, { from, into }: MergedPair): Promise<number> {
  const same = await trx
    .deleteFrom('favorite')
    .where('user_code', '=', from)
    .where('sku_code', 'in', eb =>
      eb.selectFrom('favorite as own').select('own.sku_code').where('own.user_code', '=', into),
    )
    .returning('id')
    .execute()
  await trx.updateTable('favorite').set({ user_code: into }).where('user_code', '=', from).execute()
  return same.length
}

/** Moves addresses that the other account does not have. The default stays; resolves to the number of those that both had. */
export async function moveAddresses(trx: Write, { from, into }: MergedPair): Promise<number> {
  const same = await trx
    .deleteFrom('delivery_address')
    .where('user_code', '=', from)
    .where('content', 'in', eb =>
      eb.selectFrom('delivery_address as own').select('own.content').where('own.user_code', '=', into),
    )
    .returning('code')
    .execute()
  const own = await trx
    .selectFrom('delivery_address')
    .select('code')
    .where('user_code', '=', into)
    .where('is_default', '=', 1)
    .executeTakeFirst()
  await trx
    .updateTable('delivery_address')
    .set({ user_code: into, ...(own && { is_default: 0 as const }) })
    .where('user_code', '=', from)
    .execute()
  const billing = await trx
    .selectFrom('billing_address')
    .select('code')
    .where('owner_code', '=', into)
    .executeTakeFirst()
  if (billing) await trx.deleteFrom('billing_address').where('owner_code', '=', from).execute()
  else
    await trx
      .updateTable('billing_address')
      .set({ owner_code: into })
      .where('owner_code', '=', from)
      .execute()
  return same.length
}

/** Moves links of third parties that the other account lacks; an account has one of each. Resolves to the others, which are removed. */
export async function moveLinks(trx: Write, { from, into }: MergedPair): Promise<readonly string[]> {
  const dropped = await trx
    .deleteFrom('third_party_link')
    .where('user_code', '=', from)
    .where('app_type', 'in', eb =>
      eb.selectFrom('third_party_link as own').select('own.app_type').where('own.user_code', '=', into),
    )
    .returning('app_type')
    .execute()
  await trx.updateTable('third_party_link').set({ user_code: into }).where('user_code', '=', from).execute()
  return dropped.map(({ app_type }) => app_type).toSorted()
}
