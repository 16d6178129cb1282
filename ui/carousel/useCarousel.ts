import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../hydrated/useIsHydrated.ts'
import type { CarouselDriver } from './driver.ts'
import { startStrip } from './strip.ts'

interface Given {
  readonly viewport: RefObject<HTMLElement | null>
  readonly count: number
  /** Duration of a transition in milliseconds. */
  readonly speed: number
  /** Stays a scrolling strip: on the editor's canvas. */
  readonly isStill: boolean
}

/**
 * Drives the slides: as a strip at first, with Swiper once it has loaded. `isAlive` is false in the server's HTML;
 * `isTurning` is true once Swiper runs.
 */
export function useCarousel({ viewport, count, speed, isStill }: Given) {
  const [index, setIndex] = useState(0)
  const isAlive = useIsHydrated()
  const [isTurning, setTurning] = useState(false)
  const driver = useRef<CarouselDriver>(undefined)

  useEffect(() => {
    const element = viewport.current
    if (!element || count < 2) return
    let isGone = false
    driver.current = startStrip(element, { speed, onMove: setIndex })
    if (!isStill)
      import('./engine.ts').then(
        ({ startEngine }) => {
          if (isGone) return
          driver.current?.stop()
          driver.current = startEngine(element, { speed, onMove: setIndex })
          setTurning(true)
        },
        // If the chunk fails to load, the strip still works.
        (error: unknown) => console.warn('The carousel stays a strip.', error),
      )
    return () => {
      isGone = true
      driver.current?.stop()
      driver.current = undefined
    }
  }, [viewport, count, speed, isStill])

  return {
    index: Math.min(index, Math.max(0, count - 1)),
    isAlive,
    isTurning: isTurning && count > 1 && !isStill,
    go: (to: number) => driver.current?.go(to),
    next: () => driver.current?.next(),
    previous: () => driver.current?.previous(),
  }
}
