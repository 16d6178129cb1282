import { useStore } from 'zustand'
import type { LanguageReport } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { useRestedQuery } from '../../core/session/use-rested-query.ts'

const NOTHING: LanguageReport = { twin: null, texts: [] }

/** Time without a save in either language before both are compared again, ms: the store reads two whole pages for that. */
const REST_MS = 400

/** State of the texts of one language of the open page, asked for again once it is saved and rests. */
export function useLanguageReport(session: PageSession): LanguageReport {
  const { operations } = useEnvironment()
  const { key } = session.detail
  const revision = useStore(session.store, state => state.save.revision)
  const { data } = useRestedQuery({
    queryKey: ['languages', key, revision],
    ask: () => operations.read('pages.languages', { key }),
    restMs: REST_MS,
    isFirstAtOnce: true,
    enabled: !session.isSection,
    gcTime: 0,
  })
  return data ?? NOTHING
}
