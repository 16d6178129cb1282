import { pageAfter } from '../shared/page-after.ts'
import { memberOf } from '../auth/session/member-session.ts'
import type {
  Coupon,
  CouponClaim,
  CouponConnection,
  MutationCouponClaimArgs,
  QueryQueryCouponsArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { viewDataOf } from '../navigation/view-data.ts'
import { pageSizeOf } from '../product/list/criteria.ts'
import { onceIndexed } from '../product/view/once-indexed.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import { claimCoupon } from './claim.ts'
import { couponDetail, couponProducts } from './coupon-detail.ts'
import { couponModel, couponModels } from './coupon-model.ts'
import { promisedCoupons } from './registration-coupons.ts'
import type { CouponContext } from './services.ts'

const bringsGift = ({ giftName }: Coupon) => typeof giftName === 'string'

/** Source: M-146 … M-151, M-244. */
async function queryCoupons(
  _: unknown,
  args: Partial<QueryQueryCouponsArgs>,
  context: CouponContext,
): Promise<CouponConnection> {
  const { view, request, locale } = context
  const { user_code } = await memberOf(context)
  const size = pageSizeOf(args, context)
  const status = args.status ?? 'UNUSED'
  const all = couponModels(await request.coupons.ofMember(user_code), { view, now: request.now }).filter(
    coupon => coupon.status === status,
  )
  const after = pageAfter(args)
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  if (after && from === 0) throw failure('BAD_USER_INPUT', messagesIn(locale)('error.badCursor'))
  const page = all.slice(from, from + size)
  return {
    edges: page.filter(coupon => !bringsGift(coupon)).map(node => ({ cursor: node.id, node })),
    pageInfo: {
      hasPreviousPage: from > 0,
      hasNextPage: from + page.length < all.length,
      startCursor: page[0]?.id ?? null,
      endCursor: page.at(-1)?.id ?? null,
      totalCount: all.length,
    },
    gwpCoupons: page.filter(bringsGift),
    viewData: args.viewInput ? viewDataOf(view.catalogue.site, args.viewInput) : [],
  }
}

async function couponClaim(
  _: unknown,
  { code }: MutationCouponClaimArgs,
  context: CouponContext,
): Promise<CouponClaim> {
  const { user_code } = await memberOf(context)
  const claimed = await claimCoupon(code, user_code, context)
  if (claimed.ok) {
    const { coupon, campaign } = claimed.value
    return {
      coupon: couponModel(coupon, campaign, { view: context.view, now: context.request.now }),
      userErrors: [],
    }
  }
  const message = messagesIn(context.locale)(`coupon.${claimed.refusal}`)
  return { coupon: null, userErrors: [{ code: claimed.refusal, message, field: 'code' }] }
}

export const couponResolvers: Resolvers<CouponContext> = {
  Query: {
    queryCoupons,
    couponDetail,
    registrationCoupons: (_, __, { view, locale }) => promisedCoupons(view.catalogue, locale),
  },
  CouponDetail: { products: onceIndexed(couponProducts) },
  Mutation: { couponClaim },
}
