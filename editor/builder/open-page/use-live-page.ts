import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'

/** Time before a stream that the store refused is asked for again, ms. The page is looked at every few seconds all the same. */
const AGAIN_MS = 10_000
/** Interval at which this window says that it is still here, ms; the store lets go of it after 40 s. */
const HERE_MS = 15_000

/**
 * Follows what others do to the page as it happens, and tells them which block is selected here. Rests while the tab is hidden: a
 * browser has few connections to one server.
 */
export function useLivePage(): void {
  const { content, operations } = useEnvironment()
  const { session } = useEditor()
  const client = useQueryClient()
  const [own] = useState(() => crypto.randomUUID())
  const isShown = useIsShown()
  const { key } = session.detail
  const selected = useStore(session.store, state => state.selected)

  useEffect(() => {
    if (!isShown) return undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let close: () => void = () => undefined
    // A request may be about both languages: news of one is news of the other.
    const readReviews = () => void client.invalidateQueries({ queryKey: readKey('reviews.find') })
    const open = () => {
      close = content.watchPage(
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
          onRefused() {
            again = setTimeout(open, AGAIN_MS)
          },
        },
      )
    }
    open()
    return () => {
      clearTimeout(again)
      close()
      session.store.setState({ others: [] })
    }
  }, [isShown, content, session, client, key, own])

  useEffect(() => {
    if (!isShown) return undefined
    // Without an answer the next word comes soon.
    const tell = () =>
      void operations
        .change('pages.announce', { key, client: own, block: selected ?? null })
        .catch(() => undefined)
    tell()
    const here = setInterval(tell, HERE_MS)
    return () => clearInterval(here)
  }, [isShown, operations, key, own, selected])
}

function useIsShown(): boolean {
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener(
      'visibilitychange',
      () => setShown(document.visibilityState === 'visible'),
      stop,
    )
    return () => stop.abort()
  }, [])
  return isShown
}
