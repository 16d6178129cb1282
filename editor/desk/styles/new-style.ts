import type { newStyleSchema } from '#desk/styles/style-form.ts'
import type { z } from 'zod'
import { codeBy, PRODUCT_PATTERN, SKU_PATTERN } from './matrix/sku-codes.ts'
import { renamedColour } from './matrix/sku-matrix.ts'
import type { SpuLine } from './style-values.ts'

/** A style to be, as far as it is filled in. */
export type NewStyleValues = Partial<z.input<typeof newStyleSchema>>

/** Values that a new style begins with: none, or those of a style that it copies, but for its code. */
export function firstValues([first, ...others]: readonly SpuLine[]): NewStyleValues {
  const patterns = { productPattern: PRODUCT_PATTERN, skuPattern: SKU_PATTERN }
  if (!first) return patterns
  const { title, brands, categories, salePrice } = first
  const all = [first, ...others]
  const byCode = <Option extends { readonly code: string }>(options: readonly Option[]) => [
    ...new Map(options.map(option => [option.code, option])).values(),
  ]
  return {
    ...patterns,
    title,
    brands,
    categories,
    ...(salePrice !== null && { salePrice }),
    options: {
      colour: byCode(all.flatMap(({ options }) => options?.colour ?? [])).map(withoutPicture),
      size: byCode(all.flatMap(({ options }) => options?.size ?? [])),
    },
  }
}

function withoutPicture<Colour extends { readonly imageUrl?: string | undefined }>(colour: Colour) {
  const { imageUrl: _, ...rest } = colour
  return rest
}

/**
 * Products of a new style, one for each colour, off the shelf and without pictures. Their stock is unknown until units are counted.
 *
 * @param copied products of the style that it copies
 * @param now since when it is listed, ISO 8601
 */
export function newStyleLines(
  values: Required<NewStyleValues>,
  copied: readonly SpuLine[],
  now: string,
): readonly SpuLine[] {
  const { style, title, brands, categories, salePrice, options, productPattern, skuPattern } = values
  const { colour: colours = [], size: sizes = [] } = options ?? {}
  const lineIn = (colour?: (typeof colours)[number]): SpuLine => {
    const names = { style, colour: colour?.code ?? '' }
    const code = codeBy(productPattern, names)
    const sibling =
      copied.find(line => line.options?.colour?.some(each => each.code === colour?.code)) ?? copied[0]
    const { picUrl: _, firstListTime: __, ...rest } = sibling ?? {}
    const attributes = sibling && colour && renamedColour(sibling, colour.name)
    return {
      ...rest,
      kind: 'spu',
      code,
      style,
      title,
      brands,
      categories,
      salePrice,
      listTime: now,
      onShelves: false,
      sales: 0,
      recentSales: 0,
      images: [],
      ...(attributes && { attributes }),
      options: { colour: colour ? [colour] : [], size: sizes },
      skus: (sizes.length > 0 ? sizes : [undefined]).map(size => ({
        code: codeBy(skuPattern, { ...names, product: code, size: size?.code ?? '' }),
        inventory: null,
        ...(colour && { colour: colour.code }),
        ...(size && { size: size.code }),
      })),
    }
  }
  return colours.length > 0 ? colours.map(lineIn) : [lineIn()]
}

/** Field of the form that a refused value of a product is in. */
export function fieldOfProblem(path: string, place: number): string {
  if (path === 'code') return 'productPattern'
  if (path.startsWith('skus')) return 'skuPattern'
  return path.replace(/^options\.colour\.0/, `options.colour.${place}`)
}
