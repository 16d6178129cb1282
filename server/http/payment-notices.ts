import express, { type Router } from 'express'
import { isStorable } from '#platform/unstorable-text.ts'
import type { Payments } from '#api/order/payment/payments.ts'

/** Path of PayDollar's notices ("datafeed"); entered in the merchant's portal. */
export const NOTICE_PATH = '/api/payment/paydollar/datafeed'

/** A form with its `%00` read; everything else may stay as it is. */
const decoded = (form: string) => form.replaceAll('%00', '\0')

/** Takes the provider's notices: `OK` once one is stored, 400 for one that the provider did not sign. Source: CO-113. */
export function paymentNotices(payments: Pick<Payments, 'takeNotice'>, clock: () => number): Router {
  const router = express.Router()
  router.post(
    '/',
    // The signature is of the characters as sent; an encoding other than the usual one is no reason to refuse.
    express.text({ type: () => true, limit: '16kb', defaultCharset: 'utf-8' }),
    async (request, response) => {
      const body: unknown = request.body
      const answer =
        typeof body === 'string' && body !== '' && isStorable(decoded(body))
          ? await payments.takeNotice(body, clock())
          : 'refused'
      response.setHeader('Cache-Control', 'no-store')
      response
        .status(answer === 'taken' ? 200 : 400)
        .type('text')
        .send(answer === 'taken' ? 'OK' : 'Refused')
    },
  )
  return router
}
