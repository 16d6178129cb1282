import type { Campaign } from '../catalogue/campaign.ts'
import type { Coupon } from '../generated/resolver-types.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import { findSku } from '../product/find-sku.ts'
import { toWire } from '../shared/money.ts'
import { orderNumberOf } from '../shared/order-number.ts'
import type { IssuedCoupon } from './coupon-store.ts'
import { couponStatus } from './find-codes.ts'

/** Discount of a campaign, and the amount of goods it begins at. */
const offModel = ({ off, from }: Pick<Campaign, 'off' | 'from'>) => ({
  amountOff: 'amount' in off ? toWire(off.amount) : null,
  percentOff: 'percent' in off ? off.percent : null,
  threshold: from > 0 ? toWire(from) : null,
})

/** View and instant a wallet is read with: a view lives on while coupons end. */
interface Reading {
  readonly view: Pick<CatalogueView, 'catalogue' | 'priceContext' | 'index'>
  /** Epoch milliseconds. */
  readonly now: number
}

/** The name of the gift that a coupon brings; of what the catalogue does not have any more, its SKU's code. Source: M-151. */
function giftName({ off }: Campaign, { view }: Reading): string | null {
  if (!('gift' in off)) return null
  const { sku } = off.gift
  return findSku(view.index(), sku)?.spu.title[view.priceContext.locale] ?? sku
}

/** A coupon as its member sees it. Source: M-209. */
export function couponModel(coupon: IssuedCoupon, campaign: Campaign, reading: Reading): Coupon {
  const { view, now } = reading
  const { locale } = view.priceContext
  return {
    id: coupon.id,
    status: couponStatus(coupon, campaign, now),
    freezeStatus: coupon.state === 'FREEZE' ? 'FREEZE' : 'NORMAL',
    heldBy: coupon.state === 'FREEZE' && coupon.orderCode ? orderNumberOf(coupon.orderCode) : null,
    name: campaign.name[locale],
    description: campaign.description[locale],
    beginTime: coupon.beginTime,
    endTime: coupon.endTime,
    couponType: campaign.type,
    ...offModel(campaign),
    giftName: giftName(campaign, reading),
  }
}

/** Coupons of a wallet whose campaign the shop knows. */
export const couponModels = (wallet: readonly IssuedCoupon[], reading: Reading): Coupon[] =>
  wallet.flatMap(coupon => {
    const campaign = reading.view.catalogue.campaigns.get(coupon.campaignCode)
    return campaign ? couponModel(coupon, campaign, reading) : []
  })
