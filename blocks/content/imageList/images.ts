import type { ImageListOptions } from './block.ts'

export type ListedImage = ImageListOptions['imageList'][number]

/** Pictures on one slide, on every screen; phones stand them two by two. Source: L-200, LO-47. */
export const IMAGES_PER_SLIDE = 4

/** Those with a picture; the editor sees every one. */
export const shownImages = (images: readonly ListedImage[], isBuilder: boolean): readonly ListedImage[] =>
  images.filter(({ url }) => isBuilder || url)
