/** Formats that pictures are encoded in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** Formats by file extension; files of other types (svg, gif) are not resized. Source: LO-103. */
export const TYPE_OF_ENDING: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}

/** Formats that an `Accept` header names, without those of `q=0`. A wildcard does not include AVIF or WebP. */
function named(accept: string): ReadonlySet<string> {
  const ranges = accept.split(',').map(range => range.trim().toLowerCase())
  return new Set(
    ranges
      .filter(range => !/;\s*q=0(\.0*)?\s*$/.test(range))
      .map(range => range.split(';', 1)[0]?.trim() ?? ''),
  )
}

/**
 * Formats to respond with, the best first; every browser shows the last one. A client that accepts neither AVIF nor WebP gets the
 * format of the original, or WebP for an AVIF original, because more programs read it.
 */
export function formatsFor(accept: string | undefined, original: PictureFormat): readonly PictureFormat[] {
  const known = named((accept ?? '').slice(0, 1000))
  const modern = (['avif', 'webp'] as const).filter(format => known.has(`image/${format}`))
  if (modern.includes('webp')) return modern
  return [...modern, original === 'avif' ? 'webp' : original]
}
