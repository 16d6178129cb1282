import type { BothTexts } from '#locales/locale.ts'
import { editAll, type SpuLine, type StyleValues } from '../style-values.ts'
import { skuCoder } from './sku-codes.ts'

export type Sku = SpuLine['skus'][number]
export type PriceField = 'listPrice' | 'salePrice'
export const PRICE_FIELDS: readonly PriceField[] = ['listPrice', 'salePrice']

/** Price of a SKU in cents: its own, else that of its product. `null`: none. */
export const priceOf = (line: SpuLine, sku: Sku, field: PriceField): unknown =>
  sku[field] === undefined ? (line[field] ?? null) : sku[field]

/** The value of a price that all SKUs of a product have; `undefined` where they differ. */
export function sharedPrice(line: SpuLine, field: PriceField): unknown {
  const [first, ...others] = line.skus.map(sku => priceOf(line, sku, field))
  return others.every(price => price === first) ? first : undefined
}

/** The product's own prices follow while all of its SKUs have the same. */
function withOwnPrices(line: SpuLine): SpuLine {
  const shared = PRICE_FIELDS.flatMap(field => {
    const price = sharedPrice(line, field)
    return price === undefined || price === (line[field] ?? null) ? [] : [[field, price] as const]
  })
  return shared.length === 0 ? line : { ...line, ...Object.fromEntries(shared) }
}

/** Values of a SKU that the table changes. A price that is no amount is kept as it was typed: the server refuses it in its words. */
export type SkuChange = Partial<Record<PriceField | 'isEnabled', unknown>>

/** Changes SKUs of a product by their codes; without codes, all of them. */
export function withSkus(line: SpuLine, change: SkuChange, codes?: ReadonlySet<string>): SpuLine {
  const skus = line.skus.map(sku =>
    codes === undefined || codes.has(sku.code) ? ({ ...sku, ...change } as Sku) : sku,
  )
  return withOwnPrices({ ...line, skus })
}

/** A colour or a size to be. */
export interface NewOption {
  readonly code: string
  readonly name: BothTexts
  readonly hex?: string
}

/** Sold out until units are counted: stock is a ledger. */
const NO_STOCK = 0

/** Fields of a SKU that a new one of the same product has too. */
const alike = ({ featuredType, isEnabled, listPrice, salePrice, prices }: Partial<Sku>) => ({
  ...(featuredType !== undefined && { featuredType }),
  isEnabled: isEnabled ?? true,
  ...(listPrice !== undefined && { listPrice }),
  ...(salePrice !== undefined && { salePrice }),
  ...(prices !== undefined && { prices }),
})

type OptionList = readonly { readonly code: string }[]
const has = (list: OptionList | undefined, code: string) => (list ?? []).some(option => option.code === code)

/** Adds a size to all products that do not have it. Codes that are there stay. */
export function withSize(values: StyleValues, size: NewOption, pattern: string): StyleValues {
  const codeOf = skuCoder(values, pattern)
  return editAll(values, line => {
    const { colour = [], size: sizes = [] } = line.options ?? {}
    if (has(sizes, size.code)) return line
    const options = { ...line.options, size: [...sizes, size] }
    // A product without sizes has one SKU for each colour: it gets the first size.
    if (sizes.length === 0)
      return { ...line, options, skus: line.skus.map(sku => ({ ...sku, size: size.code })) }
    const colours = colour.length === 0 ? [undefined] : colour.map(({ code }) => code)
    const added = colours.map((of): Sku => {
      const sibling = line.skus.findLast(sku => sku.colour === of) ?? line.skus.at(-1)
      const parts = { style: line.style, product: line.code, colour: of ?? '', size: size.code }
      return {
        code: codeOf(parts),
        inventory: NO_STOCK,
        ...(of !== undefined && { colour: of }),
        size: size.code,
        ...alike(sibling ?? {}),
      }
    })
    return { ...line, options, skus: [...line.skus, ...added] }
  })
}

/** The attribute of a product that names its colour, in the new colour's words where it was the sibling's name. */
export function renamedColour(line: SpuLine, name: BothTexts): SpuLine['attributes'] {
  const old = line.options?.colour?.[0]?.name
  return line.attributes?.map(attribute => ({
    ...attribute,
    values: attribute.values.map(value =>
      typeof value === 'object' &&
      old !== undefined &&
      value.displayName.zh_HK === old.zh_HK &&
      value.displayName.en_US === old.en_US
        ? { ...value, displayName: name }
        : value,
    ),
  }))
}

/** A product in another colour, as a copy of a sibling: without its pictures and sales, off the shelf, with codes of its own. */
export function inColour(
  values: StyleValues,
  sibling: SpuLine,
  { code: product, colour, pattern }: { code: string; colour: NewOption; pattern: string },
): SpuLine {
  const codeOf = skuCoder(values, pattern)
  const { picUrl: _, ...rest } = sibling
  // One SKU for each size, whatever colours the sibling has.
  const bySize = new Map(sibling.skus.map(sku => [sku.size, sku]))
  const attributes = renamedColour(sibling, colour.name)
  return {
    ...rest,
    code: product,
    onShelves: false,
    sales: 0,
    recentSales: 0,
    images: [],
    ...(attributes && { attributes }),
    options: { ...sibling.options, colour: [colour] },
    skus: [...bySize.values()].map(sku => ({
      code: codeOf({ style: sibling.style, product, colour: colour.code, size: sku.size ?? '' }),
      inventory: NO_STOCK,
      colour: colour.code,
      ...(sku.size !== undefined && { size: sku.size }),
      ...alike(sku),
      isEnabled: true,
    })),
  }
}
