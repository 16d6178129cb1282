export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Clamps a number to its bounds. */
export const clamp = (value: number, { min, max }: Bounds): number => Math.min(max, Math.max(min, value))

/**
 * The field's value after typing: empty if it is not a whole number, the maximum if it is above. A number below the minimum
 * stays until blur. Full-width digits count. Source: C-103, C-104.
 */
export function typed(text: string, max: number): number | undefined {
  const digits = text.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Math.min(max, Number(digits)) : undefined
}

/** The field's value on blur: at least the minimum. Source: C-105. */
export const settled = (value: number | undefined, bounds: Bounds): number =>
  clamp(value ?? bounds.min, bounds)
