/** Formats pictures are packed in. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** What a file of ours can be, by its ending; others (svg, gif) are left alone. Source: LO-103. */
export const TYPE_OF_ENDING: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}

/** Formats an `Accept` header names itself, without a `q` of 0. A wildcard says nothing about AVIF or WebP. */
function named(accept: string): ReadonlySet<string> {
  const ranges = accept.split(',').map(range => range.trim().toLowerCase())
  return new Set(
    ranges
      .filter(range => !/;\s*q=0(\.0*)?\s*$/.test(range))
      .map(range => range.split(';', 1)[0]?.trim() ?? ''),
  )
}

/**
 * Formats to answer with, the best first; the last one can always be shown. Whoever names neither AVIF nor WebP gets the
 * format of the original, and of an AVIF original WebP, which more programs read.
 */
export function formatsFor(accept: string | undefined, original: PictureFormat): readonly PictureFormat[] {
  const known = named((accept ?? '').slice(0, 1000))
  const modern = (['avif', 'webp'] as const).filter(format => known.has(`image/${format}`))
  if (modern.includes('webp')) return modern
  return [...modern, original === 'avif' ? 'webp' : original]
}
