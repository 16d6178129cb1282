import { useSyncExternalStore } from 'react'

const query = () =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-reduced-motion: reduce)') : undefined

const subscribe = (onChange: () => void) => {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** True when the shopper's system asks for less motion; false on the server and while hydrating. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  )
