import { darken, lighten, mix } from '../colour.ts'
import type { Sheet } from '../sheet.ts'
import type { Point } from './land.ts'

const place = (x: number, y: number, scale: number, flip = false) =>
  `translate(${Math.round(x)} ${Math.round(y)}) scale(${flip ? '-' : ''}${scale.toFixed(2)} ${scale.toFixed(2)})`

const CONIFERS = [
  'M0-100L6-84L3-85L11-66L6-68L16-47L9-50L21-28L12-31L27-8L4-12L4 0H-4L-4-12L-26-8L-12-31L-20-27L-9-49L-16-47L-6-67L-11-66L-3-84L-6-84Z',
  'M1-108L5-90L12-78L6-79L15-60L7-62L18-40L9-43L20-20L10-23L22-6L4-9V0H-4L-4-9L-21-5L-11-22L-19-20L-8-42L-16-39L-7-61L-13-60L-5-79L-9-77L-3-92Z',
  'M0-92L9-70L4-72L14-50L7-52L19-30L9-33L24-10L5-13V0H-4V-13L-23-9L-10-33L-18-31L-7-52L-14-50L-5-72L-8-71Z',
]

/** Conifers along a line; the nearer the larger. */
export function woods(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, scale: number])[],
  colour: string,
): string {
  const ids = CONIFERS.map(d => sheet.shape(d))
  const trees = places.map(
    ([x, y, scale], i) =>
      `<use href="#${ids[Math.abs(i * 7 + Math.round(x)) % 3]}" transform="${place(x, y, scale, i % 2 === 0)}"/>`,
  )
  return `<g fill="${colour}">${trees.join('')}</g>`
}

/** A dome tent lit from inside. `glow` spills its light on the ground. */
export function litTent(sheet: Sheet, [x, y]: Point, scale: number, colour: string, isLit: boolean): string {
  const inside = isLit
    ? sheet.gradient([
        [0, mix(colour, '#ffdf9a', 0.5)],
        [0.7, '#ffe7ad'],
        [1, '#ffc866'],
      ])
    : sheet.gradient([
        [0, lighten(colour, 0.3)],
        [1, darken(colour, 0.25)],
      ])
  const spill = isLit
    ? `<ellipse cx="0" cy="2" rx="190" ry="46" fill="${sheet.glow([
        [0, '#ffcf7a', 0.55],
        [1, '#ffcf7a', 0],
      ])}"/>`
    : `<ellipse cx="10" cy="2" rx="92" ry="10" fill="#0b0f16" fill-opacity=".3"/>`
  return `<g transform="${place(x, y, scale)}">${spill}<path d="M-84 0C-62-34-34-78-2-84C34-84 66-40 88 0C40 6-44 6-84 0Z" fill="${inside}"/><path d="M-2-84C34-84 66-40 88 0C68 3 50 4 30 5C26-30 16-62-2-84Z" fill="${darken(colour, isLit ? 0.2 : 0.35)}" fill-opacity="${isLit ? 0.55 : 0.75}"/><path d="M-2-84C-20-62-30-30-32 5M-2-84C16-62 26-30 30 5" fill="none" stroke="${darken(colour, 0.5)}" stroke-opacity=".5" stroke-width="2"/><path d="M-14 4C-12-26-6-48-2-60C4-46 12-24 14 4Z" fill="${isLit ? '#fff3cf' : darken(colour, 0.55)}" fill-opacity=".9"/><path d="M-84 0L-108 8M88 0L112 8" stroke="${darken(colour, 0.3)}" stroke-opacity=".6"/></g>`
}

/** A walker with pack and poles, seen from the side; 100 px tall at scale 1, feet at the point. */
export function walker([x, y]: Point, scale: number, coat: string, pack: string, flip = false): string {
  const dark = darken(coat, 0.75)
  return `<g transform="${place(x, y, scale, flip)}"><ellipse cx="-10" cy="1" rx="34" ry="4" fill="#0b0f16" fill-opacity=".25"/><path d="M-4-44L-16-22L-22-2L-14 0L-8-20L2-34L10-18L8 0L18-1L20-20L8-46Z" fill="${dark}"/><path d="M-10-46L-8-70C-6-80 8-80 12-72L14-46Z" fill="${coat}"/><path d="M2-74L14-70L26-54L23-50L8-62Z" fill="${darken(coat, 0.2)}"/><path d="M-10-78C-22-78-26-66-24-52C-23-46-14-44-9-46L-6-76Z" fill="${pack}"/><path d="M-14-80q4-5 9-2l-1 6z" fill="${darken(pack, 0.3)}"/><circle cx="5" cy="-85" r="7.500" fill="#d9b08c"/><path d="M-3-88q3-8 11-6q7 2 6 7l-17 1z" fill="${darken(coat, 0.35)}"/><path d="M25-54L36 0" stroke="${dark}" stroke-width="1.800"/></g>`
}

/** The cairn: stones upon stones, lit from the left. Its foot is at the point; about 100 px tall at scale 1. */
export function cairn(sheet: Sheet, [x, y]: Point, scale: number, stone: string): string {
  const stones: readonly (readonly [number, number, number, number])[] = [
    [0, -9, 44, 12],
    [-3, -28, 34, 11],
    [3, -46, 28, 10],
    [-2, -62, 20, 8.5],
    [2, -76, 15, 7],
    [0, -88, 9, 5.5],
  ]
  const body = stones
    .map(([cx, cy, rx, ry], i) => {
      const tone = mix(stone, i % 2 ? '#cdbfae' : '#5f6468', 0.22)
      const shape = `M${cx - rx} ${cy + ry * 0.4}C${cx - rx} ${cy - ry * 0.6} ${cx - rx * 0.6} ${cy - ry} ${cx + rx * 0.1} ${cy - ry}C${cx + rx * 0.8} ${cy - ry} ${cx + rx} ${cy - ry * 0.3} ${cx + rx} ${cy + ry * 0.4}C${cx + rx * 0.9} ${cy + ry} ${cx - rx * 0.8} ${cy + ry} ${cx - rx} ${cy + ry * 0.4}Z`
      return sheet.panel(shape, tone, { volume: 0.25, sheen: 0.7, texture: 'grain', edge: false })
    })
    .join('')
  return `<g transform="${place(x, y, scale)}"><ellipse cx="14" cy="2" rx="70" ry="9" fill="#0b0f16" fill-opacity=".28"/>${body}</g>`
}

/** Grass in the foreground: blades leaning with the wind. */
export function grass(
  {
    from,
    to,
    y,
    size,
    random,
  }: { from: number; to: number; y: (x: number) => number; size: number; random: () => number },
  colours: readonly string[],
  count: number,
): string {
  const paths = colours.map(() => '')
  for (let i = 0; i < count; i++) {
    const x = from + (to - from) * random()
    const tall = size * (0.4 + random() * 0.8)
    const lean = tall * (0.1 + random() * 0.45)
    const k = i % colours.length
    paths[k] +=
      `M${Math.round(x)} ${Math.round(y(x) + size * 0.3 * random())}q${Math.round(lean * 0.2)}-${Math.round(tall * 0.6)} ${Math.round(lean)}-${Math.round(tall)}`
  }
  return `<g fill="none" stroke-width="${(size / 22).toFixed(1)}" stroke-linecap="round">${paths.map((d, i) => `<path d="${d}" stroke="${colours[i]}"/>`).join('')}</g>`
}

/** Birds far off. */
export const birds = (places: readonly Point[], colour: string, size = 12) =>
  `<path d="${places.map(([x, y]) => `M${Math.round(x - size)} ${Math.round(y)}q${size / 2}-${size * 0.6} ${size} 0q${size / 2}-${size * 0.6} ${size} 0`).join('')}" fill="none" stroke="${colour}" stroke-width="2.200" stroke-linecap="round"/>`
