import { useSyncExternalStore } from 'react'

/** Listeners of one event. `add` returns a function that removes the listener. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>()
  return {
    call: (event: Event): void => {
      for (const listener of listeners) listener(event)
    },
    add: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => listeners.size,
  }
}

/** Store of a state that lives outside React, for views. */
export interface ReadableStore<State> {
  readonly get: () => State
  /** Calls back after each change; returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The state in the server's HTML and during hydration. */
  readonly initial: State
}

/** State outside React, shared by the blocks of a page: each is a React root of its own, so they cannot share a context. */
export interface Store<State> extends ReadableStore<State> {
  readonly set: (change: State | ((before: State) => State)) => void
}

interface Options {
  /** Runs when the first listener subscribes; what it returns runs when the last one leaves. */
  readonly connect?: () => () => void
}

/** @param initial no function: `set` would call it */
export function createStore<State>(initial: State, { connect }: Options = {}): Store<State> {
  let state = initial
  let disconnect: (() => void) | undefined
  const listeners = createListeners()
  return {
    initial,
    get: () => state,
    set(change) {
      const next = typeof change === 'function' ? (change as (before: State) => State)(state) : change
      if (next === state) return
      state = next
      listeners.call()
    },
    subscribe(listener) {
      if (listeners.count() === 0) disconnect = connect?.()
      const remove = listeners.add(listener)
      return () => {
        remove()
        if (listeners.count() === 0) disconnect?.()
      }
    },
  }
}

/** The present state of a store. The component renders again when it changes. */
export const useStore = <State>({ subscribe, get, initial }: ReadableStore<State>): State =>
  useSyncExternalStore(subscribe, get, () => initial)

const nothing = () => undefined
const noChange = () => nothing

/** Like `useStore`, but the store may be missing. */
export const useStoreIfAny = <State>(store: ReadableStore<State> | undefined): State | undefined =>
  useSyncExternalStore(store?.subscribe ?? noChange, store?.get ?? nothing, () => store?.initial)
