/** Kinds of sizes in the order shown. Source: C-131 … C-134, CO-39. */
export const SIZE_KINDS = ['one', 'letters', 'years', 'numbers', 'other'] as const
export type SizeKind = (typeof SIZE_KINDS)[number]

const TESTS: readonly (readonly [SizeKind, RegExp])[] = [
  ['one', /^(FREE|FREESIZE|UNIQUE|ONESIZE|OS|均[码碼])$/],
  ['letters', /^((\d{1,2}X|X*)[SL]|M)$/],
  ['years', /^\d+(-\d+)?Y$/],
  ['numbers', /\d/],
]

/** Kind of size of a filter value, by its key. The order within a kind is the server's. */
export function sizeKind(key: string): SizeKind {
  const plain = key.normalize('NFKC').toUpperCase().replace(/\s+/g, '')
  const one = plain.replace(/[-_]/g, '')
  return TESTS.find(([kind, test]) => test.test(kind === 'one' ? one : plain))?.[0] ?? 'other'
}
