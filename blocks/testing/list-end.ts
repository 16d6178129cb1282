import { act, waitFor } from '@testing-library/react'
import { vi } from 'vitest'

interface Watched {
  readonly margin: string | undefined
  readonly root: Element | Document | null | undefined
  readonly onSight: (isNear: boolean) => void
}

/** The observer of the list's end that is set up now, if there is one. */
let watched: Watched | undefined

/**
 * For `beforeEach`: the test scrolls instead of a browser. Returns the clean-up.
 *
 * @param isEnd tells the observer of the list's end from others by its margin
 */
export function standInForScrolling(isEnd: (margin: string) => boolean = () => true): () => void {
  watched = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own: Watched | undefined
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        init?: IntersectionObserverInit,
      ) {
        // Pictures watch for themselves, without a margin.
        if (init?.rootMargin === undefined || !isEnd(init.rootMargin)) return
        const { rootMargin: margin, root } = init
        this.#own = { margin, root, onSight: isIntersecting => callback([{ isIntersecting }]) }
      }
      observe() {
        if (this.#own) watched = this.#own
      }
      unobserve() {}
      disconnect() {
        if (this.#own && watched === this.#own) watched = undefined
      }
    },
  )
  return () => vi.unstubAllGlobals()
}

/** What watches the list's end now. */
export const watchedEnd = (): Watched | undefined => watched

/** What watches the list's end, once something does: it is set up in the frame after the list is drawn, and after each batch. */
export const nextWatchedEnd = (): Promise<Watched> =>
  waitFor(() => {
    if (!watched) throw new Error('The end of the list is not watched.')
    return watched
  })

/** Comes to the end of the list (`near`) or goes away from it. */
export async function scroll(to: 'near' | 'away'): Promise<void> {
  const end = await nextWatchedEnd()
  act(() => end.onSight(to === 'near'))
}
