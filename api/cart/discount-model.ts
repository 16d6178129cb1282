import type { CodeProblem, FoundCode } from '../coupon/find-codes.ts'
import type { CartDiscountCode } from '../generated/resolver-types.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import type { ClaimProblem } from '../coupon/claim.ts'
import type { DiscountOutcome } from '../promotion/code-step.ts'
import { formatMoney } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'
import { messagesIn } from '../shared/messages.ts'
import { toWire } from '../shared/money.ts'
import { orderNumberOf } from '../shared/order-number.ts'
import type { ReadBag } from './read-bag.ts'

/** Why a code takes nothing off. Source: C-219 … C-221, C-223. */
export type CodeReason =
  | CodeProblem
  | 'COUPON_NOT_MET'
  | 'COUPON_PROMOTION'
  | 'COUPON_GIFT_GONE'
  | 'COUPON_NO_EFFECT'

const REASONS = {
  UNDER_THRESHOLD: 'COUPON_NOT_MET',
  OUT_OF_SCOPE: 'COUPON_NOT_MET',
  PROMOTION: 'COUPON_PROMOTION',
  GIFT_GONE: 'COUPON_GIFT_GONE',
  NO_BENEFIT: 'COUPON_NO_EFFECT',
} as const satisfies Record<NonNullable<DiscountOutcome['reason']>, CodeReason>

const reasonOf = ({ problem }: FoundCode, outcome: DiscountOutcome | undefined): CodeReason | undefined =>
  problem ?? (outcome?.reason && REASONS[outcome.reason])

/** Why a code or coupon takes nothing off, in words. @param heldBy number of the order that is in the way */
export function reasonInWords(reason: CodeReason | ClaimProblem, locale: Locale, heldBy?: string): string {
  const t = messagesIn(locale)
  if (heldBy === undefined) return t(`coupon.${reason}`, { number: 'none' })
  return reason === 'COUPON_FIRST_ORDER'
    ? t('coupon.firstOrderHeld', { number: heldBy })
    : t(`coupon.${reason}`, { number: heldBy })
}

function messageOf(
  reason: CodeReason | undefined,
  { heldBy }: FoundCode,
  outcome: DiscountOutcome | undefined,
  { priceContext: { locale } }: Pick<CatalogueView, 'priceContext'>,
): string {
  if (!reason) return ''
  const t = messagesIn(locale)
  const words = reasonInWords(reason, locale, heldBy && orderNumberOf(heldBy))
  const missing = outcome?.missing && 'amount' in outcome.missing ? outcome.missing.amount : undefined
  const more =
    outcome?.reason === 'OUT_OF_SCOPE'
      ? t('coupon.outOfScope')
      : missing === undefined
        ? ''
        : t('coupon.missing', { amount: formatMoney(toWire(missing).amount, locale) })
  return [words, more].filter(Boolean).join(locale === 'zh_HK' ? '' : ' ')
}

/** Effect of each code and coupon on a bag, or the reason it has none. Source: C-215, C-219 … C-221. */
export const discountModels = (
  codes: readonly FoundCode[],
  { price: { discountOutcomes }, deliveryCosts }: Pick<ReadBag, 'price' | 'deliveryCosts'>,
  view: Pick<CatalogueView, 'priceContext'>,
): CartDiscountCode[] =>
  codes.map(found => {
    const { code, kind, campaign, heldBy } = found
    const outcome = discountOutcomes.find(one => one.code === code)
    const reason = reasonOf(found, outcome)
    const { locale } = view.priceContext
    const missing = outcome?.missing
    const deliveryCost = deliveryCosts.get(code)
    return {
      couponCode: code,
      couponType: kind,
      couponName: campaign?.name[locale] ?? '',
      couponDesc: campaign?.description[locale] ?? '',
      couponAmount: toWire(outcome?.amount ?? 0),
      reason: reason ?? null,
      message: messageOf(reason, found, outcome, view),
      heldBy: heldBy ? orderNumberOf(heldBy) : null,
      deliveryCost: deliveryCost ? toWire(deliveryCost) : null,
      missingAmount: missing && 'amount' in missing ? toWire(missing.amount) : null,
    }
  })
