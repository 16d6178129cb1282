import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import type { QueryCartItemCalculateArgs } from '../generated/resolver-types.ts'
import { choicesOf } from '../product/list/criteria.ts'
import { freightFor } from './freight.ts'
import { calculationModel } from './cart-model.ts'
import { giftChoicesOf, MAX_PRICED_LINES, priceLines } from './price-lines.ts'
import type { CartContext } from './services.ts'

/** Source: C-214, C-215, C-334. */
export async function cartItemCalculate(
  _: unknown,
  { input }: QueryCartItemCalculateArgs,
  context: CartContext,
) {
  const t = messagesIn(context.locale)
  if (input.cartItems.length > MAX_PRICED_LINES)
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: MAX_PRICED_LINES }))
  const freight = freightFor(input.receipt ?? {}, context)
  if (!freight) throw failure('BAD_USER_INPUT', t('cart.noDelivery'))
  const exchangeChoices = choicesOf(input.exchangeFilterInput, context)
  const { bag, means } = await priceLines(
    {
      lines: input.cartItems.filter(({ lineType }) => lineType !== 'GIFT'),
      giftChoices: giftChoicesOf(input.cartItems.filter(({ lineType }) => lineType === 'GIFT')),
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
  return calculationModel(bag, means, context.view, exchangeChoices)
}
