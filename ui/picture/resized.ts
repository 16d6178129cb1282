import type { CropAt } from './crop-at.ts'

const LEFT_ALONE = /^data:|\.(svg|gif)(\?|#|$)/i

/** The picture's own focal point (`30% 70%`), which a box is cut around, or the part of it that shows. */
type Cut = string | CropAt | null | undefined

/** In the address, so that another cut makes another address. */
function cutIn(cut: Cut, isBox: boolean): string | false {
  if (!cut) return false
  if (typeof cut === 'object')
    return `shape=${cut.shape.replace(':', 'x')}&at=${cut.saved.replaceAll(',', '-')}`
  return isBox && `at=${cut.replaceAll(/[% ]+/g, '-').slice(0, -1)}`
}

/** The address of a picture at a size in px, quality 80. SVG, GIF and data URLs stay unchanged. Source: LO-103. */
export function resized(src: string, width?: number, height?: number, cut?: Cut): string {
  if (LEFT_ALONE.test(src) || (!width && !height)) return src
  const size = [width && `w=${width}`, height && `h=${height}`, 'q=80', cutIn(cut, Boolean(width && height))]
    .filter(Boolean)
    .join('&')
  return `${src}${src.includes('?') ? '&' : '?'}${size}`
}

const WIDTHS = [390, 780, 1170, 1600, 2400]

/**
 * `srcset` of phone to desktop widths; `undefined` for pictures the image service does not resize. `widest` is the picture's own
 * width, if known: larger widths would be the same picture. Source: LO-103.
 */
export function srcSetOf(src: string, widest = Infinity, cut?: CropAt): string | undefined {
  if (LEFT_ALONE.test(src)) return undefined
  const widths = WIDTHS.filter(width => width < widest)
  const largest = WIDTHS.find(width => width >= widest)
  const offers = widths.map(width => `${resized(src, width, undefined, cut)} ${width}w`)
  // The service never enlarges: the next larger width is answered at the picture's own width.
  return [...offers, ...(largest ? [`${resized(src, largest, undefined, cut)} ${widest}w`] : [])].join(', ')
}

/** `srcset` of a box for screens of single and double density. Source: LO-103. */
export const boxSetOf = (
  src: string,
  [width, height]: readonly [number, number],
  cut?: Cut,
): string | undefined => (LEFT_ALONE.test(src) ? undefined : `${resized(src, width * 2, height * 2, cut)} 2x`)

/** Sides of the squares that the image service offers, from a card on a phone to half a high-density tablet. */
const SQUARES = [299, 400, 598, 960]

/** `srcset` of a square shown in many sizes; the browser chooses. Source: LO-103. */
export const squareSetOf = (src: string, cut?: Cut): string | undefined =>
  LEFT_ALONE.test(src)
    ? undefined
    : SQUARES.map(side => `${resized(src, side, side, cut)} ${side}w`).join(', ')
