import { HKD, noticeHash, type Signing } from '#api/payment/paydollar-protocol.ts'
import type { Delivery, Payment, Payments } from './payments.ts'

/** Choices of a tester for the notice of a payment. */
export const NOTICE_WAYS = ['normal', 'early', 'late', 'twice', 'wrongHash', 'wrongAmount', 'none'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

/** Pauses before each attempt to deliver a notice. Milliseconds. */
const DELIVERIES_MS = [0, 5000, 30_000, 120_000, 600_000]

export interface NoticeOptions {
  readonly signing: Signing
  /**
   * The shop's address for notices. It is read for each delivery, because a shop on a free port knows its address only once it
   * listens.
   */
  readonly noticeAddress: () => string
  /** Delay of a `late` notice. Milliseconds. */
  readonly lateMs?: number
  readonly wait: (ms: number) => Promise<void>
  /** Called for each notice that the shop did not accept. */
  readonly onUndelivered?: (ref: string, reason: unknown) => void
}

/** Sends notices to the shop until it answers `OK`; those that are not delivered yet are stored with the payments. */
export function createNotices(payments: Payments, options: NoticeOptions) {
  let isClosed = false

  async function deliver(delivery: Delivery) {
    let reason: unknown
    for (const pause of DELIVERIES_MS) {
      await options.wait(pause)
      if (isClosed) return
      try {
        const response = await fetch(options.noticeAddress(), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: delivery.body,
          signal: AbortSignal.timeout(10_000),
        })
        const answer = await response.text()
        if (isClosed) return
        if (response.ok && answer.includes('OK')) return payments.done(delivery)
        reason = `${response.status} ${answer.slice(0, 100)}`
        // What the shop refuses it will refuse again.
        if (response.status === 400) break
      } catch (error) {
        reason = error
      }
    }
    if (isClosed) return
    payments.done(delivery)
    options.onUndelivered?.(delivery.ref, reason)
  }

  return {
    /** Notifies the shop of a decided payment in the way that the tester chose. */
    async send(payment: Payment, way: NoticeWay) {
      if (way === 'none') return
      const body = noticeOf(payment, options.signing, way)
      const deliveries = (way === 'twice' ? [1, 2] : [1]).map(() => payments.keep(payment.ref, body))
      if (way === 'late') await options.wait(options.lateMs ?? 20_000)
      for (const delivery of deliveries) await deliver(delivery)
    },
    /** Sends the notices again that were not accepted before the last stop. */
    resume() {
      for (const delivery of payments.undelivered()) void deliver(delivery)
    },
    /** Ends the deliveries under way. */
    close: () => void (isClosed = true),
  }
}

/** The notice of a decided payment, as the body of a request. */
function noticeOf(payment: Payment, { algorithm, secrets }: Signing, way: NoticeWay): string {
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
