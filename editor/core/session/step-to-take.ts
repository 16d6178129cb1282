import type { Step } from '../model/history.ts'
import type { PageSession } from './page-session.ts'

/** The step that is taken next in one language. */
export function nextStep({ store }: PageSession, way: 'undo' | 'redo'): Step | undefined {
  const { past, future } = store.getState().history
  return way === 'undo' ? past.at(-1) : future[0]
}

/** The language whose step is taken next: while both are open, the one that was changed last. */
export function sessionToTake(session: PageSession, way: 'undo' | 'redo'): PageSession {
  const { twin } = session.store.getState()
  const theirs = twin && nextStep(twin, way)
  if (!twin || !theirs) return session
  const own = nextStep(session, way)
  if (!own) return twin
  const [here, there] = [own.at ?? 0, theirs.at ?? 0]
  return (way === 'undo' ? there > here : there < here) ? twin : session
}
