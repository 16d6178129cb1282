import { mapOptions } from '#blocks/page/options/map.ts'
import { walk } from '#blocks/page/options/walk.ts'
import type { CompiledBlock, CompiledPage } from './compile-page.ts'
import { imageSources, type PictureSize, type PictureSizes, withImageSizes } from './sized-markup.ts'

/** Size of one of our own pictures; `undefined` where that is not known. */
export type MeasurePicture = (address: string) => Promise<PictureSize | undefined>

const OWN_PICTURE = /^\/media\/[\w./-]+\.(avif|gif|jpe?g|png|svg|webp)(\?\S*)?$/i

const textsIn = (options: unknown): string[] =>
  [...walk(undefined, options)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))

/** Addresses of our own pictures in options: whole texts, and pictures inside formatted text. */
export const pictureAddresses = (options: unknown): string[] =>
  textsIn(options).flatMap(text => [text, ...imageSources(text)].filter(address => OWN_PICTURE.test(address)))

/** The same options, formatted text with the sizes of its pictures. */
const withSizedText = (options: unknown, sizes: PictureSizes): unknown =>
  mapOptions(undefined, options, ({ value }) =>
    typeof value === 'string' ? withImageSizes(value, sizes) : value,
  )

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
  // Only what a view asks for itself: pictures inside formatted text have their size there.
  const whole = new Set(textsIn(block.options))
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
