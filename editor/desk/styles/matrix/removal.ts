import type { StyleTies } from '#desk/styles/appearances.ts'
import { editProduct, type NamedProduct, type SpuLine, type StyleValues, withField } from '../style-values.ts'
import { type Sku, withSkus } from './sku-matrix.ts'

/** A colour, or one of its SKUs, that is to be taken off the sheet. */
export interface Removal {
  readonly product: string
  /** Code of the SKU; missing for the colour as a whole. */
  readonly sku: string | undefined
  /** Name of the colour, or colour and size. */
  readonly name: string
  /** True where it was never saved. */
  readonly isNew: boolean
  /** True for the last colour of the style, and for the last SKU of its colour. */
  readonly isOnly: boolean
  /** True where it is off the shelf or disabled already. */
  readonly isResting: boolean
}

/** Facts about what is to be taken off; `undefined` where it is not on the sheet. */
export function removalOf(
  values: StyleValues,
  stored: StyleValues,
  products: readonly NamedProduct[],
  { product, sku }: { readonly product: string; readonly sku?: string | undefined },
): Removal | undefined {
  const line = values[product]
  const colour = products.find(each => each.code === product)?.name ?? product
  if (!line) return undefined
  if (sku === undefined) {
    const isOnly = Object.keys(values).length === 1
    const isResting = line.onShelves === false
    return { product, sku, name: colour, isNew: !(product in stored), isOnly, isResting }
  }
  const own = line.skus.find(each => each.code === sku)
  if (!own) return undefined
  return {
    product,
    sku,
    name: [colour, own.size].filter(Boolean).join(' '),
    isNew: !stored[product]?.skus.some(each => each.code === sku),
    isOnly: line.skus.length === 1,
    isResting: own.isEnabled === false,
  }
}

/** Why something stays on the sheet, as a key of its sentence; `undefined` where it may go. The server says the same of a save. */
export function reasonToStay(
  { sku, isNew, isOnly }: Removal,
  ties: StyleTies | undefined,
  mayRemove: boolean,
) {
  const isColour = sku === undefined
  if (ties && ties.orders.count > 0) return isColour ? 'soldColour' : 'soldSku'
  if (isOnly) return isColour ? 'onlyColour' : 'onlySku'
  if (ties && isColour && ties.offers.length > 0) return 'usedColour'
  return isNew || mayRemove ? undefined : 'needsRight'
}

/** A product without one of its SKUs, and without the options that no other SKU has, so that the size can be added again. */
function withoutSku(line: SpuLine, code: string): SpuLine {
  const gone = line.skus.find(sku => sku.code === code)
  const skus = line.skus.filter(sku => sku.code !== code)
  const left = (axis: 'colour' | 'size', list: readonly { readonly code: string }[] | undefined) =>
    list?.filter(option => option.code !== gone?.[axis] || skus.some(sku => sku[axis] === option.code))
  const { colour, size } = line.options ?? {}
  const options = {
    ...line.options,
    ...(colour && { colour: left('colour', colour) }),
    ...(size && { size: left('size', size) }),
  } as SpuLine['options'] // the same options, some left out
  return { ...line, ...(line.options && { options }), skus }
}

/** The sheet without a colour or a SKU. */
export const removedFrom = (values: StyleValues, { product, sku }: Removal): StyleValues =>
  sku === undefined
    ? withField(values, product, undefined)
    : editProduct(values, product, line => withoutSku(line, sku))

/** The sheet with a colour off the shelf, or a SKU disabled. */
export const restedIn = (values: StyleValues, { product, sku }: Removal): StyleValues =>
  editProduct(values, product, line =>
    sku === undefined
      ? { ...line, onShelves: false }
      : withSkus(line, { isEnabled: false } satisfies Partial<Sku>, new Set([sku])),
  )
