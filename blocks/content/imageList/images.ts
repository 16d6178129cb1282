import type { ImageListOptions } from './block.ts'

export type ListedImage = ImageListOptions['imageList'][number]

/** Pictures per slide at every width; phones show them two by two. Source: L-200, LO-47. */
export const IMAGES_PER_SLIDE = 4

/** Entries with a picture; the editor shows all. */
export const shownImages = (images: readonly ListedImage[], isBuilder: boolean): readonly ListedImage[] =>
  images.filter(({ url }) => isBuilder || url)
