import { randomBytes } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { Region } from '../client/regions.ts'
import type { Database } from '../database/database.ts'
import type { SignUpType } from '../generated/resolver-types.ts'
import { createSignUpGate } from './sign-up-gate.ts'

interface NewSignUp {
  /** Folded. */
  readonly email: string
  readonly country: Region | null
  /** The form it came by. */
  readonly source: SignUpType
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** The mailing list as resolvers see it. */
export interface SignUps {
  /** Puts an address on the list; changes nothing where it is on it already. Source: MO-90. */
  readonly add: (entry: NewSignUp) => Promise<void>
  /** Whether a network address may sign somebody up now; counts it. */
  readonly admits: ReturnType<typeof createSignUpGate>
}

/** Bytes of an unsubscribe token; nobody guesses 192 bits. */
const TOKEN_BYTES = 24

export const createSignUps = (db: Database): SignUps => ({
  admits: createSignUpGate(),
  async add({ email, country, source, locale, createdAt }) {
    await db
      .insertInto('sign_up')
      .values({
        email,
        country,
        source,
        locale,
        created_at: createdAt,
        unsubscribe_token: randomBytes(TOKEN_BYTES).toString('base64url'),
      })
      .onConflict(conflict => conflict.column('email').doNothing())
      .execute()
  },
})
