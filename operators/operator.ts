import type { Locale } from '#locales/locale.ts'

/** Ready-made sets of rights, from the smallest to the largest; `rights.ts` lists them. Source: LO-13. */
export const ROLES = ['editor', 'publisher', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** A member of staff who is signed in. A shopper's token, staff included, is never an operator's. Source: LO-13. */
export interface Operator {
  readonly name: string
  readonly role: Role
}

/** Address and language of mails about pages to an operator. */
export interface OperatorMail {
  readonly address: string
  readonly locale: Locale
}

/** Minimum length of an operator's password (characters). */
export const MIN_PASSWORD = 12

/** An operator as admins see it. */
export interface OperatorAccount extends Operator {
  /** `null` where the operator gets no mail. */
  readonly mail: OperatorMail | null
  /** Open sessions. */
  readonly sessions: number
}

/** Every response to an operator. Success is code "200" with an empty message. Source: LO-07, L-364. */
export interface Envelope<Data> {
  readonly code: string
  readonly message: string
  readonly data: Data | null
}
