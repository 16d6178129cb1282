import { formatPeriod, isWholeDays } from '#locales/format.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { AccountScope } from '../../catalogue/format/import-schema.ts'
import type { Period } from '../../rules/period.ts'
import type { Region } from '../../rules/regions.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Words } from './both.ts'

/** Shoppers that a promotion or a campaign is for. */
export interface OfferAudience {
  readonly accountScope: AccountScope
  readonly levels: readonly string[]
}

/** The kind of an audience in the texts; levels do not count for shoppers who are not signed in (C-208). */
function kindOf({ accountScope, levels }: OfferAudience) {
  if (accountScope === 'GUEST') return 'guests'
  if (levels.length === 0) return accountScope === 'MEMBER' ? 'members' : undefined
  return accountScope === 'MEMBER' ? 'levels' : 'levelsAndGuests'
}

/** Sentence on who it is for; empty where it is for everyone. */
export function audienceSentence(audience: OfferAudience, { t, list }: Words): string {
  const kind = kindOf(audience)
  return kind ? t('promotion.rule.audience', { kind, levels: list(audience.levels) }) : ''
}

/** Sentence on when it holds. */
export function periodSentence({ beginTime, endTime }: Period, { t, locale }: Words): string {
  const isDay = isWholeDays(beginTime, endTime) && endTime - beginTime === DAY_MS
  return t('promotion.rule.period', {
    kind: isDay ? 'day' : 'period',
    period: formatPeriod(beginTime, endTime, locale),
  })
}

/** Names of countries, in their order. */
export const countryNames = (countries: readonly string[], { list, locale }: Words): string =>
  // Rules hold regions only; what a later version added shows as its code.
  list(countries.map(code => catalogue[locale].shop.regions[code as Region] ?? code))
