import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsOf } from '#api/order/mail/order-account.ts'
import { NO_CLOSED_DAYS } from '#api/rules/delivery-dates.ts'
import { orderModel } from '#api/order/reading/order-model.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import type { Order } from '#api/client/order/order.ts'
import { sampleOrder } from '#demo/mails/sample-order.ts'
import { onScreen } from '../../shop/account/testing/member.tsx'
import { Amounts } from './Amounts.tsx'

const cents = (max: number) => fc.nat({ max })

/** Orders whose amounts add up as the calculator has them: what is taken off is no more than there is. */
const orders = fc
  .record({
    prices: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), cents(500_000)), {
      minLength: 1,
      maxLength: 6,
    }),
    off: fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    ),
    freight: fc.constantFrom(0, 3000, 4999),
    serviceFee: fc.constantFrom(0, 2000, 3001),
  })
  .map(({ prices, off: [byOffer, byCode, byPoints], freight, serviceFee }): StoredOrder => {
    const order = sampleOrder('en_US')
    const [first] = order.lines
    if (!first) throw new Error('The sample has no line')
    const lines = prices.map(([quantity, unitPrice]) => ({
      ...first,
      quantity,
      unitPrice,
      net: quantity * unitPrice,
    }))
    const productAmount = lines.reduce((sum, { net }) => sum + net, 0)
    const discount = Math.floor(productAmount * byOffer)
    const coupon = Math.floor((productAmount - discount) * byCode)
    const before = productAmount - discount - coupon + freight + serviceFee
    const deduction = Math.floor(before * byPoints)
    return {
      ...order,
      lines,
      amounts: {
        productAmount,
        discount,
        coupon,
        freight,
        serviceFee,
        deduction,
        amount: before - deduction,
      },
      content: {
        ...order.content,
        goDollar: deduction > 0 ? { points: Math.ceil(deduction / 100), amount: deduction } : null,
      },
    }
  })

const inCents = (text: string) =>
  text === 'Free'
    ? 0
    : (text.startsWith('−') ? -1 : 1) * Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)

test('the sums of a mail are those of the order’s page and invoice, and add up to its total, to the cent (M-116, M-117, MO-56)', () => {
  fc.assert(
    fc.property(orders, stored => {
      const mail = sumsOf(stored).map(([, amount]) => amount)
      // No more of the model is shown by the amounts than the order itself says.
      const order = orderModel(
        stored,
        { closedDays: () => NO_CLOSED_DAYS } as never,
        'en_US',
      ) as unknown as Order
      const { unmount } = render(onScreen('orderDetail', <Amounts order={order} />))
      const page = [...screen.getByRole('region').querySelectorAll('dl > div dd')].map(
        ({ textContent }) => textContent,
      )
      unmount()
      expect(page).toEqual(mail)
      const [total = 0, ...parts] = mail.map(inCents).toReversed()
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(total).toBe(stored.amounts.amount)
    }),
    { numRuns: 40 },
  )
})
