import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and while it comes alive, true ever after: for controls that need script. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
