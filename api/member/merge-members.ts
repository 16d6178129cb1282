import type { Transaction, Updateable } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import { type Account, lockAccount, writeNameKeys } from '../auth/account-store.ts'
import type { BagLine, mergeBags } from '../cart/bag.ts'
import { lockBag, mergeStored } from '../cart/cart-store.ts'
import type { Database } from '../database/database.ts'
import type { AccountTable, Tables } from '../database/tables.ts'
import type { MergeChoice, MergeCounts, MergeProblem, MergeReport, MergeSide } from '../rules/member-merge.ts'
import { CLOSED_ACCOUNT } from './closed-account.ts'
import { logMemberEvent } from './member-events.ts'
import type { MemberDeed } from './member-steps.ts'
import { mergeCountsOf } from './merge-counts.ts'
import {
  type MergedPair,
  moveAddresses,
  moveLinks,
  moveMeans,
  moveOrders,
  moveWishes,
} from './move-records.ts'

type Write = Transaction<Tables>
type Executor = Database | Write

/** Joins the bags of both: the lines of the account that stays come first. */
export type JoinBags = (stays: readonly BagLine[], closes: readonly BagLine[]) => ReturnType<typeof mergeBags>

/** Two accounts of one person, before they are merged. */
export interface MergePlan {
  readonly stays: Account
  readonly closes: Account
  readonly has: { readonly stays: MergeCounts; readonly closes: MergeCounts }
  readonly problems: readonly MergeProblem[]
}

const accountOf = (db: Executor, code: string) =>
  db.selectFrom('account').selectAll().where('user_code', '=', code).executeTakeFirst()

const isOpen = (account: Account | undefined): account is Account =>
  account !== undefined && account.erased_at === null && account.merged_into === null

async function hasOpenRequest(db: Executor, codes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('data_request')
    .select('id')
    .where('user_code', 'in', codes)
    .where('state', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function problemsOf(db: Executor, stays: Account, closes: Account): Promise<readonly MergeProblem[]> {
  return [
    ...(stays.is_suspended === 1 || closes.is_suspended === 1 ? (['SUSPENDED'] as const) : []),
    ...(stays.staff_code !== null && closes.staff_code !== null ? (['BOTH_STAFF'] as const) : []),
    ...((await hasOpenRequest(db, [stays.user_code, closes.user_code])) ? (['DATA_REQUEST'] as const) : []),
  ]
}

/** Reads two accounts with what each has, and why they cannot be merged. Changes nothing. */
export async function planMerge(
  db: Executor,
  { from, into }: MergedPair,
): Promise<Result<MergePlan, MergeProblem>> {
  if (from === into) return refused('SAME')
  const [stays, closes] = [await accountOf(db, into), await accountOf(db, from)]
  if (!isOpen(stays) || !isOpen(closes)) return refused('GONE')
  return accepted({
    stays,
    closes,
    has: { stays: await mergeCountsOf(db, stays), closes: await mergeCountsOf(db, closes) },
    problems: await problemsOf(db, stays, closes),
  })
}

/** The values of a side; where the chosen one has none and neither is asked for, the other's. */
const pick = <Value>(side: MergeSide, { stays, closes }: { stays: Value; closes: Value }): Value =>
  side === 'stays' ? stays : closes

async function higherLevel(trx: Write, codes: readonly string[]): Promise<string | undefined> {
  const row = await trx
    .selectFrom('member_level')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.code
}

/** The newest decision about marketing holds; one that was never made is the oldest. */
const consentOf = (stays: Account, closes: Account) => {
  const newest = (closes.consent_at ?? 0) > (stays.consent_at ?? 0) ? closes : stays
  const { marketing_consent, consent_at, consent_text } = newest
  return { marketing_consent, consent_at, consent_text }
}

/** Columns of the account that stays. */
async function columnsOf(
  trx: Write,
  { stays, closes }: Pick<MergePlan, 'stays' | 'closes'>,
  chosen: MergeChoice,
): Promise<Updateable<AccountTable>> {
  const email = pick(chosen.email, { stays, closes })
  const mobile = pick(chosen.mobile, { stays, closes })
  const name = pick(chosen.name, { stays, closes })
  const birthday = pick(chosen.birthday, { stays, closes })
  return {
    email: email.email,
    is_email_verified: email.email === null ? 0 : email.is_email_verified,
    mobile: mobile.mobile,
    is_mobile_verified: mobile.mobile === null ? 0 : mobile.is_mobile_verified,
    first_name: name.first_name,
    last_name: name.last_name,
    appellation: name.appellation,
    sex: name.sex,
    nick_name: pick(chosen.nickName, { stays, closes }).nick_name,
    birth_month: birthday.birth_month,
    birthday: birthday.birthday,
    is_birthday_confirmed: birthday.is_birthday_confirmed,
    level_code: (await higherLevel(trx, [stays.level_code, closes.level_code])) ?? stays.level_code,
    ...consentOf(stays, closes),
    password_hash: stays.password_hash ?? closes.password_hash,
    staff_code: stays.staff_code ?? closes.staff_code,
    staff_name: stays.staff_name ?? closes.staff_name,
    portrait: stays.portrait ?? closes.portrait,
    user_remark: [stays.user_remark, closes.user_remark].filter(Boolean).join('\n') || null,
    open_id: stays.open_id ?? closes.open_id,
    union_id: stays.union_id ?? closes.union_id,
    accepted_terms: stays.accepted_terms ?? closes.accepted_terms,
  }
}

/** Contacts of both that the account which stays does not have afterwards. */
const freedOf = (accounts: readonly Account[], left: Updateable<AccountTable>) =>
  accounts.flatMap(account =>
    (['email', 'mobile'] as const).flatMap(kind => {
      const contact = account[kind]
      const isProved = kind === 'email' ? account.is_email_verified : account.is_mobile_verified
      return contact === null || contact === left[kind] ? [] : [{ contact, kind, is_proved: isProved }]
    }),
  )

/** Closes an account. Its names stay, so that erasing the person finds them. */
const closeAccount = (trx: Write, { from, into }: MergedPair) =>
  trx
    .updateTable('account')
    .set({ ...CLOSED_ACCOUNT, merged_into: into })
    .where('user_code', '=', from)
    .execute()

/** The report of an earlier call with the same wish. */
async function madeBefore(trx: Write, wish: string, into: string): Promise<MergeReport | undefined> {
  const event = await trx
    .selectFrom('member_event')
    .select('after_value')
    .where('id', '=', wish)
    .where('user_code', '=', into)
    .where('kind', '=', 'MERGED')
    .executeTakeFirst()
  return event && (JSON.parse(event.after_value) as MergeReport) // written below
}

/**
 * Merges an account into another one of the same person: all that it has moves, its sessions end, and it stays as a closed one that names
 * where it went. One transaction. Locks accounts first, then bags, so that no order of either is placed meanwhile.
 */
export const mergeMembers = (
  db: Database,
  pair: MergedPair,
  { chosen, joinBags }: { readonly chosen: MergeChoice; readonly joinBags: JoinBags },
  { wish, by, now, reason }: MemberDeed,
): Promise<Result<MergeReport, MergeProblem>> =>
  db.transaction().execute(async (trx): Promise<Result<MergeReport, MergeProblem>> => {
    const { from, into } = pair
    for (const code of [from, into].toSorted()) await lockAccount(trx, code)
    const known = await madeBefore(trx, wish, into)
    if (known) return accepted(known)
    for (const code of [from, into].toSorted()) if (from !== into) await lockBag(trx, code, now)
    const plan = await planMerge(trx, pair)
    if (!plan.ok) return plan
    const { stays, closes, has, problems } = plan.value
    const [problem] = problems
    if (problem) return refused(problem)
    const columns = await columnsOf(trx, { stays, closes }, chosen)
    if (columns.email === null && columns.mobile === null) return refused('NO_CONTACT')

    await trx.deleteFrom('session').where('user_code', '=', from).execute()
    const droppedLinks = await moveLinks(trx, pair)
    await moveOrders(trx, pair)
    await moveMeans(trx, pair)
    const sameWishes = await moveWishes(trx, pair)
    const sameAddresses = await moveAddresses(trx, pair)
    const bag = await mergeStored(trx, { from, into, now }, joinBags)
    await trx.updateTable('cart_share').set({ owner_code: into }).where('owner_code', '=', from).execute()

    for (const freed of freedOf([stays, closes], columns)) {
      const row = { ...freed, user_code: into, freed_at: now }
      await trx
        .insertInto('former_contact')
        .values(row)
        .onConflict(conflict => conflict.column('contact').doUpdateSet(row))
        .execute()
    }
    await trx.updateTable('former_contact').set({ user_code: into }).where('user_code', '=', from).execute()
    await trx.updateTable('account').set({ merged_into: into }).where('merged_into', '=', from).execute()
    await closeAccount(trx, pair)
    const merged = await trx
      .updateTable('account')
      .set(columns)
      .where('user_code', '=', into)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeNameKeys(trx, merged)

    const report: MergeReport = {
      closed: from,
      before: has.stays,
      came: has.closes,
      after: await mergeCountsOf(trx, merged),
      cappedSkus: bag?.report.cappedSkus ?? [],
      droppedSkus: bag?.report.droppedSkus ?? [],
      droppedLinks,
      sameAddresses,
      sameWishes,
    }
    const event = { made_at: now, made_by: by, after_value: JSON.stringify(report), reason }
    await logMemberEvent(trx, { ...event, id: wish, user_code: into, kind: 'MERGED', before_value: from })
    await logMemberEvent(trx, {
      ...event,
      id: `${wish} closed`,
      user_code: from,
      kind: 'MERGED_INTO',
      before_value: into,
    })
    return accepted(report)
  })
