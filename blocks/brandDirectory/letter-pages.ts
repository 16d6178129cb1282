/** Letter anchors on one page of the strip. Source: L-280. */
export const LETTERS_PER_PAGE = { desktop: 26, mobile: 7 } as const
