import { discountOf, type FoundCode } from '../coupon/find-codes.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import { findSku, type FoundSku } from '../product/find-sku.ts'
import { basePrice, pagePrice } from '../catalogue/pricing.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import { type BagPrice, type BagToPrice, type GoDollarWish, priceBag } from '../promotion/calculate.ts'
import type { Freight } from '../promotion/freight-step.ts'
import type { AddOnProblem, GiftChoices } from '../promotion/reward-step.ts'
import type { Sku } from '../catalogue/catalogue.ts'
import type { Cents } from '../shared/money.ts'
import type { PricedLine } from '../promotion/working-bag.ts'
import { type BagLine, isForSale } from './bag.ts'
import { MAX_UNITS } from '../rules/bag-limits.ts'

/** Catalogue, shopper and instant that a bag is read for. */
export interface BagView extends Pick<CatalogueView, 'catalogue'> {
  readonly priceContext: Pick<CatalogueView['priceContext'], 'audience' | 'now'>
  /** The SKU of a code, on shelf or not. */
  readonly find: (skuCode: string) => FoundSku | undefined
}

const bagViewOf = (view: CatalogueView): BagView => ({
  catalogue: view.catalogue,
  priceContext: view.priceContext,
  find: code => findSku(view.index(), code),
})

/** Why a line cannot be ordered. Source: C-178 … C-184, CO-56. */
export type LineReason =
  | 'UNAVAILABLE'
  | 'OFF_SHELF'
  | 'SOLD_OUT'
  | 'OUT_OF_STOCK'
  | 'ADDON_EXPIRED'
  | 'ADDON_THRESHOLD'
  | 'ADDON_NOT_ALLOWED'

/** A line with what the catalogue says of it now. */
export interface ReadLine {
  readonly line: BagLine
  readonly found: FoundSku | undefined
  readonly inventory: number
  readonly reason: LineReason | undefined
}

/** A bag with the prices of this moment. */
export interface ReadBag {
  readonly lines: readonly ReadLine[]
  readonly price: BagPrice
  /** Cents that delivery costs more because of a code or coupon, by code; those that cost nothing are left out. */
  readonly deliveryCosts: ReadonlyMap<string, Cents>
}

const REASON_OF: Readonly<Record<AddOnProblem, LineReason>> = {
  CART_ADDON_EXPIRED: 'ADDON_EXPIRED',
  CART_ADDON_THRESHOLD: 'ADDON_THRESHOLD',
  CART_ADDON_NOT_ALLOWED: 'ADDON_NOT_ALLOWED',
}

/** The catalogue's reason against ordering a line; “cannot be sold” comes before “not enough left”. */
export function catalogueReason(
  { quantity, activityCode }: Pick<BagLine, 'quantity' | 'activityCode'>,
  found: ReadLine['found'],
): LineReason | undefined {
  if (!found?.sku.isEnabled) return 'UNAVAILABLE'
  if (!found.spu.onShelves) return 'OFF_SHELF'
  if (activityCode === '' && !isForSale(found)) return 'UNAVAILABLE'
  return stockReason(found.sku, quantity)
}

/** The reason in its stock against ordering units of a sku. */
export function stockReason(
  { inventory }: Pick<Sku, 'inventory'>,
  quantity: number,
): 'SOLD_OUT' | 'OUT_OF_STOCK' | undefined {
  if (inventory === 0) return 'SOLD_OUT'
  return inventory !== null && inventory < quantity ? 'OUT_OF_STOCK' : undefined
}

/** Reads one line against the catalogue. */
function readLine(line: BagLine, view: BagView): ReadLine {
  const found = view.find(line.skuCode)
  return { line, found, inventory: found?.sku.inventory ?? MAX_UNITS, reason: catalogueReason(line, found) }
}

/** A line with its prices for this shopper; `undefined` for what is not for sale. */
function pricedLine({ line, found }: ReadLine, { priceContext }: BagView): PricedLine | undefined {
  if (!found) return undefined
  const { audience, now } = priceContext
  const { sku, spu } = found
  const page = pagePrice(sku, audience, now)
  const isAddOn = line.activityCode !== ''
  if (page === null && !isAddOn) return undefined
  const base = page?.source === 'PROMOTION' ? basePrice(sku, audience) : page
  return {
    id: line.id,
    skuCode: sku.code,
    spuCode: spu.code,
    quantity: line.quantity,
    unitPrice: page?.price ?? 0, // an add-on costs what its promotion says
    basePrice: base?.price ?? 0,
    ...(base && { baseSource: base.source }),
    ...(page?.source === 'PROMOTION' && { pricedBy: page.promotionCode }),
    ...(isAddOn && { addOnOf: line.activityCode }),
  }
}

/** Inputs of a bag's price beside its lines. */
export interface BagTerms {
  readonly giftChoices: GiftChoices
  readonly freight: Freight
  readonly serviceFee?: Cents
  readonly goDollar: GoDollarWish
  /** Codes and coupons of the bag; those with a problem take nothing off. */
  readonly codes: readonly FoundCode[]
}

/** Reads lines against the catalogue, and makes the input of the calculator of the selected ones that can be ordered. */
export function bagToPrice(
  lines: readonly BagLine[],
  view: BagView,
  { codes, ...terms }: BagTerms,
): { readonly read: readonly ReadLine[]; readonly input: BagToPrice } {
  const { catalogue, priceContext } = view
  const read = lines.map(line => readLine(line, view))
  const counted = read.filter(({ line, reason }) => line.isSelected && reason === undefined)
  const input: BagToPrice = {
    lines: counted.flatMap(line => pricedLine(line, view) ?? []),
    activities: activitiesOf(catalogue),
    audience: priceContext.audience,
    now: priceContext.now,
    isAvailable: (skuCode, quantity) => hasUnits(view.find(skuCode), quantity),
    discounts: codes.flatMap(code => discountOf(code) ?? []),
    ...terms,
  }
  return { read, input }
}

/** Lines that were read, with the problems that the calculator found in add-ons. */
export function withAddOnProblems(read: readonly ReadLine[], { addOnProblems }: BagPrice): ReadLine[] {
  const problems = new Map(addOnProblems.map(({ id, problem }) => [id, REASON_OF[problem]]))
  return read.map(line => ({ ...line, reason: line.reason ?? problems.get(line.line.id) }))
}

/** Reads lines against the catalogue and prices the selected ones that can be ordered. Source: C-168, C-183, C-187. */
export function readBag(lines: readonly BagLine[], view: CatalogueView, terms: BagTerms): ReadBag {
  const { read, input } = bagToPrice(lines, bagViewOf(view), terms)
  const price = priceBag(input)
  return {
    lines: withAddOnProblems(read, price),
    price,
    deliveryCosts: deliveryCostsOf(input, price),
  }
}

/** Cents that each code or coupon adds to delivery, because the goods fall below an amount. Source: spec, “a code that lifts the bag under free delivery”. */
function deliveryCostsOf(input: BagToPrice, { discountOutcomes, postage }: BagPrice) {
  const counting = postage === 0 ? [] : discountOutcomes.filter(({ amount }) => amount > 0)
  return new Map(
    counting.flatMap(({ code }): [string, Cents][] => {
      const without = priceBag({ ...input, discounts: input.discounts.filter(one => one.code !== code) })
      return without.postage < postage ? [[code, postage - without.postage]] : []
    }),
  )
}

const hasUnits = (found: FoundSku | undefined, quantity: number): boolean =>
  found !== undefined && found.sku.isEnabled && (found.sku.inventory ?? MAX_UNITS) >= quantity

/** Returns true if this many units of a gift are available. */
export const isAvailable = (view: CatalogueView, skuCode: string, quantity: number): boolean =>
  hasUnits(findSku(view.index(), skuCode), quantity)
