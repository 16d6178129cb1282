const LEFT_ALONE = /^data:|\.(svg|gif)(\?|#|$)/i

/** The address of a picture at a given size in px, quality 80; svg, gif and data pictures stay as they are. Source: LO-103. */
export function resized(src: string, width?: number, height?: number): string {
  if (LEFT_ALONE.test(src) || (!width && !height)) return src
  const size = [width && `w=${width}`, height && `h=${height}`, 'q=80'].filter(Boolean).join('&')
  return `${src}${src.includes('?') ? '&' : '?'}${size}`
}

const WIDTHS = [390, 780, 1170, 1600, 2400]

/**
 * `srcset` of phone to desktop widths; `undefined` for what the image service leaves alone. `widest`: the picture's own width, where known:
 * wider ones would be the same picture again. Source: LO-103.
 */
export function srcSetOf(src: string, widest = Infinity): string | undefined {
  if (LEFT_ALONE.test(src)) return undefined
  const widths = WIDTHS.filter(width => width < widest)
  const largest = WIDTHS.find(width => width >= widest)
  const offers = widths.map(width => `${resized(src, width)} ${width}w`)
  // The service never enlarges: what it answers to the next width is as wide as the picture is.
  return [...offers, ...(largest ? [`${resized(src, largest)} ${widest}w`] : [])].join(', ')
}

/** `srcset` of a box for screens of one and two dots per px. Source: LO-103. */
export const boxSetOf = (src: string, width: number, height: number): string | undefined =>
  LEFT_ALONE.test(src) ? undefined : `${resized(src, width * 2, height * 2)} 2x`

/** Sides of squares the image service cuts, from a card on a phone to one of two on a fine tablet. */
const SQUARES = [299, 400, 598, 960]

/** `srcset` of a square that is shown in many sizes; the browser takes what its place and its screen need. Source: LO-103. */
export const squareSetOf = (src: string): string | undefined =>
  LEFT_ALONE.test(src) ? undefined : SQUARES.map(side => `${resized(src, side, side)} ${side}w`).join(', ')
