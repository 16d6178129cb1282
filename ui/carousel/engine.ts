import Swiper from 'swiper'
import { type CarouselDriver, type DriverOptions, SLIDE_CLASS, TRACK_CLASS } from './driver.ts'
import { stripIndex } from './strip.ts'

/** Browsers would drag the link or the picture instead of the slide. */
const stayPut = (event: Event) => event.preventDefault()

/**
 * Runs Swiper on the rendered strip: timed transitions, dragging, looping. Uses only Swiper's core; controls, texts and
 * timing are ours, so that they are in the first HTML. Loaded after the first paint. Source: L-355.
 */
export function startEngine(viewport: HTMLElement, { speed, onMove }: DriverOptions): CarouselDriver {
  const initialSlide = stripIndex(viewport)
  // The strip stops scrolling before Swiper measures; the visible slide stays visible.
  viewport.dataset.engine = 'on'
  viewport.scrollLeft = 0
  viewport.addEventListener('dragstart', stayPut)
  const swiper = new Swiper(viewport, {
    wrapperClass: TRACK_CLASS,
    slideClass: SLIDE_CLASS,
    initialSlide,
    speed,
    loop: true,
    // Accept presses and timers during a transition: transitions can be longer than a slide's delay, and in a hidden tab,
    // which paints nothing, they never end.
    loopPreventsSliding: false,
    // Slides are links: a drag may start on one, a press still clicks.
    touchStartPreventDefault: false,
    threshold: 5,
    // Swiper's own observer goes back a slide if a picture's arrival changes the height in the same frame as a press.
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
