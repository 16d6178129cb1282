/** Moves the slides: by native scrolling at first, by Swiper once it has loaded. */
export interface CarouselDriver {
  go(index: number): void
  next(): void
  previous(): void
  /** Restores the markup as rendered. */
  stop(): void
}

export interface DriverOptions {
  /** Duration of a transition in milliseconds. Source: L-355. */
  readonly speed: number
  /** Called with the index of the visible slide: once at the start, then on each change. */
  readonly onMove: (index: number) => void
}

/** Global class names, because Swiper looks for them. Constant, because React and Swiper both write to these elements. */
export const TRACK_CLASS = 'carouselTrack'
export const SLIDE_CLASS = 'carouselSlide'
