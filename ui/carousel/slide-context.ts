import { createContext, use } from 'react'

/** Interface of a carousel for a slide's content. */
export interface SlideState {
  /** Visible now. */
  readonly isActive: boolean
  /** Nothing may move by itself: the shopper pressed pause or prefers reduced motion. */
  readonly isPaused: boolean
  /** Keeps the carousel on this slide (a film plays) until called with false. Source: L-354. */
  readonly hold: (isHeld: boolean) => void
  /** Reports that the slide has finished: a carousel with autoplay advances at once. Source: L-354. */
  readonly finish: () => void
}

const alone: SlideState = { isActive: true, isPaused: false, hold: () => {}, finish: () => {} }
const context = createContext(alone)

export const SlideProvider = context
/** The state of the enclosing slide; outside a carousel, always active. */
export const useSlide = () => use(context)
