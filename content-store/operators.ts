import type { Operator, Role } from './client/types.ts'

/** The session of a signed-in operator. `token` is the value of the cookie; only its hash is stored. */
interface Session {
  readonly operator: Operator
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Time from sign-in to the end of a session, in milliseconds. */
export const SESSION_MS = 12 * 3_600_000

/** Minimum length of an operator's password. */
export const MIN_PASSWORD = 8

/** The people who compose pages. Separate from the shop's customers and staff. Source: LO-13. */
export interface Operators {
  readonly list: () => Promise<readonly Operator[]>
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
  readonly signIn: (name: string, password: string) => Promise<Session | undefined>
  /** Whether `signIn` would throw `QueueFull` now. */
  readonly isBusy: () => boolean
  /** The operator of a session's token, with the current role. */
  readonly bySession: (token: string) => Promise<Operator | undefined>
  readonly signOut: (token: string) => Promise<void>
}
