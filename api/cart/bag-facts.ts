import { findSku } from '../product/find-sku.ts'
import { covers, unitPrice } from '../catalogue/pricing.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import type { ShopLimits } from '../rules/shop-limits.ts'
import { isRunning } from '../rules/period.ts'
import type { BagFacts } from './bag.ts'
import { readBag } from './read-bag.ts'

/** What a bag costs does not matter where only the conditions of add-ons are asked. */
const NO_TERMS = {
  giftChoices: new Map(),
  freight: { fee: 0, freeFrom: null },
  goDollar: { wanted: 0, balance: 0 },
  codes: [],
}

/** Catalogue facts for the rules of a bag, for one shopper. */
export function catalogueFacts(
  view: CatalogueView,
  { mostUnits }: Pick<ShopLimits, 'mostUnits'>,
): Omit<BagFacts, 'nextId' | 'now'> {
  const { audience, now } = view.priceContext
  const activities = activitiesOf(view.catalogue)
  return {
    mostUnits,
    find: code => findSku(view.index(), code),
    priceOf: sku => unitPrice(sku, audience, now),
    addOnOf: (activityCode, skuCode) => {
      const activity = activities.byCode(activityCode)
      if (activity?.rule.type !== 'EXCHANGE' || !isRunning(activity, now) || !covers(activity, audience))
        return undefined
      return activity.rule.offers.find(offer => offer.skuCode === skuCode) ?? null
    },
    meetsCondition: (lines, addOn) =>
      readBag(lines, view, NO_TERMS).lines.every(
        ({ line, reason }) => line !== addOn || reason !== 'ADDON_THRESHOLD',
      ),
  }
}
