import type { newStyleSchema } from '#desk/styles/style-form.ts'
import type { z } from 'zod'
import { codeBy, PRODUCT_PATTERN, SKU_PATTERN } from './matrix/sku-codes.ts'
import { renamedColour } from './matrix/sku-matrix.ts'
import type { SpuLine } from './style-values.ts'

type Images = NonNullable<SpuLine['images']>

/** Pictures of a style to be, by the code of their colour; by an empty one where it has no colours. */
export type ImagesByColour = Readonly<Record<string, Images>>

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

interface NewStyleParts {
  /** Products of the style that it copies. */
  readonly copied: readonly SpuLine[]
  readonly images?: ImagesByColour
  /** Since when it is listed, ISO 8601. */
  readonly now: string
}

/** Products of a new style, one for each colour, off the shelf. Their stock is unknown until units are counted. */
export function newStyleLines(
  values: Required<NewStyleValues>,
  { copied, images = {}, now }: NewStyleParts,
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
      images: images[names.colour] ?? [],
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

const colourOf = ({ options }: SpuLine) => options?.colour?.[0]?.code ?? ''

/** Pictures of products by their colour. */
export const imagesOf = (lines: readonly SpuLine[]): ImagesByColour =>
  Object.fromEntries(
    lines.flatMap(line => (line.images?.length ? [[colourOf(line), line.images] as const] : [])),
  )

type Colours = readonly { readonly code?: string }[]

/** Pictures after an edit of the colours: they go along with a colour whose code is typed again. */
export function imagesAfter(images: ImagesByColour, before: Colours, after: Colours): ImagesByColour {
  if (before.length !== after.length) return images
  const renamed = new Map(
    before.flatMap(({ code = '' }, at) => {
      const next = after[at]?.code ?? ''
      return after.some(each => (each.code ?? '') === code) ? [] : [[code, next] as const]
    }),
  )
  return Object.fromEntries(Object.entries(images).map(([code, list]) => [renamed.get(code) ?? code, list]))
}

/** Field of the form that a refused value of a product is in. */
export function fieldOfProblem(path: string, place: number): string {
  if (path === 'code') return 'productPattern'
  if (path.startsWith('skus')) return 'skuPattern'
  return path.replace(/^options\.colour\.0/, `options.colour.${place}`)
}
