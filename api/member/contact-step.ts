import { accepted, refused, type Result } from '#platform/result.ts'
import { type AccountStore, isAccount } from '../auth/account-store.ts'
import { maskedMember } from '../coupon/issues/masked-member.ts'
import type { Database } from '../database/database.ts'
import type { Locale } from '#locales/locale.ts'
import { letterOf } from '../verify/code-message.ts'
import type { CodeReceiver } from '../verify/code-sender.ts'
import type { VerifyServices } from '../verify/services.ts'
import { logMemberEvent, madeBefore } from './member-events.ts'
import type { MemberDeed } from './member-steps.ts'

const PURPOSE = 'CHANGE_CONTACT'

export type ContactRefusal =
  | 'gone'
  /** Another member has proved it. */
  | 'taken'
  | 'tooSoon'
  | 'tooMany'
  | 'notSent'
  | 'codeWrong'
  | 'codeExpired'

/** A correction of an address or number, which its owner proves by reading the code in the message to it. */
export interface ContactSteps {
  /** Sends the code to the new address or number. */
  readonly sendCode: (
    userCode: string,
    to: CodeReceiver,
    by: { readonly by: string; readonly now: number; readonly locale: Locale },
  ) => Promise<Result<true, ContactRefusal>>
  /** Replaces the address or number, which is proved from then on. */
  readonly correct: (
    userCode: string,
    to: CodeReceiver & { readonly code: string },
    deed: MemberDeed,
  ) => Promise<Result<true, ContactRefusal>>
}

const columnsOf = ({ kind, receiver }: CodeReceiver) =>
  kind === 'email'
    ? { email: receiver, is_email_verified: 1 as const }
    : { mobile: receiver, is_mobile_verified: 1 as const }

const masked = (kind: CodeReceiver['kind'], value: string | null) =>
  value === null
    ? ''
    : maskedMember({
        email: kind === 'email' ? value : null,
        mobile: kind === 'mobile' ? value : null,
        user_code: '',
      })

/** Codes that an operator has sent have limits of their own, whatever network the operator is in. */
const sendingOf = (userCode: string, { receiver }: CodeReceiver, by: string) =>
  ({
    purpose: PURPOSE,
    receiver,
    requester: `desk ${by} ${userCode}`,
  }) as const

/** Codes, and accounts that they prove something of. */
export type ContactParts = Pick<
  VerifyServices,
  'verifyCodes' | 'verifyLimits' | 'sendCode' | 'shopNameIn'
> & {
  readonly accounts: Pick<AccountStore, 'byCode' | 'taken' | 'update'>
}

export const createContactSteps = (
  db: Database,
  { verifyCodes, verifyLimits, sendCode, shopNameIn, accounts }: ContactParts,
): ContactSteps => ({
  async sendCode(userCode, to, { by, now, locale }) {
    const account = await accounts.byCode(userCode)
    if (!account || account.erased_at !== null || account.merged_into !== null) return refused('gone')
    if ((await accounts.taken({ [to.kind]: to.receiver }, userCode)).length > 0) return refused('taken')
    const issued = await verifyCodes.issue(sendingOf(userCode, to, by), now)
    if (issued.state !== 'issued') return refused(issued.state)
    const letter = letterOf(issued.code, PURPOSE, {
      locale,
      shop: shopNameIn(locale),
      lifeMs: verifyLimits.lifeMs,
    })
    if (await sendCode(to, letter, undefined)) return accepted(true)
    await verifyCodes.withdraw(issued)
    return refused('notSent')
  },

  async correct(userCode, to, { wish, by, now, reason }) {
    const account = await accounts.byCode(userCode)
    if (!account || account.erased_at !== null || account.merged_into !== null) return refused('gone')
    if (await madeBefore(db, wish, userCode)) return accepted(true)
    const checked = await verifyCodes.check(sendingOf(userCode, to, by), to.code, now)
    if (checked.state !== 'right') return refused(checked.state === 'wrong' ? 'codeWrong' : 'codeExpired')
    if (!(await verifyCodes.use(checked.id, now))) return refused('codeExpired')
    const written = await accounts.update(userCode, columnsOf(to), trx =>
      logMemberEvent(trx, {
        id: wish,
        user_code: userCode,
        made_at: now,
        made_by: by,
        kind: to.kind === 'email' ? 'EMAIL' : 'MOBILE',
        before_value: masked(to.kind, account[to.kind]),
        after_value: masked(to.kind, to.receiver),
        reason,
      }),
    )
    if (isAccount(written)) return accepted(true)
    await verifyCodes.giveBack(checked.id)
    return refused('taken')
  },
})
