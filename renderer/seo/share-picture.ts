import { picturesOf } from '#blocks/page/checks/page-checks.ts'
import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { firstLargePicture } from '#blocks/page/share-picture.ts'
import type { CompiledPage, SharePicture } from '../source/compile-page.ts'
import { flatten } from '../build/page-data.ts'

/**
 * The picture that goes with links to a page: the one its operators chose, else the first large one that shoppers see. Sizes must be
 * known (`withPictureSizes`).
 */
export function sharePictureOf(
  { page, blocks }: Pick<CompiledPage, 'page' | 'blocks'>,
  describe: (address: string) => string | undefined = () => undefined,
): SharePicture | undefined {
  const address = page.shareImage || firstLargeIn(blocks)
  return address ? { address, alt: describe(address) } : undefined
}

function firstLargeIn(blocks: CompiledPage['blocks']): string | undefined {
  const shown = flatten(
    ROOT_SLOTS.flatMap(slot => (slot === 'popup' ? [] : blocks.filter(({ region }) => region === slot))),
  )
  const pictures = shown.flatMap(block =>
    picturesOf(block).map(({ src }) => ({ src, width: block.pictures?.[src]?.[0] })),
  )
  const widths = new Map(pictures.map(({ src, width }) => [src, width]))
  return firstLargePicture(widths.keys(), src => widths.get(src))
}
