import type { Result } from '#platform/result.ts'
import type { Cents } from '../shared/money.ts'

/** Payment method. Source: C-274. */
export const PAYMENT_METHODS = [
  'visa',
  'master',
  'amex',
  'unionpay',
  'alipayHk',
  'wechatHk',
  'octopus',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** One payment attempt of an order. All amounts come from the order, never from the browser. */
export interface PaymentRequest {
  /** The attempt's own name at the provider: order number and number of the attempt, at most 35 characters. Source: CO-114. */
  readonly ref: string
  readonly amount: Cents
  readonly method: PaymentMethod
  readonly locale: 'zh' | 'en'
  /** Description shown by the provider; cut to 50 characters. Source: C-284. */
  readonly description: string
  /** Addresses the provider sends the browser to afterwards. Arriving there proves nothing. Source: CO-113. */
  readonly returnTo: { readonly success: string; readonly failure: string; readonly cancelled: string }
}

/** A form that takes the browser to the provider. Source: C-278, CO-111. */
export interface PaymentForm {
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  /** Code of the method at the provider. */
  readonly payCode: string
  /** Signature of the fields. */
  readonly signature: string
}

/** State of one payment at a provider. */
export interface PaymentRecord {
  readonly ref: string
  /** The provider's own number of the payment. */
  readonly payRef: string
  readonly state: 'paid' | 'failed' | 'refunded' | 'unknown'
  /** `undefined` when the provider names none, or one that is no amount. */
  readonly amount: Cents | undefined
  /** ISO 4217 number, `344` for Hong Kong dollars. */
  readonly currency: string
}

/** A notice from the provider's server: a record, or a reason to distrust it, with the name it claims to be about. */
export type Notice = Result<
  {
    readonly record: PaymentRecord
    /** Signed part of a notice: notices that differ in anything else are the same notice. */
    readonly signed: string
  },
  { readonly reason: 'malformed' | 'signature'; readonly ref: string }
>

/** The provider does not answer, or not in its protocol. The caller should try again later. */
export class ProviderUnreachable extends Error {}

/** A payment provider. Making a form and reading a notice need no network. */
export interface PaymentProvider {
  /** Methods this shop offers, in the order shown. */
  readonly methods: readonly PaymentMethod[]
  form(request: PaymentRequest): PaymentForm
  /** Checks the signature of a notice. @param body the raw body of the request */
  readNotice(body: string): Notice
  /** All payments under a name; empty when the provider knows none. @throws ProviderUnreachable */
  query(ref: string): Promise<readonly PaymentRecord[]>
  /** Asks for money to be paid back. `false` when the provider refuses. @throws ProviderUnreachable when the outcome is unknown */
  refund(payRef: string, amount: Cents): Promise<boolean>
}
