import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

type Tell = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void

/** An observer for all tests of a file, as jsdom has none. Returns how to say whether what is watched is in sight. */
export function withSight(): (isIntersecting: boolean) => void {
  let watching: Tell[] = []
  beforeEach(() => {
    watching = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly tell: Tell
        constructor(tell: Tell) {
          this.tell = tell
        }
        observe() {
          watching.push(this.tell)
        }
        disconnect() {
          watching = watching.filter(each => each !== this.tell)
        }
      },
    )
    return () => vi.unstubAllGlobals()
  })
  return isIntersecting => act(() => watching.forEach(tell => tell([{ isIntersecting }])))
}
