import { namesIn } from '#api/rules/line-changes.ts'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { FOCUSABLE } from '../../form/inspector/FieldTemplate.tsx'
import type { FocusRequest } from '../../kit/services/inspector-services.ts'

/** A field of a product that the operator should look at. A new object for each jump. */
export interface Jump {
  /** Code of the product. */
  readonly code: string
  /** As `pathOf` writes it. */
  readonly path: string
}

const jumps = createContext<Jump | undefined>(undefined)
export const JumpProvider = jumps

/** The last jump, where it leads to a field or to something in it. */
export function useJump(field: string): Jump | undefined {
  const jump = use(jumps)
  return jump && `${jump.path}.`.startsWith(`${field}.`) ? jump : undefined
}

/** Entries of lists by which paths name them. */
const isNamed = (name: string) => (entry: unknown) => {
  const { code, url } = Object(entry) as { readonly code?: unknown; readonly url?: unknown }
  return code === name || url === name
}

/** Path of a field as forms write it: entries of lists by their places. It ends where an entry is not there. */
export function placedPath(path: string, line: unknown): string {
  const placed: string[] = []
  let value = line
  for (const name of namesIn(path)) {
    const key = Array.isArray(value) ? String(value.findIndex(isNamed(name))) : name
    if (key === '-1') break
    placed.push(key)
    value = (Object(value) as Readonly<Record<string, unknown>>)[key]
  }
  return placed.join('.')
}

/** Runs `follow` once for each jump, while rendering. */
export function useOnJump(jump: Jump | undefined, follow: (jump: Jump) => void): void {
  const [seen, setSeen] = useState<Jump>()
  if (!jump || jump === seen) return
  setSeen(jump)
  follow(jump)
}

/** Shows an element and focuses the first control in it when the form points at it. */
export function useFocusOn(request: FocusRequest | undefined) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!request) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [request])
  return place
}
