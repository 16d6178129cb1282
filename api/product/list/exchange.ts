import type { ExchangeOffer, Promotion, Spu } from '../../catalogue/catalogue.ts'
import { type Cents, toWire } from '../../shared/money.ts'
import { emptySet, has, keepCommon } from '../index/bitset.ts'
import { type Listing, listing } from '../index/listing.ts'
import { type AttributeChoice, withAttributes } from '../view/selection.ts'
import type { ViewIndex } from '../view/view-index.ts'
import { BEST_SELLERS } from '../index/sort-order.ts'

/** Begins the marks of cursors of add-ons; the promotion's code follows. */
const MARK = 'OFFERS '

/**
 * A promotion's offers on shelf that have the chosen values, in the promotion's order. One request pages the add-ons of all
 * promotions of a product; a cursor of another promotion leaves nothing of this one. Source: C-203, C-204.
 */
export function exchangeList(
  index: ViewIndex,
  { code: promotion, exchange: offers }: Pick<Promotion, 'code' | 'exchange'>,
  choices: readonly AttributeChoice[],
): Listing {
  const { catalogue } = index
  const shown = withAttributes(index, choices)
  keepCommon(shown, catalogue.onShelf())
  const entries = offers.flatMap(({ spu }, at) => {
    const product = catalogue.numberOf(spu)
    if (offers.findIndex(offer => offer.spu === spu) < at) return []
    return product !== undefined && has(shown, product) ? [{ product, place: [at] }] : []
  })
  const head = {
    mark: MARK + promotion,
    entries,
    holds: ([at]: readonly number[], code: string) => offers[at ?? -1]?.spu === code,
    isSister: (mark: string) => mark.startsWith(MARK),
  }
  // Nothing but the offers: the order of the rest, which is empty, does not matter.
  return listing(emptySet(catalogue.spus.length), 0, index.order(BEST_SELLERS), head)
}

/** Skus of a product that can be added, and at what price each. Source: C-194. */
export function exchangeSkus(
  { price, skus }: ExchangeOffer,
  spu: Spu,
): { readonly code: string; readonly price: Cents }[] {
  if (skus.length === 0) return spu.skus.map(({ code }) => ({ code, price }))
  const prices = new Map(skus.map(entry => [entry.sku, entry.price]))
  return spu.skus.flatMap(({ code }) => {
    const own = prices.get(code)
    return own === undefined ? [] : [{ code, price: own }]
  })
}

/** An offer as shoppers get it. Source: C-194, CO-51. */
export function exchangeFields(offer: ExchangeOffer, spu: Spu) {
  const { limit: limitCount } = offer
  const skus = exchangeSkus(offer, spu)
  return {
    exPrice: toWire(skus.length > 0 ? Math.min(...skus.map(({ price }) => price)) : offer.price),
    limitCount,
    funcLabels: skus.flatMap(({ code, price }) => [
      { code, labelType: 'EX_PRICE', value: String(toWire(price).amount) },
      ...(limitCount === null ? [] : [{ code, labelType: 'LIMIT_COUNT', value: String(limitCount) }]),
    ]),
  }
}
