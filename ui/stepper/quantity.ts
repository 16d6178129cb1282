export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A number between its bounds. */
export const within = (value: number, { min, max }: Bounds): number => Math.min(max, Math.max(min, value))

/**
 * What stands in the field after somebody typed: nothing where it is no whole number, the maximum where it is above.
 * A number below the minimum stays until the field is left. Digits of full width count. Source: C-103, C-104.
 */
export function typed(text: string, max: number): number | undefined {
  const digits = text.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Math.min(max, Number(digits)) : undefined
}

/** What stands in the field once it is left: at least the minimum. Source: C-105. */
export const settled = (value: number | undefined, bounds: Bounds): number =>
  within(value ?? bounds.min, bounds)
