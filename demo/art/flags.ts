import { type ColourName, COLOURS } from '../catalogue/colours.ts'
import { lighten, mix } from './colour.ts'
import type { LogoName } from './logo-words.ts'
import { withLogo } from './logos.ts'
import { type PieceName, pieceOf } from './pieces.ts'
import { createSheet } from './sheet.ts'

/** What each of the shop’s houses is known for. */
const FLAGS: readonly (readonly [LogoName, PieceName, ColourName])[] = [
  ['northcairn', 'shell', 'rust'],
  ['sable-ridge', 'down', 'lagoon'],
  ['hush-pine', 'pile', 'pine'],
  ['furrow', 'grid', 'dusk'],
  ['tidewalk', 'runShoe', 'rose'],
  ['quernstone', 'midBoot', 'sage'],
  ['kitefold', 'dayPack', 'silvergrass'],
  ['lantern-bay', 'domeTent', 'rust'],
]
const [WIDTH, HEIGHT] = [800, 600]

/** A house’s wordmark beside its piece, on a ground of the piece’s colour. */
function flag(logo: LogoName, piece: PieceName, colour: ColourName): string {
  const sheet = createSheet()
  const { main } = COLOURS[colour]
  const base = mix(lighten(main, 0.68), '#e6dccb', 0.3)
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sheet.gradient(
    [
      [0, lighten(base, 0.55)],
      [1, base],
    ],
    'x2="1" y2="1"',
  )}"/><circle cx="560" cy="300" r="236" fill="${lighten(base, 0.72)}" fill-opacity=".7"/>`
  const drawing = `<g transform="translate(566 306) scale(.74) translate(-300 -300)">${pieceOf(piece).draw(sheet, COLOURS[colour], 1)}</g>`
  return withLogo(sheet.toSvg(WIDTH, HEIGHT, ground + drawing), logo, 20, 226, 300)
}

/** The houses’ flagship pictures, as `flag-<brand>`. */
export const FLAG_PICTURES: ReadonlyMap<string, () => string> = new Map(
  FLAGS.map(([logo, piece, colour]) => [`flag-${logo}`, () => flag(logo, piece, colour)]),
)
