import type { PasswordRank } from '#platform/password.ts'
import {
  MIN_PASSWORD,
  type Operator,
  type OperatorAccount,
  type OperatorMail,
  type Role,
} from '../operator.ts'
import { passwordProblem } from './password-rule.ts'

/** The session of a signed-in operator. `token` is the value of the cookie; only its hash is stored. */
interface Session {
  readonly operator: Operator
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** 1 to 64 letters, digits, “.”, “_”, “@” or “-”, beginning with a letter or digit. */
export const OPERATOR_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,63}$/u

/** @throws Error when the name is not usable, or the password too short or too common */
export function assertUsable({ name, password }: { readonly name: string; readonly password: string }): void {
  if (!OPERATOR_NAME.test(name))
    throw new Error(
      `Operator name ${JSON.stringify(name)} is not allowed. Use 1 to 64 letters, digits, “.”, “_”, “@” or “-”, and begin with a letter or digit.`,
    )
  const problem = passwordProblem(password, name)
  if (problem === 'passwordTooShort')
    throw new Error(
      `The password is too short (${Array.from(password).length} characters, minimum ${MIN_PASSWORD}).`,
    )
  if (problem) throw new Error('The password is too common.')
}

/** An operator as stored. */
export interface OperatorRecord extends Operator {
  readonly passwordHash: string
  readonly mail?: OperatorMail | undefined
}

/** An operator who may get letters. */
export interface MailReader extends Operator {
  readonly mail?: OperatorMail | undefined
}

/** Effect of `change` on one operator, as one unit. */
export interface OperatorEffect<Result> {
  readonly result: Result
  /** The operator after the change, or a new one. Sessions follow a new name. */
  readonly save?: OperatorRecord
  readonly remove?: true
  /** Ends the operator's sessions; `except` is the token of one that stays. */
  readonly endSessions?: 'all' | { readonly except: string }
}

/** The people who compose pages. Separate from the shop's customers and staff. Source: LO-13. */
export interface Operators {
  readonly list: () => Promise<readonly Operator[]>
  /** Operators with what letters to them need. */
  readonly readers: () => Promise<readonly MailReader[]>
  /** @throws Error when the name is taken or not usable, or the password too short */
  readonly create: (operator: {
    readonly name: string
    readonly password: string
    readonly role: Role
  }) => Promise<Operator>
  /**
   * `undefined` for a wrong name or a wrong password, after the same work for both.
   * @throws QueueFull when too many passwords wait to be checked
   */
  readonly signIn: (name: string, password: string, rank?: PasswordRank) => Promise<Session | undefined>
  /** Returns true if `signIn` would throw `QueueFull` now. */
  readonly isBusy: (rank?: PasswordRank) => boolean
  /**
   * The operator of a session's token, with the current role. Prolongs the session if the operator did something.
   * @param idleMs how long ago that was, in milliseconds; without it the call is not the operator's own
   */
  readonly bySession: (token: string, idleMs?: number) => Promise<Operator | undefined>
  /** Milliseconds until the session ends unless the operator does something; 0 when it is over. */
  readonly sessionLeft: (token: string) => Promise<number>
  readonly signOut: (token: string) => Promise<void>
  readonly accounts: () => Promise<readonly OperatorAccount[]>
  readonly hash: (password: string) => Promise<string>
  /** Resolves to true if the password is the operator's. */
  readonly verify: (name: string, password: string) => Promise<boolean>
  /** Decides about the operator `name` and writes the decision before it answers; changes run one after the other. */
  readonly change: <Result>(
    name: string,
    decide: (operators: readonly OperatorRecord[]) => OperatorEffect<Result>,
  ) => Promise<Result>
}
