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

/** Name under which a page's steps are kept. Earlier versions kept one copy for all operators. */
const nameOf = (pageKey: string) => `cairn.steps.${pageKey}`
const nameOfOwn = (pageKey: string, operator: string) => `${nameOf(pageKey)}/${operator}`

/** Data of a page that an operator has on this machine between visits. It is offered to no one else. */
export const createLocalCopy = (pageKey: string, operator: string, local: Storage) => {
  const [older, key] = [nameOf(pageKey), nameOfOwn(pageKey, operator)]
  return {
    unsent: () => read<Unsent>(local, key) ?? read<Unsent>(local, older),
    keepUnsent: (unsent: Unsent) => write(local, key, unsent),
    forgetUnsent() {
      local.removeItem(key)
      local.removeItem(older)
    },
  }
}

/** Other operators who have steps of a page on this machine that never reached the store. */
export function othersWithUnsent(pageKey: string, operator: string, local: Storage): readonly string[] {
  const start = nameOfOwn(pageKey, '')
  return Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
    .filter(key => key.startsWith(start))
    .map(key => key.slice(start.length))
    .filter(name => name !== operator)
    .sort()
}
export type LocalCopy = ReturnType<typeof createLocalCopy>
