import { formatCount, formatMoney, formatRange } from '#locales/format.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { Days, StatedSettings } from './default-stated.ts'
import type { StatedService } from './service-names.ts'
import { policyOfServices } from './service-policy.ts'
import { escapeHtml } from './escape-html.ts'
import type { Region } from './regions.ts'
import type { ShopLimits } from './shop-limits.ts'

/** In place of a number that the shop does not have. */
const UNKNOWN = '–'

interface Formats {
  readonly money: (dollars: number | undefined) => string
  readonly count: (count: number) => string
  readonly days: (days: Days) => string
  readonly words: (texts: BothTexts) => string
  readonly policy: (services: readonly StatedService[]) => string
}

type State = (settings: StatedSettings, formats: Formats) => string

const price =
  (country: Region): State =>
  ({ deliveryPrice }, { money }) =>
    money(deliveryPrice[country])
const days =
  (country: Region): State =>
  ({ deliveryDays }, formats) =>
    formats.days(deliveryDays[country])

const limit =
  (name: keyof ShopLimits): State =>
  ({ limits }, { count }) =>
    count(limits[name])

/** Placeholders of texts, each with the function that writes its value. */
const PLACEHOLDERS = {
  shopName: ({ shopName }, { words }) => words(shopName),
  freeDeliveryFrom: ({ freeDeliveryFrom }, { money }) => money(freeDeliveryFrom),
  deliveryPriceHongKong: price('HK'),
  deliveryPriceMacau: price('MO'),
  deliveryPriceSingapore: price('SG'),
  deliveryPriceAustralia: price('AU'),
  deliveryDaysHongKong: days('HK'),
  deliveryDaysMacau: days('MO'),
  deliveryDaysSingapore: days('SG'),
  deliveryDaysAustralia: days('AU'),
  australiaLimit: ({ australiaLimit }, { money }) => money(australiaLimit),
  returnDays: ({ returnDays }, { count }) => count(returnDays),
  paymentMinutes: ({ paymentMinutes }, { count }) => count(paymentMinutes),
  giftWrapPrice: ({ giftWrapPrice }, { money }) => money(giftWrapPrice),
  greetingCardPrice: ({ greetingCardPrice }, { money }) => money(greetingCardPrice),
  mostUnits: limit('mostUnits'),
  mostAddresses: limit('mostAddresses'),
  mostWishes: limit('mostWishes'),
  mostPhotos: limit('mostPhotos'),
  sharedBagDays: limit('sharedBagDays'),
  referralReward: limit('referralReward'),
  mostReferrals: limit('mostReferrals'),
  measurement: ({ services }, { policy }) => policy(services),
} satisfies Record<string, State>

export type SettingPlaceholder = keyof typeof PLACEHOLDERS
/** Names that a text may put in braces, such as `{freeDeliveryFrom}`. */
export const SETTING_PLACEHOLDERS = Object.keys(PLACEHOLDERS) as readonly SettingPlaceholder[] // keys of the table above

/** Value of each placeholder, as shoppers read it. */
export type StatedTexts = Readonly<Record<SettingPlaceholder, string>>

/** @param symbol currency symbol from settings (L-160) */
export function statedTexts(settings: StatedSettings, locale: Locale, symbol?: string): StatedTexts {
  const formats: Formats = {
    money: dollars => (dollars === undefined ? UNKNOWN : formatMoney(dollars, locale, symbol)),
    count: count => formatCount(count, locale),
    words: texts => texts[locale],
    policy: services => policyOfServices(services, locale),
    days: given => (given ? formatRange(given, locale) : UNKNOWN),
  }
  return Object.fromEntries(
    SETTING_PLACEHOLDERS.map(name => [name, PLACEHOLDERS[name](settings, formats)]),
  ) as StatedTexts // every placeholder is there, by construction
}

const IN_BRACES = /\{([A-Za-z]\w*)\}/g

/** Puts values where a text says `{name}`; anything else in braces stays. Source: LO-107. */
export const fillPlaceholders = (
  text: string,
  values: { readonly [name: string]: string | (() => string) },
): string =>
  text.replace(IN_BRACES, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : whole
    return (typeof value === 'function' ? value() : value) ?? whole
  })

/** The same for HTML. */
export const fillHtml = (html: string, texts: StatedTexts): string =>
  fillPlaceholders(
    html,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
  )

/** Names in braces that are no placeholders, each once. */
export const unknownPlaceholders = (
  text: string,
  known: readonly string[] = SETTING_PLACEHOLDERS,
): string[] => [
  ...new Set(
    Array.from(text.matchAll(IN_BRACES), ([, name = '']) => name).filter(name => !known.includes(name)),
  ),
]
