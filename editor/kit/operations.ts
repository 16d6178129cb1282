import {
  hashKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { orNull } from '#operators/client/operations.ts'
import { useEnvironment } from './environment.ts'
import type { Ask, Change, Given, Operations, Read, Result } from './operation-client.ts'

const ALL = 'operation'

/** Key of what an operation has read. */
export const readKey = <Name extends Read | Ask>(name: Name, input?: Given<Name>) =>
  input === undefined ? [ALL, name] : [ALL, name, input]

/** Reads again what screens show and who is signed in, but for one thing that is known. */
function refresh(client: QueryClient, known?: QueryKey): void {
  const hash = known && hashKey(known)
  void client.invalidateQueries({
    predicate: ({ queryKey: [first], queryHash }) => (first === ALL || first === 'me') && queryHash !== hash,
  })
}

/** Shoppers and other operators change it meanwhile. */
const FRESH = { refetchOnWindowFocus: true } as const
/** Intervals of reads that are repeated by themselves, because others work too. Milliseconds. */
const REPEATED: { readonly [Name in Read]?: number } = {
  'campaigns.list': 30_000,
  'reviews.waiting': 30_000,
  // For those without a stream.
  'reviews.find': 15_000,
}

type ReadOptions<Name extends Read> = Omit<UseQueryOptions<Result<Name>>, 'queryKey' | 'queryFn'>

/** The query of a read. */
export const readQuery = <Name extends Read>(operations: Operations, name: Name, input: Given<Name>) => ({
  queryKey: readKey(name, input),
  queryFn: () => operations.read(name, input),
})

/** Reads by an operation. */
export function useOperation<Name extends Read>(name: Name, input: Given<Name>, options?: ReadOptions<Name>) {
  const { operations } = useEnvironment()
  const repeated = REPEATED[name]
  return useQuery({
    ...readQuery(operations, name, input),
    ...FRESH,
    ...(repeated !== undefined && { refetchInterval: repeated }),
    ...options,
  })
}

/**
 * Reads by an operation; `null` where there is no such thing.
 * @param isFresh reads again once the window gets the focus; true by default
 */
export function useFound<Name extends Read>(name: Name, input: Given<Name>, { isFresh = true } = {}) {
  const { operations } = useEnvironment()
  return useQuery({
    queryKey: readKey(name, input),
    queryFn: () => orNull(operations.read(name, input)),
    refetchOnWindowFocus: isFresh,
  })
}

interface ChangeOptions<Name extends Change> {
  readonly onDone?: (data: Result<Name>) => void
  /** Called besides keeping the error. */
  readonly onError?: (error: Error) => void
  /** Key of what the operation answers with, which shows at once. */
  readonly keyOf?: (data: Result<Name>) => QueryKey
  /** True for changes of the open page by the store: it is loaded again. */
  readonly refreshesPages?: boolean
}

/**
 * Changes by an operation. It keeps why it was refused. Afterwards, refused or not, screens read again what they show: others may have
 * been faster. `start` runs it once however often its button is pressed meanwhile.
 */
export function useChange<Name extends Change>(
  name: Name,
  { onDone, onError, keyOf, refreshesPages = false }: ChangeOptions<Name> = {},
) {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (input: Given<Name>) => operations.change(name, input),
    onSuccess(data) {
      const key = keyOf?.(data)
      if (key) client.setQueryData(key, data)
      refresh(client, key)
      if (refreshesPages) void client.invalidateQueries({ queryKey: ['page'] })
      onDone?.(data)
    },
    onError(error) {
      refresh(client)
      onError?.(error)
    },
  })
  // `isPending` is the last rendering's; a second press may come before the next.
  const isRunning = useRef(false)
  return {
    ...mutation,
    start(input: Given<Name>) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input, { onSettled: () => void (isRunning.current = false) })
    },
  }
}
