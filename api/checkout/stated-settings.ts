import type { ShopCharges } from '../cart/services.ts'
import type { StatedService } from '../rules/service-names.ts'
import type { StatedSettings } from '../rules/default-stated.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { CheckoutTerms } from './terms.ts'

/** Name of the shop. */
export interface BrandFacts {
  readonly shopName: BothTexts
}

const dollars = (cents: number) => cents / 100

/** Settings of a shop that texts may state. */
export const statedSettings = (
  { shopName }: BrandFacts,
  { freight, serviceFees }: ShopCharges,
  { payMinutes, australiaCap, deliveryDays }: CheckoutTerms,
  { days }: { readonly days: number },
  services: readonly StatedService[],
): StatedSettings => ({
  shopName,
  freeDeliveryFrom: dollars(freight.freeFrom),
  deliveryPrice: Object.fromEntries(
    Object.entries(freight.byCountry).map(([country, cents]) => [country, dollars(cents)]),
  ),
  deliveryDays: deliveryDays.HOME_DELIVERY,
  returnDays: days,
  paymentMinutes: payMinutes,
  australiaLimit: dollars(australiaCap),
  giftWrapPrice: dollars(serviceFees.PACKAGE),
  greetingCardPrice: dollars(serviceFees.GREETING_CARD),
  services,
})
