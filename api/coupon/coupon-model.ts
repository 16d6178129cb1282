import type { Campaign } from '../catalogue/campaign.ts'
import type { Coupon } from '../generated/resolver-types.ts'
import type { CatalogueView } from '../product/catalogue-view.ts'
import { toWire } from '../shared/money.ts'
import type { IssuedCoupon } from './coupon-store.ts'
import { couponStatus } from './find-codes.ts'

/** What a campaign takes off, and from which amount of goods. */
const offModel = ({ off, from }: Pick<Campaign, 'off' | 'from'>) => ({
  amountOff: 'amount' in off ? toWire(off.amount) : null,
  percentOff: 'percent' in off ? off.percent : null,
  threshold: from > 0 ? toWire(from) : null,
})

/** A coupon as its member sees it. Source: M-209. */
export function couponModel(
  coupon: IssuedCoupon,
  campaign: Campaign,
  { priceContext: { locale, now } }: Pick<CatalogueView, 'priceContext'>,
): Coupon {
  return {
    id: coupon.id,
    status: couponStatus(coupon, campaign, now),
    freezeStatus: coupon.state === 'FREEZE' ? 'FREEZE' : 'NORMAL',
    name: campaign.name[locale],
    description: campaign.description[locale],
    beginTime: coupon.beginTime,
    endTime: coupon.endTime,
    couponType: campaign.type,
    ...offModel(campaign),
  }
}

/** Coupons of a wallet whose campaign the shop knows. */
export const couponModels = (
  wallet: readonly IssuedCoupon[],
  view: Pick<CatalogueView, 'catalogue' | 'priceContext'>,
): Coupon[] =>
  wallet.flatMap(coupon => {
    const campaign = view.catalogue.campaigns.get(coupon.campaignCode)
    return campaign ? couponModel(coupon, campaign, view) : []
  })
