import type { Updateable } from 'kysely'
import { hongKongDay } from '#locales/format.ts'
import type { AccountContext } from './services.ts'
import { type Account, isAccount } from '../auth/account-store.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type { AccountTable } from '../database/tables.ts'
import type { MemberProfileResult, UpdateMemberInput } from '../generated/resolver-types.ts'
import { typedCode } from '../rules/typed-text.ts'
import { codeError } from '../verify/code-error.ts'
import { usedFieldErrors } from './contacts.ts'
import { chooseNewsletterTopics } from './newsletter-choice.ts'
import { profileOf } from './profile.ts'
import { contactChanges, readChange } from './profile-change.ts'
import { type FormError, formError, userErrorsOf } from '../auth/form-errors.ts'

interface Proofs {
  /** Ids of the codes, to be used up. */
  readonly codes: readonly string[]
  readonly columns: Updateable<AccountTable>
  readonly errors: readonly FormError[]
}

/** Each new address or number needs the code that went to it. Source: MO-41. */
async function proofsOf(
  changes: ReturnType<typeof contactChanges>['changes'],
  typed: string,
  { request: { verifyCodes, address, now } }: AccountContext,
): Promise<Proofs> {
  const { email, mobile } = changes
  const receivers = [email, mobile].filter(receiver => receiver !== undefined)
  if (receivers.length === 0) return { codes: [], columns: {}, errors: [] }
  if (typedCode(typed) === '')
    return { codes: [], columns: {}, errors: [formError('CODE_MISSING', 'verifyCode')] }
  const checked = await Promise.all(
    receivers.map(receiver =>
      verifyCodes.check({ purpose: 'CHANGE_CONTACT', receiver, requester: address }, typed, now),
    ),
  )
  const wrong = checked.map(codeError).find(refused => refused !== undefined)
  return {
    codes: checked.flatMap(code => (code.state === 'right' ? [code.id] : [])),
    columns: {
      ...(email !== undefined && { email, is_email_verified: 1 as const }),
      ...(mobile !== undefined && { mobile, is_mobile_verified: 1 as const }),
    },
    errors: wrong ? [wrong] : [],
  }
}

/** Withdrawing consent to marketing messages ends the newsletter to the proved address, wherever it was requested. Source: MO-22, MO-90. */
const endNewsletter = (accounts: readonly Account[], { request: { signUps, now } }: AccountContext) =>
  signUps.endFor(
    [
      ...new Set(
        accounts.flatMap(({ email, is_email_verified }) => (is_email_verified === 1 && email) || []),
      ),
    ],
    now,
  )

/** Changes the member's own profile, all of it or nothing. Source: M-091 … M-095, M-235, MO-17, MO-22, MO-41. */
export async function updateMember(
  _: unknown,
  { input }: { readonly input: UpdateMemberInput },
  context: AccountContext,
): Promise<MemberProfileResult> {
  const account = await memberOf(context)
  const { accounts, verifyCodes, now } = context.request
  const reject = (errors: readonly FormError[]) => ({
    profile: null,
    userErrors: userErrorsOf(errors, context.locale),
  })
  const change = readChange(input, account, { now, today: hongKongDay(now) })
  const contacts = contactChanges(input, account)
  const proofs = await proofsOf(contacts.changes, input.verifyCode ?? '', context)
  // Only a member who proved an address learns that another account has it.
  const taken = proofs.codes.length > 0 ? await accounts.taken(contacts.changes, account.user_code) : []
  const errors = [...contacts.errors, ...change.errors, ...proofs.errors, ...usedFieldErrors(taken)]
  if (errors.length > 0) return reject(errors)

  const columns = { ...change.values, ...proofs.columns }
  const { newsletterTopics } = input
  if (Object.keys(columns).length === 0) {
    if (newsletterTopics) await chooseNewsletterTopics(account, newsletterTopics, context)
    return { profile: await profileOf(account, context), userErrors: [] }
  }
  const used = await Promise.all(proofs.codes.map(id => verifyCodes.use(id, now)))
  if (used.includes(false)) return reject([formError('CODE_WRONG', 'verifyCode')])
  const changed = await accounts.update(account.user_code, columns)
  if (isAccount(changed)) {
    if (change.values.marketing_consent === 0) await endNewsletter([account, changed], context)
    else if (newsletterTopics) await chooseNewsletterTopics(changed, newsletterTopics, context)
    return { profile: await profileOf(changed, context), userErrors: [] }
  }
  await Promise.all(proofs.codes.map(verifyCodes.giveBack))
  return reject(usedFieldErrors(changed.taken))
}
