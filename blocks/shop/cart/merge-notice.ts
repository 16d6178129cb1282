import { createStore, useStore } from '#ui/store/store.ts'
import { useEffect } from 'react'
import { createKeptText } from '../session/kept-text.ts'

/** A login may be followed by another document, so the text waits in the tab. */
const kept = createKeptText('cairn:merge-notice', () => window.sessionStorage)
const notice = createStore({ text: '' })

/** Keeps what a merge of bags could not take over, until the shopper has read it; empty for nothing. Source: CO-59. */
export function keepMergeNotice(text: string): void {
  kept.write(text)
  notice.set({ text })
}

/** Goods the last merge could not take over; empty for nothing, and on a server. */
export function useMergeNotice(): string {
  useEffect(() => notice.set({ text: kept.read() ?? '' }), [])
  return useStore(notice).text
}
