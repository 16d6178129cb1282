import { useQuery } from '@tanstack/react-query'
import type { ReturnOperation } from '#api/rules/desk-operations.ts'
import type { DeskReturn } from '#desk/returns/desk-return.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { Given } from '../../kit/operation-client.ts'
import { readKey, useChange, useFound } from '../../kit/operations.ts'

/** `null` when there is no return of that number. */
export const useReturn = (number: string) => useFound('returns.find', { number })

/** Returnable units of an order now, in the language of the screen. */
export function useReturnOptions(order: string) {
  const { operations, uiLocale } = useEnvironment()
  return useQuery({
    queryKey: [...readKey('returns.options', { order }), uiLocale],
    queryFn: () => operations.read('returns.options', { order }),
    gcTime: 0,
  })
}

const keyOf = ({ number }: DeskReturn) => readKey('returns.find', { number })

export function useReturnOperation<Operation extends ReturnOperation>(
  operation: Operation,
  number: string,
  onDone: () => void,
) {
  const change = useChange<`returns.${ReturnOperation}`>(`returns.${operation}`, { onDone, keyOf })
  return {
    ...change,
    start: (input: Omit<Given<`returns.${Operation}`>, 'number'>) =>
      change.start({ ...input, number } as Given<`returns.${ReturnOperation}`>),
  }
}

/** Asks for a return in a shopper's name. */
export const useNewReturn = (onDone: (created: DeskReturn) => void) =>
  useChange('returns.create', { onDone, keyOf })
