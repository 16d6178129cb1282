import type { Catalogue, ExchangeOffer, Promotion } from '../catalogue/catalogue.ts'
import { exchangeSkus } from '../product/list/exchange.ts'
import {
  type Activity,
  type ActivityIndex,
  type ActivityRule,
  indexActivities,
  type RuleOf,
} from './activity.ts'

const UNLIMITED = Number.MAX_SAFE_INTEGER

const offersOf = (exchange: readonly ExchangeOffer[], { spus }: Catalogue): RuleOf<'EXCHANGE'>['offers'] =>
  exchange.flatMap(offer => {
    const spu = spus.get(offer.spu)
    const skus = spu ? exchangeSkus(offer, spu) : []
    return skus.map(({ code, price }) => ({
      skuCode: code,
      exPrice: price,
      limitCount: offer.limit ?? UNLIMITED,
    }))
  })

/** The rule of a promotion as the calculator takes it; `undefined` for words alone. */
function ruleOf({ type, rule, exchange }: Promotion, catalogue: Catalogue): ActivityRule | undefined {
  if (type === 'EXCHANGE') {
    // Without a rule, one unit of the products that show the promotion opens its offers.
    const from = rule?.type === 'EXCHANGE' ? rule.from : { units: 1 }
    return { type, from, offers: offersOf(exchange, catalogue) }
  }
  if (rule === null) {
    if (type === 'DIRECT_REDUCE') return { type, reduce: 0 }
    if (type === 'MEMBER') return { type, percentOff: 0 }
    return type === 'SPECIFY_PRICE' ? { type } : undefined
  }
  if (rule.type === 'PRESENT')
    return { ...rule, gifts: rule.gifts.map(({ sku, quantity }) => ({ skuCode: sku, quantity })) }
  return rule.type === 'EXCHANGE' ? undefined : rule
}

function activityOf(promotion: Promotion, catalogue: Catalogue): Activity | undefined {
  const { code, priority, accountScope, levels, beginTime, endTime, rule: own, spus } = promotion
  const rule = ruleOf(promotion, catalogue)
  if (!rule) return undefined
  const isForAll = own !== null && 'scope' in own && own.scope === 'ALL'
  const scope =
    own?.type === 'BUNDLE' ? new Set(own.parts.flatMap(part => part.spus)) : isForAll ? 'ALL' : new Set(spus)
  return { code, priority, accountScope, levels, beginTime, endTime, spus: scope, rule }
}

const indexes = new WeakMap<Catalogue, ActivityIndex>()

/** The activities of a catalogue's promotions, compiled once per version. */
export function activitiesOf(catalogue: Catalogue): ActivityIndex {
  const known = indexes.get(catalogue)
  if (known) return known
  const index = indexActivities(
    [...catalogue.promotions.values()].flatMap(promotion => activityOf(promotion, catalogue) ?? []),
  )
  indexes.set(catalogue, index)
  return index
}
