import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { createPasswords, type PasswordCost, type Passwords } from '#platform/password.ts'
import { type AccountStore, createAccountStore } from './account-store.ts'
import { PASSWORD_RULES, type PasswordRules } from '../rules/password-rule.ts'
import { createImageCodes, type ImageCodes } from './image-code/image-codes.ts'
import { createKnownBrowsers, type KnownBrowsers } from './known-browser.ts'
import { createLoginGuard, type LoginGuard } from './login-guard.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

/** Losses of a merge into the member's bag: SKUs whose units were capped, and SKUs that were left out. */
export interface MergeReport {
  readonly cappedSkus: readonly string[]
  readonly droppedSkus: readonly string[]
}

/**
 * Moves a visitor's bag after a login. An implementation adds quantities (at most the stock and the limit per
 * product) and empties the visitor's bag in one transaction, so a repeated call finds nothing to add. When it throws, the
 * visitor's session stays and the shop calls again. Source: M-070, MO-33.
 */
export type CartMerge = (bags: {
  /** `userCode` of the visitor. */
  readonly from: string
  /** `userCode` of the member. */
  readonly into: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Stock and offers as the member sees them. */
  readonly view: Context<object>['view']
}) => Promise<MergeReport | undefined>

/** A shop's settings for logins. */
export interface AuthOptions {
  /** Cost of hashing a password; by default argon2id with 19 MiB and two passes. Source: MO-30. */
  readonly passwordCost?: PasswordCost
  /** Rules of new passwords; the specification's by default. Source: M-261 … M-263. */
  readonly passwordRules?: PasswordRules
  /** Merges the visitor's bag after a login; the shop's own bags by default. Source: MO-33. */
  readonly mergeCart?: CartMerge
  /** Draws an image code as a data URL. */
  readonly drawCode?: (code: string) => Promise<string>
  /** Keys the proofs of known browsers; several processes need the same one. By default random. */
  readonly secret?: string
}

export interface AuthServices {
  readonly sessions: SessionStore
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly passwordRules: PasswordRules
  readonly guard: LoginGuard
  readonly knownBrowsers: KnownBrowsers
  readonly imageCodes: ImageCodes
  readonly mergeCart: CartMerge
  readonly limiter: RateLimiter
}

export type AuthContext = Context<AuthServices>

export const createAuthServices = (
  db: Database,
  limiter: RateLimiter,
  {
    passwordCost,
    passwordRules = PASSWORD_RULES,
    mergeCart = () => Promise.resolve(undefined),
    drawCode,
    secret = randomBytes(32).toString('base64url'),
  }: AuthOptions,
): AuthServices => ({
  sessions: createSessionStore(db),
  accounts: createAccountStore(db),
  passwords: createPasswords(passwordCost),
  passwordRules,
  guard: createLoginGuard(limiter),
  knownBrowsers: createKnownBrowsers(secret),
  imageCodes: createImageCodes(db, drawCode),
  mergeCart,
  limiter,
})
