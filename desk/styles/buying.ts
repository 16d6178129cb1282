import type { Sku, Spu } from '#api/catalogue/catalogue.ts'
import { audienceOfViewer, pagePrice } from '#api/catalogue/pricing.ts'
import type { FreightRates } from '#api/promotion/freight-rates.ts'
import type { Region } from '#api/rules/regions.ts'
import type { ViewPoint } from '#api/rules/view-point.ts'
import { toWire } from '#api/shared/money.ts'
import { buyProblems } from '#api/try-out/why-not.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { SkuBuying } from './appearances.ts'

interface Buyer extends Pick<ViewPoint, 'viewer'> {
  readonly country: Region
  /** Epoch ms. */
  readonly at: number
}

/** Names of a SKU's colour and size. */
const optionNames = ({ options }: Spu, { colour, size }: Sku): readonly BothTexts[] =>
  [options.colour.find(each => each.code === colour), options.size.find(each => each.code === size)].flatMap(
    each => (each ? [each.frontName ?? each.name] : []),
  )

/** Answers for all SKUs of a style. */
export function buyingOf(
  spus: readonly Spu[],
  { viewer, country, at }: Buyer,
  freight: FreightRates,
): readonly SkuBuying[] {
  const audience = audienceOfViewer(viewer)
  return spus.flatMap(spu =>
    spu.skus.map((sku): SkuBuying => {
      const price = pagePrice(sku, audience, at)
      return {
        sku: sku.code,
        product: spu.code,
        options: optionNames(spu, sku),
        problems: buyProblems({ sku, spu }, { audience, country, at }, freight),
        price: price && toWire(price.price),
        promotion: price?.source === 'PROMOTION' ? price.promotionCode : null,
        free: sku.inventory,
        held: sku.reserved,
      }
    }),
  )
}
