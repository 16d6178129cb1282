import type { CarouselDriver, DriverOptions } from '../driver.ts'

/** Records the calls for tests to inspect and clear. `refusals` is the number of moves it will refuse. */
export const calls = { speeds: [] as number[], stops: 0, refusals: 0 }

/** Replaces Swiper, which measures elements and cannot in jsdom. */
export function startEngine(viewport: HTMLElement, { speed, onMove }: DriverOptions): CarouselDriver {
  calls.speeds.push(speed)
  const count = viewport.querySelectorAll('.carouselSlide').length
  let index = 0
  const go = (to: number) => {
    if (calls.refusals > 0) {
      calls.refusals -= 1
      return
    }
    index = (to + count) % count
    onMove(index)
  }
  go(0)
  return {
    go,
    next: () => go(index + 1),
    previous: () => go(index - 1),
    stop: () => {
      calls.stops += 1
    },
  }
}
