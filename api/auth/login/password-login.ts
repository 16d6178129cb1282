import { accepted, refused, type Result } from '#platform/result.ts'
import type { AuthContext } from '../services.ts'
import type { UserError, UserLoginInput } from '../../generated/resolver-types.ts'
import { typedCode } from '../../rules/typed-text.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { Account } from '../account-store.ts'
import { PASSWORD_RANKS, type PasswordRank } from '#platform/password.ts'
import { QueueFull } from '#platform/work-queue.ts'
import { GUARD, type Guess } from '../login-guard.ts'
import { readLoginName } from './login-name.ts'

/** Fields of a form with a password. One of `account` and `mobile`. */
export type Credentials = Omit<UserLoginInput, 'rememberMe'>

/** Why a password opens nothing, by the texts the shop has for it. */
type LoginErrorKey = keyof typeof CODES

/** Texts and their codes. Source: M-282 … M-284, MO-103. */
const CODES = {
  badInput: 'LOGIN_BAD_INPUT',
  enterMobile: 'LOGIN_BAD_INPUT',
  noAccount: 'LOGIN_NO_ACCOUNT',
  noMobile: 'LOGIN_NO_ACCOUNT',
  merged: 'LOGIN_MERGED',
  mismatch: 'LOGIN_MISMATCH',
  suspended: 'LOGIN_SUSPENDED',
  tooMany: 'LOGIN_TOO_MANY',
  codeMissing: 'IMAGE_CODE_MISSING',
  codeWrong: 'IMAGE_CODE_WRONG',
} as const

export type PasswordLogin = Result<Account, readonly UserError[]>

const loginError = ({ locale }: AuthContext, refusal: LoginErrorKey, field: string | null): UserError => ({
  code: CODES[refusal],
  message: messagesIn(locale)(`login.${refusal}`),
  field,
})

/** The error for a wrong password and for every case that must look like one. Source: M-282. */
export const mismatch = (context: AuthContext): UserError => loginError(context, 'mismatch', 'password')

/** Longest password looked at (characters); the hash has a limit of its own. */
const MAX_PASSWORD = 200

/** Whether the picture was read, where one is asked for. Each reading uses its picture up. */
async function checkImageCode(
  { request: { imageCodes, now } }: AuthContext,
  { imageVerifyCode, imageVerifyToken }: Credentials,
): Promise<LoginErrorKey | undefined> {
  const [code, token] = [typedCode(imageVerifyCode ?? ''), imageVerifyToken ?? '']
  if (code === '') return 'codeMissing'
  return (await imageCodes.isRead({ token, code }, now)) ? undefined : 'codeWrong'
}

/** Keeps the password under the shop's present cost, unless it was changed meanwhile. Source: MO-30. */
async function rehash({ request: { accounts, passwords } }: AuthContext, account: Account, password: string) {
  const stored = account.password_hash
  if (stored === null || !passwords.needsRehash(stored)) return account
  const renewed = await passwords.hash(password)
  const isKept = await accounts.replacePassword(account.user_code, stored, renewed)
  return isKept ? { ...account, password_hash: renewed } : account
}

/** The order in which passwords are looked at when many wait. */
async function rankOf(
  { request: { guard, knownBrowsers, browser, address, now } }: AuthContext,
  account: Account | undefined,
): Promise<PasswordRank> {
  if (account && knownBrowsers.idFor(browser.value, account.user_code)) return PASSWORD_RANKS.known
  return (await guard.hasFailed(address, now)) ? PASSWORD_RANKS.other : PASSWORD_RANKS.fresh
}

/** The result of a check, or `busy` when others went first. */
async function verify(
  { request: { passwords } }: AuthContext,
  password: string,
  { stored, rank }: { readonly stored: string | null | undefined; readonly rank: PasswordRank },
): Promise<boolean | 'busy'> {
  try {
    return await passwords.verify(password, stored, rank)
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  }
}

/**
 * Checks a password; the caller opens the session. Guesses are counted before the password is checked. Unknown accounts, locked
 * ones and those without a password take as long as any other, without the work. Source: M-028, M-030, M-282, MO-09, MO-11, MO-103.
 */
export async function passwordLogin(context: AuthContext, typed: Credentials): Promise<PasswordLogin> {
  const { accounts, passwords, guard, caller, address, now } = context.request
  const reject = (refusal: LoginErrorKey, field: string | null) =>
    refused([loginError(context, refusal, field)])

  if (passwords.isBusy(PASSWORD_RANKS.known) || !(await guard.admits('login', address, now)))
    return reject('tooMany', null)
  const name = readLoginName(typed)
  if (!('login' in name)) {
    return reject(name.field === 'mobile' && name.isEmpty ? 'enterMobile' : 'badInput', name.field)
  }
  const { password } = typed
  if (password === '' || password.length > MAX_PASSWORD) return reject('badInput', 'password')

  const account = await accounts.byLogin(name.login)
  const rank = await rankOf(context, account)
  const token = caller.state === 'known' ? caller.token : undefined
  const guess: Guess = { token, address, account: account?.user_code }
  // In a crowd strangers read a picture first, and are then looked at before those who did not.
  const isCrowd = rank !== PASSWORD_RANKS.known && passwords.isCrowded()
  const isAsked = isCrowd || (await guard.needsCode(guess, now))
  const unread = isAsked ? await checkImageCode(context, typed) : undefined
  if (unread) return reject(unread, 'imageVerifyCode')

  const { before, isLocked } = await guard.count(guess, now)
  // Others guessed at the same time: the picture they made necessary was not read here.
  if (!isAsked && (isLocked || before >= GUARD.codeAfter)) return reject('codeMissing', 'imageVerifyCode')
  const stored = isLocked ? null : account?.password_hash
  const turn = isAsked && rank !== PASSWORD_RANKS.known ? PASSWORD_RANKS.read : rank
  const isRight = await verify(context, password, { stored, rank: turn })
  if (isRight === 'busy') {
    await guard.giveBack(guess)
    return reject('tooMany', null)
  }
  if (!account) {
    if (await accounts.isFormer(name.login)) return reject('merged', name.field)
    return reject('mobile' in name.login ? 'noMobile' : 'noAccount', name.field)
  }
  if (!isRight) return refused([mismatch(context)])
  if (account.is_suspended) return reject('suspended', null)
  await guard.forget(guess)
  return accepted(await rehash(context, account, password))
}
