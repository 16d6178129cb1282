import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import type { QueryCartItemCalculateArgs } from '../generated/resolver-types.ts'
import { choicesOf } from '../product/list/criteria.ts'
import { withFreshStock } from './answer.ts'
import { freightFor } from './freight.ts'
import { calculationModel } from './cart-model.ts'
import { giftChoicesOf, MAX_PRICED_LINES, priceLines, quantityProblems } from './price-lines.ts'
import type { CartContext } from './services.ts'

/** Prices lines that a call names; quantities that no order could have are left out and named. Source: C-214, C-215, C-334. */
export async function cartItemCalculate(
  _: unknown,
  { input }: QueryCartItemCalculateArgs,
  caller: CartContext,
) {
  const t = messagesIn(caller.locale)
  if (input.cartItems.length > MAX_PRICED_LINES)
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: MAX_PRICED_LINES }))
  const context = await withFreshStock(
    input.cartItems.map(line => ({ ...line, activityCode: line.activityId ?? '' })),
    caller,
  )
  const freight = freightFor(input.receipt ?? {}, context)
  if (!freight) throw failure('BAD_USER_INPUT', t('cart.noDelivery'))
  const exchangeChoices = choicesOf(input.exchangeFilterInput, context)
  const placed = input.cartItems.map((line, at) => ({ line, at }))
  const isGift = ({ line }: (typeof placed)[number]) => line.lineType === 'GIFT'
  const gifts = placed.filter(isGift)
  const goods = placed.filter(one => !isGift(one))
  // As an order does, but what is left is priced.
  const wrong = quantityProblems(goods, gifts, caller.request.limits)
  const isRight = ({ at }: (typeof placed)[number]) => !wrong.some(one => one.at === at)
  const { bag, means } = await priceLines(
    {
      lines: goods.filter(isRight).map(({ line }) => line),
      giftChoices: giftChoicesOf(gifts.filter(isRight).map(({ line }) => line)),
      freight,
      services: (input.additionalServices ?? []).map(({ type }) => type),
      codes: [
        ...(input.discountCodes ?? []).map(({ couponCode }) => couponCode),
        ...(input.couponCodes ?? []),
      ],
      goDollar: input.prePayDeductions ?? 0,
    },
    context,
  )
  const refused = wrong.map(problem => ({
    code: problem.code,
    field: `cartItems.${problem.at}.quantity`,
    message: 'limit' in problem ? t('cart.unitLimit', { limit: problem.limit }) : t('cart.quantity'),
  }))
  return calculationModel(bag, means, context.view, { exchangeChoices, refused })
}
