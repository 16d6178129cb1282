import type { Place } from './options/walk.ts'

/** Alternative text of the picture at an address, in one language. */
export type WordsOf = (address: string) => string | undefined

/**
 * Returns the media library's words for an empty alternative text of a picture; any other value as it is.
 * @param shown the picture's address as shoppers get it
 */
export function withPictureWords(
  { node, value, siblings }: Place,
  of: WordsOf,
  shown: (address: string) => string = address => address,
): unknown {
  const describes = value === '' ? node?.['x-cairn']?.describes : undefined
  const src = describes === undefined ? undefined : siblings[describes]
  return typeof src === 'string' && src !== '' ? of(shown(src)) || value : value
}
