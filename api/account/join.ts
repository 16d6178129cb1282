import { accepted, refused, type Result } from '#platform/result.ts'
import { hongKongDay } from '#locales/format.ts'
import type { AccountContext } from './services.ts'
import { type Account, isAccount, type NewAccount } from '../auth/account-store.ts'
import { rewardReferral } from '../go-dollar/referral.ts'
import { issueRegistrationCoupons } from '../coupon/registration-coupons.ts'
import { codeError } from '../verify/code-error.ts'
import { acceptedTermsAt } from './accepted-terms.ts'
import { consentColumns } from '../auth/consent.ts'
import { countFormSubmission, usedFieldErrors } from './contacts.ts'
import { type FormError, formError } from '../auth/form-errors.ts'
import { type JoinInput, readJoin } from './registration.ts'

/** Fields that one of the two forms adds. */
export interface JoinExtras {
  readonly errors: readonly FormError[]
  /** Checked only together with a right code, so that staff numbers cannot be guessed without one. */
  readonly check?: () => Promise<readonly FormError[]>
  /** Columns beside those both forms set; made at the last moment, since hashing a password takes a while. */
  readonly columns: () => Promise<Partial<NewAccount>>
  readonly signUpMethod: Account['sign_up_method']
}

export type Joined = Result<Account, readonly FormError[]>

/**
 * Creates an account from a form. When anything is wrong, returns all errors at once and stores nothing; the code then stays
 * valid for the next attempt. Source: M-035 … M-052, MO-15 … MO-18, MO-22.
 */
export async function join(context: AccountContext, input: JoinInput, extras: JoinExtras): Promise<Joined> {
  const { accounts, verifyCodes, address, limits, now } = context.request
  if (!(await countFormSubmission(context))) return refused([formError('FORM_TOO_MANY', null)])
  const { values, errors } = readJoin(input, hongKongDay(now))
  const { receiver, ...columns } = values
  const hasCode = receiver !== null && input.verifyCode.trim() !== ''
  const [taken, code] = await Promise.all([
    accounts.taken({ email: columns.email, mobile: columns.mobile }),
    hasCode
      ? verifyCodes.check({ purpose: 'REGISTER', receiver, requester: address }, input.verifyCode, now)
      : undefined,
  ])
  const wrongCode = code && codeError(code)
  const more = code?.state === 'right' ? await extras.check?.() : undefined
  const all = [
    ...errors,
    ...usedFieldErrors(taken),
    ...(wrongCode ? [wrongCode] : []),
    ...extras.errors,
    ...(more ?? []),
  ]
  const { country_code, first_name, last_name } = columns
  const isComplete = country_code !== undefined && first_name !== undefined && last_name !== undefined
  if (all.length > 0 || code?.state !== 'right' || !isComplete) return refused(all)

  const own = await extras.columns()
  if (!(await verifyCodes.use(code.id, now))) return refused([formError('CODE_WRONG', 'verifyCode')])
  const row: NewAccount = {
    ...columns,
    country_code,
    first_name,
    last_name,
    is_email_verified: input.verifiedBy === 'EMAIL' ? 1 : 0,
    is_mobile_verified: input.verifiedBy === 'MOBILE' ? 1 : 0,
    ...(input.marketingConsent === true && consentColumns(true, now)),
    accepted_terms: acceptedTermsAt(context.view.catalogue.site, now),
    ...own,
    sign_up_method: extras.signUpMethod,
    created_at: now,
  }
  const made = await accounts.create(row, async (trx, userCode) => {
    await issueRegistrationCoupons(trx, context.view.catalogue, userCode, now)
    const { referrerCode } = input
    if (referrerCode) await rewardReferral(trx, { referrerCode, userCode }, limits, now)
  })
  if (isAccount(made)) return accepted(made)
  await verifyCodes.giveBack(code.id)
  return refused(usedFieldErrors(made.taken))
}
