import { createContext, use } from 'react'

/** What a slide's content may know and ask of its carousel. */
export interface SlideState {
  /** In view now. */
  readonly isActive: boolean
  /** Nothing may move by itself: the shopper pressed pause or asked their system for less motion. */
  readonly isPaused: boolean
  /** Keeps the carousel on this slide (a film plays) until called with false. Source: L-354. */
  readonly hold: (isHeld: boolean) => void
  /** The slide is done: a carousel that turns by itself goes on at once. Source: L-354. */
  readonly finish: () => void
}

const alone: SlideState = { isActive: true, isPaused: false, hold: () => {}, finish: () => {} }
const context = createContext(alone)

export const SlideProvider = context
/** The state of the slide this is rendered in; outside a carousel, one that is always active. */
export const useSlide = () => use(context)
