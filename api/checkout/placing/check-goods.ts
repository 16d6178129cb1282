import { MAX_SKUS } from '../../cart/bag.ts'
import type { ShopLimits } from '../../rules/shop-limits.ts'
import { pricedLineId, quantityProblems } from '../../cart/price-lines.ts'
import type { LineReason, ReadBag, ReadLine } from '../../cart/read-bag.ts'
import type { Spu } from '../../catalogue/catalogue.ts'
import type { OrderCreateInput, OrderLineInput } from '../../generated/resolver-types.ts'
import type { CatalogueView } from '../../product/view/catalogue-view.ts'
import { findSku } from '../../product/find-sku.ts'
import { ATTRIBUTE_CODES } from '../../rules/attribute-codes.ts'
import { lengthOf } from '../../rules/typed-text.ts'
import type { Region } from '../../rules/regions.ts'
import type { OrderProblem } from './order-error.ts'
import { type CheckoutTerms, MAX_LINE_EXT } from '../terms.ts'

/** Lines of a call with their places in it. */
export interface SortedLines {
  /** Goods and add-ons, which the shop prices. */
  readonly goods: readonly { readonly line: OrderLineInput; readonly at: number }[]
  readonly gifts: readonly { readonly line: OrderLineInput; readonly at: number }[]
}

/** Tells gifts from goods. */
export function sortLines(lines: OrderCreateInput['orderLines']): SortedLines {
  const numbered = lines.map((line, at) => ({ line, at }))
  const isGift = ({ line }: { readonly line: OrderLineInput }) => line.lineType === 'GIFT'
  return { goods: numbered.filter(one => !isGift(one)), gifts: numbered.filter(isGift) }
}

/** Name of a SKU in messages: the product's name, or the code of what the shop does not know. */
export function skuName(skuCode: string, view: CatalogueView): string {
  const spu = findSku(view.index(), skuCode)?.spu
  return spu ? spu.title[view.priceContext.locale] : skuCode
}

/** Problems of the lines before anything is looked up. Source: C-191, C-192, C-366 … C-370. */
export function lineProblems(lines: SortedLines, limits: ShopLimits): OrderProblem[] {
  if (lines.goods.length === 0) return [{ code: 'ORDER_EMPTY', field: 'orderLines' }]
  const quantities = new Map(quantityProblems(lines.goods, lines.gifts, limits).map(one => [one.at, one]))
  const problems = [...lines.goods, ...lines.gifts].flatMap(({ line, at }): OrderProblem[] => {
    const field = `orderLines.${at}`
    const quantity = quantities.get(at)
    if (quantity)
      return [
        {
          code: quantity.code,
          field: `${field}.quantity`,
          ...('limit' in quantity && { values: { limit: quantity.limit } }),
        },
      ]
    if (lengthOf(line.extInfos ?? '') > MAX_LINE_EXT)
      return [{ code: 'ORDER_TEXT_LONG', field: `${field}.extInfos`, values: { max: MAX_LINE_EXT } }]
    return []
  })
  return new Set(lines.goods.map(({ line }) => line.skuCode)).size > MAX_SKUS
    ? [...problems, { code: 'UEC11005', field: 'orderLines', values: { limit: MAX_SKUS } }]
    : problems
}

const CODE_OF = {
  UNAVAILABLE: 'CART_OFF_SHELF',
  OFF_SHELF: 'CART_OFF_SHELF',
  SOLD_OUT: 'UEC11003',
  OUT_OF_STOCK: 'UEC11003',
  ADDON_EXPIRED: 'CART_ADDON_EXPIRED',
  ADDON_THRESHOLD: 'CART_ADDON_THRESHOLD',
  ADDON_NOT_ALLOWED: 'CART_ADDON_NOT_ALLOWED',
} as const satisfies Readonly<Record<LineReason, OrderProblem['code']>>

/** Countries a product goes to; empty: all that the shop delivers to. Source: CO-86. */
const countriesOf = ({ attributes }: Spu): readonly string[] =>
  (attributes.find(({ code }) => code === ATTRIBUTE_CODES.deliveryCountry)?.values ?? []).map(value =>
    typeof value === 'string' ? value : (value.code ?? ''),
  )

/** Returns true if a product goes to a country. Source: CO-86. */
export function goesTo(spu: Spu, country: Region): boolean {
  const countries = countriesOf(spu)
  return countries.length === 0 || countries.includes(country)
}

/** A line that cannot be ordered, does not go to the country, or has no price. Source: C-240, C-366, CO-86. */
function lineProblem(
  { found, reason }: ReadLine,
  unitPrice: number | undefined,
  country: Region,
): OrderProblem['code'] | undefined {
  if (reason) return CODE_OF[reason]
  if (found && !goesTo(found.spu, country)) return 'ORDER_NO_DELIVERY'
  return unitPrice === 0 ? 'ORDER_PRICE_ZERO' : undefined
}

/** Gifts that the call names and the shop does not give any more. Source: C-241. */
function giftProblems({ gifts }: SortedLines, { price }: ReadBag, view: CatalogueView): OrderProblem[] {
  return gifts.flatMap(({ line, at }) => {
    const isGiven = price.gifts.some(
      gift =>
        gift.skuCode === line.skuCode &&
        gift.activityCode === (line.activityId ?? '') &&
        gift.quantity === line.quantity,
    )
    const values = { name: skuName(line.skuCode, view) }
    return isGiven ? [] : [{ code: 'ORDER_GIFT_GONE', field: `orderLines.${at}.skuCode`, values }]
  })
}

/** Reasons against the goods of an order. Source: C-239 … C-241, M-299, CO-86, CO-87. */
export function goodsProblems(
  lines: SortedLines,
  bag: ReadBag,
  {
    view,
    country,
    terms,
  }: { readonly view: CatalogueView; readonly country: Region; readonly terms: CheckoutTerms },
): OrderProblem[] {
  const problems = lines.goods.flatMap(({ line, at }, place): OrderProblem[] => {
    const read = bag.lines[place]
    const priced = bag.price.lines.find(({ id }) => id === pricedLineId(place))
    const code = read && lineProblem(read, priced?.unitPrice, country)
    const values = { name: skuName(line.skuCode, view) }
    return code ? [{ code, field: `orderLines.${at}.skuCode`, values }] : []
  })
  problems.push(...giftProblems(lines, bag, view))
  const { productAmount, discount, coupon } = bag.price
  // Goods after all discounts, without freight and GO DOLLAR. Source: CO-87.
  if (country === 'AU' && productAmount - discount - coupon > terms.australiaCap)
    problems.push({ code: 'ORDER_AU_CAP', field: 'productAmount', values: { cap: terms.australiaCap / 100 } })
  return problems
}
