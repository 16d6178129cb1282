import { WEARERS } from '../people/people.ts'
import { glints, sky, stars, sun } from './air.ts'
import { onlooker } from './figures.ts'
import { fading, flanks, land, ridge, snowcaps } from './land.ts'
import type { Paint } from './paint.ts'
import { cairn, grass, litTent, woods } from './props.ts'

/** Night by the lake: two lit tents. */
export const campScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const shore = 0.7 * height
  const peaks = ridge(canvas, random, {
    base: 0.7,
    rise: 0.44,
    roughness: 0.56,
    peaks: [
      [0.08, 0.35],
      [0.22, 0.62],
      [0.36, 0.34],
      [0.52, 0.9],
      [0.62, 0.62],
      [0.78, 0.8],
      [0.92, 0.4],
    ],
  })
  const back = ridge(canvas, random, { base: 0.7, rise: 0.2, roughness: 0.5 })
  const near = ridge(canvas, random, { base: 0.9, rise: 0.05, roughness: 0.4 })
  const mountains = `<path d="${land(canvas, peaks)}" fill="${sheet.gradient([
    [0, '#3a557a'],
    [0.7, '#22385a'],
    [1, '#1a2c49'],
  ])}"/><path d="${snowcaps(canvas, peaks, random, 0.44)}" fill="#c9d8ea" fill-opacity=".8"/><path d="${flanks(canvas, peaks, random, 0.2)}" fill="${fading(sheet, '#0a1630', 0.6)}"/><path d="${land(canvas, back)}" fill="#14233d"/>${woods(
    sheet,
    Array.from({ length: Math.round(width / 44) }, (_, i): readonly [number, number, number] => [
      i * 46 + random() * 30,
      shore + 4,
      (height / 1000) * (0.45 + random() * 0.5),
    ]),
    '#0e1a30',
  )}`
  const id = sheet.twice(mountains)
  return [
    sky(sheet, canvas, [
      [0, '#0b1630'],
      [0.3, '#1d3560'],
      [0.55, '#5a6d9a'],
      [0.7, '#e0a58c'],
    ]),
    stars(canvas, random, 210, 0.5),
    `<ellipse rx="${height * 0.75}" ry="${height * 0.13}" fill="${sheet.glow([
      [0, '#cbd8ff', 0.3],
      [0.5, '#9fb2e6', 0.12],
      [1, '#9fb2e6', 0],
    ])}" transform="translate(${width * 0.4} ${height * 0.12}) rotate(24)"/>`,
    sun(sheet, canvas, 0.8, 0.16, 26, '#fdf6e0', '#dfe6ff'),
    id.right,
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${sheet.gradient([
      [0, '#b98a80'],
      [0.25, '#3f4f78'],
      [1, '#0d1730'],
    ])}"/>`,
    `<clipPath id="lake"><path d="M0 ${shore}H${width}V${height}H0z"/></clipPath><g clip-path="url(#lake)"><g transform="translate(0 ${shore * 2}) scale(1-1)" opacity=".34">${id.right}</g></g>`,
    glints(canvas, random, {
      x: 0.5,
      top: shore + 6,
      bottom: height * 0.9,
      spread: width * 0.8,
      count: 90,
      colour: '#cfd9f2',
    }),
    `<path d="${land(canvas, near, true)}" fill="${sheet.gradient([
      [0, '#1b2a2c'],
      [1, '#0a1214'],
    ])}"/>`,
    litTent(sheet, [width * 0.7, height * 0.915], height / 520, '#e07b39', true),
    litTent(sheet, [width * 0.88, height * 0.9], height / 760, '#3f8a7c', true),
    `<path d="M${width * 0.585} ${height * 0.93}q6-38 18-52q0 22 12 26q8-10 6-22q20 24 10 48z" fill="#ffb347"/><path d="M${width * 0.59} ${height * 0.93}q6-22 14-30q2 14 14 30z" fill="#fff1bd"/><circle cx="${Math.round(width * 0.594)}" cy="${Math.round(height * 0.92)}" r="${Math.round(height * 0.2)}" fill="${sheet.glow(
      [
        [0, '#ffb86b', 0.5],
        [1, '#ffb86b', 0],
      ],
    )}"/>`,
    onlooker(sheet, WEARERS.camp, [width * 0.52, height * 0.965], 0.34 * height),
    cairn(sheet, [width * 0.3, height * 0.94], height / 760, '#6c7078'),
    woods(
      sheet,
      [
        [0.02, 1, 5.2],
        [0.065, 1.02, 4.2],
        [0.11, 1.03, 3.4],
        [0.97, 1.02, 4.6],
        [1.0, 1.02, 5.6],
      ].map(([x = 0, y = 0, s = 1]) => [x * width, y * height, (s * height) / 1000] as const),
      '#070d18',
    ),
    grass(
      { from: 0, to: width, y: () => height * 1.01, size: height * 0.05, random },
      ['#0a1416', '#24393a'],
      240,
    ),
  ].join('')
}
