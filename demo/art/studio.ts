import { lighten, mix } from './colour.ts'
import type { Sheet } from './sheet.ts'

/** Colours of one variant: the body, a second panel, and the small bright parts. */
export interface Colourway {
  readonly code: string
  readonly main: string
  readonly accent: string
  readonly trim: string
}

/** How a piece is set in the picture: hanging against the wall, or standing on the floor at `floor` px from the top. */
export interface Setting {
  readonly floor?: number
  readonly footprint?: readonly [from: number, to: number]
}

/** The studio: warm paper ground, a light from the upper left, a whisper of the product's own colour. */
export function ground(
  sheet: Sheet,
  colourway: Colourway,
  { floor, footprint = [150, 450] }: Setting,
): string {
  const tint = (base: string, share: number) => mix(base, lighten(colourway.main, 0.55), share)
  const wall = sheet.glow(
    [
      [0, tint('#fdfcfa', 0.05)],
      [0.55, tint('#f1efeb', 0.1)],
      [1, tint('#dedbd5', 0.14)],
    ],
    'cx=".38" cy=".3" r=".95"',
  )
  const paper = `<rect width="600" height="600" fill="${wall}"/>`
  if (floor === undefined) return paper
  const [from, to] = footprint
  const middle = (from + to) / 2
  const half = (to - from) / 2
  const horizon = floor - 74
  const pool = sheet.glow([
    [0, '#26252a', 0.34],
    [0.45, '#2b2a2e', 0.16],
    [1, '#2b2a2e', 0],
  ])
  const contact = sheet.glow([
    [0, '#131318', 0.6],
    [0.7, '#17171c', 0.34],
    [1, '#17171c', 0],
  ])
  return `${paper}<path d="M0 ${horizon}H600V600H0z" fill="${sheet.gradient([
    [0, '#c9c4bb', 0],
    [0.3, '#c9c4bb', 0.35],
    [1, '#fbfaf7', 0.55],
  ])}"/><ellipse cx="${middle + 16}" cy="${floor + 6}" rx="${half + 64}" ry="40" fill="${pool}"/><ellipse cx="${middle + 4}" cy="${floor}" rx="${half + 14}" ry="12" fill="${contact}"/>`
}

/** The shadow a hanging piece throws on the wall behind it. */
export const wallShadow = (sheet: Sheet, outlines: readonly string[]) =>
  outlines
    .map(d =>
      sheet.feather(d, { colour: '#2a2723', opacity: 0.2, width: 22, spread: 20, steps: 6, shift: [12, 18] }),
    )
    .join('')
