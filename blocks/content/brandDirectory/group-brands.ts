/** Where names stand that begin with none of A to Z; always last. Source: L-279. */
export const OTHER_GROUP = '123'

export interface BrandGroup<Brand> {
  /** `A` … `Z`, or `123`. */
  readonly letter: string
  readonly brands: readonly Brand[]
}

/** The name a brand goes by: its title, or else its name; empty when it has neither. Source: L-277. */
export const labelOf = ({ title, name }: { readonly title: string; readonly name: string }): string =>
  title.trim() || name.trim()

/** Plain A to Z decides; É or 字 is none of them. Source: L-278, L-279, LO-61. */
export function letterOf(label: string): string {
  const first = label.trim().slice(0, 1)
  return /^[A-Za-z]$/.test(first) ? first.toUpperCase() : OTHER_GROUP
}

const byLetter = (a: string, b: string) =>
  Number(a === OTHER_GROUP) - Number(b === OTHER_GROUP) || (a < b ? -1 : a > b ? 1 : 0)

/**
 * Brands under their first letters, A to Z, then the rest; only letters that have brands. Inside a letter the operator's
 * order stays (our choice); brands without any name are left out. Source: L-278, L-279, LO-61.
 */
export function groupBrands<Brand extends { readonly title: string; readonly name: string }>(
  brands: readonly Brand[],
): BrandGroup<Brand>[] {
  const named = brands.filter(brand => labelOf(brand) !== '')
  const groups = Map.groupBy(named, brand => letterOf(labelOf(brand)))
  return [...groups.keys()].sort(byLetter).map(letter => ({ letter, brands: groups.get(letter) ?? [] }))
}
