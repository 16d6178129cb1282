import { createStore } from '#ui/store/store.ts'

/**
 * The element around the bag's sign in the header: what watches it opens the mini cart, and draws it in there. Header and mini
 * cart are React roots of their own, so they meet here. Nothing on a server.
 */
export const cartPlace = createStore<{ readonly element?: HTMLElement | undefined }>({})
