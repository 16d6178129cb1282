import type { PasswordRank } from '#platform/password.ts'
import {
  type FactorView,
  type KeyLimits,
  type ProgramView,
  MIN_PASSWORD,
  type Operator,
  type OperatorAccount,
  type OperatorMail,
  type OwnRole,
  type Role,
  type RoleId,
  type SessionView,
  type SignedInOperator,
} from '../operator.ts'
import type { GoneOperator } from './gone.ts'
import type { ProgramKey } from '../programs/program.ts'
import type { PendingFactor, SecondFactor } from '../second-factor/second-factor.ts'
import { passwordProblem } from './password-rule.ts'

/** The session of a signed-in operator. `token` is the value of the cookie; only its hash is stored. */
interface Session {
  readonly operator: Operator
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  readonly needs?: undefined
}

/** The password was right, but the code of the second factor is missing or wrong. */
interface CodeNeeded {
  readonly needs: 'code'
  readonly isWrong: boolean
  readonly operator?: undefined
  readonly token?: undefined
  readonly expiresAt?: undefined
}

/** A sign-in beside name and password. */
interface SignInMore {
  readonly rank?: PasswordRank
  /** Of the second factor. */
  readonly code?: string | undefined
  /** The browser as it names itself. */
  readonly device?: string | undefined
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
  readonly secondFactor?: SecondFactor | undefined
  readonly pendingFactor?: PendingFactor | undefined
  /** Instant from which the account opens nothing, epoch ms. */
  readonly endsAt?: number | undefined
  /** Of a program: it calls with a key, has no password and never signs in. */
  readonly program?: ProgramKey | undefined
}

/** An operator who may get letters. */
export interface MailReader extends Operator {
  readonly mail?: OperatorMail | undefined
}

/** The program of a call. */
interface CallingProgram extends Operator {
  readonly limits: KeyLimits
}

/** Accounts as they are at the moment of a change. */
export interface AccountState {
  /** With the grants of their own roles. */
  readonly operators: readonly OperatorRecord[]
  /** Roles that demand a second factor. */
  readonly demanding: readonly RoleId[]
  readonly gone: readonly GoneOperator[]
  readonly roles: readonly OwnRole[]
}

/** Effect of `change` on one operator, as one unit. */
export interface OperatorEffect<Result> {
  readonly result: Result
  /** The operator after the change, or a new one. Sessions follow a new name. */
  readonly save?: OperatorRecord
  /** Removes the account. `heir` takes over what was under way. */
  readonly remove?: Pick<GoneOperator, 'heir'>
  /** Ends the operator's sessions; `except` is the token of one that stays, `id` names the only one that ends. */
  readonly endSessions?: 'all' | { readonly except: string } | { readonly id: string }
  /** Roles that demand a second factor from now on. */
  readonly demanding?: readonly Role[]
  /** Own roles from now on. */
  readonly roles?: readonly OwnRole[]
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
   * `undefined` for a wrong name or a wrong password, after the same work for both. A code of the second factor counts once.
   * @throws QueueFull when too many passwords wait to be checked
   */
  readonly signIn: (
    name: string,
    password: string,
    more?: SignInMore,
  ) => Promise<Session | CodeNeeded | undefined>
  /**
   * Opens a session for an operator of another shop, with the role they have there. For a shop whose operators come from another one
   * (`areGuests`); they have no password here.
   * @throws Error in any other shop
   */
  readonly enter: (operator: Operator, device?: string) => Promise<Session>
  /** Returns true if `signIn` would throw `QueueFull` now. */
  readonly isBusy: (rank?: PasswordRank) => boolean
  /**
   * The operator of a session's token, with the current role. Prolongs the session if the operator did something.
   * @param idleMs how long ago that was, in milliseconds; without it the call is not the operator's own
   */
  readonly bySession: (token: string, idleMs?: number) => Promise<SignedInOperator | undefined>
  /** The program of a key, with its limits, if it is not over. Notes that it was used. */
  readonly byKey: (key: string) => Promise<CallingProgram | undefined>
  readonly programs: () => Promise<readonly ProgramView[]>
  /** Returns true if the operator gave a password or a code in this session a short while ago. */
  readonly isProved: (token: string) => Promise<boolean>
  /**
   * Notes that the operator gave the password or, with a second factor, a code of it, which counts once. False for a wrong one, and for the
   * password of an operator with a second factor.
   */
  readonly prove: (
    token: string,
    given: { readonly password?: string | undefined; readonly code?: string | undefined },
  ) => Promise<boolean>
  /** Open sessions of an operator, the last begun first. `token`: the session that asks. */
  readonly sessions: (name: string, token?: string) => Promise<readonly SessionView[]>
  /** Roles that demand a second factor. */
  readonly demanding: () => Promise<readonly RoleId[]>
  /** True if all of them do because of where the shop is, whatever an admin has set. */
  readonly demandsOfAll: boolean
  /** Accounts that were removed, the first one first. */
  readonly gone: () => Promise<readonly GoneOperator[]>
  /** Returns true if the account of this name was removed or is over. */
  readonly hasEnded: (name: string) => Promise<boolean>
  /** The second factor of an operator. */
  readonly factorOf: (name: string) => Promise<FactorView>
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
    decide: (state: AccountState) => OperatorEffect<Result>,
  ) => Promise<Result>
}
