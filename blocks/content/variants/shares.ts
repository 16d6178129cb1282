import type { VariantsOptions } from './block.ts'

/** Shares of the variants that are open, in order. */
export const sharesOf = ({ count, shareA, shareB, shareC, shareD }: VariantsOptions): readonly number[] =>
  [shareA, shareB, shareC, shareD].slice(0, count)
