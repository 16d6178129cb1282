import { letterOfSize, sizeKey, sizeTableOf } from './sizes.ts'

/** Who a product is for (`men`, `women`, …) and all the sizes it comes in. */
interface SizeRun {
  readonly genders: readonly string[]
  readonly sizes: readonly string[]
}

/**
 * A size as it compares between garments: the letter of its group where the whole run is men's or women's numbers (men's 34
 * is M), else its own name in one spelling (`2XL` is `XXL`). Source: C-135, C-136, CO-39, CO-40.
 */
export function wornSize({ genders, sizes }: SizeRun, size: string): string {
  const table = sizeTableOf(genders, sizes)
  return (table && letterOfSize(table, size)) ?? sizeKey(size)
}
