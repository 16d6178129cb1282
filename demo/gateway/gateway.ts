import { join } from 'node:path'
import {
  HKD,
  isSigned,
  ORDER_API_PATH,
  PAY_FORM_PATH,
  readAmount,
  requestHash,
} from '#api/payment/paydollar-protocol.ts'
import type { FontAssets } from '#server/extras.ts'
import express, { type Express, type Request, type Response } from 'express'
import { z } from 'zod'
import { plainHeaders, plainPolicy, plainStyle } from '../plain-page/plain-page.ts'
import { DECIDE_PATH, payPage, refusalPage, resultPage, returnAddress, STYLE_PATH } from './gateway-pages.ts'
import { type Merchant, merchantApi } from './merchant-api.ts'
import { createNotices, NOTICE_WAYS, type NoticeOptions } from './notices.ts'
import { createPayments, type GatewayLang, type Payment, type Payments } from './payments.ts'

interface GatewayOptions extends NoticeOptions, Merchant {
  /** Storage of payments: a path, or `:memory:`. */
  readonly file: string
  readonly assets?: FontAssets
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

export interface Gateway {
  readonly app: Express
  /** Sends the notices again that were not accepted before the last stop. */
  resume(): void
  /** Ends the deliveries under way; the next start resumes them. */
  close(): void
}

/** Opens the payment that a form asks for; otherwise names the field that is wrong. */
function takeForm(
  body: unknown,
  payments: Payments,
  { merchantId, signing }: Pick<GatewayOptions, 'merchantId' | 'signing'>,
): { readonly payment: Payment } | { readonly refusal: string; readonly lang: GatewayLang } {
  const result = formSchema.safeParse(body)
  if (!result.success) {
    const [issue] = result.error.issues
    return { refusal: `${issue?.path.join('.')}: ${issue?.message}`, lang: 'E' }
  }
  const { data } = result
  const refuse = (refusal: string) => ({ refusal, lang: data.lang })
  const expected = signing.secrets.map(secret => requestHash(data, secret, signing.algorithm))
  if (data.merchantId !== merchantId || !isSigned(data.secureHash, expected)) return refuse('secureHash')
  if ((readAmount(data.amount) ?? 0) <= 0) return refuse('amount')
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
  return payment ? { payment } : refuse('orderRef (2007)')
}

/**
 * A payment gateway for demos and tests that speaks PayDollar's protocol: form page, signed notices, merchant API. It moves no
 * money and never runs beside real payments. Source: C-274 … C-287.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const payments = createPayments(options.file)
  const notices = createNotices(payments, options)
  const { fontStyles, handler } = options.assets ?? {}
  const app = express()
  app.disable('x-powered-by')
  app.use(plainHeaders)
  app.use((request, response, next) => {
    if (handler && request.path.startsWith('/assets/')) handler(request, response, next)
    else next()
  })
  app.get(STYLE_PATH, plainStyle(join(import.meta.dirname, 'gateway.css'), fontStyles))

  const form = express.urlencoded({ extended: false, limit: '32kb' })
  const sendRefusal = (response: Response, status: number, reason: string, lang: GatewayLang) =>
    response.status(status).type('html').send(refusalPage(reason, lang))

  app.post(PAY_FORM_PATH, form, (request, response) => {
    const result = takeForm(request.body, payments, options)
    if ('refusal' in result) {
      sendRefusal(response, 400, result.refusal, result.lang)
      return
    }
    // The form goes to the gateway, and on to the shop where the shopper cancels.
    const { origin } = new URL(result.payment.returnTo.cancelled)
    response.setHeader('Content-Security-Policy', plainPolicy(origin))
    response.type('html').send(payPage(result.payment))
  })

  app.post(DECIDE_PATH, form, async (request: Request, response: Response) => {
    const result = decisionSchema.safeParse(request.body)
    const payment = result.success ? payments.find(result.data.ref) : undefined
    if (!result.success || !payment) {
      sendRefusal(response, 400, 'ref', 'E')
      return
    }
    const { decision, notice } = result.data
    const decided = payments.decide(payment, decision)
    if (!decided) {
      sendRefusal(response, 409, 'ref', payment.lang)
      return
    }
    if (decision === 'cancelled') {
      // The provider tells the shop nothing of what never became a payment.
      response.redirect(303, returnAddress(decided))
      return
    }
    const sent = notices.send(decided, notice)
    if (notice === 'early') await sent
    response.type('html').send(resultPage(decided))
  })

  app.post(ORDER_API_PATH, form, merchantApi(payments, options))

  return {
    app,
    resume: () => notices.resume(),
    close() {
      notices.close()
      payments.close()
    },
  }
}
