import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import { usePublished } from './use-published.ts'
import { orNull } from '#operators/client/operations.ts'

/** Time between two looks at the store while the page is in sight, ms. */
const LOOK_MS = 5000

/**
 * Looks for drafts and releases of other operators and follows them, so that what the screen calls saved is what the store
 * holds. Says so when the page is deleted, and saves what waits once it is restored. Rests while the tab is hidden and looks at once when it is shown again.
 */
export function useNewerDrafts(): void {
  const t = useTranslations('editor.addresses')
  const go = useNavigate()
  const { operations } = useEnvironment()
  const { session } = useEditor()
  const { detail, setDetail } = usePublished()
  const { data: summary, dataUpdatedAt } = useQuery({
    queryKey: ['summary', detail.key],
    queryFn: () => orNull(operations.read('pages.summary', { key: detail.key })),
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
  useEffect(() => {
    if (summary === undefined) return
    const wasGone = session.store.getState().isGone
    const isGone = summary === null
    if (isGone !== wasGone) session.store.setState({ isGone })
    if (summary && summary.hasOther !== session.store.getState().hasOther)
      session.store.setState({ hasOther: summary.hasOther })
    if (wasGone && !isGone) void session.autosave.flush()
  }, [summary, session])
  useEffect(() => {
    if (!summary || summary.key === detail.key) return
    // What waits here is saved first: the store takes it under the old key as well. The dialog that moves a page goes there itself.
    if (session.autosave.status().state !== 'saved' || session.store.getState().dialog === 'address') return
    toastDone(t('moved', { path: summary.path }))
    void go(`/pages/${summary.key}`, { replace: true })
  }, [summary, dataUpdatedAt, detail.key, session, go, t])
  const { liveVersion } = detail
  useEffect(() => {
    const { state } = session.autosave.status()
    if (!summary) return
    // A look that fails is followed by the next one.
    if (state === 'saved' && summary.revision > session.revision())
      void session.catchUp().catch(() => undefined)
    if (summary.liveVersion === liveVersion) return
    let isCurrent = true
    orNull(operations.read('pages.find', { key: detail.key })).then(
      page => page && isCurrent && setDetail(page),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [summary, dataUpdatedAt, liveVersion, session, operations, detail.key, setDetail])
}
