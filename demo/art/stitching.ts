import { darken, lighten } from './colour.ts'
import type { Sheet } from './sheet.ts'

/** A sewn line: the groove and the light on its lower lip. */
export const seam = (d: string, colour: string, width = 1.3) =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${lighten(colour, 0.5)}" stroke-opacity=".4" stroke-width="${width}" transform="translate(1.2 1.2)"/><path d="${d}" stroke="${darken(colour, 0.65)}" stroke-opacity=".7" stroke-width="${width}"/></g>`

/** Visible stitches beside a seam. */
export const stitches = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="${lighten(colour, 0.45)}" stroke-opacity=".65" stroke-width="1.1" stroke-dasharray="4 3"/>`

/** Soft creases: dark where cloth turns away, light where it comes forward. */
export const folds = (sheet: Sheet, d: string, colour: string, { width = 9, strength = 0.4 } = {}) =>
  sheet.feather(d, { colour: darken(colour, 0.8), opacity: strength * 0.75, width, spread: 8, steps: 4 }) +
  sheet.feather(d, {
    colour: lighten(colour, 0.6),
    opacity: strength * 0.4,
    width: width * 0.7,
    spread: 6,
    steps: 3,
    shift: [-8, -5],
  })

/** A shadow one piece throws on the one below; `d` is the edge it falls from. */
export const cast = (sheet: Sheet, d: string, { width = 12, strength = 0.35 } = {}) =>
  sheet.feather(d, { colour: '#0b0f16', opacity: strength, width, spread: 9, steps: 4, shift: [3, 5] })

/** A zip along a path, with its tape, its teeth and a puller hanging at `pull`. */
export function zip(
  d: string,
  colour: string,
  trim: string,
  pull?: readonly [number, number],
  turn = 0,
): string {
  const teeth = `<g fill="none"><path d="${d}" stroke="${darken(colour, 0.6)}" stroke-width="8" stroke-opacity=".85"/><path d="${d}" stroke="${lighten(trim, 0.1)}" stroke-width="3" stroke-dasharray="1.6 1.4" stroke-opacity=".85"/></g>`
  return pull ? teeth + puller(pull, trim, turn) : teeth
}

/** A zip slider with its cord. */
export const puller = ([x, y]: readonly [number, number], trim: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-3.6" y="-5" width="7.2" height="9" rx="2" fill="${darken(trim, 0.35)}"/><rect x="-3.6" y="-5" width="7.2" height="3.5" rx="1.6" fill="${lighten(trim, 0.35)}"/><path d="M-2 3h4l1.6 17q-3.6 4-7.2 0z" fill="${trim}" stroke="${darken(trim, 0.5)}" stroke-width=".8"/></g>`

/** A pocket closed by a taped zip. */
export const zipPocket = (
  d: string,
  colour: string,
  trim: string,
  pull: readonly [number, number],
  turn = 0,
) =>
  `${seam(d, colour, 11)}<path d="${d}" fill="none" stroke="${darken(colour, 0.2)}" stroke-width="9" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${darken(colour, 0.75)}" stroke-width="1.8"/>${puller(pull, trim, turn)}`
