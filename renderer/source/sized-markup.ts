import { srcSetOf } from '#ui/picture/resized.ts'
import type { SavedCrops } from '#blocks/page/crop.ts'

/** Width and height of a picture in px; with a focal point, that as CSS `object-position`; with crops, those. */
export type PictureSize = readonly [width: number, height: number, focus?: string | null, crops?: SavedCrops]

/** Sizes of the pictures that a block's options name, by their addresses as they are there. */
export type PictureSizes = Readonly<Record<string, PictureSize>>

const IMAGE = /<img\b[^>]*>/gi
const SOURCE = /\ssrc="([^"]*)"/i

const sourceOf = (tag: string) => SOURCE.exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Addresses of the pictures inside formatted text. */
export const imageSources = (html: string): string[] =>
  (html.match(IMAGE) ?? []).flatMap(tag => sourceOf(tag) ?? [])

/**
 * Formatted text whose pictures keep their place before they arrive, wait until they are near, and come in the size they are shown in;
 * pictures without a known size, and attributes an operator wrote, stay. Expects cleaned text, with its attributes in double quotes.
 */
export const withImageSizes = (html: string, sizes: PictureSizes): string =>
  html.replace(IMAGE, tag => {
    const source = sourceOf(tag)
    const size = source !== undefined && Object.hasOwn(sizes, source) ? sizes[source] : undefined
    if (!source || !size) return tag
    const [width, height] = size
    const isPlaced = !has(tag, 'width') && !has(tag, 'height')
    const srcset = has(tag, 'srcset') ? undefined : srcSetOf(source, width)
    const added = {
      // One side an operator chose goes with its own other side only.
      ...(isPlaced && { width, height }),
      // A lazy picture whose ratio is known may say how wide it is laid out; older browsers take the window's width.
      ...(srcset && { srcset, sizes: isPlaced ? 'auto, 100vw' : '100vw' }),
      loading: 'lazy',
    }
    const attributes = Object.entries(added)
      .filter(([name]) => !has(tag, name))
      .map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;')}"`)
    return tag.replace(/\s*\/?>$/, end => attributes.join('') + end)
  })

const has = (tag: string, attribute: string) => new RegExp(`\\s${attribute}=`, 'i').test(tag)
