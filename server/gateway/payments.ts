import { HKD, noticeHash, readAmount, type Signing } from '#api/payment/paydollar-protocol.ts'

/** What a tester can make the gateway do with the notice of a payment. */
export const NOTICE_WAYS = ['normal', 'early', 'late', 'twice', 'wrongHash', 'wrongAmount', 'none'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

export type Outcome = 'accepted' | 'rejected' | 'cancelled'

/** A payment form that the gateway took. */
export interface Payment {
  readonly ref: string
  readonly payRef: string
  /** As it came, such as `1299.00`. */
  readonly amount: string
  readonly method: string
  readonly lang: string
  readonly remark: string
  readonly redirectSeconds: number
  readonly returnTo: { readonly success: string; readonly failure: string; readonly cancelled: string }
  outcome: Outcome | 'open'
  /** Cents paid back so far. */
  refunded: number
}

/** Most payments kept; the oldest is forgotten first. */
const MOST_PAYMENTS = 10_000

/** The payments of a sandbox gateway, by their name. They live as long as the process. */
export function createPayments() {
  const byRef = new Map<string, Payment>()
  let last = 1_000_000
  return {
    find: (ref: string) => byRef.get(ref),
    findByPayRef: (payRef: string) => [...byRef.values()].find(payment => payment.payRef === payRef),
    /** Takes a new payment; `undefined` when its name was used before, whatever became of it. */
    open(payment: Omit<Payment, 'payRef' | 'outcome' | 'refunded'>): Payment | undefined {
      if (byRef.has(payment.ref)) return undefined
      const [oldest] = byRef.keys()
      if (byRef.size >= MOST_PAYMENTS && oldest !== undefined) byRef.delete(oldest)
      const opened: Payment = { ...payment, payRef: String((last += 1)), outcome: 'open', refunded: 0 }
      byRef.set(payment.ref, opened)
      return opened
    },
    /** Decides an open payment. `false` when it was decided before. */
    decide(payment: Payment, outcome: Outcome): boolean {
      if (payment.outcome !== 'open') return false
      payment.outcome = outcome
      return true
    },
    /** Pays back a part or all. `false` when that much was not paid. */
    refund(payment: Payment, cents: number): boolean {
      const paid = readAmount(payment.amount) ?? 0
      if (payment.outcome !== 'accepted' || cents <= 0 || payment.refunded + cents > paid) return false
      payment.refunded += cents
      return true
    },
  }
}
/** The notice of a decided payment, as the body of a request. */
export function noticeOf(payment: Payment, { algorithm, secrets }: Signing, way: NoticeWay): string {
  const accepted = payment.outcome === 'accepted'
  const signed = {
    src: accepted ? '0' : '05',
    prc: accepted ? '0' : '1',
    successcode: accepted ? '0' : '1',
    Ref: payment.ref,
    PayRef: payment.payRef,
    Cur: HKD,
    Amt: way === 'wrongAmount' ? '1.00' : payment.amount,
    payerAuth: accepted ? 'Y' : 'U',
  }
  const secureHash = noticeHash(signed, way === 'wrongHash' ? 'another secret' : secrets[0], algorithm)
  return new URLSearchParams({
    ...signed,
    Ord: payment.payRef,
    Holder: 'TEST SHOPPER',
    remark: payment.remark,
    AuthId: accepted ? payment.payRef : '',
    eci: '05',
    payMethod: payment.method,
    secureHash,
  }).toString()
}
