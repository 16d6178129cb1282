import { type Dispatch, useEffect, useRef } from 'react'
import type { DrawerEvent, DrawerState } from './drawer-state.ts'
import { FirstLevel } from './FirstLevel.tsx'
import type { NavEntry } from './nav-entry.ts'
import { SecondLevel } from './SecondLevel.tsx'

export interface DrawerLevelsProps {
  readonly state: DrawerState
  readonly send: Dispatch<DrawerEvent>
  readonly entries: readonly NavEntry[]
}

/** The level that shows; the focus goes to the way back, and back to where it came from. Source: L-051, L-056, L-057. */
export function DrawerLevels({ state, send, entries }: DrawerLevelsProps) {
  const place = useRef<HTMLDivElement>(null)
  const left = useRef<number>(undefined)
  const entry = state.level === 'second' ? state.entry : undefined
  useEffect(() => {
    if (entry === undefined && left.current === undefined) return
    const wanted = entry === undefined ? `[data-entry="${left.current}"]` : '[data-back]'
    left.current = entry
    place.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [entry])
  const selected = entry === undefined ? undefined : entries[entry]
  return (
    <div ref={place}>
      {selected ? (
        <SecondLevel entry={selected} onBack={() => send({ type: 'back' })} />
      ) : (
        <FirstLevel entries={entries} onSelect={at => send({ type: 'select', entry: at })} />
      )}
    </div>
  )
}
