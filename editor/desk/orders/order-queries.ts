import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOrder, OrderOperationInput } from '#api/client/desk/orders.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import { useOperation } from '../parts/use-operation.ts'
import { useEnvironment } from '../../kit/environment.ts'

const LISTS = ['orders']
const orderKey = (number: string) => ['order', number] as const

/** `null` when there is no order of that number. */
export function useOrder(number: string) {
  const { desk } = useEnvironment()
  return useQuery({
    queryKey: orderKey(number),
    queryFn: async () => (await desk.orders.find(number)) ?? null,
  })
}

/**
 * An operation on the order as it was when the operator began. An answer that got lost is thus not repeated: the order is
 * then another version, and the shop refuses. After a refusal the order is read again.
 */
export function useOrderOperation<Operation extends OrderOperation>(
  operation: Operation,
  order: DeskOrder,
  onDone: (order: DeskOrder) => void,
) {
  const { desk } = useEnvironment()
  const client = useQueryClient()
  const [{ number, version }] = useState(order)
  return useOperation({
    run: (input: OrderOperationInput[Operation]) =>
      desk.orders.operate(operation, number, { ...input, version }),
    onDone: changed => {
      client.setQueryData(orderKey(number), changed)
      void client.invalidateQueries({ queryKey: LISTS })
      onDone(changed)
    },
    onFailed: () => void client.invalidateQueries({ queryKey: orderKey(number) }),
  })
}
