import type { NamedProduct } from './style-values.ts'

interface ByProduct {
  readonly products: readonly NamedProduct[]
  /** In the order of the products. */
  readonly values: readonly unknown[]
}

const isEach = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index])

const textOf = (products: readonly NamedProduct[]) => JSON.stringify(products)

/** Returns true if a field would be drawn as before: typing in one field draws that field alone. */
export function isDrawnAlike<Props extends ByProduct>(before: Props, next: Props): boolean {
  const names = Object.keys(next) as (keyof Props)[] // its own keys
  return names.every(name => {
    if (name === 'values') return isEach(before.values, next.values)
    if (name === 'products') return textOf(before.products) === textOf(next.products)
    return before[name] === next[name]
  })
}
