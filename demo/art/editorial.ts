import { type ColourName, COLOURS } from '../catalogue/colours.ts'
import { darken, lighten, mix } from './colour.ts'
import { type PieceName, pieceOf } from './pieces.ts'
import { createSheet, type Sheet } from './sheet.ts'

type Size = readonly [width: number, height: number]

/** A piece in a composition: its middle in px, its size as a share of the 600 px sheet, degrees it is turned. */
export interface Laid {
  readonly piece: PieceName
  readonly colour: ColourName
  readonly at: readonly [x: number, y: number]
  readonly scale: number
  readonly turn?: number
}

const lay = (sheet: Sheet, { piece, colour, at: [x, y], scale, turn = 0 }: Laid) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-300 -300)">${pieceOf(piece).draw(sheet, COLOURS[colour], 1)}</g>`

/** A plain ground with window light falling across it from the upper left. */
function paper(sheet: Sheet, [width, height]: Size, colour: string): string {
  const light = lighten(colour, 0.55)
  const pane = (from: number, to: number) =>
    `<path d="M${width * from} 0L${width * to} 0L${width * (to + 0.46)} ${height}L${width * (from + 0.46)} ${height}Z" fill="${light}" fill-opacity=".38"/>`
  return `<rect width="${width}" height="${height}" fill="${sheet.gradient(
    [
      [0, lighten(colour, 0.16)],
      [1, darken(colour, 0.08)],
    ],
    'x2="1" y2="1"',
  )}"/>${pane(0.02, 0.24)}${pane(0.28, 0.46)}`
}

/** Pieces laid out on a coloured ground, seen from above. */
export function flatLay([width, height]: Size, colour: string, pieces: readonly Laid[], more = ''): string {
  const sheet = createSheet()
  const content = pieces.map(piece => lay(sheet, piece)).join('')
  return sheet.toSvg(width, height, paper(sheet, [width, height], colour) + content + more)
}

/** A pile of folded knits, its foot at x, y. */
function foldedPile(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  wide: number,
  colours: readonly ColourName[],
): string {
  const thick = wide * 0.15
  return colours
    .map((name, i) => {
      const { main } = COLOURS[name]
      const inset = (i % 2 ? 10 : 0) + i * 3
      const [left, right, top] = [x - wide / 2 + inset, x + wide / 2 - inset / 2, y - thick * (i + 1)]
      const fold = `M${left + 12} ${top}C${left + wide * 0.4} ${top - 6} ${right - 40} ${top - 4} ${right - 14} ${top}C${right + 8} ${top + thick * 0.2} ${right + 8} ${top + thick * 0.9} ${right - 14} ${top + thick}L${left + 10} ${top + thick}C${left - 6} ${top + thick * 0.8} ${left - 6} ${top + thick * 0.2} ${left + 12} ${top}Z`
      const layers = `<path d="M${left} ${top + thick * 0.5}C${left + wide * 0.3} ${top + thick * 0.44} ${right - 60} ${top + thick * 0.6} ${right} ${top + thick * 0.5}" fill="none" stroke="${darken(main, 0.5)}" stroke-opacity=".6" stroke-width="3"/>`
      return sheet.panel(fold, main, {
        texture: i % 2 ? 'knit' : 'rib',
        volume: 1,
        sheen: 0.2,
        inside: layers,
      })
    })
    .join('')
}

/** A three-legged stool, its foot at x, y. */
const stool = (sheet: Sheet, x: number, y: number, wide: number, tall: number) =>
  `<ellipse cx="${x + 14}" cy="${y}" rx="${wide * 0.6}" ry="${wide * 0.07}" fill="#1b1512" fill-opacity=".28"/>${[
    [-0.36, -0.42],
    [0.36, 0.42],
    [0.04, 0.06],
  ]
    .map(
      ([top = 0, foot = 0]) =>
        `<path d="M${x + wide * top} ${y - tall}L${x + wide * foot} ${y}" stroke="#7a5233" stroke-width="${wide * 0.055}" stroke-linecap="round"/>`,
    )
    .join(
      '',
    )}${sheet.panel(`M${x - wide / 2} ${y - tall - 14}H${x + wide / 2}C${x + wide / 2 + 8} ${y - tall - 12} ${x + wide / 2 + 8} ${y - tall + 14} ${x + wide / 2} ${y - tall + 16}H${x - wide / 2}C${x - wide / 2 - 8} ${y - tall + 14} ${x - wide / 2 - 8} ${y - tall - 12} ${x - wide / 2} ${y - tall - 14}Z`, '#a06c42', { volume: 0.4, sheen: 0.4 })}`

/** A wall, a floor, light from a window. */
function room(sheet: Sheet, size: Size, wall: string, floorAt: number): string {
  const [width, height] = size
  const foot = height * floorAt
  return `${paper(sheet, size, wall)}<rect y="${foot}" width="${width}" height="${height - foot}" fill="${sheet.gradient(
    [
      [0, mix(wall, '#6d4a33', 0.62)],
      [1, mix(wall, '#3d281d', 0.72)],
    ],
  )}"/><rect y="${foot - 12}" width="${width}" height="12" fill="${lighten(wall, 0.3)}"/>`
}

const hanger = (x: number, y: number, scale: number) =>
  `<path d="M${x} ${y}q${10 * scale} ${4 * scale} ${8 * scale} ${14 * scale}q-${2 * scale} ${8 * scale}-${8 * scale} ${10 * scale}v${12 * scale}" fill="none" stroke="#3a3532" stroke-width="${4 * scale}" stroke-linecap="round"/>`

/** Knitwear on a rail, a stool beside it: the cover of the fashion house. Words fit at its left. */
function knitRail([width, height]: Size): string {
  const sheet = createSheet()
  const rail = height * 0.15
  const scale = height / 820
  const pieces: readonly (readonly [PieceName, ColourName, number])[] = [
    ['crew', 'clay', 0.555],
    ['grid', 'dusk', 0.7],
    ['crew', 'sage', 0.845],
  ]
  const hung = pieces
    .map(([piece, colour, x]) => {
      const middle = x * width
      return `${hanger(middle, rail - 4, scale)}${lay(sheet, { piece, colour, at: [middle, rail + 245 * scale], scale })}`
    })
    .join('')
  const [from, to, seat] = [0.43 * width, 0.97 * width, 0.88 * width]
  const floor = 0.9
  const foot = height * (floor + 0.06)
  const stand = (x: number) =>
    `<path d="M${x} ${rail}V${height * (floor + 0.04)}" stroke="#2f2a28" stroke-width="${10 * scale}" stroke-linecap="round"/>`
  return sheet.toSvg(
    width,
    height,
    `${room(sheet, [width, height], '#cbb9a6', floor)}${stand(from)}${stand(to)}<path d="M${from} ${rail}H${to}" stroke="#2f2a28" stroke-width="${12 * scale}" stroke-linecap="round"/>${hung}${stool(sheet, seat, foot, 190 * scale, 210 * scale)}${foldedPile(sheet, [seat, foot - 224 * scale], 180 * scale, ['harbour', 'rust'])}`,
  )
}

/** A stool with folded knits and a hat on top. */
function knitPile([width, height]: Size): string {
  const sheet = createSheet()
  return sheet.toSvg(
    width,
    height,
    `${room(sheet, [width, height], '#b9a08c', 0.78)}${stool(sheet, width * 0.5, height * 0.9, width * 0.5, height * 0.22)}${foldedPile(sheet, [width * 0.5, height * 0.655], width * 0.46, ['ink', 'oat', 'clay', 'sage'])}${lay(sheet, { piece: 'beanie', colour: 'silvergrass', at: [width * 0.5, height * 0.268], scale: width / 1500 })}`,
  )
}

/** Needle, thread and patch beside a torn jacket: the repair bench. */
export function repairBench([width, height]: Size): string {
  const unit = height / 950
  const [x, y] = [width * 0.8, height * 0.6]
  const patch = `<g transform="translate(${x} ${y}) rotate(-14) scale(${unit})"><path d="M-70-54H70V54H-70Z" fill="#cf6d2c"/><path d="M-62-46H62V46H-62Z" fill="none" stroke="#f3e6cf" stroke-width="4" stroke-dasharray="12 7"/></g>`
  const thread = `<g transform="translate(${width * 0.93} ${height * 0.84}) scale(${unit})"><ellipse cx="8" cy="62" rx="62" ry="12" fill="#1b1512" fill-opacity=".3"/><path d="M-44-58H44V-44H-44ZM-44 46H44V60H-44Z" fill="#c9a57a"/><path d="M-34-44H34V46H-34Z" fill="#a63d1e"/><path d="M-34-32H34M-34-18H34M-34-4H34M-34 10H34M-34 24H34M-34 38H34" stroke="#7d2a14" stroke-width="3"/></g><path d="M${width * 0.9} ${height * 0.86}C${width * 0.76} ${height * 0.99} ${width * 0.66} ${height * 0.9} ${width * 0.54} ${height * 0.95}S${width * 0.36} ${height * 0.84} ${width * 0.26} ${height * 0.9}" fill="none" stroke="#a63d1e" stroke-width="${4 * unit}"/><path d="M${width * 0.26} ${height * 0.9}L${width * 0.14} ${height * 0.94}" stroke="#dfe3e6" stroke-width="${8 * unit}" stroke-linecap="round"/>`
  return flatLay(
    [width, height],
    '#d9c7a3',
    [
      {
        piece: 'shell',
        colour: 'pine',
        at: [width * 0.71, height * 0.54],
        scale: 1.42 * unit,
        turn: -8,
      },
    ],
    patch + thread,
  )
}

/** Arrangements seen from above, by name; places in px of the picture. */
export const EDITORIAL: Readonly<Record<string, readonly Laid[]>> = {
  'three-knits': [
    { piece: 'grid', colour: 'dusk', at: [300, 560], scale: 0.68, turn: -5 },
    { piece: 'crew', colour: 'clay', at: [620, 570], scale: 0.68, turn: 3 },
    { piece: 'beanie', colour: 'silvergrass', at: [950, 540], scale: 0.62, turn: 8 },
  ],
  'knit-crew': [
    { piece: 'crew', colour: 'sage', at: [310, 380], scale: 1, turn: -9 },
    { piece: 'beanie', colour: 'rust', at: [560, 210], scale: 0.5, turn: 14 },
    { piece: 'socks', colour: 'oat', at: [572, 520], scale: 0.5, turn: 10 },
  ],
  'knit-zip': [
    { piece: 'grid', colour: 'dusk', at: [390, 360], scale: 1.08, turn: 11 },
    { piece: 'gloves', colour: 'saddle', at: [130, 500], scale: 0.5, turn: -16 },
  ],
  'knit-hats': [
    { piece: 'bobble', colour: 'rose', at: [250, 300], scale: 0.92, turn: -8 },
    { piece: 'beanie', colour: 'harbour', at: [470, 460], scale: 0.74, turn: 9 },
  ],
  'knit-walk': [
    { piece: 'leggings', colour: 'ink', at: [210, 360], scale: 0.98, turn: -6 },
    { piece: 'walkShoe', colour: 'oat', at: [480, 250], scale: 0.62, turn: 24 },
    { piece: 'walkShoe', colour: 'oat', at: [490, 480], scale: 0.62, turn: 14 },
  ],
}

/** Grounds of the square arrangements. */
const GROUNDS: Readonly<Record<string, string>> = {
  'knit-crew': '#cdb9a2',
  'knit-zip': '#c9a58f',
  'knit-hats': '#b7ab9a',
  'knit-walk': '#a9a08c',
}
const SQUARE: Size = [680, 680]
const WIDE: Size = [2400, 1000]

/** Pictures of the fashion house, by file name: squares, and its cover. Source: L-263. */
export const EDITORIAL_PICTURES: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(GROUNDS).map(([name, ground]): [string, () => string] => [
    name,
    () => flatLay(SQUARE, ground, EDITORIAL[name] ?? []),
  ]),
  ['knit-pile', () => knitPile(SQUARE)],
  ['knit-rail', () => knitRail(WIDE)],
])
