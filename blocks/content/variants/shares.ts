interface Shares {
  /** Variants that are open. */
  readonly count: number
  readonly shareA: number
  readonly shareB: number
  readonly shareC: number
  readonly shareD: number
}

/** Shares of the variants that are open, in order. */
export const sharesOf = ({ count, shareA, shareB, shareC, shareD }: Shares): readonly number[] =>
  [shareA, shareB, shareC, shareD].slice(0, count)
