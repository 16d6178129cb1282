import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskReturn, NewDeskReturn, ReturnOperationInput } from '#api/client/desk/returns.ts'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import { useOperation } from '../parts/use-operation.ts'
import { useEnvironment } from '../../kit/environment.ts'

const LISTS = ['returns']
const returnKey = (number: string) => ['return', number] as const
const optionsKey = (order: string, locale: string) => ['returnOptions', order, locale] as const
/** A return changes what its order shows. */
const ORDERS = [['orders'], ['order'], ['returnOptions']]

/** `null` when there is no return of that number. */
export function useReturn(number: string) {
  const { desk } = useEnvironment()
  return useQuery({
    queryKey: returnKey(number),
    queryFn: async () => (await desk.returns.find(number)) ?? null,
  })
}

/** What can be returned of an order now. */
export function useReturnOptions(order: string) {
  const { desk, uiLocale } = useEnvironment()
  return useQuery({
    queryKey: optionsKey(order, uiLocale),
    queryFn: () => desk.returns.options(order),
    gcTime: 0,
  })
}

/** Keeps a changed return, and reads again what else shows it. */
function useKeepReturn() {
  const client = useQueryClient()
  return (changed: DeskReturn) => {
    client.setQueryData(returnKey(changed.number), changed)
    for (const queryKey of [LISTS, ...ORDERS]) void client.invalidateQueries({ queryKey })
  }
}

/** An operation on a return. After a refusal the return is read again: another operator may have been faster. */
export function useReturnOperation<Operation extends ReturnOperation>(
  operation: Operation,
  number: string,
  onDone: () => void,
) {
  const { desk } = useEnvironment()
  const client = useQueryClient()
  const keep = useKeepReturn()
  return useOperation({
    run: (input: ReturnOperationInput[Operation]) => desk.returns.operate(operation, number, input),
    onDone: changed => {
      keep(changed)
      onDone()
    },
    onFailed: () => void client.invalidateQueries({ queryKey: returnKey(number) }),
  })
}

/** Asks for a return in a shopper's name. */
export function useNewReturn(onDone: (created: DeskReturn) => void) {
  const { desk } = useEnvironment()
  const client = useQueryClient()
  const keep = useKeepReturn()
  return useOperation({
    run: (wish: NewDeskReturn) => desk.returns.create(wish),
    onDone: created => {
      keep(created)
      onDone(created)
    },
    onFailed: () => void client.invalidateQueries({ queryKey: ['returnOptions'] }),
  })
}
