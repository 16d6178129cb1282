/** Size of share pictures in px: the shape of a share card. */
const SHARE_CARD = { width: 1200, height: 630 }

/** Whether a picture fills a share card sharply. Sizes in px. */
export const fillsShareCard = ({
  width,
  height,
  isDrawing,
}: {
  readonly width: number
  readonly height: number
  readonly isDrawing: boolean
}) => isDrawing || (width >= SHARE_CARD.width && height >= SHARE_CARD.height)

/** Narrower pictures do not fill a share card. Width in px; ours, after what networks ask for (1,200 by 630, at least half of it). */
const MIN_SHARE_WIDTH = 600

/**
 * The picture that goes with links to a page for which none was chosen: the first that is wide enough; `undefined` for none.
 *
 * @param addresses of the page's own pictures, in page order
 * @param widthOf in px; `undefined` where it is not known
 */
export function firstLargePicture(
  addresses: Iterable<string>,
  widthOf: (address: string) => number | undefined,
): string | undefined {
  for (const address of addresses) if ((widthOf(address) ?? 0) >= MIN_SHARE_WIDTH) return address
  return undefined
}
