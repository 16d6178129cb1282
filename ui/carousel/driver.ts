/** What moves the slides: the browser's own scrolling at first, Swiper once it has loaded. */
export interface CarouselDriver {
  go(index: number): void
  next(): void
  previous(): void
  /** Gives the markup back as it was rendered. */
  stop(): void
}

export interface DriverOptions {
  /** Milliseconds a move takes. Source: L-355. */
  readonly speed: number
  /** Called with the slide in view, in the order given; once at the start, then whenever it changes. */
  readonly onMove: (index: number) => void
}

/** Global names, because Swiper looks for them; constant, because React and Swiper both write to these elements. */
export const TRACK_CLASS = 'carouselTrack'
export const SLIDE_CLASS = 'carouselSlide'
