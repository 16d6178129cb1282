import type { PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { Clash } from '../model/rebase.ts'

/** Steps that never reached the store, and decisions not made yet, kept on this machine. */
export interface Unsent {
  readonly steps: readonly PageStep[]
  readonly clashes: readonly Clash[]
  /** Revision the steps were made on. */
  readonly revision: number
  /** Epoch ms. */
  readonly at: number
}

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

/** Data of a page stored on this machine between visits. */
export const createLocalCopy = (pageKey: string, local: Storage) => {
  const key = `cairn.steps.${pageKey}`
  return {
    unsent: () => read<Unsent>(local, key),
    keepUnsent: (unsent: Unsent) => write(local, key, unsent),
    forgetUnsent: () => local.removeItem(key),
  }
}
export type LocalCopy = ReturnType<typeof createLocalCopy>
