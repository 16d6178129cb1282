import type { Customer } from '../generated/resolver-types.ts'
import type { Account, Level } from './account-store.ts'
import type { Session } from './session-store.ts'

/** Name that greets a member: first and last name, in the order of their script. Source: LO-76. */
export function fullName({
  first_name: first,
  last_name: last,
}: Pick<Account, 'first_name' | 'last_name'>): string {
  const isChinese = /\p{Script=Han}/u.test(last + first)
  return (isChinese ? `${last}${first}` : `${first} ${last}`).trim()
}

/** A member as the session's user. Source: M-189 … M-191. */
export function customerOf(account: Account, level: Level, token: string | null = null): Customer {
  const name = fullName(account)
  const { email, mobile, sex, staff_code: staffCode, staff_name: staffName } = account
  return {
    account: email ?? mobile,
    openId: account.open_id,
    userCode: account.user_code,
    nickName: account.nick_name,
    email,
    mobile,
    gradeLevelName: level.name,
    gradeLevelId: level.code,
    token,
    unionId: account.union_id,
    createTime: account.created_at,
    isVisitor: false,
    isStaff: staffCode !== null,
    memberInfo: { levelCode: level.code, name, staffCode },
    goDollar: null, // `../go-dollar/resolvers.ts`
    accountInfo: accountInfoOf(account),
    gwpMemberInfo: {
      countryCode: account.country_code,
      mobile,
      name,
      email,
      sex,
      birthMonth: account.birth_month,
      staffCode,
      staffName,
    },
  }
}

/** Source: M-190, MO-42. */
export const accountInfoOf = (account: Account): NonNullable<Customer['accountInfo']> => ({
  name: fullName(account),
  nickname: account.nick_name,
  portrait: account.portrait,
  firstName: account.first_name,
  lastName: account.last_name,
  birthday: account.birthday,
  genderType: account.sex,
  userRemark: account.user_remark,
  email: account.email,
  mobile: account.mobile,
  appellation: account.appellation,
})

/** A shopper without an account. Source: M-002, M-006. */
export const visitorOf = ({ userCode }: Pick<Session, 'userCode'>): Customer => ({
  account: null,
  openId: null,
  userCode,
  nickName: null,
  email: null,
  mobile: null,
  gradeLevelName: null,
  gradeLevelId: null,
  token: null,
  unionId: null,
  createTime: null,
  isVisitor: true,
  isStaff: false,
  memberInfo: null,
  goDollar: null,
  accountInfo: null,
  gwpMemberInfo: null,
})
