import type { FitProduct } from '#api/client/product/recommendations.ts'
import { wornSize } from '#api/rules/sizes.ts'
import { sizeKind } from '../product-list/size-kind.ts'

/** Clothes whose sizes are compared; anything else is recommended whatever its sizes. */
type Garment = 'top' | 'bottom'

/** Words in category codes (`men-shell`, `women/legs`) that make a garment. The list is ours: the specification has no codes. */
const WORDS: Readonly<Record<Garment, ReadonlySet<string>>> = {
  top: new Set(
    'tops outerwear jacket jackets shell shells insulated down softshell fleece layers base tee tees shirt shirts vest vests'.split(
      ' ',
    ),
  ),
  bottom: new Set('bottoms legs trousers pants shorts skirt skirts leggings tights'.split(' ')),
}

/** Kind of a product by its categories; one that is both (a suit) counts as a top. Source: L-327. */
export function garmentOf(categories: readonly string[]): Garment | undefined {
  const words = categories.flatMap(code => code.toLowerCase().split(/[^a-z]+/))
  const garments: readonly Garment[] = ['top', 'bottom']
  return garments.find(garment => words.some(word => WORDS[garment].has(word)))
}

type FitSku = FitProduct['skus'][number]

/** A product that may be offered, and the sku to put into the bag at once; without one its size has to be chosen first. */
export interface Fit {
  readonly skuCode?: string
  /** As shoppers read it; empty where there is nothing to say. */
  readonly size: string
}

const sizeOption = ({ options }: FitSku) => options.find(({ code }) => code === 'size')
/** The size's own code, the same in every language. */
const sizeOf = (sku: FitSku) => sizeOption(sku)?.valueCode || sizeOption(sku)?.value || ''

/** A product without sizes has one size. */
const isOneSize = (size: string) => size === '' || sizeKind(size) === 'one'

const isBuyable = ({ isEnabled, inventory }: FitSku) => isEnabled && (inventory === null || inventory > 0)

const gendersOf = ({ attributes }: FitProduct) =>
  attributes.find(({ code }) => code === 'gender')?.values.map(({ code }) => code) ?? []

const worn = (product: FitProduct, sku: FitSku) =>
  wornSize({ genders: gendersOf(product), sizes: product.skus.map(sizeOf) }, sizeOf(sku))

const garment = ({ categories }: FitProduct) => garmentOf(categories.map(({ code }) => code))

const offer = (sku: FitSku): Fit => ({
  skuCode: sku.code,
  size: isOneSize(sizeOf(sku)) ? '' : (sizeOption(sku)?.value ?? ''),
})

/** Its only size, or whichever the shopper will choose. */
const anySize = (candidate: FitProduct, buyable: readonly FitSku[]): Fit => {
  const [only] = buyable
  return only && candidate.skus.length === 1 ? offer(only) : { size: '' }
}

/**
 * Whether a candidate goes with what was added, and in which size. Between tops or jackets and bottoms, and among each, sizes
 * must be worn by the same person: equal letters, numbers by their group; one-size goes with everything. Other
 * goods have no size rule. Nothing to buy, or no such size: `undefined`. Source: L-327, LO-35, CO-40.
 */
export function fitOf(added: FitProduct, addedSku: string, candidate: FitProduct): Fit | undefined {
  const buyable = candidate.skus.filter(isBuyable)
  if (buyable.length === 0) return undefined
  const sku = added.skus.find(({ code }) => code === addedSku)
  const hasRule = garment(added) !== undefined && garment(candidate) !== undefined
  if (!hasRule || !sku || isOneSize(sizeOf(sku))) return anySize(candidate, buyable)
  const size = worn(added, sku)
  const match = buyable.find(other => isOneSize(sizeOf(other)) || worn(candidate, other) === size)
  return match && offer(match)
}
