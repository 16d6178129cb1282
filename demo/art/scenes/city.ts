import { mix } from '../colour.ts'
import { line } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { clouds, glints, mist, sky, sun } from './air.ts'
import { type Canvas, fading, flanks, heightAt, land, type Point, ridge } from './land.ts'
import { cairn, grass, walker } from './props.ts'

/** One row of towers, left to right, with lit windows. */
function towers(
  canvas: Canvas,
  random: () => number,
  {
    foot,
    tall,
    colour,
    light,
    step,
  }: { foot: number; tall: number; colour: string; light: string; step: number },
): string {
  const { width, height } = canvas
  let body = ''
  let windows = ''
  for (let x = -20; x < width + 20; ) {
    const wide = Math.round(step * (0.55 + random() * 0.7))
    const crowd = 0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x / width - 0.1) / 0.85))) ** 1.4
    const up = Math.round(tall * height * (0.35 + random() * 0.65) * crowd)
    const y = Math.round(foot * height - up)
    const cap = random()
    body += `M${x} ${Math.round(foot * height + 10)}V${y}${cap > 0.9 ? `l${Math.round(wide / 2)}-${Math.round(wide * 0.7)}l${wide - Math.round(wide / 2)} ${Math.round(wide * 0.7)}` : cap > 0.72 ? `h${Math.round(wide * 0.4)}v-${Math.round(wide * 0.9)}h3v${Math.round(wide * 0.9)}h${wide - Math.round(wide * 0.4) - 3}` : `h${wide}`}V${Math.round(foot * height + 10)}z`
    for (let row = y + 12; row < foot * height - 8; row += 15)
      if (random() > 0.45)
        windows += `M${x + 5 + Math.round(random() * wide * 0.3)} ${row}h${Math.max(4, Math.round(wide * (0.15 + random() * 0.4)))}`
    x += wide + Math.round(random() * step * 0.24)
  }
  return `<path d="${body}M-20 ${Math.round(foot * height)}H${width + 20}V${height}H-20z" fill="${colour}"/><path d="${windows}" stroke="${light}" stroke-width="3.500" stroke-dasharray="4 4" stroke-opacity=".85" fill="none"/>`
}

/** Dusk over the harbour from the hills behind: the ridge line in front, towers below, islands beyond. */
export function city(sheet: Sheet, canvas: Canvas, random: () => number): string {
  const { width, height } = canvas
  const isles = ridge(canvas, random, {
    base: 0.52,
    rise: 0.2,
    roughness: 0.5,
    peaks: [
      [0.08, 0.3],
      [0.2, 0.7],
      [0.34, 0.5],
      [0.48, 0.95],
      [0.6, 0.6],
      [0.76, 0.8],
      [0.9, 0.35],
    ],
  })
  const hill = ridge(canvas, random, {
    base: 1.02,
    rise: 0.4,
    roughness: 0.5,
    peaks: [
      [0.05, 0.84],
      [0.15, 1],
      [0.24, 0.8],
      [0.36, 0.42],
      [0.52, 0.2],
      [0.7, 0.16],
      [0.88, 0.34],
    ],
  })
  const cut = (points: readonly Point[], y: number) =>
    `M-20 ${y}${line(points.map(([px, py]): Point => [px, Math.min(py, y)])).replace('M', 'L')}L${width + 20} ${y}Z`
  const water = 0.53 * height
  const lookout = 0.165 * width
  return [
    sky(sheet, canvas, [
      [0, '#2b3f6b'],
      [0.22, '#6f6f9a'],
      [0.4, '#e39a86'],
      [0.52, '#ffc98f'],
    ]),
    sun(sheet, canvas, 0.66, 0.42, 30, '#fff1cf', '#ffc98a'),
    clouds(sheet, canvas, random, 9, '#ffd7b8', [0.08, 0.4]),
    `<path d="${cut(isles, water)}" fill="${sheet.gradient([
      [0, '#6d6a8c'],
      [1, '#c99a93'],
    ])}"/><path d="${flanks(canvas, isles, random, 0.1)}" fill="${fading(sheet, '#35395c', 0.42)}"/>`,
    towers(canvas, random, {
      foot: 0.53,
      tall: 0.16,
      colour: '#6b6484',
      light: '#ffdca3',
      step: width > height ? 34 : 30,
    }),
    `<rect y="${water}" width="${width}" height="${height * 0.2}" fill="${sheet.gradient([
      [0, '#f5b78c'],
      [0.4, '#8f7a99'],
      [1, '#4a4c78'],
    ])}"/>`,
    glints(canvas, random, {
      x: 0.66,
      top: water + 6,
      bottom: height * 0.68,
      spread: width * 0.5,
      count: 100,
      colour: '#ffe9c4',
    }),
    `<g fill="#2b2f52"><path d="M${width * 0.44} ${height * 0.6}h54l-8 12h-40z"/><path d="M${width * 0.45} ${height * 0.6}v-26l20 22z" fill="#c9563f"/></g>`,
    towers(canvas, random, {
      foot: 0.74,
      tall: 0.2,
      colour: mix('#3a3d63', '#6b5f80', 0.35),
      light: '#ffd58f',
      step: width > height ? 46 : 40,
    }),
    mist(sheet, canvas, 0.73, 0.08, '#f2b58f', 0.45),
    towers(canvas, random, {
      foot: 0.86,
      tall: 0.2,
      colour: '#272c4c',
      light: '#ffcf7a',
      step: width > height ? 62 : 54,
    }),
    mist(sheet, canvas, 0.86, 0.08, '#c98a86', 0.35),
    `<path d="${land(canvas, hill)}" fill="${sheet.gradient([
      [0, '#2f4440'],
      [0.5, '#1b2c2c'],
      [1, '#101c1f'],
    ])}"/><path d="${flanks(canvas, hill, random, 0.2)}" fill="${fading(sheet, '#0a1416', 0.68)}"/><path d="${line(hill)}" fill="none" stroke="#ffbe8a" stroke-opacity=".45" stroke-width="3"/>`,
    grass(
      { from: -10, to: width, y: x => heightAt(hill, x) + height * 0.03, size: height * 0.045, random },
      ['#40584a', '#16262a', '#6d7a58'],
      420,
    ),
    walker(
      [lookout + width * 0.01, heightAt(hill, lookout + width * 0.01) + 3],
      height / 900,
      '#d9643a',
      '#e9c98a',
    ),
    walker(
      [lookout + width * 0.045, heightAt(hill, lookout + width * 0.045) + 3],
      height / 940,
      '#e8dcc0',
      '#4a7a8c',
      true,
    ),
    cairn(
      sheet,
      [lookout - width * 0.05, heightAt(hill, lookout - width * 0.05) + 10],
      height / 800,
      '#77706c',
    ),
  ].join('')
}
