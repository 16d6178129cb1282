import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/** Waits; rejects as soon as the answer is no longer wanted. */
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('Saved again in the meantime.'))
    })
  })

interface RestedQuery<Data> extends Pick<UseQueryOptions<Data>, 'enabled' | 'gcTime' | 'staleTime'> {
  /** Holds the revisions that the answer is about. */
  readonly queryKey: QueryKey
  readonly ask: () => Promise<Data>
  /** Time without a save before the server is asked, ms. */
  readonly restMs: number
  /** Asks for the first answer at once. */
  readonly isFirstAtOnce?: boolean
}

/** Findings of the server in saved drafts: asked again once no new one is saved for a while, with the answer before until then. */
export function useRestedQuery<Data>({ ask, restMs, isFirstAtOnce = false, ...options }: RestedQuery<Data>) {
  const hasAsked = useRef(false)
  return useQuery({
    ...options,
    queryFn: async ({ signal }) => {
      if (hasAsked.current || !isFirstAtOnce) await rest(restMs, signal)
      hasAsked.current = true
      return ask()
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
}
