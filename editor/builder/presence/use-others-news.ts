import type { LogEntry } from '#content-store/client/draft/draft-steps.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { newsOf } from './others-news.ts'

/** Changes of others are gathered this long before they are said, ms: who types must not be talked over. */
export const GATHER_MS = 5000

/** Says to screen readers what other operators change on the page, gathered. */
export function useOthersNews(): void {
  const t = useTranslations('editor.presence')
  const { session, announce } = useEditor()
  useEffect(() => {
    let gathered: LogEntry[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = () => {
      const lines = newsOf(gathered).map(({ name, blocks, isPage }) =>
        isPage ? t('changedPage', { name, count: blocks }) : t('changed', { name, count: blocks }),
      )
      gathered = []
      timer = undefined
      if (lines.length > 0) announce(lines.join(' '))
    }
    const stop = session.watchOthers(entry => {
      gathered.push(entry)
      timer ??= setTimeout(say, GATHER_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [session, announce, t])
}
