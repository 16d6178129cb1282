import type { BrandLook } from '../rules/brand-look.ts'
import type { ReturnAddress } from '../after-sales/return-address.ts'
import type { ShopCharges } from '../cart/services.ts'
import type { SetByStaff, SettingField } from '../catalogue/site/setting-lines.ts'
import { type BrandFacts, statedSettings } from '../checkout/stated-settings.ts'
import { chosenServices, type Destinations } from '../rules/destinations.ts'
import type { CheckoutTerms } from '../checkout/terms.ts'
import type { StatedSettings } from '../rules/default-stated.ts'
import { DEFAULT_LIMITS, type ShopLimits } from '../rules/shop-limits.ts'

/** How shoppers reach customer service; each is empty where there is none. */
interface ContactFacts {
  readonly hotline: string
  readonly contactEmail: string
  /** Address of the live chat's frame. Source: LO-87. */
  readonly liveChatUrl: string
  /** Name on mails; empty for that of the environment. */
  readonly mailSender: string
}

/** Terms of returns. Source: M-135, MO-70, MO-71. */
interface ReturnTerms {
  /** Days after the day of receipt. */
  readonly days: number
  /** `null` if the shop has not said where goods go. */
  readonly address: ReturnAddress | null
}

/** Settings of the business, as they hold at a version of the catalogue. */
export interface ShopSettings {
  readonly charges: ShopCharges
  readonly checkoutTerms: CheckoutTerms
  readonly brand: BrandFacts & BrandLook
  readonly contact: ContactFacts
  readonly returns: ReturnTerms
  /** True if the product feed is published. */
  readonly hasFeed: boolean
  /** Accounts with services that the shop's events go to. Source: C-393. */
  readonly destinations: Destinations
  readonly limits: ShopLimits
  /** The same as texts state them. */
  readonly stated: StatedSettings
}

/** Settings of the environment. They hold where staff have set nothing, and for the fields that the environment names. */
export interface EnvironmentSettings extends Omit<ShopSettings, 'stated'> {
  /** True if the environment names a personalization script. Source: L-413. */
  readonly isPersonalized: boolean
  /** True for a practice shop: settings by which a shop reaches others do not hold. */
  readonly isPractice: boolean
  /** Variables of the environment by the settings that they give. */
  readonly locked: ReadonlyMap<SettingField, string>
}

const LIMIT_NAMES = Object.keys(DEFAULT_LIMITS) as readonly (keyof ShopLimits)[] // keys of all limits

type Days = { readonly fewest: number; readonly most: number } | undefined
const pair = (days: Days) => days && ([days.fewest, days.most] as const)

const homeDays = (days: SetByStaff['homeDays']) =>
  days && Object.fromEntries(Object.entries(days).map(([country, each]) => [country, pair(each)]))

/** What holds: as the environment says, with what staff have set over it. */
function shopSettings({ locked, ...environment }: EnvironmentSettings, set: SetByStaff): ShopSettings {
  const given = <Field extends SettingField>(field: Field): SetByStaff[Field] =>
    locked.has(field) ? undefined : set[field]
  const { freight, serviceFees } = environment.charges
  const { deliveryDays } = environment.checkoutTerms
  const charges: ShopCharges = {
    ...environment.charges,
    freight: {
      byCountry: given('deliveryPrice') ?? freight.byCountry,
      freeFrom: given('freeDeliveryFrom') ?? freight.freeFrom,
      memberPickupFrom: given('memberPickupFrom') ?? freight.memberPickupFrom,
    },
    serviceFees: {
      ...serviceFees,
      PACKAGE: given('giftWrapPrice') ?? serviceFees.PACKAGE,
      GREETING_CARD: given('greetingCardPrice') ?? serviceFees.GREETING_CARD,
    },
  }
  const checkoutTerms: CheckoutTerms = {
    payMinutes: given('payMinutes') ?? environment.checkoutTerms.payMinutes,
    deliveryCountries: given('deliveryCountries') ?? environment.checkoutTerms.deliveryCountries,
    australiaCap: given('australiaLimit') ?? environment.checkoutTerms.australiaCap,
    cutOffHour: given('cutOffHour') ?? environment.checkoutTerms.cutOffHour,
    workingDays: given('workingDays') ?? environment.checkoutTerms.workingDays,
    deliveryDays: {
      HOME_DELIVERY: homeDays(given('homeDays')) ?? deliveryDays.HOME_DELIVERY,
      COURIER_PICKUP: pair(given('courierDays')) ?? deliveryDays.COURIER_PICKUP,
      STORE_PICKUP: pair(given('storeDays')) ?? deliveryDays.STORE_PICKUP,
    },
  }
  const look = environment.brand
  const brand: ShopSettings['brand'] = {
    shopName: given('shopName') ?? look.shopName,
    themeColour: given('themeColour') || look.themeColour,
    accentColour: given('accentColour') || look.accentColour,
    inkColour: given('inkColour') || look.inkColour,
    paperColour: given('paperColour') || look.paperColour,
    saleColour: given('saleColour') || look.saleColour,
    logo: given('logo') || look.logo,
    footerLogo: given('footerLogo') || look.footerLogo,
    icon: given('icon') || look.icon,
    textTypeface: given('textTypeface') ?? look.textTypeface,
    headingTypeface: given('headingTypeface') ?? look.headingTypeface,
    socialLinks: given('socialLinks') ?? look.socialLinks,
  }
  const returns: ReturnTerms = {
    days: given('returnDays') ?? environment.returns.days,
    address: given('returnAddress') ?? environment.returns.address,
  }
  const { isPractice } = environment
  const measured: Destinations = {
    ga4: given('ga4') ?? environment.destinations.ga4 ?? '',
    tagManager: given('tagManager') ?? environment.destinations.tagManager ?? '',
    metaPixel: given('metaPixel') ?? environment.destinations.metaPixel ?? '',
  }
  const destinations = isPractice ? {} : measured
  const limits = Object.fromEntries(
    LIMIT_NAMES.map(name => [name, given(name) ?? environment.limits[name]]),
  ) as Record<keyof ShopLimits, number> // the same keys
  return {
    brand,
    returns,
    limits,
    charges,
    checkoutTerms,
    contact: {
      hotline: given('hotline') ?? environment.contact.hotline,
      contactEmail: given('contactEmail') ?? environment.contact.contactEmail,
      liveChatUrl: isPractice ? '' : (given('liveChatUrl') ?? environment.contact.liveChatUrl),
      mailSender: given('mailSender') || environment.contact.mailSender,
    },
    hasFeed: !isPractice && (given('productFeed') ?? environment.hasFeed),
    destinations,
    stated: statedSettings({ brand, charges, checkoutTerms, returns, limits }, [
      ...chosenServices(destinations).map(([service]) => service),
      ...(environment.isPersonalized ? (['personalization'] as const) : []),
    ]),
  }
}

/** Settings of a version of the site. */
export type SettingsOf = (site: { readonly settings: SetByStaff }) => ShopSettings

/** Makes the settings of each version of the site once. */
export function createSettings(environment: EnvironmentSettings): SettingsOf {
  const made = new WeakMap<SetByStaff, ShopSettings>()
  return ({ settings }) => {
    const known = made.get(settings) ?? shopSettings(environment, settings)
    made.set(settings, known)
    return known
  }
}
