import { epochMs } from '#locales/hong-kong.ts'
import type { Api } from '#api/client/api.ts'
import { type RegistrationCoupon, registrationCouponsQuery } from '#api/client/account/coupon.ts'
import { earliest } from '../../page/earliest.ts'

/** Facts of the api on new accounts, as a block's data. */
export interface OfferData {
  /** Absent when they could not be read: then none is promised. */
  readonly coupons?: readonly RegistrationCoupon[] | undefined
}

/** The data needs of a block that shows what new accounts get. */
export const offerNeeds = (api: Api) => ({ coupons: registrationCouponsQuery(api) })

/** The `changesAt` of such a block: the next moment new accounts get other coupons, epoch milliseconds; `undefined` for none. */
export function offersChangeAt(
  _options: unknown,
  now: number,
  { coupons = [] }: OfferData = {},
): number | undefined {
  return earliest(
    coupons
      .flatMap(({ beginTime, endTime }) => [beginTime, endTime])
      .map(epochMs)
      .filter(at => at > now),
  )
}
