import type { Locale } from '#locales/locale.ts'
import type { PersistedDocument } from '../generated/persisted-document.ts'
import type { ProductCard } from './product-card.ts'

export type { PersistedDocument }

/** Options of one call. */
export interface RunHow {
  /** The session it speaks for, instead of the shopper's own. Source: C-313. */
  readonly token?: string
}

/**
 * The commerce API as blocks and pages see it: over HTTP in browsers, in process on the server. Errors throw `ApiError`;
 * refusals come back as `userErrors` in the answer.
 */
export interface Api {
  readonly locale: Locale
  /** The session's token, for what is no GraphQL; absent on servers. */
  readonly token?: () => string | undefined
  run<Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    how?: RunHow,
  ): Promise<Result>
  /** Product cards in the order of `codes`; unknown codes are left out. Calls of one tick become one `productByCode`. */
  productsByCode(codes: readonly string[]): Promise<readonly ProductCard[]>
}
