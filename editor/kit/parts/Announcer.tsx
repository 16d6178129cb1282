import { useSyncExternalStore } from 'react'

/** Says things to screen readers, politely. */
export class Announcer {
  #said = { text: '', turn: 0 }
  readonly #listeners = new Set<() => void>()

  readonly say = (text: string): void => {
    this.#said = { text, turn: this.#said.turn + 1 }
    for (const listener of this.#listeners) listener()
  }
  readonly watch = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly said = () => this.#said
}

/** Live region of an announcer's words. */
export function AnnouncerRegion({ announcer }: { readonly announcer: Announcer }) {
  const { text, turn } = useSyncExternalStore(announcer.watch, announcer.said)
  return (
    <div className="visuallyHidden" aria-live="polite" data-testid="announcements">
      {/* A new element each time, or the same words twice would be said once. */}
      <span key={turn}>{text}</span>
    </div>
  )
}
