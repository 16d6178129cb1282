import { useStore } from 'zustand'
import type { PageCost } from '#renderer/cost/page-cost.ts'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useRestedQuery } from '../../core/session/use-rested-query.ts'

/** Time the stored draft must stay as it is before the server measures it. */
export const REST_MS = 2000

export interface PageCostState {
  /** Of the last draft that was measured; `undefined`: not yet, or not known. */
  readonly cost: PageCost | undefined
  readonly hasFailed: boolean
}

/** Cost of the open page as the server makes it: measured once it shows, and again when a saved change has rested. */
export function usePageCost(): PageCostState {
  const { session, now } = useEditor()
  const { preview } = useEnvironment()
  const { key } = session.detail
  const isReady = useStore(session.store, state => state.isReady)
  const revision = useStore(session.store, state => state.save.revision)
  const { data, isError } = useRestedQuery({
    queryKey: ['cost', key, revision, now],
    ask: () => preview.cost(key, now),
    restMs: REST_MS,
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { cost: data, hasFailed: isError }
}
