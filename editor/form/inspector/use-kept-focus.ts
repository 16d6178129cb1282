import { type RefObject, useEffect, useRef } from 'react'
import { keepFocus } from '../../kit/parts/focus-kept.ts'
import { FOCUSABLE } from './FieldTemplate.tsx'

/** Controls of an option, in order. */
const controlsOf = (option: Element | null) => [...(option?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]

/**
 * Keeps the keyboard in the option whose button goes with its press, such as the one that clears a picture: on the control that follows.
 * @returns the form's ref
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null
      const option = pressed?.closest('[data-option]') ?? null
      const at = pressed ? controlsOf(option).indexOf(pressed) : -1
      keepFocus(() => {
        const left = controlsOf(option)
        return [...left.slice(at), ...left.slice(0, Math.max(at, 0)).toReversed()]
      })
    }
    form.current?.addEventListener('click', onClick, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return form
}
