import { createHash, timingSafeEqual } from 'node:crypto'
import type { Cents } from '../shared/money.ts'
import type { PaymentMethod } from './payment-provider.ts'

/** Paths below the provider's address. */
export const PAY_FORM_PATH = '/eng/payment/payForm.jsp'
export const ORDER_API_PATH = '/eng/merchant/api/orderApi.jsp'

/** ISO 4217 number of the Hong Kong dollar. */
export const HKD = '344'

/** Algorithms that an account can be set to. */
export type HashAlgorithm = 'sha1' | 'sha256' | 'sha512'

/**
 * Signatures of payments. The first secret signs; all of them are accepted, so that a secret can be replaced without an
 * interruption.
 */
export interface Signing {
  readonly algorithm: HashAlgorithm
  readonly secrets: readonly [string, ...string[]]
}

/** Codes of the methods at PayDollar; those of wallets depend on the account. Source: C-275, CO-106. */
export const PAY_CODES: Readonly<Record<PaymentMethod, string>> = {
  visa: 'VISA',
  master: 'Master',
  amex: 'AMEX',
  unionpay: 'CHINAPAY',
  alipayHk: 'ALIPAYHKONL',
  wechatHk: 'WECHATONL',
  octopus: 'OCTOPUS',
}

/** Fields of a payment form that are signed. */
export interface SignedRequest {
  readonly merchantId: string
  readonly orderRef: string
  readonly currCode: string
  /** As sent: the very characters are signed. */
  readonly amount: string
  readonly payType: string
}

/** Fields of a notice ("datafeed") that are signed, as received. */
export interface SignedNotice {
  readonly src: string
  readonly prc: string
  readonly successcode: string
  readonly Ref: string
  readonly PayRef: string
  readonly Cur: string
  readonly Amt: string
  readonly payerAuth: string
}

const hash = (algorithm: HashAlgorithm, parts: readonly string[]) =>
  createHash(algorithm).update(parts.join('|')).digest('hex')

/** Signature of a payment form. */
export const requestHash = (
  { merchantId, orderRef, currCode, amount, payType }: SignedRequest,
  secret: string,
  algorithm: HashAlgorithm,
): string => hash(algorithm, [merchantId, orderRef, currCode, amount, payType, secret])

/** The part of a notice that is signed. */
const signedParts = ({ src, prc, successcode, Ref, PayRef, Cur, Amt, payerAuth }: SignedNotice) => [
  src,
  prc,
  successcode,
  Ref,
  PayRef,
  Cur,
  Amt,
  payerAuth,
]

/** The same as one text. */
export const signedText = (notice: SignedNotice): string => signedParts(notice).join('|')

/** Signature of a notice. */
export const noticeHash = (notice: SignedNotice, secret: string, algorithm: HashAlgorithm): string =>
  hash(algorithm, [...signedParts(notice), secret])

/** Returns true if one of the hashes given, separated by commas, is one of those expected. Takes the same time for every wrong one. */
export const isSigned = (given: string, expected: readonly string[]): boolean =>
  given
    .split(',')
    .slice(0, 10)
    .map(text => Buffer.from(text.trim().toLowerCase()))
    .some(one =>
      expected
        .map(text => Buffer.from(text))
        .some(two => one.length === two.length && timingSafeEqual(one, two)),
    )

/** Dollars as PayDollar writes them: `1299.00`. */
export const writeAmount = (cents: Cents): string => (cents / 100).toFixed(2)

/** Cents of an amount such as `1299.0`; `undefined` for what is no amount with at most two decimals. */
export function readAmount(text: string): Cents | undefined {
  const found = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text.trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}
