import type { Locale } from '#locales/locale.ts'
import type { ProductCard } from './product.ts'

/** A GraphQL document known to the server by the SHA-256 of its text; `text` is sent only where a hash is not known. */
export interface PersistedDocument<Result, Variables> {
  readonly operation: string
  /** Mutations never travel by GET. */
  readonly kind: 'query' | 'mutation'
  readonly hash: string
  /** Phantom fields: they carry the types and are never set. */
  readonly result?: Result
  readonly variables?: Variables
}

/**
 * The commerce API as blocks and pages see it: over HTTP in browsers, in process on the server. Errors throw `ApiError`;
 * refusals come back as `userErrors` in the answer.
 */
export interface Api {
  readonly locale: Locale
  run<Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result>
  /**
   * Product cards in the order of `codes`; codes the shop does not know are left out. Calls made in one tick travel as
   * one `productByCode`.
   */
  productsByCode(codes: readonly string[]): Promise<readonly ProductCard[]>
}
