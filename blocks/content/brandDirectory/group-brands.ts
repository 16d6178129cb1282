/** The group of names that begin with none of A to Z; always last. Source: L-279. */
export const OTHER_GROUP = '123'

export interface BrandGroup<Brand> {
  /** `A` … `Z`, or `123`. */
  readonly letter: string
  readonly brands: readonly Brand[]
}

/** A brand's display name: its title, or else its name; empty if it has neither. Source: L-277. */
export const labelOf = ({ title, name }: { readonly title: string; readonly name: string }): string =>
  title.trim() || name.trim()

/** Only plain A to Z count; É and 字 do not. Source: L-278, L-279, LO-61. */
export function letterOf(label: string): string {
  const first = label.trim().slice(0, 1)
  return /^[A-Za-z]$/.test(first) ? first.toUpperCase() : OTHER_GROUP
}

const byLetter = (a: string, b: string) =>
  Number(a === OTHER_GROUP) - Number(b === OTHER_GROUP) || (a < b ? -1 : a > b ? 1 : 0)

/**
 * Groups brands by first letter, A to Z, then the rest; only letters that have brands. Within a letter the operator's order
 * stays (our choice). Brands without a name are left out. Source: L-278, L-279, LO-61.
 */
export function groupBrands<Brand extends { readonly title: string; readonly name: string }>(
  brands: readonly Brand[],
): BrandGroup<Brand>[] {
  const named = brands.filter(brand => labelOf(brand) !== '')
  const groups = Map.groupBy(named, brand => letterOf(labelOf(brand)))
  return [...groups.keys()].sort(byLetter).map(letter => ({ letter, brands: groups.get(letter) ?? [] }))
}
