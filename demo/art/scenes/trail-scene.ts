import { line, soft } from '../path.ts'
import { WEARERS } from '../people/people.ts'
import { clouds, mist, sky, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, heightAt, land, type Point, recede, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { birds, cairn, grass, walker } from './props.ts'
import { range } from './range.ts'

/** Evening on the grassy downs, a path winding up. */
export const trailScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#f7dcae'
  const far = range(sheet, canvas, random, {
    from: 0.5,
    to: 0.66,
    rise: 0.2,
    colours: recede('#cbb79d', '#7d8a5c', 4),
    haze,
    roughness: 0.5,
  })
  const hill = ridge(canvas, random, {
    base: 0.86,
    rise: 0.34,
    roughness: 0.42,
    peaks: [
      [0.1, 0.95],
      [0.26, 0.72],
      [0.44, 0.44],
      [0.6, 0.3],
      [0.8, 0.52],
      [0.94, 0.6],
    ],
  })
  const front = ridge(canvas, random, {
    base: 1,
    rise: 0.2,
    roughness: 0.4,
    peaks: [
      [0.1, 0.9],
      [0.35, 0.5],
      [0.6, 0.24],
      [0.9, 0.5],
    ],
  })
  const way = (dx: number): Point[] =>
    [
      [0.13, 0.545],
      [0.17, 0.6],
      [0.25, 0.64],
      [0.29, 0.7],
      [0.4, 0.74],
      [0.43, 0.8],
      [0.55, 0.84],
      [0.56, 0.92],
      [0.7, 1.02],
    ].map(([x = 0, y = 0], i): Point => [(x + dx * (0.003 + i * i * 0.0016)) * width, y * height])
  return [
    sky(sheet, canvas, [
      [0, '#7fa9b8'],
      [0.25, '#e6d3ac'],
      [0.48, '#fbc987'],
      [0.6, '#f5a95f'],
    ]),
    sun(sheet, canvas, 0.72, 0.36, 42, '#fff7dc', '#ffdf9a'),
    clouds(sheet, canvas, random, 8, '#fff0d2', [0.06, 0.34]),
    far.map(({ svg }, i) => svg + mist(sheet, canvas, 0.55 + i * 0.05, 0.05, '#ffe4b3', 0.45)).join(''),
    `<path d="${land(canvas, hill)}" fill="${sheet.gradient([
      [0, '#c79a4b'],
      [0.4, '#9a8440'],
      [1, '#5f6a35'],
    ])}"/><path d="${flanks(canvas, hill, random, 0.2)}" fill="${fading(sheet, '#4a4a22', 0.6)}"/><path d="${line(hill)}" fill="none" stroke="#ffe0a0" stroke-opacity=".7" stroke-width="3"/>`,
    grass(
      {
        from: 0,
        to: width,
        y: x => heightAt(hill, x) + height * 0.05 + random() * height * 0.16,
        size: height * 0.028,
        random,
      },
      ['#e8c377', '#7c6f35', '#d6a653'],
      120,
    ),
    `<path d="${soft(way(0))}${soft([...way(1)].reverse()).replace('M', 'L')}Z" fill="${sheet.gradient([
      [0, '#f3dcae'],
      [1, '#caa069'],
    ])}"/>`,
    walker([0.318 * width, 0.712 * height], height / 1350, '#c9472e', '#2b4450', true),
    walker([0.262 * width, 0.645 * height], height / 1750, '#2f6f7c', '#e8d9b0', true),
    walker([0.182 * width, 0.603 * height], height / 2300, '#ecd9a8', '#7a3b2e', true),
    `<path d="${land(canvas, front, true)}" fill="${sheet.gradient([
      [0, '#8a6f33'],
      [1, '#3f3f1d'],
    ])}" fill-opacity=".96"/>`,
    onlooker(sheet, WEARERS.trail, [0.7 * width, 1.0 * height], 0.46 * height),
    grass(
      { from: -20, to: width, y: x => heightAt(front, x) + height * 0.03, size: height * 0.14, random },
      ['#f2d493', '#a98742', '#5c5427', '#e0b565'],
      210,
    ),
    cairn(sheet, [0.83 * width, heightAt(front, 0.83 * width) + height * 0.1], height / 420, '#b5a48e'),
    birds(
      [
        [0.4, 0.2],
        [0.42, 0.18],
        [0.445, 0.21],
        [0.47, 0.19],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#6b5a3c',
    ),
  ].join('')
}
