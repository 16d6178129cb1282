import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { LanguageReport } from '#content-store/client/types.ts'
import { useEnvironment } from '../environment.ts'
import type { PageSession } from '../session/page-session.ts'

const NOTHING: LanguageReport = { twin: null, texts: [] }

/**
 * Texts of one language that the other has left behind, asked for again after each save in either.
 * @param session the page whose texts are judged
 * @param beside the page in the other language, or that page again while the other is not open
 */
export function useLanguageReport(session: PageSession, beside: PageSession): LanguageReport {
  const { content } = useEnvironment()
  const { key } = session.detail
  const own = useStore(session.store, state => state.save.revision)
  const theirs = useStore(beside.store, state => state.save.revision)
  const { data } = useQuery({
    queryKey: ['languages', key, own, theirs],
    queryFn: () => content.languages(key),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data ?? NOTHING
}
