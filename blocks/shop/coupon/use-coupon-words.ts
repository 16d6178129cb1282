import { epochMs } from '#locales/hong-kong.ts'
import { readPeriod } from '#api/rules/period.ts'
import type { Coupon } from '#api/client/account/coupon.ts'
import { formatDay, formatPeriod } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { useMoney } from '../price/use-money.ts'

/** Texts of a coupon. Source: M-147, M-148, M-209, MO-79, MO-80. */
export function useCouponWords() {
  const t = useTranslations('account.coupons')
  const money = useMoney()
  const { locale, now } = useBlockContext()
  /** Ends are the first moment after the last day. */
  const lastDay = ({ endTime }: Coupon) => formatDay(epochMs(endTime) - 1, locale)
  const firstDay = ({ beginTime }: Coupon) => formatDay(beginTime, locale)
  return {
    /** Discount, or the gift it brings. */
    off: ({ giftName, percentOff, amountOff }: Coupon) =>
      giftName
        ? t('gift', { name: giftName })
        : t('off', { off: percentOff === null ? money(amountOff?.amount ?? 0) : `${percentOff}%` }),
    threshold: ({ threshold }: Coupon) => threshold && t('from', { amount: money(threshold.amount) }),
    /** Until when, since when, or from when. */
    period: (coupon: Coupon) => {
      const { status } = coupon
      const { beginTime, endTime } = readPeriod(coupon)
      // The shop may end an offer before the day it promised.
      if (status === 'OVEREND') return endTime > now ? t('stopped') : t('ended', { date: lastDay(coupon) })
      return status === 'UNUSED' && beginTime > now
        ? t('begins', { date: firstDay(coupon) })
        : t('until', { date: lastDay(coupon) })
    },
    validity(coupon: Coupon) {
      const { beginTime, endTime } = readPeriod(coupon)
      return formatPeriod(beginTime, endTime, locale)
    },
    canUse: ({ status, freezeStatus, beginTime }: Coupon) =>
      status === 'UNUSED' && freezeStatus === 'NORMAL' && epochMs(beginTime) <= now,
  }
}
