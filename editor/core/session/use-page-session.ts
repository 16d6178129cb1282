import type { Operator } from '#operators/operator.ts'
import type { OpenedPage, PageDetail } from '#content-store/client/types.ts'
import { useEffect, useState } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { sessionCalls } from './session-calls.ts'
import { createLocalCopy } from './unsent.ts'
import { openPageSession, type PageSession } from './page-session.ts'

/** The session lives as long as the page is open, and leaves its localCopy when the tab goes away. */
export function usePageSession(detail: PageDetail | OpenedPage, operator: Operator): PageSession {
  const { operations, clock } = useEnvironment()
  const [session] = useState(() =>
    openPageSession(detail, {
      ...sessionCalls(operations, detail.key, operator.name),
      localCopy: createLocalCopy(detail.key, operator.name, localStorage),
      operator: operator.name,
      clock,
    }),
  )
  useEffect(() => {
    const onHide = () => session.keep()
    const onOnline = () => void session.autosave.flush()
    window.addEventListener('pagehide', onHide)
    window.addEventListener('online', onOnline)
    if (session.unsent) session.store.setState({ dialog: 'unsent' })
    return () => {
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('online', onOnline)
      // Leaving the page inside the editor saves at once; what cannot be saved stays in this browser.
      session.keep()
      void session.autosave.flush()
    }
  }, [session])
  return session
}
