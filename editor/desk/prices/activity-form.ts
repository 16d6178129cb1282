import { typedCents } from '#api/rules/dollars.ts'
import { typedCode } from '#api/rules/typed-text.ts'
import type { PriceRule } from '#desk/prices/activity-price.ts'
import { catalogue } from '#locales/catalogue.ts'
import { DAY_MS, HONG_KONG_MS } from '#locales/hong-kong.ts'
import { type BothTexts, LOCALES, languageTag, type Locale } from '#locales/locale.ts'
import { createTranslator } from 'use-intl/core'

export const RULE_KINDS = ['percent', 'amount', 'fixed'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

/** Monday as a day of the week, counted from Thursday, 1 January 1970. */
const SATURDAY = 2

/** The next Saturday and Sunday in Hong Kong that have not begun. Epoch ms. */
export function nextWeekend(now: number): { readonly from: number; readonly until: number } {
  const day = Math.floor((now + HONG_KONG_MS) / DAY_MS)
  const saturday = day + 1 + ((((SATURDAY - day - 1) % 7) + 7) % 7)
  const from = saturday * DAY_MS - HONG_KONG_MS
  return { from, until: from + 2 * DAY_MS }
}

/** The rule that was typed; `undefined` where it is none. */
export function typedRule(kind: RuleKind, typed: string): PriceRule | undefined {
  if (kind === 'percent') {
    const percentOff = Number(typedCode(typed).replace(/%$/, ''))
    return Number.isInteger(percentOff) && percentOff >= 1 && percentOff <= 99
      ? { kind, percentOff }
      : undefined
  }
  const cents = typedCents(typed)
  if (cents === undefined || cents === 0) return undefined
  return kind === 'amount' ? { kind, off: cents } : { kind, price: cents }
}

const nameIn = (locale: Locale, rule: PriceRule) => {
  const t = createTranslator({
    locale: languageTag(locale),
    messages: catalogue[locale],
    namespace: 'editor.prices.activity.names',
  })
  if (rule.kind === 'percent') return t('percent', { percent: rule.percentOff })
  return rule.kind === 'amount'
    ? t('amount', { dollars: rule.off / 100 })
    : t('fixed', { dollars: rule.price / 100 })
}

/** A name for an activity, until its author writes another. */
export const proposedName = (rule: PriceRule | undefined): BothTexts => {
  const [zh_HK, en_US] = LOCALES.map(locale => (rule ? nameIn(locale, rule) : '')) as [string, string] // two locales
  return { zh_HK, en_US }
}
