import type { ProductCard } from '#api/client/product-card.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import type { MediaPort } from './media-port.ts'

/** A category as the link picker shows it: a tree, named in the operator's language. */
export interface CategoryChoice {
  readonly code: string
  readonly name: string
  readonly children: readonly CategoryChoice[]
}

/** A record as a picker shows it. */
export interface RecordChoice {
  /** Its code. */
  readonly value: string
  readonly name: string
  readonly detail: string
}

/** A brand as the link picker shows it; `path` is what a link of type 6 saves. Source: LO-27. */
export interface BrandChoice {
  readonly path: string
  readonly name: string
}

/**
 * Lookups of the inspector's pickers. Promises reject when the question could not be answered;
 * a question with no matches resolves to an empty list.
 */
export interface InspectorServices {
  /**
   * Products whose name or code matches `term`, best first; all products, newest first, for an empty term. `signal`
   * says that the answer is no longer wanted.
   */
  searchProducts(term: string, signal?: AbortSignal): Promise<readonly ProductCard[]>
  /** In the order of `codes`; unknown codes are left out. */
  productsByCode(codes: readonly string[]): Promise<readonly ProductCard[]>
  /** Every page an operator may link to, both languages. `liveVersion` is what shoppers get now, campaigns included. */
  pages(): Promise<readonly PageSummary[]>
  /** The shop's category tree. Without it the operator types a category's code. */
  categories?(): Promise<readonly CategoryChoice[]>
  /** The shop's brands, A to Z. Without it the operator types a brand's path. */
  brands?(): Promise<readonly BrandChoice[]>
  /** Records of a collection whose name or code holds `term`, named in the operator's language. */
  records(collection: string, term: string): Promise<readonly RecordChoice[]>
  readonly media: MediaPort
}

/** Option the operator should look at; `at` tells two jumps to the same place apart. */
export interface FocusRequest {
  readonly path: string
  readonly at: number
}
