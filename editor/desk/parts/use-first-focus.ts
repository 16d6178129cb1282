import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into a field as soon as it shows, where that is the next thing to do. @returns the field's ref */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
