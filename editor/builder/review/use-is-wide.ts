import { useSyncExternalStore } from 'react'

/** Room for two pages beside the comments; `review.module.css` asks the same. */
const WIDE = '(min-width: 1200px)'

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : undefined)

const subscribe = (onChange: () => void) => {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** True while the window has room for both languages side by side. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
