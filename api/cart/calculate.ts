import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import type { CartCalculateInput, QueryCartItemCalculateArgs } from '../generated/resolver-types.ts'
import { choicesOf } from '../product/criteria.ts'
import { freightTo } from '../promotion/freight-rates.ts'
import { serviceFeeOf } from '../promotion/service-fees.ts'
import type { BagLine } from './bag.ts'
import { calculationModel } from './cart-model.ts'
import { meansOfTyped } from './means.ts'
import { readBag } from './read-bag.ts'
import type { CartContext } from './services.ts'

/** Lines one calculation may have: a full bag and as many add-ons. */
const MAX_LINES = 100

/** Lines to price as the bag would have them; the shop adds gifts by itself. */
const linesOf = ({ cartItems }: CartCalculateInput, now: number): BagLine[] =>
  cartItems
    .filter(({ lineType }) => lineType !== 'GIFT')
    .map(({ skuCode, quantity, activityId }, at) => ({
      id: String(at).padStart(4, '0'),
      skuCode,
      activityCode: activityId ?? '',
      quantity: Math.max(1, quantity),
      isSelected: true,
      addedPrice: null,
      extProps: '',
      updatedAt: now,
    }))

/** Source: C-214, C-215, C-334. */
export async function cartItemCalculate(
  _: unknown,
  { input }: QueryCartItemCalculateArgs,
  context: CartContext,
) {
  const { view, locale } = context
  const t = messagesIn(locale)
  if (input.cartItems.length > MAX_LINES)
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: MAX_LINES }))
  const freight = freightTo(input.receipt ?? {})
  if (!freight) throw failure('BAD_USER_INPUT', t('cart.noDelivery'))
  const codes = [
    ...(input.discountCodes ?? []).map(({ couponCode }) => couponCode),
    ...(input.couponCodes ?? []),
  ]
  const exchangeChoices = choicesOf(input.exchangeFilterInput, context)
  const means = await meansOfTyped(codes, context)
  const bag = readBag(linesOf(input, view.priceContext.now), view, {
    giftChoices: new Map(),
    freight,
    serviceFee: serviceFeeOf((input.additionalServices ?? []).map(({ type }) => type)),
    // A visitor's deduction is 0 without a word. Source: C-009, M-142.
    goDollar: {
      wanted: means.balance === null ? 0 : Math.max(0, input.prePayDeductions ?? 0),
      balance: means.balance ?? 0,
    },
    codes: means.codes,
  })
  return calculationModel(bag, means, view, exchangeChoices)
}
