import type { BothTexts } from '#locales/locale.ts'
import type { ParsedPromotion } from '../../catalogue/format/import-schema.ts'
import { type PromotionRule, readRule } from '../../catalogue/format/promotion-rule.ts'
import type { Threshold } from '../activity.ts'
import { inBoth, joined, type Words } from './both.ts'
import { audienceSentence, countryNames, periodSentence } from './terms.ts'

/** Names of products and SKUs by their codes, as the sentence calls them. */
export interface GoodsNames {
  readonly spu: (code: string) => BothTexts
  readonly sku: (code: string) => BothTexts
}

type RuleOf<Type extends PromotionRule['type']> = Extract<PromotionRule, { type: Type }>

/** What a sentence is made of. */
interface Saying extends Words {
  readonly line: ParsedPromotion
  readonly names: GoodsNames
  readonly end: string
}

/** Number that the text takes for all products of the shop. */
const EVERYTHING = -1

/** Products that a rule counts. */
export const scopeWords = (count: number | 'ALL', { t }: Pick<Words, 't'>): string =>
  t('promotion.rule.scope', { count: count === 'ALL' ? EVERYTHING : count })

const scopeOf = (rule: PromotionRule | null, { line, ...words }: Saying): string =>
  scopeWords(rule && 'scope' in rule && rule.scope === 'ALL' ? 'ALL' : line.spus.length, words)

/** Something a shopper gets for so much, as the first or a further tier of a rule. */
function conditionWords(from: Threshold, effect: string, { t, money }: Words, scope?: string): string {
  if ('amount' in from) {
    const amount = money(from.amount)
    return scope === undefined
      ? t('promotion.rule.spendMore', { amount, effect })
      : t('promotion.rule.spend', { amount, scope, effect })
  }
  return scope === undefined
    ? t('promotion.rule.buyMore', { units: from.units, effect })
    : t('promotion.rule.buy', { units: from.units, scope, effect })
}

function tiersSentence(rule: RuleOf<'SATISFY_REDUCE' | 'SATISFY_DISCOUNT'>, saying: Saying): string {
  const { t, money, locale, end } = saying
  const effectOf = (tier: (typeof rule.tiers)[number]) =>
    'reduce' in tier
      ? t('promotion.rule.off', { kind: 'amount', amount: money(tier.reduce), percent: 0 })
      : t('promotion.rule.off', { kind: 'percent', amount: '', percent: tier.percentOff })
  const scope = scopeOf(rule, saying)
  const tiers = rule.tiers.map((tier, at) =>
    conditionWords(tier.from, effectOf(tier), saying, at === 0 ? scope : undefined),
  )
  return `${tiers.join(locale === 'zh_HK' ? '；' : '; ')}${end}`
}

function presentSentence(rule: RuleOf<'PRESENT'>, saying: Saying): string {
  const { t, list, names, locale, end } = saying
  const gifts = list(
    rule.gifts.map(({ sku, quantity }) => {
      const name = names.sku(sku)[locale]
      return quantity === 1 ? name : t('promotion.rule.part', { quantity, name })
    }),
  )
  const effect =
    rule.choose >= rule.gifts.length
      ? t('promotion.rule.gifts', { gifts })
      : t('promotion.rule.giftChoice', { choose: rule.choose, gifts })
  return `${conditionWords(rule.from, effect, saying, scopeOf(rule, saying))}${end}`
}

/** Largest limit of add-ons; 0 where at least one has none. */
const limitOf = (limits: readonly (number | null)[]): number =>
  limits.some(limit => limit === null) ? 0 : Math.max(0, ...limits.map(limit => limit ?? 0))

function exchangeSentence(rule: RuleOf<'EXCHANGE'> | null, saying: Saying): string {
  const { t, range, names, locale, line, end } = saying
  const { exchange } = line
  const [first] = exchange
  if (!first) return t('promotion.rule.shown', { scope: scopeOf(rule, saying) })
  const prices = exchange.flatMap(({ price, skus }) =>
    skus.length === 0 ? [price] : skus.map(sku => sku.price),
  )
  const effect = t('promotion.rule.addOns', {
    count: exchange.length,
    name: names.spu(first.spu)[locale],
    range: range(prices),
    limit: limitOf(exchange.map(({ limit }) => limit)),
  })
  // Without a rule, one unit opens the offers.
  return `${conditionWords(rule?.from ?? { units: 1 }, effect, saying, scopeOf(rule, saying))}${end}`
}

function bundleSentence({ parts, price }: RuleOf<'BUNDLE'>, { t, money, names, locale }: Saying): string {
  const words = parts.map(({ spus, quantity }) => {
    const [only, ...others] = spus
    return only !== undefined && others.length === 0
      ? t('promotion.rule.part', { quantity, name: names.spu(only)[locale] })
      : t('promotion.rule.anyPart', { quantity, count: spus.length })
  })
  return t('promotion.rule.set', { parts: words.join(' + '), price: money(price) })
}

function freightSentence(
  rule: RuleOf<'FREIGHT_SATISFY_REDUCE' | 'FREIGHT_SATISFY_DISCOUNT'>,
  saying: Saying,
): string {
  const { t, money, end } = saying
  const [kind, amount, percent] =
    rule.type === 'FREIGHT_SATISFY_REDUCE'
      ? (['amount', money(rule.reduce), 0] as const)
      : ([rule.percentOff === 100 ? 'free' : 'percent', '', rule.percentOff] as const)
  const countries = rule.countries ? countryNames(rule.countries, saying) : 'none'
  const effect = t('promotion.rule.freight', { kind, amount, percent, countries })
  const scope = scopeOf(rule, saying)
  const sentence =
    rule.from === 0
      ? t('promotion.rule.freightAlways', { scope, effect })
      : conditionWords({ amount: rule.from }, effect, saying, scope)
  return `${sentence}${end}`
}

/** What the rule does; empty for a promotion whose prices say everything. */
function effectSentence(rule: PromotionRule | null, saying: Saying): string {
  const { t, money, line } = saying
  if (line.type === 'EXCHANGE') return exchangeSentence(rule?.type === 'EXCHANGE' ? rule : null, saying)
  switch (rule?.type) {
    case 'SATISFY_REDUCE':
    case 'SATISFY_DISCOUNT':
      return tiersSentence(rule, saying)
    case 'DIRECT_REDUCE':
      return t('promotion.rule.eachOff', { amount: money(rule.reduce), scope: scopeOf(rule, saying) })
    case 'MEMBER':
      return t('promotion.rule.percentOff', { percent: rule.percentOff, scope: scopeOf(rule, saying) })
    case 'BUNDLE':
      return bundleSentence(rule, saying)
    case 'FULL_FREE':
      return t('promotion.rule.free', { buy: rule.buy, free: rule.free, scope: scopeOf(rule, saying) })
    case 'PRESENT':
      return presentSentence(rule, saying)
    case 'FREIGHT_SATISFY_REDUCE':
    case 'FREIGHT_SATISFY_DISCOUNT':
      return freightSentence(rule, saying)
    default:
      return ''
  }
}

/** Unit prices that the pages of its products show. */
const pricesSentence = ({ t, range, line: { prices } }: Saying): string =>
  prices.length === 0
    ? ''
    : t('promotion.rule.prices', { count: prices.length, range: range(prices.map(({ price }) => price)) })

/**
 * A promotion in words: what it does for which goods, for which shoppers, and when. Says the same as the calculator does
 * (`docs/promotions.md`).
 */
export const promotionSentence = (line: ParsedPromotion, names: GoodsNames): BothTexts =>
  inBoth(words => {
    const saying: Saying = { ...words, line, names, end: words.locale === 'zh_HK' ? '。' : '.' }
    const rule = readRule(line.type, line.rule)
    const effects = [effectSentence(rule, saying), pricesSentence(saying)].filter(Boolean)
    const shown = words.t('promotion.rule.shown', { scope: scopeOf(rule, saying) })
    return joined(
      [
        ...(effects.length > 0 ? effects : [shown]),
        audienceSentence(line, words),
        periodSentence(line, words),
        line.isStopped ? words.t('promotion.rule.stopped') : '',
      ],
      words.locale,
    )
  })
