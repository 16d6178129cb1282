import {
  DETAIL_CODES,
  type ProductAttribute,
  type ProductDetail,
} from '#api/client/product/product-detail.ts'

type Product = Pick<ProductDetail, 'attributes'>
type Value = ProductAttribute['values'][number]

/** Text of a value for shoppers. */
export const valueText = ({ frontName, displayName }: Value): string => frontName || displayName

const hasContent = (value: Value) => valueText(value) !== '' || value.images.length > 0

/** An attribute the product has, with the values that say or show something; `undefined` when there are none. Source: C-062. */
export function attributeOf({ attributes }: Product, code: string): ProductAttribute | undefined {
  const attribute = attributes.find(one => one.code === code)
  const values = attribute?.values.filter(hasContent) ?? []
  return attribute && values.length > 0 ? { ...attribute, values } : undefined
}

/** Its words on one line, empty without any. `，` or `, ` between values is the caller's. */
export const attributeText = (product: Product, code: string, separator = ', '): string =>
  attributeOf(product, code)?.values.map(valueText).filter(Boolean).join(separator) ?? ''

/** The detail blocks of a product, those without content left out. Source: C-084. */
export const detailAttributes = (product: Product): ProductAttribute[] =>
  DETAIL_CODES.flatMap(code => attributeOf(product, code) ?? [])
