const LEFT_ALONE = /^data:|\.(svg|gif)(\?|#|$)/i

/** The address of a picture at a given size in px, quality 80; svg, gif and data pictures stay as they are. Source: LO-103. */
export function resized(src: string, width?: number, height?: number): string {
  if (LEFT_ALONE.test(src) || (!width && !height)) return src
  const size = [width && `w=${width}`, height && `h=${height}`, 'q=80'].filter(Boolean).join('&')
  return `${src}${src.includes('?') ? '&' : '?'}${size}`
}
