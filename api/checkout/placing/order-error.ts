import type { Result } from '#platform/result.ts'
import type { UserError } from '../../generated/resolver-types.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { CheckoutContext } from '../services.ts'

/** Why an order is not placed, in the words of `checkout` in the catalogue of messages. */
type CheckoutErrorCode =
  | 'ORDER_PRICE_CHANGED'
  | 'ORDER_EMPTY'
  | 'ORDER_KEY_USED'
  | 'ORDER_PRICE_ZERO'
  | 'ORDER_GIFT_GONE'
  | 'ORDER_AU_CAP'
  | 'ORDER_NO_DELIVERY'
  | 'ORDER_NO_ADDRESS'
  | 'ORDER_NO_BILLING'
  | 'ORDER_NO_PAYMENT'
  | 'ORDER_BAD_CONTACT'
  | 'ORDER_GUIDE_UNKNOWN'
  | 'ORDER_TEXT_LONG'
  | 'ORDER_UNPAID_MANY'
  | 'ORDER_UNPAID_UNITS'
  | 'ORDER_UNPAID_AMOUNT'
  | 'ORDER_UNPAID_CONTACT'
  | 'ORDER_UNPAID_NETWORK'
  | 'ADDRESS_BAD'
  | 'ADDRESS_POINT_CLOSED'
  | 'ADDRESS_POINT_MISSING'
  | 'CART_ADDON_EXPIRED'
  | 'CART_ADDON_NOT_ALLOWED'
  | 'CART_ADDON_THRESHOLD'
  | 'CART_OFF_SHELF'
  | 'CART_QTY_LIMIT'
  | 'UEC11003'
  | 'UEC11005'
  | 'UEC11012'

/** A reason against an order, and the part of the call it is about. */
export interface OrderProblem {
  readonly code: CheckoutErrorCode
  readonly field: string | null
  /** Values the message names. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Number of an order of the shopper's that is in the way. */
  readonly externalOrderNo?: string | undefined
}

/** A part of a call, or what is wrong with it. */
export type Read<Value> = Result<Value, readonly OrderProblem[]>

/** Problems in the language of the caller. */
export const userErrorsOf = (problems: readonly OrderProblem[], { locale }: CheckoutContext): UserError[] =>
  problems.map(({ code, field, values, externalOrderNo }) => ({
    code,
    field,
    ...(externalOrderNo !== undefined && { externalOrderNo }),
    message: messagesIn(locale)(`checkout.${code}`, { name: 'none', ...values }),
  }))
