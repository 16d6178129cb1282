import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { DESK_PATH } from '#desk/address.ts'
import type { DeskOperations } from '#desk/operations.ts'
import { type CallOptions, createCall } from '#operators/client/call.ts'
import {
  type ChangeName,
  createOperationClient,
  type DataOf,
  type InputOf,
  type OperationClient,
  orNull,
  type ReadName,
} from '#operators/client/operations.ts'
import { useEnvironment } from './environment.ts'

/** What staff can do, by area. */
export type StaffOperations = DeskOperations
export type Operations = OperationClient<StaffOperations>
export type Read = ReadName<StaffOperations>
export type Change = ChangeName<StaffOperations>
/** The input of an operation. */
export type Given<Name> = InputOf<StaffOperations, Name>
/** The data of an operation. */
export type Result<Name> = DataOf<StaffOperations, Name>

export const createOperations = (options: Omit<CallOptions, 'baseUrl'>): Operations =>
  createOperationClient<StaffOperations>(createCall({ ...options, baseUrl: DESK_PATH }))

const ALL = 'operation'

/** Key of what an operation has read. */
export const readKey = <Name extends Read>(name: Name, input?: Given<Name>) =>
  input === undefined ? [ALL, name] : [ALL, name, input]

/** Reads again what screens show of operations, but for one thing that is known. */
function refresh(client: QueryClient, known?: QueryKey): void {
  const hash = known && hashKey(known)
  void client.invalidateQueries({ queryKey: [ALL], predicate: ({ queryHash }) => queryHash !== hash })
}

/** Shoppers and other operators change it meanwhile. */
const FRESH = { refetchOnWindowFocus: true } as const

/** Reads by an operation. */
export function useOperation<Name extends Read>(name: Name, input: Given<Name>) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: readKey(name, input),
    queryFn: () => operations.read(name, input),
    ...FRESH,
  })
}

/** Reads by an operation; `null` where there is no such thing. */
export function useFound<Name extends Read>(name: Name, input: Given<Name>) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: readKey(name, input),
    queryFn: () => orNull(operations.read(name, input)),
    ...FRESH,
  })
}

interface ChangeOptions<Name extends Change> {
  readonly onDone: (data: Result<Name>) => void
  /** Key of what the operation answers with, which shows at once. */
  readonly keyOf?: (data: Result<Name>) => QueryKey
}

/**
 * Changes by an operation, once however often its button is pressed meanwhile. It keeps why it was refused. Afterwards, refused or
 * not, screens read again what they show: others may have been faster.
 */
export function useChange<Name extends Change>(name: Name, { onDone, keyOf }: ChangeOptions<Name>) {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (input: Given<Name>) => operations.change(name, input),
    onSuccess(data) {
      const key = keyOf?.(data)
      if (key) client.setQueryData(key, data)
      refresh(client, key)
      onDone(data)
    },
    onError: () => refresh(client),
  })
  // `isPending` is the last rendering's; a second press may come before the next.
  const isRunning = useRef(false)
  return {
    error,
    isPending,
    start(input: Given<Name>) {
      if (isRunning.current) return
      isRunning.current = true
      mutate(input, { onSettled: () => void (isRunning.current = false) })
    },
  }
}
