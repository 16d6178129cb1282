import { formatCount, formatMoney, formatRange } from '#locales/format.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { policyOfServices, type StatedService } from './destinations.ts'
import { escapeHtml } from './escape-html.ts'
import type { Region } from './regions.ts'

/** Fewest and most business days; `null` or absent where the shop cannot say. */
type Days = readonly [fewest: number, most: number] | null | undefined

/** Settings of the shop that texts may state. Amounts in dollars, as on the wire. */
export interface StatedSettings {
  readonly shopName: BothTexts
  /** Amount of goods from which home delivery to Hong Kong and Macau is free. */
  readonly freeDeliveryFrom: number
  /** Home delivery by country. */
  readonly deliveryPrice: Readonly<Partial<Record<Region, number>>>
  readonly deliveryDays: Readonly<Partial<Record<Region, Days>>>
  /** Days from receipt in which goods may be returned. */
  readonly returnDays: number
  /** Time to pay an order. Minutes. */
  readonly paymentMinutes: number
  /** Maximum price of the goods of an order to Australia. */
  readonly australiaLimit: number
  readonly giftWrapPrice: number
  readonly greetingCardPrice: number
  /** Services that learn of a visit after consent. */
  readonly services: readonly StatedService[]
}

/** As a shop has them that says nothing else. Source: CO-01, CO-69, CO-87, CO-92, M-135, C-269. */
export const DEFAULT_STATED = {
  shopName: { zh_HK: 'Cairn', en_US: 'Cairn' },
  freeDeliveryFrom: 1000,
  deliveryPrice: { HK: 30, MO: 50, AU: 200, SG: 150 },
  deliveryDays: { HK: [3, 5], MO: [5, 7], AU: [7, 12], SG: [5, 8] },
  returnDays: 14,
  paymentMinutes: 180,
  australiaLimit: 5500,
  giftWrapPrice: 20,
  greetingCardPrice: 10,
  services: [],
} as const satisfies StatedSettings

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
