import { type ClaimProblem, claimable, claimCoupon } from '../coupon/claim.ts'
import type {
  CartDiscountCode,
  MutationCartApplyCouponArgs,
  MutationCartRemoveCouponArgs,
  MutationCartUseGoDollarArgs,
} from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'
import { modelOf, readWith } from './answer.ts'
import { ALL_GO_DOLLAR } from './cart-model.ts'
import { ownerOf } from '../auth/session/session-owner.ts'
import { type CodeReason, discountModels, reasonInWords } from './discount-model.ts'
import { meansOf, meansOfTyped } from './means.ts'
import type { CartContext } from './services.ts'

/** The bag as it was, and why. */
async function refusedCode(
  reason: CodeReason | ClaimProblem,
  field: string | null,
  context: CartContext,
  {
    message = reasonInWords(reason, context.locale),
    heldBy = null,
  }: Partial<Pick<CartDiscountCode, 'message' | 'heldBy'>> = {},
) {
  const { carts, now } = context.request
  const cart = await modelOf(await carts.find(ownerOf(context).code, now), context)
  return { success: false, cart, userErrors: [{ code: reason, message, field, externalOrderNo: heldBy }] }
}

/** Puts the coupon of a code into the member's wallet first, unless one of it is there. */
async function claimFirst(code: string, context: CartContext): Promise<ClaimProblem | undefined> {
  const { caller, coupons } = context.request
  const campaign = claimable(code, context)
  if (!campaign) return undefined
  if (caller.state !== 'known' || caller.session.kind !== 'member') return 'COUPON_AUDIENCE'
  const { userCode } = caller.session
  const wallet = await coupons.ofMember(userCode)
  if (wallet.some(({ campaignCode }) => campaignCode === campaign.code)) return undefined
  const claimed = await claimCoupon(code, userCode, context)
  return claimed.ok ? undefined : claimed.refusal
}

/**
 * A code typed into the bag, or a coupon chosen: it stays with the bag until it is removed. One that takes nothing off now is
 * refused and changes nothing. Source: C-176, C-216 … C-221, CO-71.
 */
export async function cartApplyCoupon(
  _: unknown,
  { couponCode }: MutationCartApplyCouponArgs,
  context: CartContext,
) {
  const { carts, now } = context.request
  const owner = ownerOf(context)
  const problem = await claimFirst(couponCode, context)
  if (problem) return refusedCode(problem, 'couponCode', context)
  const means = await meansOfTyped([couponCode], context)
  const [found] = means.codes
  const stored = await carts.find(owner.code, now)
  // The code is tried beside the one of the other kind that the bag has.
  const others = stored.discountCodes.filter(({ kind }) => kind !== found?.kind).map(({ code }) => code)
  const together = await meansOf([...others, found?.code ?? ''], context)
  const codes = [...together.codes.filter(({ code }) => code !== found?.code), ...(found ? [found] : [])]
  const bag = readWith(stored, { ...means, codes }, context)
  const tried = discountModels(codes, bag, context.view).find(one => one.couponCode === found?.code)
  if (!found || !tried) return refusedCode('COUPON_INVALID', 'couponCode', context)
  if (tried.reason) return refusedCode(tried.reason, 'couponCode', context, tried)
  const cart = await carts.addCode(owner, now, { kind: found.kind, code: found.code })
  return { success: true, cart: await modelOf(cart, context), userErrors: [] }
}

/** Removing a code that is not there succeeds. */
export async function cartRemoveCoupon(
  _: unknown,
  { couponCode }: MutationCartRemoveCouponArgs,
  context: CartContext,
) {
  const { carts, now } = context.request
  const cart = await carts.removeCode(ownerOf(context), now, couponCode)
  return { success: true, cart: await modelOf(cart, context), userErrors: [] }
}

/** Source: C-009, C-176, C-224, C-225, CO-76, M-142 … M-144. */
export async function cartUseGoDollar(
  _: unknown,
  { amount }: Partial<MutationCartUseGoDollarArgs>,
  context: CartContext,
) {
  const { carts, now } = context.request
  const owner = ownerOf(context)
  const stored = await carts.find(owner.code, now)
  const most = (await modelOf(stored, context)).goDollar
  // A visitor has none, and 0 is used without a word.
  const wanted = most ? (amount ?? ALL_GO_DOLLAR) : 0
  const isAll = amount === null || amount === undefined
  const code =
    wanted < 0
      ? 'GO_DOLLAR_BAD_AMOUNT'
      : most && !isAll && wanted > most.balance
        ? 'GO_DOLLAR_BALANCE'
        : most && !isAll && wanted > most.most
          ? 'GO_DOLLAR_AMOUNT'
          : undefined
  if (code) {
    const message = messagesIn(context.locale)(`cart.${code}`)
    return {
      success: false,
      cart: await modelOf(stored, context),
      userErrors: [{ code, message, field: 'amount' }],
    }
  }
  const cart = await carts.setGoDollar(owner, now, wanted)
  return { success: true, cart: await modelOf(cart, context), userErrors: [] }
}
