import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { untilIdle } from '#ui/idle/when-idle.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { PageChecks } from './page-checks.ts'

/** The checks of an open page: they run once it shows, and again after each save that it rests upon. */
export function usePageChecks({ page, detail, store, isSection }: PageSession): PageChecks {
  const { operations, clock } = useEnvironment()
  const [checks] = useState(
    () =>
      new PageChecks({
        page,
        locale: detail.locale,
        clock,
        // A section is no page: the store knows nothing about it.
        ask: async questions =>
          isSection
            ? { answers: NO_ANSWERS, stale: [] }
            : operations.ask('pages.facts', { key: detail.key, ...questions }),
        idle: untilIdle,
      }),
  )
  useEffect(() => {
    if (store.getState().isReady) checks.touch()
    const unsubscribe = store.subscribe((state, before) => {
      if (state.isReady && (state.save !== before.save || !before.isReady)) checks.touch()
    })
    // The media library may be open in another tab.
    const onFocus = () => store.getState().isReady && checks.askPicturesAgain()
    window.addEventListener('focus', onFocus)
    return () => {
      window.removeEventListener('focus', onFocus)
      unsubscribe()
      checks.stop()
    }
  }, [store, checks])
  return checks
}

/** Points to check in one block. */
export function usePointsIn(id: string): number {
  const { checks } = useEditor()
  return useSyncExternalStore(checks.watch, () => checks.countOf(id))
}

/** Problems in one block that stop publishing. */
export function useErrorsIn(id: string): number {
  const { checks } = useEditor()
  return useSyncExternalStore(checks.watch, () => checks.errorsIn(id))
}

/** Points on the whole page that stop publishing. */
export function useStoppingPoints(): number {
  const { checks } = useEditor()
  return useSyncExternalStore(checks.watch, () => checks.stopping)
}

/** Points to check on the whole page. */
export function usePoints(): number {
  const { checks } = useEditor()
  return useSyncExternalStore(checks.watch, () => checks.total)
}
