import { typedCode } from '../rules/typed-text.ts'

/** Longest code that is looked up; what is longer is no code. */
const MAX_LENGTH = 64

/**
 * Normalises a typed code for storage: capitals, no blanks, full-width letters as plain ones, any dash as `-`. `undefined` when
 * it cannot be a code.
 */
export function readTypedCode(typed: string): string | undefined {
  if (typed.length > 4 * MAX_LENGTH) return undefined
  const code = typedCode(typed)
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .toUpperCase()
  return /^[A-Z0-9-]+$/.test(code) && code.length <= MAX_LENGTH ? code : undefined
}
