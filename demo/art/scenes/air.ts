import type { Sheet } from '../sheet.ts'
import type { Canvas } from './land.ts'

/** The sky, from its height to the horizon. */
export const sky = (sheet: Sheet, { width, height }: Canvas, stops: readonly (readonly [number, string])[]) =>
  `<rect width="${width}" height="${height}" fill="${sheet.gradient(stops)}"/>`

/** Sun or moon with its halo; places are shares of the canvas. */
export function sun(
  sheet: Sheet,
  { width, height }: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: string,
  halo: string,
): string {
  const [cx, cy] = [Math.round(x * width), Math.round(y * height)]
  const wide = sheet.glow([
    [0, halo, 0.85],
    [0.25, halo, 0.4],
    [0.6, halo, 0.12],
    [1, halo, 0],
  ])
  return `<circle cx="${cx}" cy="${cy}" r="${Math.round(radius * 9)}" fill="${wide}"/><circle cx="${cx}" cy="${cy}" r="${Math.round(radius)}" fill="${colour}"/>`
}

/** A bank of mist lying at a height. */
export const mist = (
  sheet: Sheet,
  { width, height }: Canvas,
  y: number,
  thickness: number,
  colour: string,
  opacity: number,
) =>
  `<rect y="${Math.round((y - thickness) * height)}" width="${width}" height="${Math.round(thickness * 2 * height)}" fill="${sheet.gradient(
    [
      [0, colour, 0.001],
      [0.5, colour, opacity],
      [1, colour, 0.001],
    ],
  )}"/>`

/** Streaks of cloud: long, flat, soft. */
export function clouds(
  sheet: Sheet,
  { width, height }: Canvas,
  random: () => number,
  count: number,
  colour: string,
  [top, bottom]: readonly [number, number],
): string {
  const fill = sheet.glow([
    [0, colour, 0.75],
    [0.5, colour, 0.32],
    [1, colour, 0],
  ])
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * width, (top + (bottom - top) * random()) * height]
    const long = (0.08 + 0.2 * random()) * Math.max(width, 1400)
    return [0, 1, 2]
      .map(
        k =>
          `<ellipse cx="${Math.round(x + (k - 1) * long * 0.5)}" cy="${Math.round(y + (random() - 0.5) * 18)}" rx="${Math.round(long * (k === 1 ? 1 : 0.6))}" ry="${Math.round(10 + 22 * random())}" fill="${fill}"/>`,
      )
      .join('')
  }).join('')
}

/** Stars, more of them higher up. */
export function stars({ width, height }: Canvas, random: () => number, count: number, down: number): string {
  const at = (r: string) => {
    const d = Array.from(
      { length: count / 3 },
      () => `M${Math.round(random() * width)} ${Math.round(random() ** 1.6 * down * height)}h0`,
    ).join('')
    return `<path d="${d}" stroke="#fff" stroke-opacity="${(0.4 + random() * 0.5).toFixed(2)}" stroke-width="${r}" stroke-linecap="round"/>`
  }
  return ['1.6', '2.4', '3.6'].map(at).join('')
}

/** Light on water: broken lines that widen towards the shore. */
export function glints(
  { width }: Canvas,
  random: () => number,
  {
    x,
    top,
    bottom,
    spread,
    count,
    colour,
  }: { x: number; top: number; bottom: number; spread: number; count: number; colour: string },
): string {
  const d = Array.from({ length: count }, () => {
    const share = random()
    const y = top + (bottom - top) * share
    const long = (8 + 60 * random()) * (0.3 + share)
    const from = x * width + (random() - 0.5) * spread * (0.25 + share) - long / 2
    return `M${Math.round(from)} ${Math.round(y)}h${Math.round(long)}`
  }).join('')
  return `<path d="${d}" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-opacity=".6" fill="none"/>`
}
