import { darken, lighten, mix } from '../colour.ts'
import type { Sheet } from '../sheet.ts'
import { sky, sun } from './air.ts'
import { stroller } from './figures.ts'
import type { Canvas } from './land.ts'
import type { Paint } from './paint.ts'

/** One old house front: shop at street level, floors of shuttered windows, a balcony here and there. */
function house(
  sheet: Sheet,
  random: () => number,
  { x, wide, foot, top, colour }: { x: number; wide: number; foot: number; top: number; colour: string },
): string {
  const tall = foot - top
  const floors = Math.max(3, Math.round(tall / (wide * 0.52)))
  const each = tall / (floors + 0.9)
  const columns = 3
  let windows = ''
  let frames = ''
  let ledges = ''
  for (let floor = 0; floor < floors; floor++) {
    const y = top + each * (floor + 0.28)
    ledges += `M${x} ${Math.round(y + each * 0.66)}h${wide}`
    for (let column = 0; column < columns; column++) {
      const left = Math.round(x + (wide / columns) * (column + 0.2))
      const w = Math.round((wide / columns) * 0.6)
      const h = Math.round(each * 0.52)
      const isLit = random() > 0.55
      windows += `<path d="M${left} ${Math.round(y)}h${w}v${h}h-${w}z" fill="${isLit ? '#ffd694' : darken(colour, 0.62)}"/>`
      frames += `M${left} ${Math.round(y)}h${w}v${h}h-${w}zM${left + Math.round(w / 2)} ${Math.round(y)}v${h}M${left} ${Math.round(y + h * 0.4)}h${w}`
    }
  }
  const shop = Math.round(each * 0.82)
  const awning = Array.from({ length: 6 }, (_, i) => {
    const from = x + (wide / 6) * i
    return `<path d="M${from} ${foot - shop}h${wide / 6}l${wide * 0.012} ${each * 0.24}h-${wide / 6}z" fill="${i % 2 ? '#efe3cc' : mix(colour, '#a8473a', 0.7)}"/>`
  }).join('')
  return `<path d="M${x} ${foot}V${top}h${wide}V${foot}z" fill="${sheet.gradient([
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.2)],
  ])}"/>${windows}<path d="${frames}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="4"/><path d="${ledges}" stroke="${lighten(colour, 0.4)}" stroke-width="7"/><path d="M${x + wide * 0.06} ${foot}v-${shop * 0.72}h${wide * 0.88}v${shop * 0.72}z" fill="#ffcf85"/><path d="M${x + wide * 0.34} ${foot}v-${shop * 0.72}M${x + wide * 0.64} ${foot}v-${shop * 0.72}" stroke="${darken(colour, 0.6)}" stroke-width="8"/>${awning}<path d="M${x} ${top}h${wide}v-${each * 0.12}h-${wide}z" fill="${lighten(colour, 0.3)}"/>`
}

/** The steps between the houses, narrower the higher. */
function steps({ width, height }: Canvas, from: number, to: number, top: number, count: number): string {
  const middle = ((from + to) / 2) * width
  return Array.from({ length: count }, (_, i) => {
    const near = (i / count) ** 0.72
    const next = ((i + 1) / count) ** 0.72
    const y = height - (height - top) * near
    const up = height - (height - top) * next
    const half = (share: number) => ((to - from) / 2) * width * (1.25 - 0.92 * share)
    const riser = up + (y - up) * 0.45
    return `<path d="M${middle - half(near)} ${y}L${middle + half(near)} ${y}L${middle + half(next)} ${riser}L${middle - half(next)} ${riser}Z" fill="${mix('#8f8377', '#f0c596', next * 0.7)}"/><path d="M${middle - half(next)} ${riser}H${middle + half(next)}V${up}H${middle - half(next)}Z" fill="${mix('#5f564f', '#c79a76', next * 0.7)}"/>`
  }).join('')
}

/** Dusk in a ladder street: old house fronts, lit shops, people on their way up. */
export const ladderScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const isWide = width > height
  const [left, right] = isWide ? [0.56, 0.76] : [0.32, 0.72]
  const foot = height * 0.93
  const far = height * (isWide ? 0.42 : 0.5)
  const unit = isWide ? height * 0.42 : width * 0.3
  const colours = ['#a8695a', '#7f8f84', '#c2a06a', '#8a7a92', '#b98a70', '#6f8796']
  const row = (start: number, step: number, count: number, shade: number) =>
    Array.from({ length: count }, (_, i) =>
      house(sheet, random, {
        x: Math.round(start + step * i),
        wide: Math.round(unit),
        foot: Math.round(foot),
        top: Math.round(height * (0.1 + 0.13 * random())),
        colour: colours[(i * 2 + shade) % colours.length] ?? '#a8695a',
      }),
    ).join('')
  const onLeft = Math.ceil((left * width) / unit) + 1
  const onRight = Math.ceil(((1 - right) * width) / unit) + 1
  const climber = (share: number, aside: number) =>
    [(left + right) * 0.5 * width + aside * width, height - (height - far) * share] as const
  const leaves = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${Math.round(((left + right) / 2 + (random() - 0.5) * (right - left) * 1.1) * width)}" cy="${Math.round(far - height * (0.02 + 0.2 * random()))}" r="${Math.round(height * (0.012 + 0.022 * random()))}"/>`,
  ).join('')
  return [
    sky(sheet, canvas, [
      [0, '#4b5a8a'],
      [0.3, '#c98f96'],
      [0.55, '#ffd3a0'],
    ]),
    sun(sheet, canvas, (left + right) / 2, 0.36, 30, '#fff6df', '#ffdcae'),
    `<g fill="#4a6350" fill-opacity=".9">${leaves}</g>`,
    steps(canvas, left, right, far, isWide ? 17 : 20),
    row(left * width - unit, -unit, onLeft, 0),
    row(right * width, unit, onRight, 1),
    `<path d="M0 ${foot}H${left * width}L${left * width - width * 0.02} ${height}H0ZM${width} ${foot}H${right * width}L${right * width + width * 0.02} ${height}H${width}Z" fill="#6b625a"/>`,
    `<path d="M${left * width - 4} ${height * 0.3}q${(right - left) * width * 0.5} ${height * 0.16} ${(right - left) * width + 8} 0" fill="none" stroke="#3a3230" stroke-width="3"/>${[
      0.14, 0.32, 0.5, 0.68, 0.86,
    ]
      .map(
        share =>
          `<circle cx="${Math.round((left + (right - left) * share) * width)}" cy="${Math.round(height * (0.315 + 0.3 * share * (1 - share)))}" r="${Math.round(height * 0.014)}" fill="#ffb55a"/>`,
      )
      .join('')}`,
    stroller(climber(0.12, -0.015), height / (isWide ? 380 : 560), '#5b5277', '#cf6d2c'),
    stroller(climber(0.36, 0.03), height / (isWide ? 620 : 900), '#a8473a', '#d8cdb8', true),
    stroller(climber(0.62, -0.01), height / (isWide ? 1000 : 1400), '#3d4a40', '#d3a441'),
  ].join('')
}
