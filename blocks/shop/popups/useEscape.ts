import { useEffect, useEffectEvent } from 'react'

/** Escape, wherever the focus is; not while a dialog is open over everything, nor while composing Chinese. */
export function useEscape(leave: () => void): void {
  const onEscape = useEffectEvent(leave)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (!document.querySelector('dialog[open]')) onEscape()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
