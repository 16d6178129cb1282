import { line } from '../path.ts'
import { WEARERS } from '../people/people.ts'
import { clouds, mist, sky, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, heightAt, land, type Point, recede, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { birds, cairn } from './props.ts'
import { range } from './range.ts'

/** Dawn on the ridge: layers of hills in mist, and a person who has come up to see them. */
export const ridgeScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#f3cfae'
  const far = range(sheet, canvas, random, {
    from: 0.6,
    to: 0.84,
    rise: 0.2,
    colours: recede('#c9a9a4', '#2c4a53', 5),
    haze,
    roughness: 0.56,
  })
  const near = ridge(canvas, random, {
    // Low enough for a phone, whose text stands above the person.
    base: 1.08,
    rise: 0.27,
    roughness: 0.5,
    peaks: [
      [0.1, 0.12],
      [0.3, 0.2],
      [0.52, 0.42],
      [0.7, 0.86],
      [0.86, 0.98],
      [0.97, 0.7],
    ],
  })
  const stand = 0.855 * width
  return [
    sky(sheet, canvas, [
      [0, '#3f6f8c'],
      [0.28, '#8fb0b5'],
      [0.5, '#f0d9b8'],
      [0.66, '#f6bf8f'],
    ]),
    sun(sheet, canvas, 0.36, 0.3, 36, '#fff6dd', '#ffe3ae'),
    clouds(sheet, canvas, random, 7, '#fff1dc', [0.08, 0.4]),
    far
      .map(
        ({ svg, points }, i) =>
          svg +
          (i > 0
            ? `<path d="${flanks(canvas, points, random, 0.1)}" fill="${fading(sheet, '#12303a', 0.24)}"/>`
            : '') +
          mist(sheet, canvas, 0.66 + i * 0.06, 0.05, '#ffe6c8', 0.5 - i * 0.07),
      )
      .join(''),
    `<path d="${land(canvas, near)}" fill="${sheet.gradient([
      [0, '#24363a'],
      [0.6, '#152327'],
      [1, '#0f191c'],
    ])}"/><path d="${flanks(canvas, near, random, 0.16)}" fill="${fading(sheet, '#0a1214', 0.75)}"/><path d="${line(near)}" fill="none" stroke="#f6c793" stroke-opacity=".5" stroke-width="3"/>`,
    cairn(sheet, [stand - 0.12 * width, heightAt(near, stand - 0.12 * width) + 10], height / 720, '#8b8580'),
    onlooker(
      sheet,
      WEARERS.ridge,
      [stand + 0.008 * width, heightAt(near, stand + 0.008 * width) + 0.02 * height],
      height * 0.36,
    ),
    birds(
      [
        [0.56, 0.2],
        [0.585, 0.185],
        [0.6, 0.22],
        [0.63, 0.2],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#3a4c54',
    ),
  ].join('')
}
