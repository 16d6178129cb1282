import { memberOf } from '../auth/session/member-session.ts'
import type { Campaign } from '../catalogue/campaign.ts'
import type { Coupon, CouponDetailProductsArgs, QueryCouponDetailArgs } from '../generated/resolver-types.ts'
import { connection } from '../product/list/connection.ts'
import { productList } from '../product/list/product-list.ts'
import { couponModel } from './coupon-model.ts'
import type { CouponContext } from './services.ts'
import { orderNumberOf } from '../shared/order-number.ts'

/** A coupon with its conditions; the goods are found when they are asked for. */
export interface CouponDetailModel {
  readonly coupon: Coupon
  readonly firstOrderOnly: boolean
  readonly stacks: boolean
  readonly levelNames: readonly string[]
  readonly orderCode: string | null
  readonly usedAt: number | null
  readonly spus: Campaign['spus']
}

/** Another member's coupon is as unknown as a made-up number. Source: M-146, M-209. */
export async function couponDetail(
  _: unknown,
  { id }: QueryCouponDetailArgs,
  context: CouponContext,
): Promise<CouponDetailModel | null> {
  const { view, request, locale } = context
  const { user_code } = await memberOf(context)
  const issued = (await request.coupons.ofMember(user_code)).find(one => one.id === id)
  const campaign = issued && view.catalogue.campaigns.get(issued.campaignCode)
  if (!issued || !campaign) return null
  const levels = await Promise.all(campaign.levels.map(code => request.accounts.level(code, locale)))
  return {
    coupon: couponModel(issued, campaign, { view, now: request.now }),
    firstOrderOnly: campaign.firstOrderOnly,
    stacks: campaign.stacks,
    levelNames: levels.map(({ name }) => name),
    orderCode: issued.orderCode && orderNumberOf(issued.orderCode),
    usedAt: issued.usedAt,
    spus: campaign.spus,
  }
}

/** The goods on sale that a coupon applies to. Source: M-149, C-220. */
export function couponProducts(
  { spus }: Pick<CouponDetailModel, 'spus'>,
  args: Partial<CouponDetailProductsArgs>,
  context: CouponContext,
) {
  if (spus === 'ALL') return null
  const { view } = context
  const list = productList(view.index(), { spuCodes: [...spus], onShelves: [true] }, [])
  return connection(view, list, args, context, product => product)
}
