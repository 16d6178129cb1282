import type { BothTexts } from '#locales/locale.ts'
import type {
  AdditionalServiceType,
  OrderDistributionType,
  OrderTerminal,
  TransportMethodName,
} from '../generated/resolver-types.ts'
import type { BaseSource } from '../catalogue/pricing.ts'
import type { PaymentMethod } from '../payment/payment-provider.ts'
import type { Cents } from '../shared/money.ts'

/** Name and address of an order or its bill. */
export interface ReceiptContent {
  readonly firstName: string
  readonly lastName: string
  /** With its prefix. */
  readonly mobile: string
  readonly mail: string
  readonly countryId: string
  readonly country: BothTexts
  readonly province: BothTexts
  readonly city: BothTexts
  /** With its area. */
  readonly district: BothTexts
  /** First and second line. */
  readonly address: BothTexts
  readonly zipCode: string
  /** The point where it is collected. */
  readonly pickup: { readonly code: string; readonly name: BothTexts } | null
}

/** Discount of a promotion, a code or a coupon. */
interface ReductionContent {
  readonly code: string
  readonly name: BothTexts
  /** A type of promotion, `PROMOTION_CODE` or `PROMOTION_COUPON`. */
  readonly type: string
  readonly amount: Cents
}

/** Content of an order that no rule searches: `order_head.content`. */
export interface OrderContent {
  readonly terminal: OrderTerminal
  readonly buyerRemark: string
  readonly transportMethod: TransportMethodName
  readonly distributionType: OrderDistributionType
  readonly receipt: ReceiptContent
  readonly billing: ReceiptContent
  readonly sameAsAddress: boolean
  readonly isInternational: boolean
  readonly services: readonly {
    readonly type: AdditionalServiceType
    readonly amount: Cents
    readonly memo: string
  }[]
  readonly activities: readonly ReductionContent[]
  /** Whole GO DOLLAR and what they pay for; `null` when none is used. */
  readonly goDollar: { readonly points: number; readonly amount: Cents } | null
  readonly payType: PaymentMethod | null
  /** Of who advised the shopper; may be empty. */
  readonly guideCode: string
  /** Of the shopper; empty for shoppers who are no staff. */
  readonly staffCode: string
}

/** The replacement of an exchange, as it was called when it was chosen. */
export interface ReplacementContent extends Pick<OrderLineContent, 'name' | 'image' | 'properties'> {
  readonly skuCode: string
  readonly spuCode: string
}

/** Where the price of a page came from. */
export interface PriceOrigin {
  readonly source: BaseSource | 'PROMOTION'
  /** Of one unit, without promotion prices. */
  readonly base: Cents
  /** Name of the promotion whose price it was. */
  readonly by?: BothTexts
}

/** Content of a line: `order_line.content`. */
export interface OrderLineContent {
  readonly name: BothTexts
  readonly image: string
  /** Colour and size. */
  readonly properties: readonly { readonly name: BothTexts; readonly value: BothTexts }[]
  readonly listPrice: Cents
  /** Promotion of a gift or an add-on; empty for goods at their own price. */
  readonly activityId: string
  readonly promotions: readonly ReductionContent[]
  /** As the shopper's browser sent it. */
  readonly extInfos: string
  /** Returned only if the shop is at fault, as the product page said when it was bought. */
  readonly isFaultyOnly?: true
  /** Origin of the price that the page showed; absent of gifts and add-ons, and of orders placed before this was kept. */
  readonly origin?: PriceOrigin
  /** Of a gift: the positions of the lines that earned it; orders placed before this was kept do not have it. */
  readonly earnedBy?: readonly number[]
}
