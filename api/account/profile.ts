import type { AccountContext } from './services.ts'
import type { Account } from '../auth/account-store.ts'
import { accountInfoOf, fullName } from '../auth/customer-model.ts'
import { newsletterTopicsOf } from './newsletter-choice.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type { AccountInfo, MemberProfile, SimpleMemberInfo } from '../generated/resolver-types.ts'

/** A member's profile: one of the views of the one account. Source: M-091, M-235, MO-42. */
export async function profileOf(account: Account, context: AccountContext): Promise<MemberProfile> {
  const { request, locale } = context
  const [level, linkedTypes, newsletterTopics] = await Promise.all([
    request.accounts.level(account.level_code, locale),
    request.identityLinks.typesOf(account.user_code),
    newsletterTopicsOf(account, context),
  ])
  return {
    userCode: account.user_code,
    countryCode: account.country_code,
    mobile: account.mobile,
    email: account.email,
    name: fullName(account),
    firstName: account.first_name,
    lastName: account.last_name,
    nickName: account.nick_name,
    appellation: account.appellation,
    sex: account.sex,
    birthMonth: account.birth_month,
    birthday: account.birthday,
    isBirthdayConfirmed: account.is_birthday_confirmed === 1,
    staffCode: account.staff_code,
    staffName: account.staff_name,
    marketingConsent: account.marketing_consent === 1,
    newsletterTopics,
    levelCode: level.code,
    levelName: level.name,
    createTime: account.created_at,
    hasPassword: account.password_hash !== null,
    linkedTypes,
  }
}

/** Source: M-235. */
export const queryMemberInfo = async (
  _: unknown,
  __: unknown,
  context: AccountContext,
): Promise<MemberProfile> => profileOf(await memberOf(context), context)

/** Source: M-236. */
export async function querySimpleMemberInfo(
  _: unknown,
  __: unknown,
  context: AccountContext,
): Promise<SimpleMemberInfo> {
  const account = await memberOf(context)
  return {
    createTime: account.created_at,
    userCode: account.user_code,
    name: fullName(account),
    nickName: account.nick_name,
    staffCode: account.staff_code,
    balance: null,
  }
}

/** Source: M-190, M-237, MO-42. */
export const accountInfo = async (_: unknown, __: unknown, context: AccountContext): Promise<AccountInfo> =>
  accountInfoOf(await memberOf(context))
