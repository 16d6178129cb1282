import Swiper from 'swiper'
import { type CarouselDriver, type DriverOptions, SLIDE_CLASS, TRACK_CLASS } from './driver.ts'
import { stripIndex } from './strip.ts'

/** Browsers would drag the link or the picture away instead of the slide. */
const stayPut = (event: Event) => event.preventDefault()

/**
 * Swiper over the rendered strip: timed moves, dragging, endless turning. Only its core: controls, texts and timing are
 * ours, so that they stand in the first HTML. Loaded late, never needed for the first paint. Source: L-355.
 */
export function startEngine(viewport: HTMLElement, { speed, onMove }: DriverOptions): CarouselDriver {
  const initialSlide = stripIndex(viewport)
  // The strip stops scrolling before Swiper measures; what was in view stays in view.
  viewport.dataset.engine = 'on'
  viewport.scrollLeft = 0
  viewport.addEventListener('dragstart', stayPut)
  const swiper = new Swiper(viewport, {
    wrapperClass: TRACK_CLASS,
    slideClass: SLIDE_CLASS,
    initialSlide,
    speed,
    loop: true,
    // A press or a slide's time counts during a move too: moves last longer than short delays, and in a tab out of sight,
    // where nothing is drawn, they do not end at all.
    loopPreventsSliding: false,
    // Pictures are links: a drag may start on them, a press still clicks.
    touchStartPreventDefault: false,
    threshold: 5,
    // Its own observer goes back a slide when a picture's arrival changes the height in the frame of a press.
    resizeObserver: false,
  })
  const report = () => onMove(swiper.realIndex)
  swiper.on('realIndexChange', report)
  report()
  const stopWatching = watchWidth(viewport, () => {
    swiper.update()
    swiper.slideTo(swiper.activeIndex, 0, false)
  })
  return {
    go: index => swiper.slideToLoop(index),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    stop: () => {
      stopWatching()
      viewport.removeEventListener('dragstart', stayPut)
      swiper.destroy(true, true)
      delete viewport.dataset.engine
    },
  }
}

function watchWidth(element: HTMLElement, onChange: () => void): () => void {
  let width = element.clientWidth
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return
    width = element.clientWidth
    onChange()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
