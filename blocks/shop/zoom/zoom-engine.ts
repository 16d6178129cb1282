import Swiper from 'swiper'
import { Zoom } from 'swiper/modules'

/** Maximum magnification. Source: C-069, L-338. */
const MAX_ZOOM = 2

/** Global class names, because Swiper looks for them. */
export const ZOOM_TRACK = 'zoomTrack'
export const ZOOM_SLIDE = 'zoomSlide'
export const ZOOM_HOLDER = 'zoomHolder'
const ZOOMED_SLIDE = 'zoomedSlide'

interface ZoomOptions {
  /** Index of the first picture shown. */
  readonly at: number
  /** Duration of a transition in milliseconds. */
  readonly speed: number
  /** Called with the index of the visible picture on each change. */
  readonly onMove: (index: number) => void
  /** Called when the visible picture is enlarged or reduced. */
  readonly onZoom: (isZoomed: boolean) => void
}

/** Moves and enlarges pictures by swipe, pinch and double tap, up to twice their size. Source: C-069, L-338. */
export function startZoom(viewport: HTMLElement, { at, speed, onMove, onZoom }: ZoomOptions) {
  const swiper = new Swiper(viewport, {
    modules: [Zoom],
    wrapperClass: ZOOM_TRACK,
    slideClass: ZOOM_SLIDE,
    initialSlide: at,
    speed,
    zoom: { maxRatio: MAX_ZOOM, containerClass: ZOOM_HOLDER, zoomedSlideClass: ZOOMED_SLIDE },
  })
  swiper.on('slideChange', () => onMove(swiper.activeIndex))
  swiper.on('zoomChange', (_, scale) => onZoom(scale > 1))
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    /** Toggles between twice the size and normal size. */
    toggle: () => swiper.zoom.toggle(),
    stop: () => void swiper.destroy(true, true),
  }
}

export type ZoomEngine = ReturnType<typeof startZoom>
