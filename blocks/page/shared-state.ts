import { useSyncExternalStore } from 'react'

/** State several blocks of a page look at; each is a React root of its own, so they cannot share a context. */
export interface Store<State> {
  readonly get: () => State
  readonly set: (change: State | ((before: State) => State)) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server rendered with; a block that hydrates late begins there. */
  readonly initial: State
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set(change) {
      const next = typeof change === 'function' ? change(state) : change
      if (next === state) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The present state of a store; the block renders again when it changes. */
export const useStore = <State extends object>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)

const nothing = () => undefined
const noChange = () => nothing

/** The same where there may be no store. */
export const useStoreIfAny = <State extends object>(store: Store<State> | undefined): State | undefined =>
  useSyncExternalStore(store?.subscribe ?? noChange, store?.get ?? nothing, () => store?.initial)

/** What the blocks of one page share for as long as it shows, by key. */
export interface SharedState {
  /** The thing under this key; made by whichever block asks first. Every block makes it from the same data. */
  readonly of: <Value>(key: string, make: () => Value) => Value
}

export function createSharedState(): SharedState {
  const values = new Map<string, unknown>()
  return {
    of<Value>(key: string, make: () => Value) {
      if (!values.has(key)) values.set(key, make())
      return values.get(key) as Value // one key, one maker
    },
  }
}
