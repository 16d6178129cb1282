import type { PageContent } from '#content-store/client/types.ts'
import { EMPTY_HISTORY, type History } from './model/history.ts'

/** Edits that never reached the store, kept on this machine. */
export interface Unsent {
  readonly content: PageContent
  /** Revision they started from. */
  readonly revision: number
  /** Epoch ms. */
  readonly at: number
}

interface KeptHistory {
  readonly history: History
  /** The page the steps fit: a saved revision, or the unsent edits of that moment. */
  readonly fits: string
}

export const fitsRevision = (revision: number) => `revision ${revision}`
export const fitsUnsent = (at: number) => `unsent ${at}`

function read<Value>(storage: Storage, key: string): Value | undefined {
  const text = storage.getItem(key)
  if (!text) return undefined
  try {
    return JSON.parse(text) as Value // our own writing, under our own key
  } catch {
    storage.removeItem(key)
    return undefined
  }
}

/** A full storage loses the copy, never the page: the page itself is on its way to the store. */
function write(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

/** What a page leaves on this machine between visits: unsent edits, and the steps of this tab. */
export const createLocalCopy = (pageKey: string, local: Storage, session: Storage) => {
  const unsentKey = `cairn.unsent.${pageKey}`
  const historyKey = `cairn.history.${pageKey}`
  return {
    unsent: () => read<Unsent>(local, unsentKey),
    keepUnsent: (unsent: Unsent) => write(local, unsentKey, unsent),
    forgetUnsent: () => local.removeItem(unsentKey),
    /** The steps of this tab, if they belong to the page in this very state. */
    historyFor(fits: string): History {
      const kept = read<KeptHistory>(session, historyKey)
      return kept?.fits === fits ? kept.history : EMPTY_HISTORY
    },
    keepHistory: (history: History, fits: string) =>
      write(session, historyKey, { history, fits } satisfies KeptHistory),
  }
}
export type LocalCopy = ReturnType<typeof createLocalCopy>
