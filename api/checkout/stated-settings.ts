import type { ShopCharges } from '../cart/services.ts'
import type { StatedService } from '../rules/service-names.ts'
import type { StatedSettings } from '../rules/default-stated.ts'
import type { ShopLimits } from '../rules/shop-limits.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { CheckoutTerms } from './terms.ts'

/** Name of the shop. */
export interface BrandFacts {
  readonly shopName: BothTexts
}

interface Stated {
  readonly brand: BrandFacts
  readonly charges: ShopCharges
  readonly checkoutTerms: CheckoutTerms
  readonly returns: { readonly days: number }
  readonly limits: ShopLimits
}

const dollars = (cents: number) => cents / 100

/** Settings of a shop that texts may state. */
export const statedSettings = (
  {
    brand: { shopName },
    charges: { freight, serviceFees },
    checkoutTerms,
    returns: { days },
    limits,
  }: Stated,
  services: readonly StatedService[],
): StatedSettings => ({
  shopName,
  freeDeliveryFrom: dollars(freight.freeFrom),
  deliveryPrice: Object.fromEntries(
    Object.entries(freight.byCountry).map(([country, cents]) => [country, dollars(cents)]),
  ),
  deliveryDays: checkoutTerms.deliveryDays.HOME_DELIVERY,
  returnDays: days,
  paymentMinutes: checkoutTerms.payMinutes,
  australiaLimit: dollars(checkoutTerms.australiaCap),
  giftWrapPrice: dollars(serviceFees.PACKAGE),
  greetingCardPrice: dollars(serviceFees.GREETING_CARD),
  services,
  limits,
})
