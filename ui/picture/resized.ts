const LEFT_ALONE = /^data:|\.(svg|gif)(\?|#|$)/i

/** The address of a picture at a given size in px, quality 80; svg, gif and data pictures stay as they are. Source: LO-103. */
export function resized(src: string, width?: number, height?: number): string {
  if (LEFT_ALONE.test(src) || (!width && !height)) return src
  const size = [width && `w=${width}`, height && `h=${height}`, 'q=80'].filter(Boolean).join('&')
  return `${src}${src.includes('?') ? '&' : '?'}${size}`
}

const WIDTHS = [390, 780, 1170, 1600, 2400]

/** `srcset` of phone to desktop widths; `undefined` for what the image service leaves alone. Source: LO-103. */
export const srcSetOf = (src: string): string | undefined =>
  LEFT_ALONE.test(src) ? undefined : WIDTHS.map(width => `${resized(src, width)} ${width}w`).join(', ')
