import { type CarouselDriver, type DriverOptions, SLIDE_CLASS } from './driver.ts'

const slidesOf = (viewport: HTMLElement) => [...viewport.querySelectorAll<HTMLElement>(`.${SLIDE_CLASS}`)]

/** The slide whose left edge is nearest to the viewport's. */
export function stripIndex(viewport: HTMLElement): number {
  const distances = slidesOf(viewport).map(slide => Math.abs(slide.offsetLeft - viewport.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** Moves slides by scrolling: before Swiper has loaded, if it fails to load, and in the editor. Wraps round at both ends. */
export function startStrip(viewport: HTMLElement, { onMove }: DriverOptions): CarouselDriver {
  const report = () => onMove(stripIndex(viewport))
  const go = (index: number) => {
    const slide = slidesOf(viewport)[index]
    if (slide) viewport.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' })
  }
  const by = (step: 1 | -1) => {
    const count = slidesOf(viewport).length
    go((stripIndex(viewport) + step + count) % count)
  }
  viewport.addEventListener('scroll', report, { passive: true })
  report()
  return {
    go,
    next: () => by(1),
    previous: () => by(-1),
    stop: () => viewport.removeEventListener('scroll', report),
  }
}
