import { soft } from '../path.ts'
import { WEARERS } from '../people/people.ts'
import { clouds, mist, sky, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, heightAt, land, type Point, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { walker, woods } from './props.ts'

/** Above the snowline: a rope of walkers. */
export const snowScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const far = ridge(canvas, random, { base: 0.62, rise: 0.26, roughness: 0.56 })
  const peaks = ridge(canvas, random, {
    base: 0.8,
    rise: 0.66,
    roughness: 0.66,
    peaks: [
      [0.06, 0.3],
      [0.2, 0.52],
      [0.33, 0.3],
      [0.46, 0.55],
      [0.6, 0.98],
      [0.68, 0.72],
      [0.8, 0.84],
      [0.93, 0.45],
    ],
  })
  const slope: Point[] = [
    [-0.02, 0.74],
    [0.1, 0.745],
    [0.24, 0.79],
    [0.4, 0.85],
    [0.55, 0.83],
    [0.72, 0.76],
    [0.88, 0.72],
    [1.02, 0.7],
  ].map(([x = 0, y = 0]): Point => [x * width, y * height])
  const front: Point[] = [
    [-0.02, 0.9],
    [0.15, 0.875],
    [0.34, 0.93],
    [0.5, 0.98],
    [0.7, 0.97],
    [0.85, 0.93],
    [1.02, 0.95],
  ].map(([x = 0, y = 0]): Point => [x * width, y * height])
  const line4 = [0.62, 0.655, 0.69, 0.73].map((x, i) =>
    walker(
      [x * width, heightAt(slope, x * width) + 2],
      (height / 1250) * (1 - i * 0.06),
      ['#d1512d', '#e9b949', '#2f6f8f', '#7a3b4f'][i] ?? '#d1512d',
      ['#22303c', '#3f5a4a', '#c97a3a', '#e0d0b0'][i] ?? '#22303c',
    ),
  )
  return [
    sky(sheet, canvas, [
      [0, '#2f6ea8'],
      [0.35, '#79aed4'],
      [0.65, '#dcecf3'],
    ]),
    sun(sheet, canvas, 0.24, 0.17, 34, '#fffef6', '#fff8dd'),
    clouds(sheet, canvas, random, 5, '#ffffff', [0.16, 0.44]),
    `<path d="${land(canvas, far)}" fill="#b4cfe2"/><path d="${flanks(canvas, far, random, 0.14)}" fill="${fading(sheet, '#7fa6c6', 0.75)}"/>`,
    mist(sheet, canvas, 0.62, 0.1, '#eef6fa', 0.7),
    `<path d="${land(canvas, peaks)}" fill="${sheet.gradient([
      [0, '#f7fbfd'],
      [0.45, '#d3e2ee'],
      [1, '#f3f8fb'],
    ])}"/><path d="${flanks(canvas, peaks, random, 0.26)}" fill="${fading(sheet, '#5f8db5', 0.93)}"/><path d="${flanks(canvas, peaks, random, 0.12)}" fill="${fading(sheet, '#27496b', 0.63)}"/>`,
    mist(sheet, canvas, 0.74, 0.1, '#f6fafc', 0.75),
    woods(
      sheet,
      Array.from({ length: Math.round(width / 60) }, (_, i): readonly [number, number, number] => {
        const x = i * 62 + random() * 40
        return [
          x,
          heightAt(slope, x) + 6,
          (height / 1000) * (0.35 + random() * 0.4) * (x / width > 0.58 && x / width < 0.78 ? 0.5 : 1),
        ]
      }),
      '#3f6378',
    ),
    `<path d="${land(canvas, slope, true)}" fill="${sheet.gradient([
      [0, '#ffffff'],
      [1, '#c9dcea'],
    ])}"/>`,
    `<path d="${soft(
      [
        [0.3, 0.98],
        [0.42, 0.9],
        [0.52, 0.855],
        [0.62, 0.812],
        [0.74, 0.762],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
    )}" fill="none" stroke="#9dbcd3" stroke-width="5" stroke-dasharray="9 13" stroke-linecap="round"/>`,
    line4.join(''),
    `<path d="${land(canvas, front, true)}" fill="${sheet.gradient([
      [0, '#f5fafd'],
      [1, '#a9c6dc'],
    ])}"/>`,
    onlooker(sheet, WEARERS.snow, [0.86 * width, 1.0 * height], 0.42 * height),
    woods(
      sheet,
      [
        [0.015, 0.93, 3.6],
        [0.055, 0.925, 2.7],
        [0.095, 0.925, 3.1],
        [0.14, 0.92, 2],
        [0.94, 0.98, 3],
        [0.985, 0.985, 3.8],
      ].map(([x = 0, y = 0, s = 1]) => [x * width, y * height, (s * height) / 1000] as const),
      '#1d3a4c',
    ),
    woods(
      sheet,
      [
        [0.02, 0.915, 2.6],
        [0.1, 0.91, 2.2],
        [0.987, 0.965, 2.7],
      ].map(([x = 0, y = 0, s = 1]) => [x * width - 6, y * height, (s * height) / 1000] as const),
      '#e9f2f7',
    ).replace('<g fill', '<g opacity=".5" fill'),
  ].join('')
}
