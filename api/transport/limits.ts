/**
 * Limits of one request. Everything the shop itself sends stays far below; the values are ours, the caps are asked
 * for by C-§18 (`README.md` in this folder).
 */
export const LIMITS = {
  /** Bytes of a body. */
  bodyBytes: 100 * 1024,
  /** Words and signs in a document; parsing stops there. */
  tokens: 2000,
  /** Fields inside fields. */
  depth: 12,
  /** Lists and objects inside each other in variables and extensions. The deepest input of the schema has five. */
  valueDepth: 20,
  aliases: 30,
  /** Fields at the root of one operation. */
  rootFields: 10,
  /** The same for mutations, so that one request cannot make a dozen guesses. The shop itself sends one. */
  mutations: 3,
  /**
   * Fields in the answer, lists counted by the requested number of entries. A product's detail with a page of add-ons is
   * 14,000.
   */
  cost: 20_000,
  /** Parsed and checked documents kept, and how long a text may be to be worth keeping (characters). */
  documents: 500,
  documentLength: 10_000,
  /** Texts remembered by hash because a client sent both (automatic persisted queries). */
  registered: 1000,
} as const
