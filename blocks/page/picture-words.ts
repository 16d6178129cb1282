import { widgetOf } from './options/option-tree.ts'
import type { Place } from './options/walk.ts'

/** Alternative text of the picture at an address, in one language. */
export type WordsOf = (address: string) => string | undefined

const IMG = /<img\b[^>]*>/g
const ALT = /\salt="([^"]*)"/

const attribute = (tag: string, name: RegExp) => (name.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')

/** Pictures in HTML as the sanitiser writes it, with their alternative texts. */
export const imagesIn = (html: string): readonly { readonly src: string; readonly alt: string }[] =>
  Array.from(html.matchAll(IMG), ([tag]) => ({
    src: attribute(tag, /\ssrc="([^"]*)"/),
    alt: attribute(tag, ALT),
  }))

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** HTML with the library's words for its pictures without any. */
const withWordsInHtml = (html: string, of: WordsOf, shown: (address: string) => string): string =>
  html.replace(IMG, tag => {
    const [image] = imagesIn(tag)
    const words = image?.src && image.alt.trim() === '' ? of(shown(image.src)) : undefined
    return words ? tag.replace(ALT, '').replace('<img', () => `<img alt="${escaped(words)}"`) : tag
  })

/**
 * Returns the media library's words for an empty alternative text of a picture, in rich text too; any other value as it is.
 * @param shown the picture's address as shoppers get it
 */
export function withPictureWords(
  { node, value, siblings }: Place,
  of: WordsOf,
  shown: (address: string) => string = address => address,
): unknown {
  if (typeof value === 'string' && widgetOf({ node }) === 'richText') return withWordsInHtml(value, of, shown)
  const describes = value === '' ? node?.['x-cairn']?.describes : undefined
  const src = describes === undefined ? undefined : siblings[describes]
  return typeof src === 'string' && src !== '' ? of(shown(src)) || value : value
}
