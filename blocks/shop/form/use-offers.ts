import type { RegistrationCoupon } from '#api/client/account/coupon.ts'
import { isRunning, readPeriod } from '#api/rules/period.ts'
import { languageTag } from '#locales/locale.ts'
import { useBlockContext } from '../../page/view.ts'
import type { OfferData } from './registration-offers.ts'

/** Coupons of an account that is made now, and their names as part of a sentence; empty for none. Source: M-053, MO-21. */
export function useOffers({ coupons = [] }: OfferData): {
  readonly coupons: readonly RegistrationCoupon[]
  readonly names: string
} {
  const { now, locale } = useBlockContext()
  const current = coupons.filter(coupon => isRunning(readPeriod(coupon), now))
  const names = new Intl.ListFormat(languageTag(locale)).format(current.map(({ name }) => name))
  return { coupons: current, names }
}
