import { formatDateTime } from '#locales/format.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { BaseSource } from '../../catalogue/pricing.ts'
import type { Period } from '../../rules/period.ts'
import type { Cents } from '../../shared/money.ts'
import type { Trace, TracedEffect, TraceReason } from '../trace.ts'
import type { Missing } from '../working-bag.ts'
import { inBoth, joined, type Words } from './both.ts'
import { audienceSentence, countryNames, type OfferAudience } from './terms.ts'

/** Names of what a trace is about. */
export interface TraceNames {
  /** Of a promotion, coupon or code. */
  readonly effect: (code: string) => BothTexts
  /** Of a line by its id. */
  readonly line: (id: string) => BothTexts
  readonly sku: (code: string) => BothTexts
}

/** Why something does nothing, also before any goods are looked at. */
export type NothingReason = TraceReason | 'STOPPED' | 'NO_RULE' | 'UNKNOWN' | 'ONE_EACH'

/** A promotion, coupon or code that does nothing. */
export interface DoesNothing {
  readonly code: string
  readonly reason: NothingReason
  /** When it holds and for which shoppers. */
  readonly terms?: Period & OfferAudience
  readonly missing?: Missing
  /** Codes of the activities that hold the goods. */
  readonly excludedBy?: readonly string[]
  /** Countries it delivers to. */
  readonly countries?: readonly string[]
}

const missingValues = (missing: Missing | undefined, { money }: Words) =>
  missing && 'amount' in missing
    ? { unit: 'amount', amount: money(missing.amount), units: 0 }
    : { unit: 'units', amount: '', units: missing?.units ?? 0 }

/** Sentence on why a promotion, coupon or code does nothing, and how far the bag is from it. */
export const nothingSentence = (
  { code, reason, terms, missing, excludedBy = [], countries = [] }: DoesNothing,
  names: Pick<TraceNames, 'effect'>,
): BothTexts =>
  inBoth(words => {
    const { t, list, quoted, locale } = words
    const nameOf = (of: string) => names.effect(of)[locale]
    return t(`promotion.trace.nothing.${reason}`, {
      name: nameOf(code),
      begin: terms ? formatDateTime(terms.beginTime, locale) : '',
      end: terms ? formatDateTime(terms.endTime, locale) : '',
      audience: terms ? audienceSentence(terms, words) : '',
      others: list(excludedBy.map(of => quoted(nameOf(of)))),
      countries: countryNames(countries, words),
      ...missingValues(missing, words),
    }).trim()
  })

/** The parts of an activity that a sentence on what it did not do needs. */
function doesNothing(effect: TracedEffect, reason: NothingReason): DoesNothing {
  const { code, missing, excludedBy } = effect
  const known = { code, reason, excludedBy, ...(missing && { missing }) }
  if (effect.kind !== 'ACTIVITY') return known
  const { rule } = effect.activity
  return { ...known, terms: effect.activity, ...('countries' in rule && { countries: rule.countries }) }
}

function takenSentence(
  { code, step, amount, lines }: TracedEffect,
  names: TraceNames,
  { t, money, list, locale }: Words,
): string {
  const name = names.effect(code)[locale]
  if (amount === 0) return ''
  if (step === 'FREIGHT') return t('promotion.trace.takesFreight', { name, amount: money(amount) })
  const shares = lines.map(line =>
    t('promotion.trace.share', { line: names.line(line.id)[locale], amount: money(line.amount) }),
  )
  return t('promotion.trace.takes', { name, amount: money(amount), shares: list(shares) })
}

/** Goods that it gives or lets shoppers add, and the prices of pages that it makes. */
function givenSentences(
  { code, gifts, priced, opensAddOns }: TracedEffect,
  names: TraceNames,
  { t, list, locale }: Words,
): string[] {
  const name = names.effect(code)[locale]
  const given = gifts.map(({ skuCode, quantity }) =>
    t('promotion.trace.gift', { name: names.sku(skuCode)[locale], quantity }),
  )
  const lines = list(priced.map(id => names.line(id)[locale]))
  return [
    priced.length > 0 ? t('promotion.trace.priced', { name, lines }) : '',
    given.length > 0 ? t('promotion.trace.gives', { name, gifts: list(given) }) : '',
    opensAddOns ? t('promotion.trace.opens', { name }) : '',
  ]
}

/** What an activity, code or coupon did, in words: what it took off which lines, or why it did nothing. */
export function effectSentence(effect: TracedEffect, names: TraceNames): BothTexts {
  const { reason, missing } = effect
  if (reason) return nothingSentence(doesNothing(effect, reason), names)
  return inBoth(words =>
    joined(
      [
        takenSentence(effect, names, words),
        ...givenSentences(effect, names, words),
        missing ? words.t('promotion.trace.nextTier', missingValues(missing, words)) : '',
      ],
      words.locale,
    ),
  )
}

/** What there is to say of the price of one line. Absent parts are not mentioned. */
export interface LinePrice {
  readonly quantity: number
  /** `undefined`: where the price comes from was not kept. */
  readonly source: BaseSource | 'PROMOTION' | 'ADD_ON' | 'GIFT' | undefined
  /** Of one unit. */
  readonly price: Cents
  /** Without promotion prices. */
  readonly base: Cents
  /** Name of the promotion whose price or gift it is. */
  readonly by?: BothTexts
  readonly taken: readonly { readonly name: BothTexts; readonly amount: Cents }[]
  readonly net: Cents
  readonly deduction: Cents
}

/** The way from the price of the page to what the line costs, sentence by sentence. */
export const lineSentences = (line: LinePrice): readonly BothTexts[] => {
  const { price, base, source, by, quantity, taken, net, deduction } = line
  const page = inBoth(({ t, money, locale }) =>
    t('promotion.trace.page', {
      source: source ?? 'unknown',
      price: money(price),
      base: money(base),
      name: by?.[locale] ?? '',
    }),
  )
  const sentences = taken.map(({ name, amount }) =>
    inBoth(({ t, money, locale }) =>
      t('promotion.trace.taken', { name: name[locale], amount: money(amount) }),
    ),
  )
  const cost = inBoth(({ t, money }) => t('promotion.trace.net', { units: quantity, amount: money(net) }))
  const paid = inBoth(({ t, money }) => t('promotion.trace.deduction', { amount: money(deduction) }))
  return [page, ...sentences, ...(source === 'GIFT' ? [] : [cost]), ...(deduction > 0 ? [paid] : [])]
}

/** The sentences of a traced line. */
export function tracedLineSentences(
  { quantity, page, isAddOn, taken, net, deduction }: Trace['lines'][number],
  names: Pick<TraceNames, 'effect'>,
): readonly BothTexts[] {
  const { price, base, by, baseSource } = page
  const source = isAddOn ? 'ADD_ON' : by === undefined ? baseSource : 'PROMOTION'
  return lineSentences({
    quantity,
    source,
    price,
    base,
    ...(by !== undefined && { by: names.effect(by) }),
    taken: taken.map(({ code, amount }) => ({ name: names.effect(code), amount })),
    net,
    deduction,
  })
}

/** Why a line is not counted. */
export const uncountedSentence = (reason: string): BothTexts =>
  inBoth(({ t }) => t('promotion.trace.uncounted', { reason }))

/** What delivery costs, and how far the bag is from free delivery. */
export const freightSentence = ({ fee, postage, missingToFree }: Trace['freight']): BothTexts =>
  inBoth(({ t, money, locale }) =>
    joined(
      [
        t('promotion.trace.delivery', {
          kind: postage === 0 ? 'free' : postage < fee ? 'less' : 'full',
          postage: money(postage),
          fee: money(fee),
        }),
        postage > 0 && missingToFree !== undefined
          ? t('promotion.trace.toFreeDelivery', { amount: money(missingToFree) })
          : '',
      ],
      locale,
    ),
  )
