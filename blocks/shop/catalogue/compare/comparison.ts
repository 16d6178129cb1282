import type { ComparedProduct } from '#api/client/product/compared-products.ts'
import { DETAIL_CODES } from '#api/client/product/product-detail.ts'
import { plainText } from '#api/rules/plain-text.ts'

/** A line of the comparison: what each product has to say about one aspect, in the products' order. */
export interface ComparisonRow {
  readonly key: string
  /** As the catalogue calls it; the rows of every product are named by the shop's own texts. */
  readonly label: string | undefined
  /** Empty where a product says nothing. */
  readonly values: readonly (readonly string[])[]
}

const optionValues = ({ options }: ComparedProduct, code: 'colour' | 'size') =>
  options.find(option => option.code === code)?.values.map(value => value.displayName || value.frontName) ??
  []

const attributeValues = ({ attributes }: ComparedProduct, code: string) =>
  attributes
    .find(attribute => attribute.code === code)
    // A value may be simple HTML.
    ?.values.map(value => plainText(value.frontName || value.displayName))
    .filter(Boolean) ?? []

/** The attributes any of the products has, in the order shown, each with its name. */
const attributesOf = (products: readonly ComparedProduct[]) =>
  DETAIL_CODES.flatMap(code => {
    const [found] = products.flatMap(({ attributes }) => attributes.filter(one => one.code === code))
    return found ? [{ code, name: found.frontName }] : []
  })

/** Brand, colours, sizes and the detail attributes side by side; an attribute that no product has is left out. Source: CO-49. */
export function comparisonRows(products: readonly ComparedProduct[]): readonly ComparisonRow[] {
  const row = (key: string, label: string | undefined, valuesOf: (product: ComparedProduct) => string[]) => ({
    key,
    label,
    values: products.map(valuesOf),
  })
  return [
    row('brand', undefined, ({ brandList }) => brandList.map(({ name }) => name)),
    row('colour', undefined, product => optionValues(product, 'colour')),
    row('size', undefined, product => optionValues(product, 'size')),
    ...attributesOf(products)
      .map(({ code, name }) => row(`attribute.${code}`, name, product => attributeValues(product, code)))
      .filter(({ values }) => values.some(value => value.length > 0)),
  ]
}

/** Returns true if the products differ here; the order in which a value names things does not count. */
export function differs(values: readonly (readonly string[])[]): boolean {
  const [first, ...others] = values.map(value => value.toSorted().join('\n'))
  return others.some(other => other !== first)
}
