import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { SpuLine } from '#api/catalogue/changes/records.ts'
import { type Audience, GUEST, type SkuPrices } from '#api/catalogue/pricing.ts'
import { activitiesOf } from '#api/promotion/catalogue-activities.ts'
import { oneUnitPrice } from '#api/promotion/one-unit.ts'
import { levelOf } from '#api/rules/view-point.ts'
import { toWire } from '#api/shared/money.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { MatchingSku } from './matching-goods.ts'
import { fieldsOf, priceAt } from './price-fields.ts'
import type { ListedPrice, PaidPrice, PriceLevel, ShopperKind, StoredPrices } from './price-shapes.ts'

/** Surroundings of a list of prices. */
export interface PricedShop {
  readonly catalogue: Catalogue
  readonly levels: readonly PriceLevel[]
  /** Lines of the products as they are stored. */
  readonly lines: ReadonlyMap<string, SpuLine>
  /** Epoch ms. */
  readonly now: number
}

function variantOf({ spu, sku }: MatchingSku): BothTexts {
  const { colour, size } = spu.options
  const chosen = [
    colour.find(({ code }) => code === sku.colour)?.name,
    size.find(({ code }) => code === sku.size)?.name,
  ].flatMap(name => name ?? [])
  const joined = (locale: keyof BothTexts) => chosen.map(name => name[locale]).join(' · ')
  return { zh_HK: joined('zh_HK'), en_US: joined('en_US') }
}

/** Prices of a SKU as they are stored, with the promotion prices that the shop shows. */
export function pricesFrom(line: SpuLine | undefined, { sku }: MatchingSku): SkuPrices {
  const stored = line?.skus.find(({ code }) => code === sku.code)
  if (!stored) return sku
  return {
    listPrice: stored.listPrice ?? null,
    salePrice: stored.salePrice ?? null,
    defaultPrice: stored.prices?.default ?? null,
    memberPrices: stored.prices?.members ?? [],
    promotionPrices: sku.promotionPrices,
  }
}

function paysOf(found: MatchingSku, shop: PricedShop): readonly PaidPrice[] {
  const { catalogue, levels, lines, now } = shop
  const prices = pricesFrom(lines.get(found.spu.code), found)
  const shoppers: readonly (readonly [ShopperKind, Audience])[] = [
    ['guest', GUEST],
    ...levels.map(({ code }) => [code, { kind: 'MEMBER', levelCode: code }] as const),
    ['staff', { kind: 'MEMBER', levelCode: levelOf('staff') }],
  ]
  const priced = { skuCode: found.sku.code, spuCode: found.spu.code, prices }
  return shoppers.map(([shopper, audience]) => {
    const paid = oneUnitPrice(priced, activitiesOf(catalogue), { audience, now })
    return { shopper, price: paid && toWire(paid.price), promotion: paid?.promotionCode ?? '' }
  })
}

/** A SKU with its prices as they are stored, and what each kind of shopper pays now. */
export function listedPrice(found: MatchingSku, shop: PricedShop): ListedPrice {
  const { spu, sku } = found
  const line = shop.lines.get(spu.code)
  return {
    sku: sku.code,
    spu: spu.code,
    style: spu.style,
    title: spu.title,
    variant: variantOf(found),
    prices: Object.fromEntries(
      fieldsOf(shop.levels).map(field => [field, priceAt(line, sku.code, field)]),
    ) as StoredPrices, // each field has one
    pays: paysOf(found, shop),
  }
}
