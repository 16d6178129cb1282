import { darken, mix } from '../colour.ts'
import { symmetric } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { seam } from '../stitching.ts'

export interface Looks {
  readonly skin: string
  readonly hair: string
  readonly cut: 'short' | 'bob' | 'tied'
  /** A knitted hat of this colour. */
  readonly hat?: string
}

/** Chin to crown, px of the head's own sheet. */
const FACE_HEIGHT = 118
/** Heads are a little larger than life, so that a face reads on a small tile. */
const SCALE = 1.16

/** A head on its collar: drawn with its chin at `y`, larger from there on. */
const enlarged = (y: number, drawing: string) =>
  `<g transform="translate(300 ${y}) scale(${SCALE}) translate(-300 ${-y})">${drawing}</g>`

/** The outline of a face whose chin is at `y`. */
const faceOutline = (y: number) =>
  symmetric(
    `M300 ${y - FACE_HEIGHT} C336 ${y - FACE_HEIGHT} 347 ${y - 88} 345 ${y - 60} C344 ${y - 34} 331 ${y - 8} 315 ${y - 2} C310 ${y} 305 ${y} 300 ${y}`,
  )

/** Eyes, brows, nose, a smile and warm cheeks; the chin at `y`. */
function features({ skin, hair }: Looks, y: number): string {
  const line = darken(skin, 0.55)
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${y - 53}" rx="4" ry="4.800" fill="#1d1a19"/><circle cx="${x - 1.4}" cy="${y - 55}" r="1.300" fill="#fff" fill-opacity=".85"/>`
  const brow = (from: number, to: number) =>
    `<path d="M${from} ${y - 66}Q${(from + to) / 2} ${y - 71} ${to} ${y - 66}" stroke="${mix(hair, skin, 0.15)}" stroke-width="3.400"/>`
  const cheek = (x: number) =>
    `<ellipse cx="${x}" cy="${y - 36}" rx="9" ry="6" fill="#d0553f" fill-opacity=".2"/>`
  return [
    cheek(275),
    cheek(325),
    eye(282),
    eye(318),
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${brow(273, 290)}${brow(310, 327)}<path d="M302 ${y - 50}L306 ${y - 36}Q302 ${y - 32} 297 ${y - 34}" stroke="${line}" stroke-opacity=".6" stroke-width="2.200"/><path d="M287 ${y - 21}Q300 ${y - 11} 313 ${y - 21}" stroke="${mix(line, '#8a2f2a', 0.5)}" stroke-width="2.800"/></g>`,
  ].join('')
}

const hatPaths = (y: number) => ({
  crown: symmetric(
    `M300 ${y - 150} C336 ${y - 150} 356 ${y - 122} 353 ${y - 84} C336 ${y - 78} 318 ${y - 76} 300 ${y - 76}`,
  ),
  band: symmetric(
    `M300 ${y - 100} C322 ${y - 100} 342 ${y - 103} 356 ${y - 108} L355 ${y - 76} C340 ${y - 70} 320 ${y - 68} 300 ${y - 68}`,
  ),
})

/** A knitted hat, folded up once, on a head whose chin is at `y`. */
function hat(sheet: Sheet, colour: string, y: number): string {
  const { crown, band } = hatPaths(y)
  const ribs = [-40, -24, -8, 8, 24, 40]
    .map(x => `M${300 + x} ${y - 100 - Math.abs(x) * 0.1}V${y - 70 - Math.abs(x) * 0.1}`)
    .join('')
  return [
    sheet.panel(crown, colour, { volume: 0.7 }),
    sheet.panel(band, darken(colour, 0.12), { volume: 0.4, inside: seam(ribs, colour) }),
  ].join('')
}

/** Hair that shows behind the face. */
const hairBehind = (sheet: Sheet, { hair, cut }: Looks, y: number) =>
  cut === 'bob'
    ? sheet.panel(
        symmetric(
          `M300 ${y - 128} C346 ${y - 130} 362 ${y - 90} 360 ${y - 40} C360 ${y - 14} 352 ${y + 2} 338 ${y + 6} L300 ${y - 20}`,
        ),
        darken(hair, 0.2),
        { volume: 0.4 },
      )
    : cut === 'tied'
      ? sheet.panel(
          symmetric(`M300 ${y - 160} C322 ${y - 160} 330 ${y - 142} 326 ${y - 124} L300 ${y - 118}`),
          hair,
          { volume: 0.5 },
        )
      : ''

/** Hair over the forehead. */
const fringe = (sheet: Sheet, { hair, cut }: Looks, y: number) =>
  sheet.panel(
    cut === 'short'
      ? `M252 ${y - 58}C244 ${y - 108} 262 ${y - 132} 302 ${y - 132}C342 ${y - 132} 356 ${y - 104} 348 ${y - 58}C344 ${y - 74} 342 ${y - 84} 334 ${y - 92}C310 ${y - 88} 288 ${y - 92} 270 ${y - 100}C262 ${y - 88} 256 ${y - 76} 252 ${y - 58}Z`
      : `M252 ${y - 50}C244 ${y - 108} 262 ${y - 130} 300 ${y - 130}C340 ${y - 130} 356 ${y - 106} 349 ${y - 50}C346 ${y - 72} 338 ${y - 86} 322 ${y - 100}C304 ${y - 84} 274 ${y - 84} 262 ${y - 76}C256 ${y - 68} 254 ${y - 60} 252 ${y - 50}Z`,
    hair,
    { volume: 0.4, sheen: 0.45 },
  )

/** A head seen from the front, over a collar whose rim is at `rim` px from the top. */
export function head(sheet: Sheet, looks: Looks, rim: number): string {
  const y = rim - 2
  const { skin } = looks
  const neck = symmetric(
    `M300 ${y - 24} L326 ${y - 24} L332 ${rim + 2} C320 ${rim + 9} 308 ${rim + 10} 300 ${rim + 10}`,
  )
  const ear = (x: number) => `<ellipse cx="${x}" cy="${y - 50}" rx="8" ry="13" fill="${darken(skin, 0.12)}"/>`
  return [
    enlarged(y, hairBehind(sheet, looks, y)),
    `<path d="${neck}" fill="${darken(skin, 0.28)}"/>`,
    enlarged(
      y,
      [
        ear(255),
        ear(345),
        sheet.panel(faceOutline(y), skin, { volume: 0.5, sheen: 0.3 }),
        features(looks, y),
        fringe(sheet, looks, y),
        looks.hat ? hat(sheet, looks.hat, y) : '',
      ].join(''),
    ),
  ].join('')
}

/** A head seen from behind. */
export function headFromBehind(
  sheet: Sheet,
  { skin, hair, cut, hat: hatColour }: Looks,
  rim: number,
): string {
  const y = rim - 2
  const ear = (x: number) => `<ellipse cx="${x}" cy="${y - 50}" rx="7" ry="12" fill="${darken(skin, 0.15)}"/>`
  const back = symmetric(
    cut === 'bob'
      ? `M300 ${y - 128} C346 ${y - 130} 360 ${y - 90} 358 ${y - 30} C356 ${y + 2} 330 ${y + 10} 300 ${y + 10}`
      : `M300 ${y - 128} C346 ${y - 130} 354 ${y - 90} 348 ${y - 50} C342 ${y - 24} 326 ${y - 12} 300 ${y - 10}`,
  )
  return [
    `<path d="${symmetric(`M300 ${y - 30} L326 ${y - 30} L330 ${rim + 6} L300 ${rim + 10}`)}" fill="${darken(skin, 0.2)}"/>`,
    enlarged(
      y,
      [
        ear(254),
        ear(346),
        sheet.panel(back, hair, { volume: 0.5, sheen: 0.4 }),
        hatColour ? hat(sheet, hatColour, y) : '',
      ].join(''),
    ),
  ].join('')
}
