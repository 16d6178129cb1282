import { HKD, readAmount } from '#api/payment/paydollar-protocol.ts'
import type { Request, Response } from 'express'
import { z } from 'zod'
import type { Payment, Payments } from './payments.ts'

export interface Merchant {
  readonly merchantId: string
  readonly api: { readonly loginId: string; readonly password: string }
}

/** The gateway's answers to the shop's server: the state of a payment, and refunds. */
export const merchantApi = (payments: Payments, { merchantId, api }: Merchant) => {
  const refuse = (reason: string) => `resultCode=-1&orderStatus=&ref=&payRef=&errMsg=${reason}`

  const query = (value: (name: string) => string) => {
    const payment = payments.find(value('orderRef')) ?? payments.findByPayRef(value('payRef'))
    // Nothing is known of a payment that is neither accepted nor rejected.
    const isKnown = payment && (payment.outcome === 'accepted' || payment.outcome === 'rejected')
    return recordsXml(isKnown ? [payment] : [])
  }

  const refund = (value: (name: string) => string) => {
    const payment = payments.findByPayRef(value('payRef'))
    return payment && payments.refund(payment, readAmount(value('amount')) ?? 0)
      ? `resultCode=0&orderStatus=Refunded&ref=${payment.ref}&payRef=${payment.payRef}&errMsg=`
      : refuse('Refund refused')
  }

  return (request: Request, response: Response) => {
    const asked = z.record(z.string(), z.string()).catch({}).parse(request.body)
    const value = (name: string) => asked[name] ?? ''
    const isMerchant =
      value('merchantId') === merchantId &&
      value('loginId') === api.loginId &&
      value('password') === api.password
    if (!isMerchant) response.type('text').send(refuse('Authentication Failed'))
    else if (value('actionType') === 'Query') response.type('xml').send(query(value))
    else if (value('actionType') === 'RequestRefund') response.type('text').send(refund(value))
    else response.type('text').send(refuse('Unknown actionType'))
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
