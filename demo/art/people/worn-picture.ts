import { COLOURS } from '../../catalogue/colours.ts'
import { colouredGround } from '../product-pictures.ts'
import { createSheet } from '../sheet.ts'
import { FIGURE, type Wearer, wearerFromFront } from './wearer.ts'

/** Where a person stands in a picture: top of the head and size, as shares of the picture's shorter side. */
interface Stance {
  readonly headAt: number
  /** Head to sole; what does not fit is cut at the lower edge. */
  readonly tall: number
}

/** A person in the clothes of the shop, on a ground of the colour of the top. */
export function wornPicture(
  wearer: Wearer,
  [width, height]: readonly [number, number],
  { headAt, tall }: Stance,
): string {
  const sheet = createSheet()
  const figure = wearerFromFront(sheet, wearer)
  const side = Math.min(width, height)
  const scale = (side * tall) / (FIGURE.sole - FIGURE.top)
  const ground = colouredGround(sheet, COLOURS[wearer.outfit.topColour], [width, height], 0.5)
  return sheet.toSvg(
    width,
    height,
    `${ground}<g transform="translate(${(width / 2 - 300 * scale).toFixed(1)} ${(side * headAt - FIGURE.top * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${figure}</g>`,
  )
}
