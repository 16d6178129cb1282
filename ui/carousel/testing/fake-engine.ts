import type { CarouselDriver, DriverOptions } from '../driver.ts'

/** What was asked of the fake, for tests to look at and to empty; `refusals` is how many moves it will not make. */
export const calls = { speeds: [] as number[], stops: 0, refusals: 0 }

/** Swiper measures, and in jsdom there is nothing to measure: an engine that only counts stands in. */
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
