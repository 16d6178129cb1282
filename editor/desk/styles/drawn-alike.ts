import type { PartProps } from './StyleFields.tsx'
import type { NamedProduct, SpuLine } from './style-values.ts'

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

/**
 * Compares parts of the form by the fields of products that they show, among which are the names of colours: a price typed into one of
 * 2,000 SKUs draws the table alone.
 */
export const isPartAlike =
  <Props extends PartProps>(fieldsOf: (props: Props) => readonly (keyof SpuLine)[]) =>
  (before: Props, next: Props): boolean => {
    const names = Object.keys(next) as (keyof Props)[] // its own keys
    if (names.some(name => name !== 'values' && before[name] !== next[name])) return false
    if (before.values === next.values) return true
    const [old, now] = [Object.values(before.values), Object.values(next.values)]
    const fields = ['code', 'options', ...fieldsOf(next)] as const
    return (
      old.length === now.length &&
      now.every((line, at) => fields.every(field => line[field] === old[at]?.[field]))
    )
  }
