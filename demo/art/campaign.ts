import type { Locale } from '#locales/locale.ts'
import { type ColourName, COLOURS } from '../catalogue/colours.ts'
import { CAPTIONS, type Words, WORDS } from './campaign-words.ts'
import { darken } from './colour.ts'
import { EDITORIAL, flatLay, repairBench } from './editorial.ts'
import { lettering, outlinesFor, widthOf } from './lettering/lettering.ts'
import { WEARERS } from './people/people.ts'
import type { Wearer } from './people/wearer.ts'
import { wornPicture } from './people/worn-picture.ts'
import type { PieceName } from './pieces.ts'
import { colourPicture } from './product-pictures.ts'
import { scene, type SceneName } from './scenes/scenes.ts'

type Size = readonly [width: number, height: number]

/** How words stand on a picture. Lengths in px. */
interface Typography {
  readonly ink: string
  /** Laid under the words so that they read: its colour and where it comes from. */
  readonly veil?: readonly [colour: string, opacity: number, side: 'left' | 'top']
  readonly left: number
  readonly top: number
  readonly headline: number
  readonly small: number
}

const veil = ([colour, opacity, side]: NonNullable<Typography['veil']>, [width, height]: Size) =>
  `<linearGradient id="veil" ${side === 'left' ? '' : 'x2="0" y2="1"'}><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="${side === 'left' ? 0.54 : 0.66}" stop-color="${colour}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#veil)"/>`

/** The words as drawn letters: small line, headline, line, button, one below the other. */
function letters(
  { over, headline, under, button }: Words,
  locale: Locale,
  { ink, left, top, headline: size, small }: Typography,
): string {
  const isChinese = locale === 'zh_HK'
  const display = {
    use: 'display',
    size: isChinese ? size : size * 0.94,
    fill: ink,
    tracking: isChinese ? 30 : -14,
  } as const
  const text = { use: 'text', size: small, fill: ink, tracking: isChinese ? 60 : 6 } as const
  let y = top
  const parts: string[] = []
  if (over) {
    parts.push(
      `<rect x="${left}" y="${y + small * 0.42}" width="${small * 1.6}" height="${Math.max(3, small / 12)}" fill="${ink}"/>`,
      lettering(over[locale], left + small * 2.1, y + small * 0.86, text),
    )
    y += small * 1.7
  }
  for (const line of headline) {
    y += size * 1.18
    parts.push(lettering(line[locale], left - size * 0.04, y - size * 0.16, display))
  }
  if (under) {
    y += small * 1.75
    parts.push(lettering(under[locale], left, y, text))
  }
  if (button) {
    y += small * 1.3
    const wide = widthOf(button[locale], text) + small * 2.2
    parts.push(
      `<rect x="${left}" y="${y}" width="${Math.round(wide)}" height="${Math.round(small * 2.3)}" fill="${ink}"/>`,
      lettering(button[locale], left + small * 1.1, y + small * 1.5, {
        ...text,
        fill: ink === LIGHT ? '#1b2a24' : LIGHT,
      }),
    )
  }
  return parts.join('')
}

const LIGHT = '#fffaf0'
const over = (svg: string, more: string) => svg.replace('</svg>', `${outlinesFor(more)}${more}</svg>`)

const sceneWith = (name: SceneName, size: Size, words: Words, type: Typography) => (locale: Locale) =>
  over(scene(name, ...size), (type.veil ? veil(type.veil, size) : '') + letters(words, locale, type))

type LetteredPicture = [name: string, paint: (locale: Locale) => string]

/** A picture with a headline and a line below it, both in a dark shade of `colour`. */
const posterOf = (file: string, paint: () => string, colour: ColourName, words: Words): LetteredPicture => [
  `poster-${file}`,
  locale => {
    const ink = darken(COLOURS[colour].main, 0.72)
    return over(
      paint(),
      letters({ headline: words.headline }, locale, { ink, left: 64, top: 56, headline: 88, small: 40 }) +
        lettering(words.under?.[locale] ?? '', 66, 232, { use: 'text', size: 40, fill: ink, tracking: 30 }),
    )
  },
]

const poster = (
  file: string,
  piece: PieceName,
  colour: ColourName,
  words: Words,
  size: Size = [900, 1100],
): LetteredPicture =>
  posterOf(file, () => colourPicture(piece, COLOURS[colour], 1, size, 0.575), colour, words)

/** A poster of a person who wears it, down to the knees. */
const wornPoster = (file: string, wearer: Wearer, words: Words, size: Size = [900, 1100]): LetteredPicture =>
  posterOf(
    file,
    () => wornPicture(wearer, size, { headAt: 0.29, tall: 1.35 }),
    wearer.outfit.topColour,
    words,
  )

const tileOf = (file: keyof typeof CAPTIONS, paint: () => string, colour: ColourName): LetteredPicture => [
  `tile-${file}`,
  locale =>
    over(
      paint(),
      lettering(CAPTIONS[file][locale], 34, 562, {
        use: 'display',
        size: 50,
        // Dark enough to read on the tile, however pale the colour.
        fill: darken(COLOURS[colour].main, 0.86),
        tracking: locale === 'zh_HK' ? 40 : -6,
      }),
    ),
]

const tile = (file: keyof typeof CAPTIONS, piece: PieceName, colour: ColourName): LetteredPicture =>
  tileOf(file, () => colourPicture(piece, COLOURS[colour], 1), colour)

/** A tile of a person who wears it, the caption below the feet. */
const wornTile = (file: keyof typeof CAPTIONS, wearer: Wearer): LetteredPicture =>
  tileOf(file, () => wornPicture(wearer, [600, 600], { headAt: 0.03, tall: 0.82 }), wearer.outfit.topColour)

/** A poster of a drawing of its own: headline and a line below at the top. */
const picturePoster = (file: string, paint: () => string, words: Words, ink: string): LetteredPicture => [
  `poster-${file}`,
  locale =>
    over(
      paint(),
      letters({ headline: words.headline }, locale, { ink, left: 64, top: 56, headline: 88, small: 40 }) +
        lettering(words.under?.[locale] ?? '', 66, 232, { use: 'text', size: 38, fill: ink, tracking: 20 }),
    ),
]

/** Of pairs of posters, px. */
const PAIR: Size = [1200, 900]

const PICTURES: readonly LetteredPicture[] = [
  picturePoster('walk', () => scene('trail', ...PAIR), WORDS.walk, '#2a2413'),
  picturePoster('friend', () => scene('forest', ...PAIR), WORDS.friend, '#12301f'),
  picturePoster('mend', () => repairBench(PAIR), WORDS.mend, '#3f2c14'),
  picturePoster('sport', () => scene('dawn', ...PAIR), WORDS.toSport, LIGHT),
  [
    'popup-first-order',
    sceneWith('coast', [1200, 800], WORDS.firstOrder, {
      ink: LIGHT,
      veil: ['#0c3f52', 0.82, 'left'],
      left: 84,
      top: 84,
      headline: 104,
      small: 38,
    }),
  ],
  [
    'popup-knit-week',
    locale =>
      over(
        flatLay([1200, 800], '#c9b4a0', EDITORIAL['three-knits'] ?? []),
        letters(WORDS.knitWeek, locale, { ink: '#3b2f2a', left: 70, top: 50, headline: 84, small: 34 }),
      ),
  ],
  wornPoster('shell', WEARERS.rain, WORDS.shell),
  poster('boot', 'highBoot', 'saddle', WORDS.boot),
  poster('camp', 'domeTent', 'rust', WORDS.campPoster),
  wornPoster('down', WEARERS.rest, WORDS.down, [1200, 1200]),
  poster('granite', 'highBoot', 'saddle', WORDS.granite, [1200, 1200]),
  wornTile('down', WEARERS.down),
  wornTile('fleece', WEARERS.fleece),
  wornTile('trousers', WEARERS.trousers),
  tile('shoe', 'runShoe', 'harbour'),
  tile('pack', 'trekPack', 'clay'),
  tile('tent', 'tunnelTent', 'sage'),
  tile('flask', 'bottle', 'lagoon'),
  tile('light', 'headlamp', 'silvergrass'),
  tile('shorts', 'trailShorts', 'pine'),
  tile('tee', 'teeRidge', 'sky'),
  tile('roll', 'rollPack', 'lagoon'),
  tile('cap', 'cap', 'rust'),
]

/** Pictures with words on them, one file a language: `poster-walk-zh.svg`. */
export const CAMPAIGN_PICTURES: ReadonlyMap<string, () => string> = new Map(
  PICTURES.flatMap(([name, paint]) => [
    [`${name}-zh.svg`, () => paint('zh_HK')],
    [`${name}-en.svg`, () => paint('en_US')],
  ]),
)
