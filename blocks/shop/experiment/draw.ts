import { VARIANTS, type VariantName } from '#api/rules/experiment.ts'

/** Key of the number that draws a browser's variants, 0 to 999,999. It never leaves the browser. */
export const NUMBER_KEY = 'cairn.draw'

/** 32 bits that look random, always the same for a text: FNV-1a, mixed by MurmurHash3's last steps. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The variant that a browser's number draws. Shares are whole weights, in the order of the variants; they need not add up to 100. Two tests
 * draw independently, because the key of the round is part of what is hashed.
 */
export function drawVariant(number: string, round: string, shares: readonly number[]): VariantName {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total <= 0) return 'a'
  let point = hashText(`${number} ${round}`) % total
  const at = shares.findIndex(share => (point -= share) < 0)
  return VARIANTS[at] ?? 'a'
}
