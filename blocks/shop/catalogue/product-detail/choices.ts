import type { ProductDetail, ProductSku } from '#api/client/product/product-detail.ts'
import { type SizeState, sizeState } from './stock.ts'

type Colour = ProductDetail['styleProducts'][number]

export interface ColourOption {
  /** Code of the product in this colour. */
  readonly code: string
  readonly name: string
  readonly picture: string
  /** Nothing left in it. Source: CO-24. */
  readonly isEmpty: boolean
}

const axis = ({ options }: Pick<ProductDetail, 'options'>, code: string) =>
  options.find(option => option.code === code)?.values ?? []

/** The colour a product has. */
const colourName = (product: Pick<ProductDetail, 'options'>): string =>
  axis(product, 'colour')[0]?.frontName ?? ''

const colourOption = (colour: Colour): ColourOption => ({
  code: colour.code,
  name: colourName(colour) || colour.title,
  picture: axis(colour, 'colour')[0]?.imageUrl || colour.picUrl,
  isEmpty: colour.inventory <= 0,
})

/** One per colour on the shelf, those without stock among them. Source: C-074, C-093, CO-24. */
export const colourOptions = ({ styleProducts }: ProductDetail): ColourOption[] =>
  styleProducts.filter(({ onShelves }) => onShelves).map(colourOption)

export interface SizeOption {
  readonly sku: ProductSku
  readonly name: string
  readonly state: SizeState
}

const sizeOf = ({ options }: ProductSku) => options.find(({ code }) => code === 'size')

/** The sizes of the colour chosen, in size order. A sku without a size is named by its code. Source: C-075. */
export function sizeOptions(product: ProductDetail): SizeOption[] {
  const order = axis(product, 'size')
  const placeOf = (sku: ProductSku) => {
    const place = order.findIndex(({ code }) => code === sizeOf(sku)?.valueCode)
    return place === -1 ? order.length : place
  }
  return product.skus
    .map(sku => ({ sku, place: placeOf(sku) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sku, place }) => ({
      sku,
      name: order[place]?.displayName || sizeOf(sku)?.value || sku.code,
      state: sizeState(sku),
    }))
}
