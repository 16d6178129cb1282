import { accepted, refused, type Result } from '#platform/result.ts'
import type { Campaign } from '../catalogue/campaign.ts'
import { covers } from '../catalogue/pricing.ts'
import { periodState } from '../rules/period.ts'
import type { IssuedCoupon } from './coupon-store.ts'
import type { CodeProblem } from './find-codes.ts'
import { countGuess, hasGuessedTooOften } from './guesses.ts'
import type { CouponContext } from './services.ts'
import { readTypedCode } from './typed-code.ts'

/** Why a code puts no coupon into the wallet. */
export type ClaimProblem =
  | Exclude<CodeProblem, 'USER_CODE_EXPIRED' | 'COUPON_ONE_EACH' | 'COUPON_HELD' | 'COUPON_USED'>
  | 'COUPON_CLAIMED'

/** The campaign whose coupon a typed code puts into a wallet. */
export function claimable(
  typed: string,
  { view: { catalogue } }: Pick<CouponContext, 'view'>,
): Campaign | undefined {
  const campaign = catalogue.campaigns.get(readTypedCode(typed) ?? '')
  return campaign?.grant === 'CLAIM' ? campaign : undefined
}

/** Issues the coupon of a code to a member, once per member and at most as often as the campaign allows. */
export async function claimCoupon(
  typed: string,
  userCode: string,
  context: CouponContext,
): Promise<Result<{ readonly coupon: IssuedCoupon; readonly campaign: Campaign }, ClaimProblem>> {
  const { coupons, now } = context.request
  if (await hasGuessedTooOften(context)) return refused('COUPON_TOO_MANY')
  const campaign = claimable(typed, context)
  if (!campaign) {
    await countGuess(context)
    return refused('COUPON_INVALID')
  }
  const state = periodState(campaign, now)
  if (state === 'ENDED' || campaign.isStopped) return refused('COUPON_CODE_EXPIRED')
  if (state === 'NOT_STARTED') return refused('COUPON_NOT_STARTED')
  if (!covers(campaign, context.view.priceContext.audience)) return refused('COUPON_AUDIENCE')
  const coupon = await coupons.issue(campaign, userCode, now)
  if (coupon) return accepted({ coupon, campaign })
  const owned = await coupons.ofMember(userCode)
  const isOwned = owned.some(({ campaignCode }) => campaignCode === campaign.code)
  return refused(isOwned ? 'COUPON_CLAIMED' : 'COUPON_GONE')
}
