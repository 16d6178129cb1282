import { createStore, useStore } from '#ui/store/store.ts'

/** Shopper, as frame and screens show them. Source: L-037. */
export interface Shopper {
  readonly isVisitor: boolean
  /** Greeting of a member: their name, else what they like to be called; empty for visitors. Source: LO-76. */
  readonly name: string
  /** Of staff; empty for other shoppers. Source: L-035. */
  readonly staffCode: string
  /** Go-dollar; `null` while it is not known. Source: L-036. */
  readonly balance: number | null
}

export const VISITOR: Shopper = { isVisitor: true, name: '', staffCode: '', balance: null }

/** Session storage key of a registration of this tab, kept until the member logs out. Source: M-051, MO-20. */
export const REGISTERED = 'cairn:registered'

interface State {
  /** Absent until the session was asked: pages are the same for every shopper. */
  readonly shopper?: Shopper
  /** True if a visitor's bag is being moved into the member's. Source: M-071. */
  readonly isMerging?: boolean
  /** True if the session of the member that the page shows has ended; the page then asks for a login. Source: M-022. */
  readonly isOver?: boolean
}

/** Filled in the browser after load, never on a server. */
export const shopperStore = createStore<State>({})

/** Returns true if the session of the member that the page shows has ended. */
export const useIsSessionOver = (): boolean => useStore(shopperStore).isOver === true

/** `undefined` until the session was asked. */
export const useShopper = (): Shopper | undefined => useStore(shopperStore).shopper
