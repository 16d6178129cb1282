import type { SlideOptions } from './slide-options.ts'

const isFilled = ({ swiper_type, swiper_img_url, swiper_video_url, count_down }: SlideOptions) =>
  count_down || (swiper_type === 'image' ? swiper_img_url : swiper_video_url) !== ''

/**
 * The visible slides: without disabled and empty ones. The editor shows all. There are never more than 12: parsing keeps
 * the first 12 (LO-23). Source: LO-24, LO-44.
 */
export const shownSlides = (items: readonly SlideOptions[], isBuilder: boolean): SlideOptions[] =>
  items.filter(slide => isBuilder || (slide.enable && isFilled(slide)))

/** Returns true if hot areas lie on the slide's picture. Source: L-197. */
export const hasAreas = ({ swiper_type, hasHotArea, hotArea }: SlideOptions) =>
  swiper_type === 'image' && hasHotArea && hotArea.length > 0

/** One picture with at most a link: needs no script. */
export const isPlain = (slides: readonly SlideOptions[]) =>
  slides.every(slide => slide.swiper_type === 'image' && !slide.count_down && !hasAreas(slide)) &&
  slides.length < 2

/** Milliseconds this slide stays; the saved key is `seconds`. Source: L-177, LO-43. */
export const slideDelay = ({ seconds: autoplayMs }: SlideOptions) => autoplayMs
