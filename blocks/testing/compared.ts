import type { ComparedProduct } from '#api/client/product/compared-products.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { product } from './product.ts'

type Attributes = Readonly<Record<string, { readonly name: string; readonly values: readonly string[] }>>

interface Change extends Partial<ProductCard> {
  readonly colours?: readonly string[]
  readonly sizes?: readonly string[]
  readonly about?: Attributes
}

const option = (code: string, names: readonly string[]) => ({
  code,
  name: code,
  frontName: code,
  values: names.map(name => ({ code: name, frontName: name, displayName: name, value: '', imageUrl: '' })),
})

/** A product as the comparison gets it, without pictures beside its first; name only what the case is about. */
export const compared = ({
  colours = ['Pine'],
  sizes = ['S', 'M'],
  about = {},
  ...change
}: Change = {}): ComparedProduct => ({
  ...product(change),
  images: [],
  style: '',
  categories: [],
  promotions: [],
  skus: [],
  options: [option('colour', colours), option('size', sizes)],
  attributes: Object.entries(about).map(([code, { name, values }]) => ({
    code,
    frontName: name,
    originCode: code,
    attributeType: '',
    values: values.map(value => ({
      code: '',
      displayName: value,
      frontName: value,
      url: '',
      images: [],
      thumbnails: [],
    })),
  })),
})
