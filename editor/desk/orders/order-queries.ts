import { useState } from 'react'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import type { Given } from '../../kit/operation-client.ts'
import { readKey, useChange, useFound } from '../../kit/operations.ts'

/** `null` when there is no order of that number. */
export const useOrder = (number: string) => useFound('orders.find', { number })

/**
 * An operation on the order as it was when the operator began. An answer that got lost is thus not repeated: the order is
 * then another version, and the shop refuses.
 */
export function useOrderOperation<Operation extends OrderOperation>(
  operation: Operation,
  order: DeskOrder,
  onDone: (order: DeskOrder) => void,
) {
  const [{ number, version }] = useState(order)
  const change = useChange<`orders.${OrderOperation}`>(`orders.${operation}`, {
    onDone,
    keyOf: () => readKey('orders.find', { number }),
  })
  return {
    ...change,
    start: (input: Omit<Given<`orders.${Operation}`>, 'number' | 'version'>) =>
      change.start({ ...input, number, version } as Given<`orders.${OrderOperation}`>),
  }
}
