import { pageId, parseKey } from '../page/page-path.ts'
import type { PageEvent, Presence } from '../client/types.ts'
import type { Said } from '../storage/content-storage.ts'

/** An operator without a sign of life for this long counts as gone. Milliseconds. */
export const SILENCE_MS = 40_000

type Listener = (event: PageEvent) => void

/** Position an operator reports. */
interface Announcement {
  /** One open window of an operator. */
  readonly client: string
  readonly name: string
  readonly block: string | null
}

export interface PageEvents {
  /** Returns the function that unsubscribes. */
  readonly listen: (key: string, listener: Listener) => () => void
  readonly tell: (key: string, event: PageEvent) => void
  readonly present: (key: string) => readonly Presence[]
  readonly announce: (key: string, announcement: Announcement) => void
  readonly leave: (key: string, client: string) => void
  /** Returns true if an editor of this process waits for what happens to a page. */
  readonly isOpen: (key: string) => boolean
  /** Takes what another process said. */
  readonly hear: (words: Said) => void
  /** Lets go of operators who fell silent. */
  readonly sweep: () => void
}

/** Both languages of a page are one for those who have it open. */
const pageOf = (key: string) => {
  const place = parseKey(key)
  return place ? pageId(place.path) : key
}

/**
 * Operators by open page, and the events sent to them. In memory: windows announce themselves regularly, so a process that
 * missed one announcement receives the next.
 * @param say tells other processes of windows of this one
 */
export function createPageEvents(clock: () => number, say: (words: Said) => void = () => {}): PageEvents {
  /** By the page's id. */
  const listeners = new Map<string, Set<Listener>>()
  const here = new Map<string, Map<string, Presence & { readonly heardAt: number }>>()

  const tell = (key: string, event: PageEvent) => {
    for (const listener of listeners.get(pageOf(key)) ?? []) listener(event)
  }
  const present = (key: string) =>
    [...(here.get(pageOf(key))?.values() ?? [])].map(({ client, name, block }) => ({ client, name, block }))
  const tellPresence = (key: string) => tell(key, { kind: 'present', operators: present(key) })

  function letGo(key: string, client: string) {
    const page = pageOf(key)
    const clients = here.get(page)
    if (!clients?.delete(client)) return
    if (clients.size === 0) here.delete(page)
    tellPresence(key)
  }

  function meet(key: string, { client, name, block }: Announcement) {
    const page = pageOf(key)
    const clients = here.get(page) ?? new Map()
    const before = clients.get(client)
    here.set(page, clients.set(client, { client, name, block, heardAt: clock() }))
    if (before?.block !== block || before.name !== name) tellPresence(key)
  }

  return {
    listen(key, listener) {
      const page = pageOf(key)
      const all = listeners.get(page) ?? new Set()
      listeners.set(page, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && listeners.get(page) === all) listeners.delete(page)
      }
    },
    tell,
    present,
    isOpen: key => listeners.has(pageOf(key)),
    announce(key, announcement) {
      meet(key, announcement)
      const { client, name, block } = announcement
      say({ kind: 'here', key, client, name, block })
    },
    leave(key, client) {
      letGo(key, client)
      say({ kind: 'gone', key, client })
    },
    hear(words) {
      if (words.kind === 'here') meet(words.key, words)
      else letGo(words.key, words.client)
    },
    sweep() {
      const oldest = clock() - SILENCE_MS
      for (const [key, clients] of here)
        for (const { client, heardAt } of clients.values()) if (heardAt < oldest) letGo(key, client)
    },
  }
}
