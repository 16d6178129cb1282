import { contrast } from '#locales/contrast.ts'
import { type Found, found } from './check.ts'
import type { Leaf } from './leaves.ts'

/** Least contrast of words with what is behind them. Source: WCAG 2.2, 1.4.3. */
const LEAST = 4.5

/** Red, green and blue 0 to 255, and how much it covers, 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const WHITE: Colour = [255, 255, 255, 1]
const BLACK: Colour = [0, 0, 0, 1]
const NAMED: Readonly<Record<string, Colour>> = {
  white: WHITE,
  black: BLACK,
  transparent: [0, 0, 0, 0],
}

function ofHex(digits: string): Colour {
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map(pair =>
    Number.parseInt(pair, 16),
  )
  return [red, green, blue, alpha / 255]
}

const ofAlpha = (text: string) => (text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text))

/** `undefined` for notations that are not read: `hsl()`, percent of a channel. */
function colourOf(text: string): Colour | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]
  if (hex) return ofHex(hex)
  const parts = /^rgba?\((.*)\)$/i
    .exec(text)?.[1]
    ?.trim()
    .split(/[\s,/]+/)
  if (!parts) return NAMED[text.toLowerCase()]
  const [red = '', green = '', blue = '', alpha = '1'] = parts
  const channels = [red, green, blue].map(Number)
  if (parts.length < 3 || channels.some(Number.isNaN)) return undefined
  return [Number(red), Number(green), Number(blue), ofAlpha(alpha)]
}

/** One colour seen on an opaque one. */
const over = ([red, green, blue, alpha]: Colour, [r, g, b]: Colour): Colour => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
  1,
]

const hexOf = (colour: Colour) =>
  `#${colour
    .slice(0, 3)
    .map(channel => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`

/** Brighter or darker than what it is seen on. */
const isAbove = (words: Colour, ground: Colour) =>
  (contrast(hexOf(words), '#000000') ?? 1) > (contrast(hexOf(ground), '#000000') ?? 1)

/**
 * Contrast of words on a ground, 1 to 21, where a picture behind both is at its worst. `undefined` for colours that cannot be read.
 */
export function leastContrast(words: string, ground: string): number | undefined {
  const [above, under] = [colourOf(words), colourOf(ground)]
  if (!above || !under) return undefined
  const [onWhite, onBlack] = [over(under, WHITE), over(under, BLACK)]
  const [lightest, darkest] = [over(above, onWhite), over(above, onBlack)]
  // Somewhere between white and black a picture makes the ground as bright as the words.
  if (isAbove(lightest, onWhite) !== isAbove(darkest, onBlack)) return 1
  const ofPair = (a: Colour, b: Colour) => contrast(hexOf(a), hexOf(b)) ?? 1
  return Math.min(ofPair(lightest, onWhite), ofPair(darkest, onBlack))
}

const isSet = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Words on a picture that cannot be read wherever the picture is light, or dark. */
export const checkContrast = (leaves: readonly Leaf[]): Found[] =>
  leaves.flatMap(({ node, value, path, siblings }) => {
    const ground = siblings[node['x-cairn']?.standsOn ?? '']
    if (!isSet(value) || !isSet(ground)) return []
    const least = leastContrast(value, ground)
    if (least === undefined || least >= LEAST) return []
    return [found('lowContrast', path, `${(Math.floor(least * 10) / 10).toFixed(1)} < ${LEAST}`)]
  })
