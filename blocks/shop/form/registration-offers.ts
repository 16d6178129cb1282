import type { RegistrationCoupon } from '#api/client/account/coupon.ts'
import { languageTag } from '#locales/locale.ts'
import { useBlockContext } from '../../page/view.ts'
import { earliest } from '../../page/earliest.ts'

/** What the api says of new accounts, as a block's data. */
export interface OfferData {
  /** Absent when they could not be read: then none is promised. */
  readonly coupons?: readonly RegistrationCoupon[] | undefined
}

/** Coupons of an account that is made now. Source: M-053, MO-21. */
const couponsAt = (now: number, coupons: readonly RegistrationCoupon[] = []) =>
  coupons.filter(({ beginTime, endTime }) => beginTime <= now && now < endTime)

/** The next moment new accounts get other coupons, epoch milliseconds; `undefined` for none. */
export function offersChangeAt({ coupons = [] }: OfferData, now: number): number | undefined {
  return earliest(coupons.flatMap(({ beginTime, endTime }) => [beginTime, endTime]).filter(at => at > now))
}

/** Coupons of an account that is made now, and their names as part of a sentence; empty for none. */
export function useOffers({ coupons }: OfferData): {
  readonly coupons: readonly RegistrationCoupon[]
  readonly names: string
} {
  const { now, locale } = useBlockContext()
  const current = couponsAt(now, coupons)
  const names = new Intl.ListFormat(languageTag(locale)).format(current.map(({ name }) => name))
  return { coupons: current, names }
}
