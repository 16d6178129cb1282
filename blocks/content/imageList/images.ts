/** Pictures per slide at every width; phones show them two by two. Source: L-200, LO-47. */
export const IMAGES_PER_SLIDE = 4

/** Entries with a picture; the editor shows all. */
export const shownImages = <Image extends { readonly url: string }>(
  images: readonly Image[],
  isBuilder: boolean,
): readonly Image[] => images.filter(({ url }) => isBuilder || url)
