import { line, soft } from '../path.ts'
import { WEARERS } from '../people/people.ts'
import { clouds, glints, sky, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, land, type Point, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { birds, grass, litTent, walker } from './props.ts'

/** The coast: bays and islands. */
export const coastScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const horizon = 0.5 * height
  const isles = [
    ridge(canvas, random, {
      base: 0.5,
      rise: 0.06,
      peaks: [
        [0.12, 0],
        [0.2, 0.7],
        [0.3, 0.3],
        [0.36, 0],
        [0.6, 0],
        [0.68, 0.5],
        [0.76, 0.9],
        [0.86, 0.2],
        [0.92, 0],
      ],
    }),
    ridge(canvas, random, {
      base: 0.515,
      rise: 0.15,
      peaks: [
        [0.46, 0],
        [0.55, 0.2],
        [0.64, 0.5],
        [0.72, 0.3],
        [0.8, 0.8],
        [0.9, 1],
        [0.97, 0.9],
      ],
    }),
  ]
  const head = ridge(canvas, random, {
    base: 0.98,
    rise: 0.52,
    roughness: 0.5,
    peaks: [
      [0.04, 0.95],
      [0.1, 0.86],
      [0.18, 0.6],
      [0.27, 0.4],
      [0.36, 0.16],
      [0.44, 0.03],
      [0.6, 0],
      [0.8, 0.02],
    ],
  })
  const cut = (points: readonly Point[], y: number) =>
    `M-20 ${y}${line(points.map(([px, py]): Point => [px, Math.min(py, y)])).replace('M', 'L')}L${width + 20} ${y}Z`
  return [
    sky(sheet, canvas, [
      [0, '#3f8fb8'],
      [0.3, '#8fc6d6'],
      [0.5, '#e6f1ea'],
    ]),
    sun(sheet, canvas, 0.62, 0.16, 40, '#fffdf2', '#fff6d6'),
    clouds(sheet, canvas, random, 6, '#ffffff', [0.1, 0.36]),
    `<path d="${cut(isles[0] ?? [], horizon)}" fill="#8fb4bd"/>`,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${sheet.gradient([
      [0, '#9fd3d6'],
      [0.25, '#4aa6b3'],
      [0.6, '#1f7f93'],
      [1, '#12566b'],
    ])}"/>`,
    `<path d="${cut(isles[1] ?? [], horizon + height * 0.014)}" fill="${sheet.gradient([
      [0, '#4f8a7c'],
      [1, '#8fbdae'],
    ])}"/><path d="${flanks(canvas, isles[1] ?? [], random, 0.06)}" fill="${fading(sheet, '#1d4a48', 0.38)}"/>`,
    glints(canvas, random, {
      x: 0.62,
      top: horizon + 8,
      bottom: height * 0.96,
      spread: width * 0.5,
      count: 150,
      colour: '#f4fffb',
    }),
    `<path d="M0 ${height}L0 ${height * 0.8}C${width * 0.2} ${height * 0.79} ${width * 0.42} ${height * 0.84} ${width * 0.56} ${height * 0.92}C${width * 0.66} ${height * 0.97} ${width * 0.8} ${height} ${width * 0.82} ${height}Z" fill="#e9fbf6" fill-opacity=".8"/><path d="M0 ${height}L0 ${height * 0.82}C${width * 0.2} ${height * 0.81} ${width * 0.4} ${height * 0.86} ${width * 0.53} ${height * 0.94}C${width * 0.6} ${height * 0.98} ${width * 0.7} ${height} ${width * 0.74} ${height}Z" fill="${sheet.gradient(
      [
        [0, '#f1e2bf'],
        [1, '#d9bf8c'],
      ],
    )}"/>`,
    `<path d="${land(canvas, head)}" fill="${sheet.gradient([
      [0, '#5c8a55'],
      [0.5, '#3c6b4c'],
      [1, '#d9bf8c'],
    ])}"/><path d="${flanks(canvas, head, random, 0.2)}" fill="${fading(sheet, '#173f36', 0.51)}"/>`,
    `<path d="${soft(
      [
        [0.02, 0.6],
        [0.08, 0.62],
        [0.11, 0.7],
        [0.19, 0.74],
        [0.22, 0.8],
        [0.3, 0.85],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
    )}" fill="none" stroke="#e6d3a4" stroke-width="${height / 110}" stroke-linecap="round" stroke-opacity=".85"/>`,
    litTent(sheet, [0.4 * width, 0.93 * height], height / 1150, '#d9722f', false),
    litTent(sheet, [0.315 * width, 0.955 * height], height / 1000, '#efe3cc', false),
    walker([0.21 * width, 0.79 * height], height / 1700, '#c94f3d', '#24405f', true),
    onlooker(sheet, WEARERS.coast, [0.6 * width, 0.99 * height], 0.42 * height),
    grass(
      { from: -20, to: 0.2 * width, y: () => height * 1.02, size: height * 0.1, random },
      ['#2b5a40', '#7aa65c', '#1d4433'],
      180,
    ),
    birds(
      [
        [0.45, 0.26],
        [0.475, 0.24],
        [0.5, 0.27],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#ffffff',
    ),
  ].join('')
}
