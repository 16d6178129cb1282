import { WEARERS } from '../people/people.ts'
import { clouds, glints, mist, sky, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, land, recede, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { grass, litTent, woods } from './props.ts'
import { range } from './range.ts'

/** A valley with a river and tents. */
export const valleyScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#dcead2'
  const left = ridge(canvas, random, {
    base: 0.94,
    rise: 0.62,
    roughness: 0.52,
    peaks: [
      [0.02, 0.98],
      [0.12, 0.88],
      [0.24, 0.62],
      [0.36, 0.34],
      [0.46, 0.1],
      [0.6, 0],
      [0.8, 0],
    ],
  })
  const right = ridge(canvas, random, {
    base: 0.94,
    rise: 0.58,
    roughness: 0.52,
    peaks: [
      [0.2, 0],
      [0.42, 0],
      [0.56, 0.12],
      [0.68, 0.42],
      [0.8, 0.66],
      [0.92, 0.94],
    ],
  })
  const back = range(sheet, canvas, random, {
    from: 0.5,
    to: 0.62,
    rise: 0.26,
    colours: recede('#b8cfd3', '#6f9a8c', 3),
    haze,
    roughness: 0.56,
  })
  const river = `M${width * 0.49} ${height * 0.66}C${width * 0.52} ${height * 0.72} ${width * 0.44} ${height * 0.76} ${width * 0.5} ${height * 0.83}C${width * 0.55} ${height * 0.9} ${width * 0.4} ${height * 0.95} ${width * 0.34} ${height * 1.02}L${width * 0.6} ${height * 1.02}C${width * 0.62} ${height * 0.94} ${width * 0.66} ${height * 0.88} ${width * 0.56} ${height * 0.83}C${width * 0.49} ${height * 0.77} ${width * 0.55} ${height * 0.71} ${width * 0.5} ${height * 0.66}Z`
  return [
    sky(sheet, canvas, [
      [0, '#5f9cc0'],
      [0.4, '#cfe3e6'],
      [0.6, '#f4f0d8'],
    ]),
    sun(sheet, canvas, 0.5, 0.3, 32, '#fffdf0', '#fff5cf'),
    clouds(sheet, canvas, random, 8, '#ffffff', [0.08, 0.36]),
    back
      .map(
        ({ svg, points }) =>
          `${svg}<path d="${flanks(canvas, points, random, 0.16)}" fill="${fading(sheet, '#2f5f63', 0.33)}"/>`,
      )
      .join(''),
    mist(sheet, canvas, 0.62, 0.09, '#f7f6e2', 0.75),
    `<path d="${land(canvas, right)}" fill="${sheet.gradient([
      [0, '#6f9a5c'],
      [1, '#3f6f48'],
    ])}"/><path d="${flanks(canvas, right, random, 0.22)}" fill="${fading(sheet, '#1d4a38', 0.6)}"/>`,
    `<path d="${land(canvas, left)}" fill="${sheet.gradient([
      [0, '#4f8055'],
      [0.7, '#2f5f42'],
      [1, '#4a7a48'],
    ])}"/><path d="${flanks(canvas, left, random, 0.24)}" fill="${fading(sheet, '#12382c', 0.68)}"/>`,
    `<path d="M-20 ${height}L-20 ${height * 0.9}C${width * 0.25} ${height * 0.82} ${width * 0.7} ${height * 0.82} ${width + 20} ${height * 0.9}L${width + 20} ${height}Z" fill="${sheet.gradient(
      [
        [0, '#8fb060'],
        [1, '#4f7d45'],
      ],
    )}"/>`,
    `<path d="${river}" fill="${sheet.gradient([
      [0, '#eaf5f0'],
      [0.5, '#8fc3cc'],
      [1, '#3f8ea3'],
    ])}"/>`,
    glints(canvas, random, {
      x: 0.49,
      top: height * 0.78,
      bottom: height,
      spread: width * 0.14,
      count: 46,
      colour: '#ffffff',
    }),
    woods(
      sheet,
      Array.from({ length: Math.round(width / 42) }, (_, i): readonly [number, number, number] => {
        const x = i * 44 + random() * 30
        const gap = Math.abs(x / width - 0.5)
        return [
          x,
          height * (0.84 + 0.05 * gap + random() * 0.015),
          gap < 0.07 ? 0.02 : (height / 1000) * (0.35 + random() * 0.45 + gap),
        ]
      }),
      '#2b5a40',
    ),
    litTent(sheet, [0.7 * width, 0.925 * height], height / 1000, '#d9643a', false),
    litTent(sheet, [0.765 * width, 0.905 * height], height / 1300, '#e9c25a', false),
    onlooker(sheet, WEARERS.valley, [0.86 * width, 0.995 * height], 0.42 * height),
    grass(
      { from: -10, to: 0.36 * width, y: () => height * 1.02, size: height * 0.09, random },
      ['#2f5f3a', '#a9c978', '#5a8a4a'],
      110,
    ),
    grass(
      { from: 0.62 * width, to: width, y: () => height * 1.02, size: height * 0.07, random },
      ['#2f5f3a', '#a9c978', '#5a8a4a'],
      100,
    ),
  ].join('')
}
