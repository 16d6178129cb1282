import { refused, type Result } from '#platform/result.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { lineIdOf } from '../../order/reading/order-model.ts'
import type { StoredOrder } from '../../order/order-store.ts'
import type { AfterSalesReason } from '../../rules/after-sales-status.ts'
import type { AfterSalesRecord } from '../after-sales-record.ts'
import type { AfterSalesStore } from '../after-sales-store.ts'
import { readAfterSalesRequest, type RequestProblem } from '../after-sales-request.ts'

/** What a shopper asked for on the phone or in a shop. */
export interface SpokenRequest {
  readonly type: 'RETURN' | 'EXCHANGE'
  readonly reason: AfterSalesReason
  readonly memo: string
  readonly method: 'COURIER' | 'SHOP'
  readonly lines: readonly {
    /** Of the order, counted from 1. */
    readonly line: number
    readonly quantity: number
    /** The replacement; the same SKU when it is missing. */
    readonly exchangeSku?: string | undefined
  }[]
  readonly clientKey: string
}

/** Asks for a return or an exchange in a shopper's name, by the shopper's rules. Source: MO-70. */
export async function askForShopper(
  store: Pick<AfterSalesStore, 'apply'>,
  order: StoredOrder,
  { lines, ...rest }: SpokenRequest,
  {
    catalogue,
    by,
    now,
    returnDays,
  }: {
    readonly catalogue: Pick<Catalogue, 'spus'>
    /** Name of the operator. */
    readonly by: string
    readonly now: number
    /** Days to return, as the shop has them. */
    readonly returnDays: number
  },
): Promise<Result<AfterSalesRecord, RequestProblem>> {
  const asked = readAfterSalesRequest(
    {
      ...rest,
      orderNo: order.externalNo,
      lines: lines.map(({ line, quantity, exchangeSku }) => ({
        lineId: lineIdOf(line - 1),
        quantity,
        exchangeSkuCode: exchangeSku,
      })),
    },
    order,
    catalogue,
  )
  return asked.ok
    ? store.apply(order.code, asked.value, { actor: `operator:${by}`, now, returnDays })
    : refused(asked.refusal.problem)
}
