import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import { useAnnouncing, useLiveStream } from '../../kit/presence/use-live.ts'

/**
 * Follows what others do to the page as it happens, and tells them which block is selected here. Rests while the tab is hidden: a
 * browser has few connections to one server.
 */
export function useLivePage(): void {
  const { content, operations } = useEnvironment()
  const { session } = useEditor()
  const client = useQueryClient()
  const [own] = useState(() => crypto.randomUUID())
  const { key } = session.detail
  const selected = useStore(session.store, state => state.selected)

  const watch = useCallback(
    (onRefused: () => void) => {
      // A request may be about both languages: news of one is news of the other.
      const readReviews = () => void client.invalidateQueries({ queryKey: readKey('reviews.find') })
      const close = content.watchPage(
        key,
        { after: session.autosave.status().revision, client: own },
        {
          onEvent(event) {
            // What cannot be taken up now is asked for by the next look.
            if (event.kind === 'steps') void session.receive(event.answer).catch(() => undefined)
            else if (event.kind === 'present')
              session.store.setState({ others: event.operators.filter(other => other.client !== own) })
            else if (event.kind === 'review') readReviews()
            else {
              void client.invalidateQueries({ queryKey: ['summary', key] })
              // The other language may have been deleted or restored.
              readReviews()
            }
          },
          onRefused,
        },
      )
      return () => {
        close()
        session.store.setState({ others: [] })
      }
    },
    [content, session, client, key, own],
  )
  useLiveStream(watch)

  const announce = useCallback(
    () => operations.change('pages.announce', { key, client: own, block: selected ?? null }),
    [operations, key, own, selected],
  )
  useAnnouncing(announce)
}
