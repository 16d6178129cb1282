import { mix } from '../colour.ts'
import type { Sheet } from '../sheet.ts'
import { type Canvas, land, ridge } from './land.ts'

/** Layer upon layer of hills, paler the farther. */
export function range(
  sheet: Sheet,
  canvas: Canvas,
  random: () => number,
  {
    from,
    to,
    rise,
    colours,
    haze,
    roughness,
  }: { from: number; to: number; rise: number; colours: readonly string[]; haze: string; roughness: number },
) {
  const layers = colours.map((colour, i) => {
    const share = i / Math.max(1, colours.length - 1)
    const points = ridge(canvas, random, {
      base: from + (to - from) * share,
      rise: rise * (1 - 0.25 * share),
      roughness,
    })
    const fill = sheet.gradient([
      [0, colour],
      [1, mix(colour, haze, 0.6)],
    ])
    return { points, svg: `<path d="${land(canvas, points)}" fill="${fill}"/>` }
  })
  return layers
}
