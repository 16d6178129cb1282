import { isDeepStrictEqual } from 'node:util'

/** An operator who has something open, once for each window, and what that window says of its work. */
export type Present<Doing extends object> = { readonly client: string; readonly name: string } & Doing

/** Message between processes about their windows. It is not stored. */
export type PresenceWords<Doing extends object> =
  | ({ readonly kind: 'here'; readonly key: string } & Present<Doing>)
  | { readonly kind: 'gone'; readonly key: string; readonly client: string }

/** Messages between the processes that share a store. */
export interface Channel {
  /** Tells the other processes. */
  readonly say: (words: unknown) => void
  readonly onSaid: (listener: (words: unknown) => void) => void
}

/** An operator without a sign of life for this long counts as gone. Milliseconds. */
export const SILENCE_MS = 40_000

/** Most windows that are remembered of one operator, and at one place. */
export const MOST_WINDOWS = 50
export const MOST_PRESENT = 50

type Listener<Event> = (event: Event) => void

/** Operators by what they have open, and the events sent to them. */
export interface Presence<Doing extends object, Event> {
  /** Returns the function that unsubscribes. */
  readonly listen: (key: string, listener: Listener<Event>) => () => void
  readonly tell: (key: string, event: Event) => void
  readonly present: (key: string) => readonly Present<Doing>[]
  readonly announce: (key: string, window: Present<Doing>) => void
  readonly leave: (key: string, client: string) => void
  /** Returns true if a window of this process waits for what happens there. */
  readonly isOpen: (key: string) => boolean
  /** Reads what another process said. */
  readonly hear: (words: PresenceWords<Doing>) => void
  /** Lets go of operators who fell silent. */
  readonly sweep: () => void
}

interface Options<Doing extends object, Event> {
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** The event that lists who is present. */
  readonly eventOf: (operators: readonly Present<Doing>[]) => Event
  /** Tells other processes of windows of this one. */
  readonly say?: ((words: PresenceWords<Doing>) => void) | undefined
  /** Keys of one place are equal here; each key is a place of its own by default. */
  readonly placeOf?: (key: string) => string
}

interface Window<Doing extends object> {
  readonly place: string
  readonly said: Present<Doing>
  /** Epoch milliseconds. */
  readonly heardAt: number
}

/** Windows by place and client, at most so many of one operator and at one place. */
function createWindows<Doing extends object>() {
  const places = new Map<string, Map<string, Window<Doing>>>()
  const of = (place: string) => [...(places.get(place)?.values() ?? [])]
  const all = () => [...places.values()].flatMap(each => [...each.values()])
  return {
    of,
    all,
    find: (place: string, client: string) => places.get(place)?.get(client),
    remove(place: string, client: string): boolean {
      const here = places.get(place)
      const isRemoved = here?.delete(client) === true
      if (here?.size === 0) places.delete(place)
      return isRemoved
    },
    /** Windows that make room for another one, longest silent first. */
    inTheWay(place: string, name: string): readonly Window<Doing>[] {
      const oldest = (windows: readonly Window<Doing>[], most: number) =>
        windows.length < most ? [] : windows.toSorted((a, b) => a.heardAt - b.heardAt).slice(0, 1)
      const own = oldest(
        all().filter(({ said }) => said.name === name),
        MOST_WINDOWS,
      )
      const here = oldest(
        of(place).filter(window => !own.includes(window)),
        MOST_PRESENT,
      )
      return [...own, ...here]
    },
    put(window: Window<Doing>) {
      const here = places.get(window.place) ?? new Map<string, Window<Doing>>()
      places.set(window.place, here.set(window.said.client, window))
    },
  }
}

/**
 * Who has what open. In memory: windows announce themselves regularly, so a process that missed one announcement receives the next.
 */
export function createPresence<Doing extends object, Event>({
  clock,
  eventOf,
  say = () => {},
  placeOf = key => key,
}: Options<Doing, Event>): Presence<Doing, Event> {
  const listeners = new Map<string, Set<Listener<Event>>>()
  const windows = createWindows<Doing>()

  const tellAt = (place: string, event: Event) => {
    for (const listener of listeners.get(place) ?? []) listener(event)
  }
  const presentAt = (place: string) => windows.of(place).map(({ said }) => said)
  const tellPresence = (place: string) => tellAt(place, eventOf(presentAt(place)))

  function letGo(place: string, client: string) {
    if (windows.remove(place, client)) tellPresence(place)
  }

  function meet(key: string, said: Present<Doing>) {
    const place = placeOf(key)
    const before = windows.find(place, said.client)
    if (!before) for (const each of windows.inTheWay(place, said.name)) letGo(each.place, each.said.client)
    windows.put({ place, said, heardAt: clock() })
    if (!isDeepStrictEqual(before?.said, said)) tellPresence(place)
  }

  return {
    listen(key, listener) {
      const place = placeOf(key)
      const all = listeners.get(place) ?? new Set()
      listeners.set(place, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && listeners.get(place) === all) listeners.delete(place)
      }
    },
    tell: (key, event) => tellAt(placeOf(key), event),
    present: key => presentAt(placeOf(key)),
    isOpen: key => listeners.has(placeOf(key)),
    announce(key, window) {
      meet(key, window)
      say({ kind: 'here', key, ...window })
    },
    leave(key, client) {
      letGo(placeOf(key), client)
      say({ kind: 'gone', key, client })
    },
    hear(words) {
      if (words.kind === 'gone') return letGo(placeOf(words.key), words.client)
      const { kind: _, key, ...said } = words
      meet(key, said as unknown as Present<Doing>) // all that is left of the words
    },
    sweep() {
      const oldest = clock() - SILENCE_MS
      for (const { place, said, heardAt } of windows.all()) if (heardAt < oldest) letGo(place, said.client)
    },
  }
}
