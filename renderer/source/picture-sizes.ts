import type { SavedCrops } from '#blocks/page/crop.ts'
import type { CompiledBlock, CompiledPage } from './compile-page.ts'
import { imageSources, withImageSizes } from './sized-markup.ts'

/** Width and height of a picture in px; with a focal point, that as CSS `object-position`; with crops, those. */
type PictureSize = readonly [width: number, height: number, focus?: string | null, crops?: SavedCrops]

/** Sizes of the pictures that a block's options name, by their addresses as they stand there. */
export type PictureSizes = Readonly<Record<string, PictureSize>>

/** How large one of our own pictures is; `undefined` where that is not known. */
export type MeasurePicture = (address: string) => Promise<PictureSize | undefined>

const OWN_PICTURE = /^\/media\/[\w./-]+\.(avif|gif|jpe?g|png|svg|webp)(\?\S*)?$/i

/** Addresses of our own pictures in options: whole texts, and pictures inside formatted text. */
export function pictureAddresses(options: unknown): string[] {
  if (typeof options === 'string')
    return [options, ...imageSources(options)].filter(address => OWN_PICTURE.test(address))
  if (typeof options !== 'object' || options === null) return []
  return Object.values(options).flatMap(pictureAddresses)
}

/** The same options, formatted text with the sizes of its pictures. */
function withSizedText(options: unknown, sizes: PictureSizes): unknown {
  if (typeof options === 'string') return withImageSizes(options, sizes)
  if (Array.isArray(options)) return options.map(inner => withSizedText(inner, sizes))
  if (typeof options !== 'object' || options === null) return options
  return Object.fromEntries(Object.entries(options).map(([key, inner]) => [key, withSizedText(inner, sizes)]))
}

/** Only what a view asks for itself: pictures inside formatted text have their size already. */
const ownTexts = (options: unknown): string[] =>
  typeof options === 'string'
    ? [options]
    : typeof options === 'object' && options !== null
      ? Object.values(options).flatMap(ownTexts)
      : []

async function measured(block: CompiledBlock, measure: MeasurePicture): Promise<CompiledBlock> {
  const addresses = [...new Set(pictureAddresses(block.options))]
  const [found, slots] = await Promise.all([
    Promise.all(addresses.map(async address => [address, await measure(address)] as const)),
    Promise.all(
      Object.entries(block.slots).map(
        async ([slot, inner]) =>
          [slot, await Promise.all(inner.map(child => measured(child, measure)))] as const,
      ),
    ),
  ])
  const known = found.flatMap(([address, size]) => (size ? [[address, size] as const] : []))
  if (known.length === 0) return { ...block, slots: Object.fromEntries(slots) }
  const whole = new Set(ownTexts(block.options))
  const asked = known.filter(([address]) => whole.has(address))
  return {
    ...block,
    options: withSizedText(block.options, Object.fromEntries(known)),
    slots: Object.fromEntries(slots),
    ...(asked.length > 0 && { pictures: Object.fromEntries(asked) }),
  }
}

/**
 * A compiled page whose blocks know how large their pictures are, so that views can keep their place before they arrive.
 * A picture that cannot be measured has no size.
 */
export async function withPictureSizes(page: CompiledPage, measure: MeasurePicture): Promise<CompiledPage> {
  const blocks = await Promise.all(
    page.blocks.map(async block => ({ ...block, ...(await measured(block, measure)) })),
  )
  return { ...page, blocks }
}
