import { useSyncExternalStore } from 'react'

/** A phone held upright or sideways; `Toolbar.module.css` asks the same. */
const PHONE = '(max-width: 720px), (max-width: 1000px) and (max-height: 500px)'

const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(PHONE) : undefined)

const subscribe = (onChange: () => void) => {
  const list = query()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}

/** True while the window is too small to edit blocks in. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false)
