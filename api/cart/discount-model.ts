import type { CodeProblem, FoundCode } from '../coupon/find-codes.ts'
import type { CartDiscountCode } from '../generated/resolver-types.ts'
import type { CatalogueView } from '../product/view/catalogue-view.ts'
import type { BagPrice } from '../promotion/calculate.ts'
import type { DiscountOutcome } from '../promotion/code-step.ts'
import { formatMoney } from '#locales/format.ts'
import { messagesIn } from '../shared/messages.ts'
import { toWire } from '../shared/money.ts'

/** Why a code takes nothing off. Source: C-219 … C-221, C-223. */
export type CodeReason = CodeProblem | 'COUPON_NOT_MET' | 'COUPON_PROMOTION' | 'COUPON_GIFT_GONE'

function reasonOf({ problem }: FoundCode, outcome: DiscountOutcome | undefined): CodeReason | undefined {
  if (problem) return problem
  if (!outcome?.reason) return undefined
  if (outcome.reason === 'GIFT_GONE') return 'COUPON_GIFT_GONE'
  return outcome.reason === 'PROMOTION' ? 'COUPON_PROMOTION' : 'COUPON_NOT_MET'
}

function messageOf(
  reason: CodeReason | undefined,
  outcome: DiscountOutcome | undefined,
  { priceContext: { locale } }: Pick<CatalogueView, 'priceContext'>,
): string {
  if (!reason) return ''
  const t = messagesIn(locale)
  const words = t(`coupon.${reason}`)
  const missing = outcome?.missing && 'amount' in outcome.missing ? outcome.missing.amount : undefined
  const more =
    outcome?.reason === 'OUT_OF_SCOPE'
      ? t('coupon.outOfScope')
      : missing === undefined
        ? ''
        : t('coupon.missing', { amount: formatMoney(toWire(missing).amount, locale) })
  return [words, more].filter(Boolean).join(locale === 'zh_HK' ? '' : ' ')
}

/** What each code and coupon does for a bag, or why it does nothing. Source: C-215, C-219 … C-221. */
export const discountModels = (
  codes: readonly FoundCode[],
  { discountOutcomes }: Pick<BagPrice, 'discountOutcomes'>,
  view: Pick<CatalogueView, 'priceContext'>,
): CartDiscountCode[] =>
  codes.map(found => {
    const { code, kind, campaign } = found
    const outcome = discountOutcomes.find(one => one.code === code)
    const reason = reasonOf(found, outcome)
    const { locale } = view.priceContext
    const missing = outcome?.missing
    return {
      couponCode: code,
      couponType: kind,
      couponName: campaign?.name[locale] ?? '',
      couponDesc: campaign?.description[locale] ?? '',
      couponAmount: toWire(outcome?.amount ?? 0),
      reason: reason ?? null,
      message: messageOf(reason, outcome, view),
      missingAmount: missing && 'amount' in missing ? toWire(missing.amount) : null,
    }
  })
