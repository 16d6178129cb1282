import { sql, type Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import { CLOSED_ACCOUNT } from './closed-account.ts'
import { type Account, lockAccount } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { KeptRecord } from '../rules/data-requests.ts'
import { NEXT_AFTER_SALES } from '../rules/after-sales-status.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { formerContacts, provedContacts } from './former-contacts.ts'
import { eraseOrders, wordsOf } from './erase-orders.ts'
import { logMemberEvent } from './member-events.ts'
import type { MemberDeed } from './member-steps.ts'
import { wordRemover } from './remove-words.ts'

type Write = Transaction<Tables>

/** Orders that need no address any more. */
const ENDED: readonly OrderStatus[] = ['WAIT_EVALUATE', 'COMPLETED', 'CANCELED', 'AUTO_CANCEL']

/** Records that stay without the person, by kind and number. */
export type EraseReport = readonly { readonly kept: KeptRecord; readonly count: number }[]

export type EraseRefusal =
  | { readonly reason: 'gone' }
  /** Orders and returns under way still need name and address. */
  | { readonly reason: 'open'; readonly orders: number; readonly returns: number }

const allOrders = (trx: Write, userCode: string) =>
  trx
    .selectFrom('order_head')
    .select(['code', 'status', 'email', 'mobile', 'content'])
    .where('owner_code', '=', userCode)
    .execute()

const openReturns = async (trx: Write, userCode: string) => {
  const rows = await trx
    .selectFrom('after_sales_order')
    .select('status')
    .where('owner_code', '=', userCode)
    .execute()
  return rows.filter(({ status }) => NEXT_AFTER_SALES[status].length > 0).length
}

/** Contacts of the account that its owner has not proved; they may be a stranger's. */
const unprovedOf = ({ email, mobile, is_email_verified, is_mobile_verified }: Account) =>
  (email !== null && is_email_verified === 0 ? 1 : 0) + (mobile !== null && is_mobile_verified === 0 ? 1 : 0)

/** Deletes rows that hold nothing but the person. */
async function deleteOwn(trx: Write, account: Account, merged: readonly string[]): Promise<void> {
  const { user_code: code } = account
  const { emails, mobiles } = await provedContacts(trx, account)
  await trx.deleteFrom('session').where('user_code', '=', code).execute()
  await trx
    .deleteFrom('member_name')
    .where('user_code', 'in', [code, ...merged])
    .execute()
  await trx.deleteFrom('former_contact').where('user_code', '=', code).execute()
  await trx.deleteFrom('cart').where('owner_code', '=', code).execute()
  await trx.deleteFrom('cart_share').where('owner_code', '=', code).execute()
  await trx.deleteFrom('favorite').where('user_code', '=', code).execute()
  await trx.deleteFrom('delivery_address').where('user_code', '=', code).execute()
  await trx.deleteFrom('billing_address').where('owner_code', '=', code).execute()
  await trx.deleteFrom('third_party_link').where('user_code', '=', code).execute()
  for (const email of emails) {
    const messages = trx
      .selectFrom('feedback')
      .select('id')
      // As it was typed.
      .where(sql<boolean>`lower(email) = lower(${email})`)
    await trx.deleteFrom('feedback_answer').where('feedback_id', 'in', messages).execute()
    await trx.deleteFrom('feedback').where(sql<boolean>`lower(email) = lower(${email})`).execute()
    await trx.deleteFrom('sign_up').where('email', '=', email).execute()
    await trx.deleteFrom('sign_up_event').where('email', '=', email).execute()
    await trx.deleteFrom('arrival_notice').where('email', '=', email).execute()
    await trx.deleteFrom('third_party_proof').where('email', '=', email).execute()
  }
  for (const receiver of [...emails, ...mobiles]) {
    await trx.deleteFrom('verify_code').where('receiver', '=', receiver).execute()
    await trx.deleteFrom('outbox').where('receiver', '=', receiver).execute()
  }
}

/** Removes words from what staff have written about the member. */
async function eraseNotes(
  trx: Write,
  codes: readonly string[],
  remove: (text: string) => string,
): Promise<number> {
  const rows = await trx
    .selectFrom('coupon_issue_row as row')
    .innerJoin('coupon_issue as issue', 'issue.id', 'row.issue_id')
    .select(['issue.id', 'issue.reason', 'row.campaign_code'])
    .where('row.user_code', 'in', codes)
    .execute()
  await trx.updateTable('coupon_issue_row').set({ typed: '' }).where('user_code', 'in', codes).execute()
  for (const { id, reason } of rows)
    await trx
      .updateTable('coupon_issue')
      .set({ reason: remove(reason) })
      .where('id', '=', id)
      .execute()
  const campaigns = [...new Set(rows.map(row => row.campaign_code))]
  const logged =
    campaigns.length === 0
      ? []
      : await trx
          .selectFrom('campaign_event')
          .select(['id', 'reason'])
          .where('campaign_code', 'in', campaigns)
          .execute()
  for (const { id, reason } of logged) {
    const left = remove(reason)
    if (left !== reason)
      await trx.updateTable('campaign_event').set({ reason: left }).where('id', '=', id).execute()
  }
  const events = await trx
    .selectFrom('member_event')
    .select(['id', 'reason'])
    .where('user_code', 'in', codes)
    .execute()
  for (const { id, reason } of events)
    await trx
      .updateTable('member_event')
      .set({ reason: remove(reason) })
      .where('id', '=', id)
      .execute()
  const requests = await trx
    .selectFrom('data_request')
    .select(['id', 'note', 'answer'])
    .where('user_code', 'in', codes)
    .execute()
  for (const { id, note, answer } of requests)
    await trx
      .updateTable('data_request')
      .set({ note: remove(note), answer: remove(answer) })
      .where('id', '=', id)
      .execute()
  return events.length
}

/** Empties what views of lists search for, where it names the person. */
async function eraseViews(trx: Write, remove: (text: string) => string): Promise<void> {
  for (const { id, query } of await trx.selectFrom('list_view').select(['id', 'query']).execute()) {
    const left = remove(query)
    if (left !== query) await trx.updateTable('list_view').set({ query: left }).where('id', '=', id).execute()
  }
}

/** The row stays, so that orders and books have an owner: nothing in it names a person or opens a session. */
const emptyAccounts = (trx: Write, codes: readonly string[], now: number) =>
  trx
    .updateTable('account')
    .set({
      ...CLOSED_ACCOUNT,
      appellation: null,
      first_name: '',
      last_name: '',
      nick_name: null,
      sex: null,
      birth_month: null,
      birthday: null,
      portrait: null,
      login_type: null,
      erased_at: now,
    })
    .where('user_code', 'in', codes)
    .execute()

const countOf = async (trx: Write, table: 'go_dollar_lot' | 'coupon', userCode: string) => {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_code', '=', userCode)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A contact as staff may have written it: a number also without its country. */
const contactWords = (contact: string): readonly string[] => [contact, contact.replace(/^\+\d+ /, '')]

/** Words that name the member. */
function namesOf(account: Account): readonly string[] {
  const { first_name: first, last_name: last, email, mobile } = account
  return [
    `${first} ${last}`,
    `${last} ${first}`,
    `${last}${first}`,
    first,
    last,
    account.nick_name ?? '',
    account.staff_name ?? '',
    ...contactWords(email ?? ''),
    ...contactWords(mobile ?? ''),
  ]
}

/**
 * Erases a member, with the accounts that were merged into theirs: rows that hold the person alone are deleted; orders, returns and books stay without name, contact and address. Refused
 * while an order or a return is under way. One transaction.
 */
export const eraseMember = (
  db: Database,
  userCode: string,
  { wish, by, now, reason }: MemberDeed,
): Promise<Result<EraseReport, EraseRefusal>> =>
  db.transaction().execute(async (trx): Promise<Result<EraseReport, EraseRefusal>> => {
    await lockAccount(trx, userCode)
    const account = await trx
      .selectFrom('account')
      .selectAll()
      .where('user_code', '=', userCode)
      .executeTakeFirst()
    if (!account || account.erased_at !== null || account.merged_into !== null)
      return refused({ reason: 'gone' })
    const orders = await allOrders(trx, userCode)
    const open = {
      orders: orders.filter(({ status }) => !ENDED.includes(status)).length,
      returns: await openReturns(trx, userCode),
    }
    if (open.orders > 0 || open.returns > 0) return refused({ reason: 'open', ...open })
    const merged = await trx.selectFrom('account').selectAll().where('merged_into', '=', userCode).execute()
    const codes = [userCode, ...merged.map(({ user_code }) => user_code)]
    const former = (await formerContacts(trx, userCode)).map(({ contact }) => contact)
    const remove = wordRemover([
      ...[account, ...merged].flatMap(namesOf),
      ...former.flatMap(contactWords),
      ...orders.flatMap(wordsOf),
    ])
    const staff = account.staff_code === null ? 0 : 1
    const unproved = unprovedOf(account)
    await deleteOwn(trx, account, codes.slice(1))
    const returns = await eraseOrders(trx, orders, remove)
    await logMemberEvent(trx, {
      id: wish,
      user_code: userCode,
      made_at: now,
      made_by: by,
      kind: 'ERASED',
      before_value: '',
      after_value: String(orders.length),
      reason,
    })
    const events = await eraseNotes(trx, codes, remove)
    await eraseViews(trx, remove)
    await emptyAccounts(trx, codes, now)
    const counts: readonly (readonly [KeptRecord, number])[] = [
      ['ORDERS', orders.length],
      ['RETURNS', returns],
      ['GO_DOLLAR', await countOf(trx, 'go_dollar_lot', userCode)],
      ['COUPONS', await countOf(trx, 'coupon', userCode)],
      ['EVENTS', events],
      ['STAFF', staff],
      ['UNPROVED', unproved],
    ]
    return accepted(counts.filter(([, count]) => count > 0).map(([kept, count]) => ({ kept, count })))
  })
