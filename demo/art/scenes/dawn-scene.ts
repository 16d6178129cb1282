import { line, soft } from '../path.ts'
import { clouds, mist, sky, stars, sun } from './air.ts'
import { runner } from './figures.ts'
import { flanks, fading, heightAt, land, type Point, recede, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { birds, grass } from './props.ts'
import { range } from './range.ts'

/** Before sunrise: three runners with lamps on a grassy ridge, islands in the mist below. */
export const dawnScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const isWide = width > height
  const far = range(sheet, canvas, random, {
    from: 0.56,
    to: 0.8,
    rise: 0.2,
    colours: recede('#c78f8f', '#233a5c', 4),
    haze: '#f6b78e',
    roughness: 0.5,
  })
  const hill = ridge(canvas, random, {
    base: 1,
    rise: 0.3,
    roughness: 0.3,
    peaks: [
      [0.06, 0.1],
      [0.3, 0.26],
      [0.52, 0.52],
      [0.74, 0.72],
      [0.94, 0.98],
    ],
  })
  const beam = sheet.gradient(
    [
      [0, '#fff3c4', 0.65],
      [1, '#fff3c4', 0.001],
    ],
    'x2="1" y2="0"',
  )
  const places = isWide ? [0.56, 0.68, 0.79] : [0.36, 0.58, 0.78]
  const looks = [
    ['#d9643a', '#26303c'],
    ['#e9e2d0', '#2f5d50'],
    ['#6f9fc0', '#2b2f38'],
  ] as const
  const runners = places.map((x, i) => {
    const [shirt = '#d9643a', shorts = '#26303c'] = looks[i] ?? []
    const at: Point = [x * width, heightAt(hill, x * width) + height * 0.02]
    return runner(at, (height / (isWide ? 470 : 720)) * (1 - i * 0.1), shirt, shorts, beam)
  })
  const path = (shift: number): Point[] =>
    [0.02, 0.2, 0.38, 0.56, 0.74, 0.98].map(
      (x): Point => [x * width, heightAt(hill, x * width) + height * (0.012 + shift * (0.05 - 0.03 * x))],
    )
  return [
    sky(sheet, canvas, [
      [0, '#182548'],
      [0.3, '#4a4f86'],
      [0.52, '#d98a84'],
      [0.64, '#ffc58f'],
    ]),
    stars(canvas, random, 90, 0.34),
    sun(sheet, canvas, isWide ? 0.86 : 0.8, 0.56, 34, '#fff3d2', '#ffcf96'),
    clouds(sheet, canvas, random, 7, '#f6b3a2', [0.2, 0.46]),
    far.map(({ svg }, i) => svg + mist(sheet, canvas, 0.62 + i * 0.06, 0.05, '#f7c6a6', 0.42)).join(''),
    `<path d="${land(canvas, hill)}" fill="${sheet.gradient([
      [0, '#5c5a44'],
      [0.4, '#33402f'],
      [1, '#141d1c'],
    ])}"/><path d="${flanks(canvas, hill, random, 0.2)}" fill="${fading(sheet, '#0d1518', 0.6)}"/><path d="${line(hill)}" fill="none" stroke="#ffd0a0" stroke-opacity=".5" stroke-width="3"/>`,
    `<path d="${soft(path(0))}${soft([...path(1)].reverse()).replace('M', 'L')}Z" fill="#d9b78c" fill-opacity=".7"/>`,
    runners.join(''),
    grass(
      {
        from: -10,
        to: width,
        y: x => heightAt(hill, x) + height * (0.09 + 0.14 * random()),
        size: height * 0.06,
        random,
      },
      ['#8a7d4e', '#2b3a2b', '#c2a368'],
      420,
    ),
    birds(
      [
        [0.44, 0.3],
        [0.455, 0.285],
        [0.475, 0.3],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#2b2f52',
    ),
  ].join('')
}
