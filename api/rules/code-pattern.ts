/** Letters and digits that are not taken for one another. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Most codes of one batch. */
export const MAX_BATCH_CODES = 100_000
/** Most codes of a shop. */
export const MAX_UNIQUE_CODES = 1_000_000
/** Tries that it takes on average, at least, to guess one of the codes. */
const TRIES_PER_CODE = 1_000_000

/** Longest code; readers type it. */
export const MAX_PATTERN = 32
/** Sign of a pattern that becomes random. */
export const RANDOM_SIGN = '#'
const PATTERN = /^[A-Z0-9#]+(?:-[A-Z0-9#]+)*$/

/** A pattern as stored, of what was typed: capitals, no blanks. `undefined` for what is none. */
export function readPattern(typed: string): string | undefined {
  const pattern = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return pattern.length <= MAX_PATTERN && PATTERN.test(pattern) ? pattern : undefined
}

export const randomSigns = (pattern: string): number => pattern.split(RANDOM_SIGN).length - 1

/**
 * Number of `#` that a pattern lacks before a guess hits one of `codes` codes at most once in a million tries; 0 for a pattern that is
 * random enough.
 *
 * @param codes all codes of the shop, those to be made included
 */
export function missingSigns(pattern: string, codes: number): number {
  const needed = Math.ceil(Math.log(codes * TRIES_PER_CODE) / Math.log(CODE_ALPHABET.length) - 1e-9)
  return Math.max(0, needed - randomSigns(pattern))
}
