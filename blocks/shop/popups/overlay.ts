import type { ReactNode } from 'react'
import { createStore } from '#ui/store/store.ts'

/** Something over the page that no block owns: quick view, a warning. */
interface Overlay {
  readonly key: number
  readonly render: (close: () => void) => ReactNode
}

/** Overlay over the page now; `OverlayOutlet` draws it. */
export const overlays = createStore<{ readonly shown: readonly Overlay[] }>({ shown: [] })

let last = 0

/** Shows something over the page until it calls `close`; in browsers only. It is inside the page's providers. */
export function showOverlay(render: Overlay['render']): void {
  last += 1
  const overlay = { key: last, render }
  overlays.set(({ shown }) => ({ shown: [...shown, overlay] }))
}

export const closeOverlay = (key: number): void =>
  overlays.set(({ shown }) => ({ shown: shown.filter(overlay => overlay.key !== key) }))

/** What belonged to a page goes with it. */
export const closeOverlays = (): void => overlays.set({ shown: [] })
