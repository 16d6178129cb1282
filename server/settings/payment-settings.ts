import { PAYMENT_METHODS, type PaymentMethod } from '#api/payment/payment-provider.ts'
import { z } from 'zod'

const list = (text: string) =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

const methods = z
  .string()
  .default(PAYMENT_METHODS.join(','))
  .transform((text, context) => {
    const result = z.array(z.enum(PAYMENT_METHODS)).min(1).safeParse(list(text))
    if (result.success) return [...new Set(result.data)]
    context.addIssue({ code: 'custom', message: `must be some of ${PAYMENT_METHODS.join(',')}` })
    return z.NEVER
  })

const codes = z
  .string()
  .default('{}')
  .transform((text, context): Partial<Record<PaymentMethod, string>> => {
    try {
      return z.partialRecord(z.enum(PAYMENT_METHODS), z.string().min(1).max(20)).parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"octopus":"OCTOPUS"}' })
      return z.NEVER
    }
  })

/** The settings of the shop's account at PayDollar, and of the sandbox gateway. */
export const paymentSettings = {
  /** Address up to `/eng`. When empty, the sandbox gateway is used where DEV_PAGES are served; elsewhere nothing can be paid. */
  PAYDOLLAR_ADDRESS: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must start with https:// or http://' })])
    .default('')
    .transform(url => url.replace(/\/+$/, '')),
  PAYDOLLAR_MERCHANT_ID: z.string().max(20).default(''),
  /** Secrets of the signature, separated by commas. The first one signs, all are accepted. */
  PAYDOLLAR_SECRETS: z.string().max(2000).default('').transform(list),
  /** The algorithm that the account is set to. */
  PAYDOLLAR_HASH: z.enum(['sha1', 'sha256', 'sha512']).default('sha1'),
  /** User of the merchant API. */
  PAYDOLLAR_LOGIN: z.string().max(200).default(''),
  PAYDOLLAR_PASSWORD: z.string().max(200).default(''),
  /** Ways to pay that the shop offers, in the order shown. Source: C-274. */
  PAYDOLLAR_METHODS: methods,
  /** Codes that the account uses instead of the usual ones. Source: C-275. */
  PAYDOLLAR_PAY_CODES: codes,
  /** Name of the action that pays back. */
  PAYDOLLAR_REFUND_ACTION: z
    .string()
    .regex(/^\w{1,40}$/, 'must be one word')
    .default('RequestRefund'),
  /** Port of the sandbox gateway. Default: the first free one above PORT. */
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
}

/** Settings that the provider's address needs beside it. */
export const PAYDOLLAR_NEEDS = [
  'PAYDOLLAR_MERCHANT_ID',
  'PAYDOLLAR_SECRETS',
  'PAYDOLLAR_LOGIN',
  'PAYDOLLAR_PASSWORD',
] as const
