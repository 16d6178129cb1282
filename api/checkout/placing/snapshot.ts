import type { BothTexts } from '#locales/locale.ts'
import { pricedLineId } from '../../cart/price-lines.ts'
import type { ReadBag } from '../../cart/read-bag.ts'
import type { Sku, Spu } from '../../catalogue/catalogue.ts'
import { basePrice, pagePrice } from '../../catalogue/pricing.ts'
import type { FoundCode } from '../../coupon/find-codes.ts'
import type { OrderLineInput } from '../../generated/resolver-types.ts'
import { ATTRIBUTE_CODES, FAULTY_ONLY } from '../../rules/attribute-codes.ts'
import type { OrderContent, OrderLineContent, PriceOrigin } from '../../order/order-content.ts'
import type { NewOrder } from '../../order/order-store.ts'
import type { CatalogueView } from '../../product/view/catalogue-view.ts'
import { findSku, type FoundSku } from '../../product/find-sku.ts'
import { skuOptionsOf } from '../../product/product-parts.ts'
import type { Cents } from '../../shared/money.ts'
import type { SortedLines } from './check-goods.ts'

type Reduction = OrderContent['activities'][number]
type NewLine = NewOrder['lines'][number]

/** Source of a snapshot. */
export interface Priced {
  readonly lines: SortedLines
  readonly bag: ReadBag
  readonly codes: readonly FoundCode[]
  readonly view: CatalogueView
}

/** Colour and size in both languages. Source: C-252, M-201. */
function propertiesOf(sku: Sku, spu: Spu): OrderLineContent['properties'] {
  const english = skuOptionsOf(sku, spu, 'en_US')
  return skuOptionsOf(sku, spu, 'zh_HK').map(({ code, frontName, value }) => {
    const other = english.find(option => option.code === code)
    return {
      name: { zh_HK: frontName, en_US: other?.frontName ?? frontName },
      value: { zh_HK: value, en_US: other?.value ?? value },
    }
  })
}

/** An activity, a code or a coupon under its name. */
function reductionOf(code: string, amount: Cents, { codes, view }: Priced): Reduction {
  const found = codes.find(one => one.code === code)
  const promotion = view.catalogue.promotions.get(code)
  const plain: BothTexts = { zh_HK: code, en_US: code }
  return {
    code,
    name: found?.campaign?.name ?? promotion?.name ?? plain,
    type: found?.kind ?? promotion?.type ?? '',
    amount,
  }
}

const isFaultyOnly = ({ attributes }: Spu) =>
  attributes.some(({ code, values }) => code === ATTRIBUTE_CODES.returnPolicy && values.includes(FAULTY_ONLY))

const foundSku = (skuCode: string, view: CatalogueView) => {
  const found = findSku(view.index(), skuCode)
  if (!found) throw new Error(`SKU ${skuCode} was priced but is not in the catalogue`)
  return found
}

const contentOf = (
  { sku, spu }: { readonly sku: Sku; readonly spu: Spu },
  input: OrderLineInput | undefined,
  more: Pick<OrderLineContent, 'listPrice' | 'activityId' | 'promotions' | 'earnedBy' | 'origin'>,
  view: CatalogueView,
): OrderLineContent => ({
  name: spu.title,
  image: view.model(spu).picUrl,
  properties: propertiesOf(sku, spu),
  extInfos: input?.extInfos ?? '',
  ...(isFaultyOnly(spu) && { isFaultyOnly: true as const }),
  ...more,
})

/** Origin of the price on the page of goods, as the calculator took it. */
function originOf({ sku }: FoundSku, { catalogue, priceContext }: CatalogueView): PriceOrigin | undefined {
  const { audience, now } = priceContext
  const page = pagePrice(sku, audience, now)
  const base = basePrice(sku, audience)
  if (!page || !base) return undefined
  if (page.source !== 'PROMOTION') return { source: page.source, base: base.price }
  const { promotionCode: code } = page
  const by = catalogue.promotions.get(code)?.name ?? { zh_HK: code, en_US: code }
  return { source: page.source, base: base.price, by }
}

/** Goods and add-ons with everything that touched them. */
const goodsLines = (priced: Priced): NewLine[] =>
  priced.lines.goods.flatMap(({ line }, place) => {
    const { bag, view } = priced
    const result = bag.price.lines.find(({ id }) => id === pricedLineId(place))
    if (!result) return []
    const found = foundSku(line.skuCode, view)
    const isAddOn = Boolean(line.activityId)
    const origin = isAddOn ? undefined : originOf(found, view)
    return {
      skuCode: result.skuCode,
      spuCode: found.spu.code,
      lineType: isAddOn ? 'ATTACHED_PRODUCT' : 'SALABLE_PRODUCT',
      quantity: result.quantity,
      unitPrice: result.unitPrice,
      net: result.net,
      deduction: result.deduction,
      content: contentOf(
        found,
        line,
        {
          listPrice: found.sku.listPrice ?? found.spu.listPrice ?? result.unitPrice,
          activityId: line.activityId ?? '',
          promotions: result.adjustments.map(({ code, amount }) => reductionOf(code, amount, priced)),
          ...(origin && { origin }),
        },
        view,
      ),
    }
  })

/** Order of the bag's lines in the order: goods come first, in the bag's order. */
function positionsOf(
  ids: readonly string[],
  { bag, lines }: Pick<Priced, 'bag' | 'lines'>,
): readonly number[] {
  const priced = lines.goods
    .map((_, place) => pricedLineId(place))
    .filter(id => bag.price.lines.some(line => line.id === id))
  return priced.flatMap((id, position) => (ids.includes(id) ? [position] : []))
}

const giftLines = ({ bag, lines, view }: Priced): NewLine[] =>
  bag.price.gifts.map(({ skuCode, activityCode, quantity, earnedBy: ids }) => {
    const found = foundSku(skuCode, view)
    const input = lines.gifts.find(({ line }) => line.skuCode === skuCode && line.activityId === activityCode)
    const listPrice = found.sku.listPrice ?? found.spu.listPrice ?? 0
    return {
      skuCode,
      spuCode: found.spu.code,
      lineType: 'GIFT',
      quantity,
      unitPrice: 0,
      net: 0,
      deduction: 0,
      content: contentOf(
        found,
        input?.line,
        { listPrice, activityId: activityCode, promotions: [], earnedBy: positionsOf(ids, { bag, lines }) },
        view,
      ),
    }
  })

/** Lines of an order as it keeps them, gifts last. Source: C-252. */
export const newLines = (priced: Priced): NewLine[] => [...goodsLines(priced), ...giftLines(priced)]

/** Promotions, codes and coupons that counted, and those that gave a gift or an add-on. Source: M-202. */
export function activitiesOf(priced: Priced): Reduction[] {
  const { bag, lines } = priced
  const { outcomes, discountOutcomes, gifts } = bag.price
  const gives = new Set([
    ...gifts.map(({ activityCode }) => activityCode),
    ...lines.goods.flatMap(({ line }) => line.activityId ?? []),
  ])
  return [...outcomes, ...discountOutcomes]
    .filter(({ code, amount }) => amount > 0 || gives.has(code))
    .map(({ code, amount }) => reductionOf(code, amount, priced))
}

/** Amounts of an order. Source: C-250, C-251. */
export const amountsOf = ({ bag: { price } }: Pick<Priced, 'bag'>): NewOrder['amounts'] => ({
  productAmount: price.productAmount,
  discount: price.discount,
  coupon: price.coupon,
  freight: price.postage,
  serviceFee: price.serviceFee,
  deduction: price.deduction,
  amount: price.amount,
})
