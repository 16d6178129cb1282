import type { AccountContext } from './services.ts'
import { openMemberSession } from '../auth/session/member-session.ts'
import type { CreateMemberInput, LoginResult, UserRegisterInput } from '../generated/resolver-types.ts'
import { browserOf } from '../identity/third-party.ts'
import { join } from './join.ts'
import { readName } from './person-form.ts'
import { formError, rejectedLogin } from '../auth/form-errors.ts'
import { passwordErrors, staffErrors } from './registration.ts'

/** Registers with a password, and logs in for two hours. Source: M-035 … M-053, M-231, MO-18, MO-20. */
export async function userRegister(
  _: unknown,
  { userRegisterInput: input }: { readonly userRegisterInput: UserRegisterInput },
  context: AccountContext,
): Promise<LoginResult> {
  const { staff, passwords, passwordRules, accounts, now } = context.request
  const missing = staffErrors(input)
  const asksStaff = input.isStaff === true && missing.length === 0
  const found = asksStaff ? await staff.find(input.staffCode ?? '', input.staffName ?? '', now) : undefined
  const joined = await join(context, input, {
    errors: [...passwordErrors(input, passwordRules), ...missing],
    async check() {
      if (!asksStaff) return []
      const isFree = found && (await accounts.taken({ staff_code: found.code })).length === 0
      return isFree ? [] : [formError('STAFF_WRONG', 'staffCode')]
    },
    async columns() {
      const own = found && { staff_code: found.code, staff_name: found.name }
      return { ...own, password_hash: await passwords.hash(input.password) }
    },
    signUpMethod: input.isStaff === true ? 'staffSignUp' : 'memberSignUp',
  })
  if (!joined.ok) return rejectedLogin(joined.refusal, context.locale)
  return openMemberSession(context, joined.value, { method: 'passwordLogin' })
}

/** Registers a member with a third party's identity, without a password. Source: M-058, M-232, MO-23, MO-98. */
export async function createMember(
  _: unknown,
  { input: { thirdPartyId, ...input } }: { readonly input: CreateMemberInput },
  context: AccountContext,
): Promise<LoginResult> {
  const { pendingIdentities, accounts, coupons, referrals, now } = context.request
  const identity = await pendingIdentities.find(thirdPartyId, now, browserOf(context))
  const joined = await join(context, input, {
    errors: identity ? [] : [formError('IDENTITY_GONE', 'thirdPartyId')],
    columns: () => Promise.resolve({ nick_name: readName(identity?.nickName ?? '') ?? null }),
    signUpMethod: 'memberSignUp',
  })
  if (!joined.ok) return rejectedLogin(joined.refusal, context.locale)
  const account = joined.value
  if (!identity || !(await pendingIdentities.consume(thirdPartyId, account.user_code, now))) {
    await coupons.withdraw(account.user_code)
    await referrals.withdraw(account.user_code)
    await accounts.remove(account.user_code)
    return rejectedLogin([formError('BIND_FAILED', null)], context.locale)
  }
  return openMemberSession(context, account, { method: 'ssoLogin', type: identity.appType })
}
