import type { Operator, Role } from './client/types.ts'

/** A signed-in operator's session; `token` is what the cookie carries and is stored only as a hash. */
interface Session {
  readonly operator: Operator
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** Sessions end this long after sign-in. */
export const SESSION_MS = 12 * 3_600_000

/** Shortest password an operator may have. */
export const MIN_PASSWORD = 8

/** Who may compose pages. Never shared with shoppers or staff of the shop. Source: LO-13. */
export interface Operators {
  readonly list: () => Promise<readonly Operator[]>
  /** @throws Error when the name is taken or not usable, or the password too short */
  readonly create: (operator: {
    readonly name: string
    readonly password: string
    readonly role: Role
  }) => Promise<Operator>
  /** `undefined` for a wrong name or password alike, after the same work. */
  readonly signIn: (name: string, password: string) => Promise<Session | undefined>
  /** The operator behind a session's token, with today's role. */
  readonly bySession: (token: string) => Promise<Operator | undefined>
  readonly signOut: (token: string) => Promise<void>
}
