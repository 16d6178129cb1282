/** One measured claim. `value` is a ratio unless `unit` says otherwise; `must` is its bound. */
export interface BenchResult {
  readonly name: string
  readonly value: number
  readonly unit: '×' | 'ms' | 'KiB' | 'MiB' | 'statements'
  readonly must: { readonly atMost: number } | { readonly atLeast: number }
  /** The underlying figures, as text. */
  readonly details: string
}

export const isKept = ({ value, must }: BenchResult) =>
  'atMost' in must ? value <= must.atMost : value >= must.atLeast

export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

/** The given percentile (`share` from 0 to 1) of the values. */
export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
