import type { Locale } from '#locales/locale.ts'
import type { AfterSalesOptions } from '../generated/resolver-types.ts'
import { lineIdOf } from '../order/reading/order-model.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { messagesIn } from '../shared/messages.ts'
import { type Cents, toWire } from '../shared/money.ts'
import { AFTER_SALES_REASONS, isShopFault } from '../rules/after-sales-status.ts'
import { type ExchangeCatalogue, exchangesOf } from './exchanges.ts'
import { freightWith, isFaultyOnly, type OrderUnit, returnOptions, type ReturnTime } from './returnable.ts'

const SECOND_MS = 1000

/** What 1, 2 … further units of a line pay back, at most what is left. */
const refundsOf = (open: readonly OrderUnit[], left: Cents) =>
  open.map((_, at) => ({
    amount: toWire(
      Math.min(
        left,
        open.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, 0),
      ),
    ),
    goDollar: open.slice(0, at + 1).reduce((sum, { points }) => sum + points, 0),
  }))

/** What can be returned of an order, in one language: for its shopper, and for an operator who asks in their name. Source: M-135, MO-70. */
export function returnOptionsModel(
  order: StoredOrder,
  units: readonly OrderUnit[],
  {
    catalogue,
    locale,
    left,
    time,
  }: {
    readonly catalogue: ExchangeCatalogue
    readonly locale: Locale
    /** Rest of the payment. */
    readonly left: Cents
    readonly time: ReturnTime
  },
) {
  const t = messagesIn(locale)
  const lines = returnOptions(order, units, time)
  const returnable = new Set(lines.flatMap(line => line.units))
  const freight = freightWith(order, units, unit => returnable.has(unit))
  return {
    orderNo: order.externalNo,
    days: time.days,
    refundable: toWire(left),
    freight: { amount: toWire(freight.amount), goDollar: freight.points },
    lines: lines.map(option => ({
      lineId: lineIdOf(option.position),
      returnableQuantity: option.units.length,
      returnUntil: option.until === null ? null : option.until - SECOND_MS,
      problem: option.problem,
      message: option.problem && t(`afterSales.line.${option.problem}`, { days: time.days }),
      isFaultyOnly: isFaultyOnly(order, option.position),
      replacement: option.units[0]?.goods?.properties.map(({ value }) => value[locale]).join(' / ') ?? null,
      comesWith: option.comesWith.map(lineIdOf),
      refunds: refundsOf(option.units, left),
      exchanges: exchangesOf(option.units[0]?.goods ?? order.lines[option.position], catalogue, locale),
    })),
    reasons: AFTER_SALES_REASONS.map(code => ({
      code,
      name: t(`afterSales.reason.${code}`),
      isShopFault: isShopFault(code),
    })),
  } satisfies AfterSalesOptions
}
