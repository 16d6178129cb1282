import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { PageCost } from '#renderer/cost/page-cost.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'

/** How long the stored draft must stay as it is before the server measures it. */
export const REST_MS = 2000

/** Waits; rejects as soon as the answer is no longer wanted. */
const rest = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, REST_MS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('Another draft is stored by now.'))
    })
  })

export interface PageCostState {
  /** Of the last draft that was measured; `undefined`: not yet, or not known. */
  readonly cost: PageCost | undefined
  readonly hasFailed: boolean
}

/** What the open page takes as the server makes it: measured once it shows, and again when a saved change has rested. */
export function usePageCost(): PageCostState {
  const { session, now } = useEditor()
  const { preview } = useEnvironment()
  const { key } = session.detail
  const isReady = useStore(session.store, state => state.isReady)
  const revision = useStore(session.store, state => state.save.revision)
  const { data, isError } = useQuery({
    queryKey: ['cost', key, revision, now],
    queryFn: async ({ signal }) => {
      await rest(signal)
      return preview.cost(key, now)
    },
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { cost: data, hasFailed: isError }
}
