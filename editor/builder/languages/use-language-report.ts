import { useStore } from 'zustand'
import type { LanguageReport } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { useRestedQuery } from '../../core/session/use-rested-query.ts'

const NOTHING: LanguageReport = { twin: null, texts: [] }

/** Time without a save in either language before both are compared again, ms: the store reads two whole pages for that. */
const REST_MS = 400

/**
 * Texts of one language that the other has left behind, asked for again once both are saved and rest.
 * @param session the page whose texts are judged
 * @param beside the page in the other language, or that page again while the other is not open
 */
export function useLanguageReport(session: PageSession, beside: PageSession): LanguageReport {
  const { operations } = useEnvironment()
  const { key } = session.detail
  const own = useStore(session.store, state => state.save.revision)
  const theirs = useStore(beside.store, state => state.save.revision)
  const { data } = useRestedQuery({
    queryKey: ['languages', key, own, theirs],
    ask: () => operations.read('pages.languages', { key }),
    restMs: REST_MS,
    isFirstAtOnce: true,
    gcTime: 0,
  })
  return data ?? NOTHING
}
