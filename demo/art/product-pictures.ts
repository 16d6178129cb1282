import { darken, lighten, mix } from './colour.ts'
import { type PieceName, pieceOf } from './pieces.ts'
import { createSheet, type Sheet } from './sheet.ts'
import { type Colourway, ground } from './studio.ts'

const SIDE = 600

/** The whole piece in the studio. */
export function frontPicture(name: PieceName, colourway: Colourway, seed: number): string {
  const piece = pieceOf(name)
  const sheet = createSheet()
  const drawing = piece.draw(sheet, colourway, seed)
  return sheet.toSvg(SIDE, SIDE, ground(sheet, colourway, piece.setting) + drawing)
}

/** From behind; what has no back stands on a ground of its own colour instead. */
export function backPicture(name: PieceName, colourway: Colourway, seed: number): string {
  const { drawBack, setting } = pieceOf(name)
  if (!drawBack) return colourPicture(name, colourway, seed)
  const sheet = createSheet()
  const drawing = drawBack(sheet, colourway, seed)
  return sheet.toSvg(SIDE, SIDE, ground(sheet, colourway, setting) + drawing)
}

/** A close look at how it is made. */
export function closeUpPicture(name: PieceName, colourway: Colourway, seed: number): string {
  const piece = pieceOf(name)
  const sheet = createSheet()
  const drawing = piece.draw(sheet, colourway, seed)
  const [left, top, side] = piece.closeUp
  return sheet.toSvg(
    SIDE,
    SIDE,
    ground(sheet, colourway, piece.setting) + drawing,
    `${left} ${top} ${side} ${side}`,
  )
}

/** Part of the picture, so large that its upper or lower half fills it. */
export function detailPicture(
  name: PieceName,
  colourway: Colourway,
  seed: number,
  part: 'top' | 'bottom',
): string {
  const piece = pieceOf(name)
  const sheet = createSheet()
  const drawing = piece.draw(sheet, colourway, seed)
  return sheet.toSvg(
    SIDE,
    SIDE,
    ground(sheet, colourway, piece.setting) + drawing,
    part === 'top' ? '140 70 320 320' : '140 250 320 320',
  )
}

/** The piece alone on plain white. */
export function whitePicture(name: PieceName, colourway: Colourway, seed: number): string {
  const sheet = createSheet()
  const drawing = pieceOf(name).draw(sheet, colourway, seed)
  return sheet.toSvg(SIDE, SIDE, `<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>${drawing}`)
}

/** A coloured ground: two hills, and a low sun behind what stands there. `middleAt`: of the sun, share of the height. */
export function colouredGround(
  sheet: Sheet,
  { main }: Colourway,
  [width, height]: readonly [number, number],
  middleAt: number,
): string {
  const base = mix(lighten(main, 0.62), '#e6dccb', 0.3)
  const unit = Math.min(width, height) / SIDE
  const [middle, foot] = [width / 2, height * 0.72]
  const hill = (y: number, up: number) =>
    `M0 ${foot + y}C${width * 0.22} ${foot + y - up} ${width * 0.36} ${foot + y - up * 0.4} ${width * 0.55} ${foot + y - up * 0.9}S${width * 0.86} ${foot + y - up * 0.2} ${width} ${foot + y - up * 0.7}V${height}H0Z`
  return [
    `<rect width="${width}" height="${height}" fill="${sheet.gradient([
      [0, lighten(base, 0.45)],
      [1, base],
    ])}"/>`,
    `<circle cx="${middle}" cy="${height * (middleAt - 0.03)}" r="${unit * 216}" fill="${lighten(base, 0.7)}" fill-opacity=".75"/>`,
    `<path d="${hill(20 * unit, 110 * unit)}" fill="${mix(base, main, 0.22)}"/><path d="${hill(80 * unit, 90 * unit)}" fill="${mix(base, main, 0.42)}"/>`,
  ].join('')
}

/** The piece on a coloured ground: for tiles, posters and second pictures. `middleAt`: share of the height. */
export function colourPicture(
  name: PieceName,
  colourway: Colourway,
  seed: number,
  [width, height]: readonly [number, number] = [SIDE, SIDE],
  middleAt = 0.5,
): string {
  const { draw, setting } = pieceOf(name)
  const sheet = createSheet()
  const drawing = draw(sheet, colourway, seed)
  const backdrop = colouredGround(sheet, colourway, [width, height], middleAt)
  const shadow = setting.floor
    ? `<ellipse cx="306" cy="${setting.floor + 2}" rx="${((setting.footprint?.[1] ?? 450) - (setting.footprint?.[0] ?? 150)) / 2 + 20}" ry="16" fill="${darken(colourway.main, 0.75)}" fill-opacity=".35"/>`
    : ''
  const scale = (Math.min(width, height) / SIDE) * 0.86
  return sheet.toSvg(
    width,
    height,
    `${backdrop}<g transform="translate(${width / 2 - 300 * scale} ${height * middleAt - 304 * scale}) scale(${scale})">${shadow}${drawing}</g>`,
  )
}

/** The colour to choose by: 58 px of its fabric, a corner of the second colour. Source: C-074. */
export function swatchPicture(name: PieceName, colourway: Colourway): string {
  const { texture } = pieceOf(name)
  const sheet = createSheet()
  const weave =
    texture === 'plain'
      ? ''
      : `<rect width="58" height="58" fill="${sheet.texture(texture, colourway.main)}"/>`
  const light = sheet.gradient(
    [
      [0, '#fff', 0.28],
      [0.6, '#fff', 0.001],
      [1, '#0b0f16', 0.18],
    ],
    'x2="1" y2="1"',
  )
  return sheet.toSvg(
    58,
    58,
    `<rect width="58" height="58" fill="${colourway.main}"/>${weave}<path d="M58 30V58H30z" fill="${colourway.accent}"/><rect width="58" height="58" fill="${light}"/>`,
  )
}
