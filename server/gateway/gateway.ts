import {
  HKD,
  isSigned,
  ORDER_API_PATH,
  PAY_FORM_PATH,
  readAmount,
  requestHash,
  type Signing,
} from '#api/payment/paydollar-protocol.ts'
import express, { type Express, type Handler, type Request, type Response } from 'express'
import { z } from 'zod'
import { plainStyle } from '../http/plain-style.ts'
import {
  DECIDE_PATH,
  type GatewayLang,
  payPage,
  refusalPage,
  resultPage,
  returnAddress,
} from './gateway-pages.ts'
import {
  createPayments,
  type Delivery,
  NOTICE_WAYS,
  noticeOf,
  type NoticeWay,
  type Payment,
} from './payments.ts'

/** Pauses before each attempt to deliver a notice. Milliseconds. */
const DELIVERIES_MS = [0, 5000, 30_000, 120_000, 600_000]

/** The shop's own Chinese font, for devices without one. */
export interface GatewayAssets {
  readonly fontStyles: readonly string[]
  readonly handler: Handler
}

export interface GatewayOptions {
  /** Storage of payments: a path, or `:memory:`. */
  readonly file: string
  readonly merchantId: string
  readonly signing: Signing
  readonly api: { readonly loginId: string; readonly password: string }
  /**
   * The shop's address for notices. It is read for each delivery, because a shop on a free port knows its address only once it
   * listens.
   */
  readonly noticeAddress: () => string
  /** Delay of a `late` notice. Milliseconds. */
  readonly lateMs?: number
  readonly assets?: GatewayAssets
  readonly wait: (ms: number) => Promise<void>
  /** Called for each notice that the shop did not accept. */
  readonly onUndelivered?: (ref: string, reason: unknown) => void
}

const text = (longest: number) => z.string().max(longest)
const address = z.url({ protocol: /^https?$/ }).max(2000)

/** The fields of a payment form. */
const formSchema = z.object({
  merchantId: text(20),
  orderRef: text(35).min(1),
  amount: text(13),
  currCode: z.literal(HKD),
  payType: z.literal('N'),
  payMethod: text(20).default('ALL'),
  lang: z.enum(['C', 'E']).catch('E'),
  remark: text(200).default(''),
  redirect: z.coerce.number().int().min(1).max(60).catch(5),
  successUrl: address,
  failUrl: address,
  cancelUrl: address,
  secureHash: text(1000),
})

const decisionSchema = z.object({
  ref: text(35),
  decision: z.enum(['accepted', 'rejected', 'cancelled']),
  notice: z.enum(NOTICE_WAYS).catch('normal'),
})

/** Nothing from elsewhere and no script; forms go to the gateway, and on to the shop where the shopper cancels. */
const securityPolicy = (shop = '') =>
  `default-src 'none'; style-src 'self'; font-src 'self' data:; base-uri 'none'; form-action 'self' ${shop}; frame-ancestors 'none'`

export interface Gateway {
  readonly app: Express
  /** Sends the notices again that were not accepted before the last stop. */
  resume(): void
  /** Ends the deliveries under way; the next start resumes them. */
  close(): void
}

/**
 * A payment gateway for demos and tests that speaks PayDollar's protocol: form page, signed notices, merchant API. It moves no
 * money and never runs beside real payments. Source: C-274 … C-287.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const payments = createPayments(options.file)
  let isClosed = false
  const app = express()
  app.disable('x-powered-by')
  app.use((_, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    response.setHeader('Content-Security-Policy', securityPolicy())
    next()
  })
  const style = plainStyle(import.meta.dirname, 'gateway.css')
  const { fontStyles = [], handler } = options.assets ?? {}
  app.use((request, response, next) => {
    if (handler && request.path.startsWith('/assets/')) handler(request, response, next)
    else next()
  })
  app.get('/gateway.css', (_, response) => void response.type('css').send(style))

  const form = express.urlencoded({ extended: false, limit: '32kb' })

  app.post(PAY_FORM_PATH, form, (request, response) => {
    const { payment, refusal, lang } = takeForm(request.body)
    if (payment) {
      const { origin } = new URL(payment.returnTo.cancelled)
      response.setHeader('Content-Security-Policy', securityPolicy(origin))
      response.type('html').send(payPage(payment, { lang, fontStyles }))
    } else response.status(400).type('html').send(refusalPage(refusal, { lang, fontStyles }))
  })

  function takeForm(body: unknown): {
    readonly payment?: Payment
    readonly refusal: string
    readonly lang: GatewayLang
  } {
    const result = formSchema.safeParse(body)
    if (!result.success) {
      const [issue] = result.error.issues
      return { refusal: `${issue?.path.join('.')}: ${issue?.message}`, lang: 'E' }
    }
    const { data } = result
    const expected = options.signing.secrets.map(secret =>
      requestHash(data, secret, options.signing.algorithm),
    )
    if (data.merchantId !== options.merchantId || !isSigned(data.secureHash, expected))
      return { refusal: 'secureHash', lang: data.lang }
    if ((readAmount(data.amount) ?? 0) <= 0) return { refusal: 'amount', lang: data.lang }
    const payment = payments.open({
      ref: data.orderRef,
      amount: data.amount,
      method: data.payMethod,
      lang: data.lang,
      remark: data.remark,
      redirectSeconds: data.redirect,
      returnTo: { success: data.successUrl, failure: data.failUrl, cancelled: data.cancelUrl },
    })
    // `2007` is PayDollar's own number for a name used before.
    return payment
      ? { payment, refusal: '', lang: data.lang }
      : { refusal: 'orderRef (2007)', lang: data.lang }
  }

  app.post(DECIDE_PATH, form, async (request: Request, response: Response) => {
    const result = decisionSchema.safeParse(request.body)
    const payment = result.success ? payments.find(result.data.ref) : undefined
    if (!result.success || !payment) {
      response
        .status(400)
        .type('html')
        .send(refusalPage('ref', { lang: 'E', fontStyles }))
      return
    }
    const { decision, notice } = result.data
    const lang = payment.lang === 'C' ? 'C' : 'E'
    const decided = payments.decide(payment, decision)
    if (!decided) {
      response.status(409).type('html').send(refusalPage('ref', { lang, fontStyles }))
      return
    }
    if (decision === 'cancelled') {
      // The provider tells the shop nothing of what never became a payment.
      response.redirect(303, returnAddress(decided))
      return
    }
    const told = tell(decided, notice)
    if (notice === 'early') await told
    response.type('html').send(resultPage(decided, { lang, fontStyles }))
  })

  /** Notifies the shop in the way that the tester chose. */
  async function tell(payment: Payment, way: NoticeWay) {
    if (way === 'none') return
    const body = noticeOf(payment, options.signing, way)
    const deliveries = (way === 'twice' ? [1, 2] : [1]).map(() => payments.keep(payment.ref, body))
    if (way === 'late') await options.wait(options.lateMs ?? 20_000)
    for (const delivery of deliveries) await deliver(delivery)
  }

  /** Sends a notice until the shop answers `OK`. */
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

  app.post(ORDER_API_PATH, form, (request, response) => {
    const asked = z.record(z.string(), z.string()).catch({}).parse(request.body)
    const value = (name: string) => asked[name] ?? ''
    const { merchantId, api } = options
    if (
      value('merchantId') !== merchantId ||
      value('loginId') !== api.loginId ||
      value('password') !== api.password
    )
      response.type('text').send('resultCode=-1&orderStatus=&ref=&payRef=&errMsg=Authentication Failed')
    else if (value('actionType') === 'Query') {
      const payment = payments.find(value('orderRef')) ?? payments.findByPayRef(value('payRef'))
      // Nothing is known of a payment that is neither accepted nor rejected.
      const isKnown = payment && (payment.outcome === 'accepted' || payment.outcome === 'rejected')
      response.type('xml').send(recordsXml(isKnown ? [payment] : []))
    } else if (value('actionType') === 'RequestRefund') {
      const payment = payments.findByPayRef(value('payRef'))
      const isDone = payment && payments.refund(payment, readAmount(value('amount')) ?? 0)
      response
        .type('text')
        .send(
          isDone
            ? `resultCode=0&orderStatus=Refunded&ref=${payment.ref}&payRef=${payment.payRef}&errMsg=`
            : 'resultCode=-1&orderStatus=&ref=&payRef=&errMsg=Refund refused',
        )
    } else response.type('text').send('resultCode=-1&orderStatus=&ref=&payRef=&errMsg=Unknown actionType')
  })

  return {
    app,
    resume() {
      for (const delivery of payments.undelivered()) void deliver(delivery)
    },
    close() {
      isClosed = true
      payments.close()
    },
  }
}

const recordsXml = (payments: readonly Payment[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><records>${payments
    .map(
      ({ ref, payRef, amount, outcome, refunded }) =>
        `<record><orderStatus>${refunded > 0 ? 'Refunded' : outcome === 'accepted' ? 'Accepted' : 'Rejected'}</orderStatus>` +
        `<ref>${ref.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</ref><payRef>${payRef}</payRef><amt>${amount}</amt><cur>${HKD}</cur></record>`,
    )
    .join('')}</records>`
