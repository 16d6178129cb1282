/** Pictures on one slide, on every screen; phones stand them two by two. Source: L-200, LO-47. */
export const IMAGES_PER_SLIDE = 4

/** The list cut into slides of four; the last may hold fewer. */
export const pagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / IMAGES_PER_SLIDE) }, (_, page) =>
    items.slice(page * IMAGES_PER_SLIDE, (page + 1) * IMAGES_PER_SLIDE),
  )
